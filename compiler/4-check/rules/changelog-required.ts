import type {Rule} from '../../model.ts'
import {indexedFiles, manifestWith} from '../example-layer.ts'
import {claims} from '../faults.ts'
import {levelClaim} from '../level-claim.ts'
import {declaredPath} from '../places.ts'

export const changelogRequired = {
  id: 'changelog-required',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §11',
  summary: 'The layer claims `indexed` or above and has no changelog.',
  why: 'The changelog tells a reader what moved since the last visit, and who approved it.',
  mend: 'Start it with `lejic changelog add --seed`, or claim a lower level.',
  example: {
    bad: {
      'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}),
      ...indexedFiles,
      'docs/context-changelog.json': null,
    },
    good: {'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}), ...indexedFiles},
  },
  check(context, report) {
    const {manifest, changelog} = context.layer
    if (!manifest || changelog || !claims(context, 'indexed')) return
    const path = manifest.machine.changelogPath
    report({
      rule: 'changelog-required',
      path,
      message: `The layer claims \`${manifest.claimedLevel}\` and has no changelog at \`${path}\`.`,
      hint: 'Run `lejic changelog add --seed`, or claim `core`.',
      related: [levelClaim(manifest), ...declaredPath(manifest, 'changelogPath')],
    })
  },
} satisfies Rule
