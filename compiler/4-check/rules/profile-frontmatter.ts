import type {Rule} from '../../model.ts'
import {agentProfile, corePosture} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const profileFrontmatter = {
  id: 'profile-frontmatter',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §6',
  summary: "An agent profile's frontmatter is missing, cannot be read, or breaks its schema.",
  why: 'A profile says what an agent must read and when it must ask; half a profile would let it act without either.',
  mend: 'Correct the marked field; the message names it and what it takes.',
  example: {
    bad: {
      'docs/agents/core.md': agentProfile(
        'id: core',
        'name: Core',
        'role: core',
        'requiredRead: [docs/domain/terms.md]',
      ),
    },
    good: {'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture)},
  },
  check: reportRecorded('profile-frontmatter'),
} satisfies Rule
