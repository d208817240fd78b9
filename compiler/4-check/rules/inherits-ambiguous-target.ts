import type {Rule} from '../../model.ts'
import {agentProfile, corePosture, manifestWith} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const inheritsAmbiguousTarget = {
  id: 'inherits-ambiguous-target',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §6.1',
  summary: '`inherits` names an id that several profiles have.',
  why: 'Which duties the profile gets would depend on chance.',
  mend: 'Give each profile an id of its own.',
  example: {
    bad: {
      'leji.json': manifestWith({agents: {lead: 'team/core.md'}}),
      'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture),
      'team/core.md': agentProfile('id: core', 'name: Team core', ...corePosture),
      'docs/agents/writer.md': agentProfile('id: writer', 'name: Writer', 'role: writer', 'inherits: core'),
    },
    good: {
      'leji.json': manifestWith({agents: {lead: 'team/core.md'}}),
      'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture),
      'team/core.md': agentProfile('id: team-core', 'name: Team core', ...corePosture),
      'docs/agents/writer.md': agentProfile('id: writer', 'name: Writer', 'role: writer', 'inherits: core'),
    },
  },
  check: reportRecorded('inherits-ambiguous-target'),
} satisfies Rule
