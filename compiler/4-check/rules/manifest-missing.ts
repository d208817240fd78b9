import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const manifestMissing = {
  id: 'manifest-missing',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §2.5',
  summary: 'There is no `leji.json` at the root of the repository.',
  why: 'The manifest is the one file that a reader finds without being told; without it nothing else of the layer is found.',
  mend: 'Run `lejic init`, or create `leji.json` at the repository root.',
  example: {bad: {'leji.json': null}, good: {}},
  check: reportRecorded('manifest-missing'),
} satisfies Rule
