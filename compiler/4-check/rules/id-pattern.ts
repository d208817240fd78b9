import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const idPattern = {
  id: 'id-pattern',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §10.2',
  summary: 'The id of an indexed document is not lower-case letters and digits joined by hyphens.',
  why: 'Ids stand in file names, addresses and commands on every system; other characters break one of them.',
  mend: 'Write a frontmatter `id` such as `opening-hours`.',
  example: {
    bad: {'docs/domain/terms.md': '---\nid: Tea Terms\n---\n\n# Terms\n'},
    good: {'docs/domain/terms.md': '---\nid: tea-terms\n---\n\n# Terms\n'},
  },
  check: reportRecorded('id-pattern'),
} satisfies Rule
