import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const indexFileParse = {
  id: 'index-file-parse',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.2',
  summary: 'A category index file breaks the grammar of its `leji-index` blocks.',
  why: 'A line that is not understood selects nothing, so its document would silently drop out of the layer.',
  mend: 'Write one `- path: docs/page.md` a line, between ```` ```leji-index ```` and ```` ``` ````.',
  example: {
    bad: {'docs/context/domain.md': '# domain\n\n```leji-index\n- path: docs/domain/\n* docs/more.md\n```\n'},
    good: {'docs/context/domain.md': '# domain\n\n```leji-index\n# what the words mean\n- path: docs/domain/\n```\n'},
  },
  check: reportRecorded('index-file-parse'),
} satisfies Rule
