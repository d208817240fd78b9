import type {Rule} from '../../model.ts'
import {stripSlash} from '../../paths.ts'
import {bootProfileWithout} from '../example-layer.ts'
import {declaredPath, firstLine} from '../places.ts'

export const bootProfileMaintenance = {
  id: 'boot-profile-maintenance',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §4',
  summary: 'The boot profile names neither the declared changelog nor the folder of decision records.',
  why: 'An agent that changes something must know where changes and decisions are recorded.',
  mend: 'Name one of the two paths, literally, in the boot profile.',
  example: {
    bad: {'docs/boot-profile.md': bootProfileWithout('Decisions are recorded in `docs/decisions/`. ')},
    good: {},
  },
  check({layer}, report) {
    const {boot, manifest} = layer
    if (!boot || !manifest) return
    const {file} = boot.document
    const {declared, changelogPath, decisionRecordsPath} = manifest.machine
    const paths = [...(declared.has('changelogPath') ? [changelogPath] : []), decisionRecordsPath]
    if (paths.some((path) => file.text.includes(stripSlash(path)))) return
    report({
      rule: 'boot-profile-maintenance',
      path: file.path,
      message: `The boot profile does not say where changes are recorded: ${paths.map((path) => `\`${path}\``).join(' and ')} ${paths.length > 1 ? 'do' : 'does'} not occur in it.`,
      hint: `Add a sentence such as "Decisions are recorded in \`${decisionRecordsPath}\`."`,
      place: firstLine(file),
      related: [...declaredPath(manifest, 'changelogPath'), ...declaredPath(manifest, 'decisionRecordsPath')],
    })
  },
} satisfies Rule
