import type {Rule} from '../../model.ts'
import {bootProfileWith} from '../example-layer.ts'
import {vendorSyntaxIn} from '../vendor-syntax.ts'

export const bootVendorSyntax = {
  id: 'boot-vendor-syntax',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §4',
  summary: "The boot profile is written in one host's configuration syntax.",
  why: 'Every other host, and every person, reads it as text: what it was to do does not happen there.',
  mend: 'Say it in plain words, with the path in backticks; imports of data files belong into the `Load` column of the router table.',
  example: {
    bad: {'docs/boot-profile.md': bootProfileWith('See @docs/domain/terms.md for the words.\n')},
    good: {'docs/boot-profile.md': bootProfileWith('See `docs/domain/terms.md` for the words.\n')},
  },
  check({layer: {boot}}, report) {
    if (!boot) return
    const {file} = boot.document
    for (const {what, host, hint, start, end} of vendorSyntaxIn(boot.document)) {
      const written = file.text.slice(start, end)
      report({
        rule: 'boot-vendor-syntax',
        path: file.path,
        construct: written,
        message: `\`${written}\` is ${what} of ${host}; other hosts and people read it as it stands.`,
        hint,
        place: {file, start, end},
      })
    }
  },
} satisfies Rule
