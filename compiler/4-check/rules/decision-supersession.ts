import type {Rule} from '../../model.ts'
import {decisionRecord} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const decisionSupersession = {
  id: 'decision-supersession',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §7',
  summary: 'Two decision records disagree about which supersedes which.',
  why: 'Both would be routed as live, and an agent would follow the wrong one.',
  mend: 'Write `supersedes` in the new record, and `status: superseded` with `supersededBy` in the old one.',
  example: {
    bad: {
      'docs/decisions/0002-open-late.md': decisionRecord(
        'id: open-late',
        'title: Open late',
        'status: accepted',
        'date: 2026-04-01',
        'supersedes: close-early',
      ),
    },
    good: {
      'docs/decisions/0002-open-late.md': decisionRecord(
        'id: open-late',
        'title: Open late',
        'status: accepted',
        'date: 2026-04-01',
        'supersedes: close-early',
      ),
      'docs/decisions/0003-close-early.md': decisionRecord(
        'id: close-early',
        'title: Close early',
        'status: superseded',
        'supersededBy: open-late',
        'date: 2026-03-15',
      ),
    },
  },
  check: reportRecorded('decision-supersession'),
} satisfies Rule
