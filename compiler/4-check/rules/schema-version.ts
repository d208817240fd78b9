import type {Rule} from '../../model.ts'
import {changelogOf} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const schemaVersion = {
  id: 'schema-version',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §1.9',
  summary: 'The context index or the changelog carries a `schemaVersion` that this compiler does not know.',
  why: 'Another version may mean other things by the same fields.',
  mend: 'Write `"schemaVersion": "1.0"`, or use a compiler that knows the version.',
  example: {
    bad: {'docs/context-changelog.json': changelogOf({}).replace('"1.0"', '"2.0"')},
    good: {'docs/context-changelog.json': changelogOf({})},
  },
  check: reportRecorded('schema-version'),
} satisfies Rule
