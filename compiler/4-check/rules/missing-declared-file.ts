import type {Manifest, Path, Rule} from '../../model.ts'
import {caseMend} from '../case-mend.ts'
import {agentProfile, corePosture, manifestWith} from '../example-layer.ts'
import {nearestFile} from '../nearest-file.ts'
import {declaredHere} from '../places.ts'

export const missingDeclaredFile = {
  id: 'missing-declared-file',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §19',
  summary: 'A file that the manifest declares does not exist: the boot profile, an agent profile or a vendor adapter.',
  why: 'A reader follows the manifest; a path that leads nowhere ends the reading there.',
  mend: 'Create the file, or correct its path in `leji.json`.',
  example: {
    bad: {'leji.json': manifestWith({agents: {reviewer: 'docs/agents/reviewer.md'}})},
    good: {
      'leji.json': manifestWith({agents: {reviewer: 'docs/agents/reviewer.md'}}),
      'docs/agents/reviewer.md': agentProfile('id: reviewer', 'name: Reviewer', ...corePosture),
    },
  },
  check(context, report) {
    const {manifest} = context.layer
    if (!manifest) return
    for (const {path, what, segments} of declaredFiles(manifest)) {
      const kind = context.source.tree.kind(path)
      if (kind === 'file' || kind === 'outside') continue
      const near = nearestFile(context, path)
      report({
        rule: 'missing-declared-file',
        path,
        message: `The ${what} ${kind === 'absent' ? 'does not exist' : 'is not a file'}.`,
        hint: near === undefined ? 'Create it, or correct its path in `leji.json`.' : `Did you mean \`${near}\`?`,
        related: declaredHere(manifest, segments),
        ...(near === undefined ? {} : caseMend(context.source.tree, path, manifest.json.locate(segments))),
      })
    }
  },
} satisfies Rule

interface DeclaredFile {
  readonly path: Path
  readonly what: string
  readonly segments: readonly (string | number)[]
}

function declaredFiles({bootProfilePath, agents, vendorAdapters}: Manifest): readonly DeclaredFile[] {
  return [
    {path: bootProfilePath, what: `boot profile \`${bootProfilePath}\``, segments: ['bootProfilePath']},
    ...vendorAdapters.map((path, index) => ({
      path,
      what: `vendor adapter \`${path}\``,
      segments: ['vendorAdapters', index],
    })),
    ...[...agents].map(([role, path]) => ({
      path,
      what: `profile \`${path}\` of the agent \`${role}\``,
      segments: ['agents', role],
    })),
  ]
}
