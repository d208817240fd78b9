import type {Rule} from '../../model.ts'
import {decisionRecord} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const decisionNumberDuplicate = {
  id: 'decision-number-duplicate',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §7',
  summary: 'Two decision records carry the same number in their file names.',
  why: 'People cite a decision by its number; with two of them every citation is a guess.',
  mend: 'Give the later record the next free number.',
  example: {
    bad: {
      'docs/decisions/1-open-late.md': decisionRecord(
        'id: open-late',
        'title: Open late',
        'status: accepted',
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
  check: reportRecorded('decision-number-duplicate'),
} satisfies Rule
