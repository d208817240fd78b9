import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const idDuplicate = {
  id: 'id-duplicate',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §1.2',
  summary: 'Two profiles, decisions, changelog entries or indexed documents have the same id.',
  why: 'An id is how others refer to the thing; shared by two it refers to neither.',
  mend: 'Give the newer one another id; never change an id that is published.',
  example: {
    bad: {
      'docs/domain/terms.md': '---\nid: words\n---\n\n# Terms\n',
      'docs/domain/units.md': '---\nid: words\n---\n\n# Units\n',
    },
    good: {
      'docs/domain/terms.md': '---\nid: words\n---\n\n# Terms\n',
      'docs/domain/units.md': '---\nid: units\n---\n\n# Units\n',
    },
  },
  check: reportRecorded('id-duplicate'),
} satisfies Rule
