import type {Rule} from '../../model.ts'
import {indexFile, manifestWithCategory} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const categoryConflict = {
  id: 'category-conflict',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.4',
  summary: 'Two entries of equal rank put one document into different categories or kinds.',
  why: 'Order never decides, so the document belongs nowhere and drops out of the layer.',
  mend: 'Keep one of the entries, or list the document by its own path in the index that shall win.',
  example: {
    bad: {
      'leji.json': manifestWithCategory('practice'),
      'docs/context/practice.md': indexFile('practice', 'docs/domain/', 'docs/brewing.md'),
      'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/blends.md'),
      'docs/blends.md': '# Blends\n',
      'docs/brewing.md': '# Brewing\n',
    },
    good: {
      'leji.json': manifestWithCategory('practice'),
      'docs/context/practice.md': indexFile('practice', 'docs/brewing.md'),
      'docs/brewing.md': '# Brewing\n',
    },
  },
  check: reportRecorded('category-conflict'),
} satisfies Rule
