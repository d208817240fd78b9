import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const indexFileMissing = {
  id: 'index-file-missing',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.3',
  summary: 'A category index file cannot be read inside the repository.',
  why: "A link out of the repository is another team's content: this layer's review does not cover it.",
  mend: 'Put a readable index file at the declared path.',
  example: {
    bad: {'docs/context/domain.md': {link: '../../../elsewhere/domain.md'}},
    good: {},
    companions: ['category-empty'],
  },
  check: reportRecorded('index-file-missing'),
} satisfies Rule
