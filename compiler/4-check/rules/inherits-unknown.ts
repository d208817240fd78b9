import type {Rule} from '../../model.ts'
import {agentProfile, corePosture} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const inheritsUnknown = {
  id: 'inherits-unknown',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §6.1',
  summary: '`inherits` names no profile.',
  why: 'Without its base the profile lacks duties, so it must not be applied alone.',
  mend: 'Correct the id, or add the base profile.',
  example: {
    bad: {'docs/agents/writer.md': agentProfile('id: writer', 'name: Writer', 'role: writer', 'inherits: core')},
    good: {
      'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture),
      'docs/agents/writer.md': agentProfile('id: writer', 'name: Writer', 'role: writer', 'inherits: core'),
    },
  },
  check: reportRecorded('inherits-unknown'),
} satisfies Rule
