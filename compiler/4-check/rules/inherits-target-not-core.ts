import type {Rule} from '../../model.ts'
import {agentProfile, corePosture} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const inheritsTargetNotCore = {
  id: 'inherits-target-not-core',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §6.1',
  summary: '`inherits` names a profile whose role is not `core`.',
  why: 'Only a core profile is written to be a base; another may demand or allow too much.',
  mend: 'Inherit from a profile with `role: core`.',
  example: {
    bad: {
      'docs/agents/lead.md': agentProfile('id: lead', 'name: Lead', ...corePosture.with(0, 'role: lead')),
      'docs/agents/writer.md': agentProfile('id: writer', 'name: Writer', 'role: writer', 'inherits: lead'),
    },
    good: {
      'docs/agents/lead.md': agentProfile('id: lead', 'name: Lead', ...corePosture),
      'docs/agents/writer.md': agentProfile('id: writer', 'name: Writer', 'role: writer', 'inherits: lead'),
    },
  },
  check: reportRecorded('inherits-target-not-core'),
} satisfies Rule
