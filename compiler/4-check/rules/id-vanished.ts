import type {Rule} from '../../model.ts'
import {contextIndexWith} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const idVanished = {
  id: 'id-vanished',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §10.2',
  summary: 'A document of the stored index is gone, and so is its id.',
  why: 'Whatever referred to the id now dangles. A frontmatter `id` survives moves and edits.',
  mend: 'Give the moved document the old id in its frontmatter; if it was removed on purpose, build the index again.',
  example: {
    bad: {
      'docs/context-index.json': contextIndexWith({
        'docs/domain/terms.md': {id: 'units', path: 'docs/domain/units.md', contentHash: 'sha256:0'},
      }),
    },
    good: {'docs/context-index.json': contextIndexWith()},
  },
  check: reportRecorded('id-vanished'),
} satisfies Rule
