import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'

export const conformanceClaim = {
  id: 'conformance-claim',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §18',
  summary: 'The layer claims a level that it does not keep.',
  why: 'Others mount a layer and let agents rely on it because of what it claims.',
  mend: 'Mend what fails (`lejic conformance --explain` says how), or claim a lower level.',
  example: {
    bad: {'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}})},
    good: {'leji.json': manifestWith({conformance: {claimedLevel: 'core'}})},
  },
  raisedBy: 'conformance',
} satisfies Rule
