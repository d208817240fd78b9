import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'

export const artifactConflict = {
  id: 'artifact-conflict',
  severity: 'error',
  origin: 'own',
  summary: 'Two outputs claim one path.',
  why: 'One would overwrite the other, and which one would hang on chance.',
  mend: 'Change the setting or the document that makes the second one; the message names both.',
  example: {
    bad: {'leji.json': manifestWith({machine: {indexPath: 'AGENTS.md'}})},
    good: {'leji.json': manifestWith({machine: {indexPath: 'docs/context-index.json'}})},
  },
  raisedBy: 'emit',
} satisfies Rule
