import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const manifestParse = {
  id: 'manifest-parse',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §2.5',
  summary: '`leji.json` is not JSON, or leads outside the repository.',
  why: 'Nothing of the layer can be read before its manifest; comments and trailing commas are not JSON, and other readers refuse them.',
  mend: 'Correct the syntax at the marked place; take comments and trailing commas out.',
  example: {
    bad: {'leji.json': '{\n  "leji": "1.0",\n  "name": "tea-shop",\n}\n'},
    good: {'leji.json': manifestWith({description: 'What the tea shop knows.'})},
  },
  check: reportRecorded('manifest-parse'),
} satisfies Rule
