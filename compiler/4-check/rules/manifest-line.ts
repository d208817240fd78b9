import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const manifestLine = {
  id: 'manifest-line',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §2.5',
  summary: '`leji` names a line of the specification that this compiler does not know.',
  why: 'Another line may mean other things by the same fields; guessing would read the layer wrongly.',
  mend: 'Write `"leji": "1.0"`, or use a compiler that knows the line.',
  example: {bad: {'leji.json': manifestWith({leji: '2.0'})}, good: {'leji.json': manifestWith({leji: '1.0'})}},
  check: reportRecorded('manifest-line'),
} satisfies Rule
