import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const manifestNotScalar = {
  id: 'manifest-not-scalar',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §1.5',
  summary: 'A string in `leji.json` holds half of a surrogate pair.',
  why: 'Such a string has no UTF-8 form, so tools would disagree about the name or path that it spells.',
  mend: 'Write the character in full, or take the escape out.',
  example: {
    bad: {'leji.json': manifestWith({description: 'tea \ud83c'})},
    good: {'leji.json': manifestWith({description: 'tea \ud83c\udf75'})},
  },
  check: reportRecorded('manifest-not-scalar'),
} satisfies Rule
