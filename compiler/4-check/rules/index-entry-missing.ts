import type {Rule} from '../../model.ts'
import {indexFile} from '../example-layer.ts'
import {reportRecordedNear} from '../near-faults.ts'

export const indexEntryMissing = {
  id: 'index-entry-missing',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.3',
  summary: 'An entry of a category index file leads nowhere inside the repository.',
  why: 'The layer promises a document that a reader cannot open.',
  mend: 'Correct the path, or take the entry away.',
  example: {
    bad: {'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/prices.md')},
    good: {
      'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/prices.md'),
      'docs/prices.md': '# Prices\n\nWe charge by weight.\n',
    },
  },
  check: reportRecordedNear('index-entry-missing'),
} satisfies Rule
