import type {Rule} from '../../model.ts'
import {changelogOf} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const artifactParse = {
  id: 'artifact-parse',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §10.3',
  summary: 'The context index or the changelog is not JSON, or leads outside the repository.',
  why: 'Readers refuse the whole file, however small the slip.',
  mend: 'Correct the syntax at the marked place; for the index, deleting it and running `lejic build` is enough.',
  example: {
    bad: {'docs/context-changelog.json': '{"schemaVersion": "1.0", "entries": [}\n'},
    good: {'docs/context-changelog.json': changelogOf({})},
  },
  check: reportRecorded('artifact-parse'),
} satisfies Rule
