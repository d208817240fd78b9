import type {Path, Rule} from '../../model.ts'
import {underPath} from '../../paths.ts'
import {agentProfile, corePosture, manifestWith} from '../example-layer.ts'
import {declaredHere} from '../places.ts'

export const pathEscapesRoot = {
  id: 'path-escapes-root',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §4',
  summary: 'The boot profile or an agent profile is a link that leads outside the repository.',
  why: "What lies outside is not under the layer's review, and another clone does not have it.",
  mend: 'Put the file itself into the repository, or correct the link.',
  example: {
    bad: {
      'leji.json': manifestWith({agents: {reviewer: 'agents/reviewer.md'}}),
      'agents/reviewer.md': {link: '../../elsewhere/reviewer.md'},
    },
    good: {
      'leji.json': manifestWith({agents: {reviewer: 'agents/reviewer.md'}}),
      'agents/reviewer.md': agentProfile('id: reviewer', 'name: Reviewer', ...corePosture),
    },
  },
  check({source, layer}, report) {
    const {manifest} = layer
    if (!manifest) return
    const escapes = (path: Path, what: string, segments: readonly (string | number)[]) => {
      if (source.tree.kind(path) !== 'outside') return
      report({
        rule: 'path-escapes-root',
        path,
        message: `The ${what} leads outside the repository.`,
        hint: 'Put the file itself into the repository, or correct the link.',
        related: declaredHere(manifest, segments),
      })
    }
    escapes(manifest.bootProfilePath, `boot profile \`${manifest.bootProfilePath}\``, ['bootProfilePath'])
    for (const [role, path] of manifest.agents) {
      if (underPath(path, manifest.machine.agentProfilesPath)) continue
      escapes(path, `profile \`${path}\` of the agent \`${role}\``, ['agents', role])
    }
  },
} satisfies Rule
