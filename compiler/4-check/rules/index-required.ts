import type {Rule} from '../../model.ts'
import {indexedFiles, manifestWith} from '../example-layer.ts'
import {claims} from '../faults.ts'
import {levelClaim} from '../level-claim.ts'
import {declaredPath} from '../places.ts'

export const indexRequired = {
  id: 'index-required',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §10.3',
  summary: 'The layer claims `indexed` or above and has no context index.',
  why: 'The index is how an agent finds a document without reading them all.',
  mend: 'Run `lejic build`.',
  example: {
    bad: {
      'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}),
      ...indexedFiles,
      'docs/context-index.json': null,
    },
    good: {'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}), ...indexedFiles},
  },
  check(context, report) {
    const {resolved} = context
    if (resolved?.index.state !== 'missing' || !claims(context, 'indexed')) return
    const path = resolved.manifest.machine.indexPath
    report({
      rule: 'index-required',
      path,
      message: `The layer claims \`${resolved.manifest.claimedLevel}\` and has no context index at \`${path}\`.`,
      hint: 'Run `lejic build`.',
      related: [levelClaim(resolved.manifest), ...declaredPath(resolved.manifest, 'indexPath')],
    })
  },
} satisfies Rule
