import type {Rule} from '../../model.ts'
import {reportRecordedNear} from '../near-faults.ts'

export const categoryIndexMissing = {
  id: 'category-index-missing',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.3',
  summary: 'A category index file that the manifest declares is not a file.',
  why: 'The index file is what says which documents belong to the category.',
  mend: 'Create the index file, or correct its path in `leji.json`.',
  example: {
    bad: {'docs/context/domain.md': null},
    good: {},
    companions: ['index-file-missing', 'category-empty'],
  },
  check: reportRecordedNear('category-index-missing'),
} satisfies Rule
