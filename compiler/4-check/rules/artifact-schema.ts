import type {Rule} from '../../model.ts'
import {changelogOf} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const artifactSchema = {
  id: 'artifact-schema',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §11',
  summary: 'The context index or the changelog breaks its schema.',
  why: 'Other tools read these files by machine; a field of another shape stops them.',
  mend: 'Correct the marked value; let `lejic build` write the index.',
  example: {
    bad: {'docs/context-changelog.json': changelogOf({type: 'compaction'})},
    good: {'docs/context-changelog.json': changelogOf({type: 'changed'})},
  },
  check: reportRecorded('artifact-schema'),
} satisfies Rule
