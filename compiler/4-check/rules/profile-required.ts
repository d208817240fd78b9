import type {Rule} from '../../model.ts'
import {agentProfile, corePosture, indexedFiles, manifestWith} from '../example-layer.ts'
import {claims} from '../faults.ts'
import {levelClaim} from '../level-claim.ts'
import {declaredPath} from '../places.ts'

export const profileRequired = {
  id: 'profile-required',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §15',
  summary: 'The layer claims `governed` or above and has no valid agent profile.',
  why: 'A governed layer says how its agents behave; without a profile there is nothing to hold them to.',
  mend: 'Add a profile to the folder of agent profiles, or claim a lower level.',
  example: {
    bad: {'leji.json': manifestWith({conformance: {claimedLevel: 'governed'}}), ...indexedFiles},
    good: {
      'leji.json': manifestWith({conformance: {claimedLevel: 'governed'}}),
      ...indexedFiles,
      'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture),
    },
  },
  check(context, report) {
    const {manifest, profiles} = context.layer
    if (!manifest || !claims(context, 'governed')) return
    if (profiles.some(({inDirectory, faults}) => inDirectory && faults.length === 0)) return
    const path = manifest.machine.agentProfilesPath
    report({
      rule: 'profile-required',
      path,
      message: `The layer claims \`${manifest.claimedLevel}\` and has no valid agent profile in \`${path}\`.`,
      hint: 'Add a profile there, or claim `indexed`.',
      related: [
        levelClaim(manifest),
        ...declaredPath(manifest, 'agentProfilesPath'),
        ...profiles
          .filter(({inDirectory}) => inDirectory)
          .map(({document}) => ({message: 'not valid', path: document.path})),
      ],
    })
  },
} satisfies Rule
