import type {Rule} from '../../model.ts'
import {firstLine} from '../places.ts'
import {isImportShim, vendorFiles} from '../vendor-files.ts'

export const vendorAdapterImport = {
  id: 'vendor-adapter-import',
  severity: 'info',
  origin: 'own',
  source: 'Leji 1.0 §9',
  summary: '`CLAUDE.md` redirects through the import `@AGENTS.md` alone.',
  why: "The specification asks every vendor file for the boot profile's path itself; a host that does not expand imports finds none here.",
  mend: 'Nothing, when `claude-code: {exact: true}` is meant; else take `exact` out of `lejic.yaml`.',
  example: {
    bad: {
      'lejic.yaml': 'hosts:\n  agents: {mode: redirect}\n  claude-code: {exact: true}\n',
      'AGENTS.md': 'Read `docs/boot-profile.md` before you do anything.\n',
      'CLAUDE.md': '@AGENTS.md\n',
    },
    good: {
      'AGENTS.md': 'Read `docs/boot-profile.md` before you do anything.\n',
      'CLAUDE.md': '@AGENTS.md\n\nRead `docs/boot-profile.md` before you do anything.\n',
    },
  },
  check(context, report) {
    const {manifest, settings} = context.layer
    if (!manifest) return
    for (const file of vendorFiles(context)) {
      if (!isImportShim(file, settings)) continue
      report({
        rule: 'vendor-adapter-import',
        path: file.path,
        message: `\`${file.path}\` names the boot profile only through the import \`@AGENTS.md\`, as \`exact: true\` asks.`,
        hint: '`lejic check --spec` counts this as `vendor-adapter-redirect`.',
        place: firstLine(file),
      })
    }
  },
} satisfies Rule
