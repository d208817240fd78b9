import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const kindInvalid = {
  id: 'kind-invalid',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.5',
  summary: 'Frontmatter `kind` is neither `intent` nor `record`.',
  why: 'The kind says whether a document is kept true or dated evidence; another word says neither.',
  mend: 'Write `kind: intent` or `kind: record`, or leave the field out.',
  example: {
    bad: {'docs/domain/terms.md': '---\nkind: intend\n---\n\n# Terms\n'},
    good: {'docs/domain/terms.md': '---\nkind: intent\n---\n\n# Terms\n'},
  },
  check: reportRecorded('kind-invalid'),
} satisfies Rule
