import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const manifestLegacyPaths = {
  id: 'manifest-legacy-paths',
  severity: 'info',
  origin: 'own',
  source: 'Leji 1.0 §2.1',
  summary: 'Categories are mapped by `paths`, the form before index files.',
  why: 'It is still read here, but newer tools refuse it; index files also tell records from what is kept true.',
  mend: 'List the content in a category index file, and write `{"indexes": ["docs/context/domain.md"]}` in place of `paths`.',
  example: {
    bad: {
      'leji.json': manifestWith({
        categories: {domain: {paths: ['docs/domain/']}, decisions: {paths: ['docs/decisions/']}},
      }),
    },
    good: {},
  },
  check: reportRecorded('manifest-legacy-paths'),
} satisfies Rule
