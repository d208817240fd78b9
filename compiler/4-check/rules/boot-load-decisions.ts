import type {Rule} from '../../model.ts'
import {stripSlash, underPath} from '../../paths.ts'
import {bootProfileReading} from '../example-layer.ts'
import {declaredPath} from '../places.ts'

export const bootLoadDecisions = {
  id: 'boot-load-decisions',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §4',
  summary: 'The boot profile has an agent read the whole folder of decisions before any task.',
  why: 'Decisions pile up without limit, so every task pays more each month for records that it does not need.',
  mend: 'Send a task to the records whose `affectedPaths` cover what it touches.',
  example: {
    bad: {
      'docs/boot-profile.md': bootProfileReading('Read `docs/domain/terms.md` and `docs/decisions/` before any task.'),
    },
    good: {'docs/boot-profile.md': bootProfileReading('Read `docs/domain/terms.md` before any task.')},
  },
  check({layer: {boot}, resolved}, report) {
    if (!boot || !resolved?.load) return
    const folder = stripSlash(resolved.manifest.machine.decisionRecordsPath)
    const {file} = boot.document
    for (const {role, targets} of resolved.load.steps) {
      if (role !== 'first') continue
      for (const {literal, kind, documents, start, end} of targets) {
        if (kind !== 'directory' || !(underPath(folder, literal.path) || underPath(literal.path, folder))) continue
        const records = documents.filter(({category}) => category === 'decisions').length
        report({
          rule: 'boot-load-decisions',
          path: file.path,
          construct: literal.written,
          message: `\`${literal.written}\` is read before any task, and with it every decision record (${records} now).`,
          hint: `Name it under a task instead, as "asking why: the records in \`${folder}/\` whose \`affectedPaths\` cover what you touch".`,
          place: {file, start, end},
          related: declaredPath(resolved.manifest, 'decisionRecordsPath'),
        })
      }
    }
  },
} satisfies Rule
