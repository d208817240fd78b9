import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const manifestSchema = {
  id: 'manifest-schema',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §2',
  summary: 'A value in `leji.json` has the wrong shape, is missing, or is not known.',
  why: 'The manifest is closed: an unknown field is most often a misspelt one, and would silently have no effect.',
  mend: 'Correct the marked value; the message names the field and what it takes.',
  example: {
    bad: {'leji.json': manifestWith({descripton: 'What the tea shop knows.'})},
    good: {'leji.json': manifestWith({description: 'What the tea shop knows.'})},
  },
  check: reportRecorded('manifest-schema'),
} satisfies Rule
