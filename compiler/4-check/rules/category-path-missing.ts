import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'
import {reportRecordedNear} from '../near-faults.ts'

export const categoryPathMissing = {
  id: 'category-path-missing',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §2.1',
  summary: 'A path of the older `categories.<id>.paths` form does not exist.',
  why: 'The category promises content that a reader cannot open.',
  mend: 'Correct the path in `leji.json`, or take it away.',
  example: {
    bad: {
      'leji.json': manifestWith({
        categories: {domain: {paths: ['docs/domain/', 'docs/gone/']}, decisions: {paths: ['docs/decisions/']}},
      }),
    },
    good: {},
    companions: ['manifest-legacy-paths'],
  },
  check: reportRecordedNear('category-path-missing'),
} satisfies Rule
