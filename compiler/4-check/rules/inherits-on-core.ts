import type {Rule} from '../../model.ts'
import {agentProfile, corePosture} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const inheritsOnCore = {
  id: 'inherits-on-core',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §6.1',
  summary: 'A core profile, or the base of a profile, inherits itself.',
  why: 'Inheritance has one level, so that a reader sees every duty in two files at most.',
  mend: 'Take `inherits` out of the core profile and write its duties there.',
  example: {
    bad: {
      'docs/agents/base.md': agentProfile('id: base', 'name: Base', ...corePosture),
      'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture, 'inherits: base'),
    },
    good: {
      'docs/agents/base.md': agentProfile('id: base', 'name: Base', ...corePosture),
      'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture),
    },
  },
  check: reportRecorded('inherits-on-core'),
} satisfies Rule
