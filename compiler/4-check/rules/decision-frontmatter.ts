import type {Rule} from '../../model.ts'
import {decisionRecord} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const decisionFrontmatter = {
  id: 'decision-frontmatter',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §7',
  summary: "A decision record's frontmatter is missing, cannot be read, or breaks its schema.",
  why: 'Status and date decide whether a decision still binds; without them an agent cannot tell.',
  mend: 'Give the record `id`, `title`, `status` and `date`, and correct the marked field.',
  example: {
    bad: {
      'docs/decisions/0002-open-late.md': decisionRecord(
        'id: open-late',
        'title: Open late',
        'status: agreed',
        'date: 2026-04-01',
      ),
    },
    good: {
      'docs/decisions/0002-open-late.md': decisionRecord(
        'id: open-late',
        'title: Open late',
        'status: accepted',
        'date: 2026-04-01',
      ),
    },
  },
  check: reportRecorded('decision-frontmatter'),
} satisfies Rule
