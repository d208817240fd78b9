import type {Rule} from '../../model.ts'
import {indexFile} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const freshnessOnRecord = {
  id: 'freshness-on-record',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.5',
  summary: 'A record carries `freshness.reviewAfter`.',
  why: 'A record is valid for its own time and is superseded, not reviewed: a horizon promises a currency that it cannot have.',
  mend: 'Take the horizon out, or list the document as intent.',
  example: {
    bad: {
      'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/audit.md'),
      'docs/audit.md': '---\nkind: record\ndate: 2026-02-01\nfreshness:\n  reviewAfter: 2026-08-01\n---\n\n# Audit\n',
    },
    good: {
      'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/audit.md'),
      'docs/audit.md': '---\nkind: record\ndate: 2026-02-01\n---\n\n# Audit\n',
    },
  },
  check: reportRecorded('freshness-on-record'),
} satisfies Rule
