import {listed} from '../../diagnostics/listed.ts'
import type {CheckContext, Path, Related, Rule} from '../../model.ts'
import {stripSlash} from '../../paths.ts'
import {bootProfileWith, bootProfileWithout} from '../example-layer.ts'
import {firstLine} from '../places.ts'

export const bootProfileLinks = {
  id: 'boot-profile-links',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §4',
  summary: 'The boot profile leads to no manifest, to no context index, or to no profiles although there are some.',
  why: 'Whoever enters by it, from any host, finds the rest of the layer by these.',
  mend: 'Link each, or name its path in backticks.',
  example: {
    bad: {
      'docs/boot-profile.md': bootProfileWithout(
        'The manifest is `leji.json`, the index\n`docs/context-index.json`; roles are in `docs/agents/`.',
      ),
    },
    good: {'docs/boot-profile.md': bootProfileWith('See the [manifest](../leji.json).\n')},
  },
  check(context, report) {
    const {boot} = context.layer
    if (!boot || !context.resolved?.load) return
    const named = new Set(context.resolved.load.named.map(({literal}) => literal.path))
    const unnamed = surfaces(context).filter(({paths}) => !paths.some((path) => named.has(stripSlash(path))))
    if (unnamed.length === 0) return
    report({
      rule: 'boot-profile-links',
      path: boot.document.path,
      message: `The boot profile does not lead to ${listed(unnamed.map(({what}) => what))}.`,
      hint: `Link ${listed(unnamed.map(({say}) => `\`${say}\``))}, or name ${unnamed.length > 1 ? 'them' : 'it'} in backticks.`,
      place: firstLine(boot.document.file),
      related: unnamed.flatMap(({related}) => related ?? []),
    })
  },
} satisfies Rule

interface Surface {
  readonly what: string
  /** Any one of these leads there. */
  readonly paths: readonly Path[]
  readonly say: string
  readonly related?: readonly Related[]
}

function surfaces({layer: {manifest, profiles}}: CheckContext): readonly Surface[] {
  if (!manifest) return []
  const {indexPath, agentProfilesPath} = manifest.machine
  const inDirectory = profiles.filter((profile) => profile.inDirectory)
  return [
    {what: 'the manifest', paths: ['leji.json'], say: 'leji.json'},
    // Every build writes it, so that it is there for whoever reads next.
    {what: 'the context index', paths: [indexPath], say: indexPath},
    ...(inDirectory.length > 0
      ? [
          {
            what: inDirectory.length === 1 ? 'the agent profile' : 'the agent profiles',
            paths: [agentProfilesPath, ...inDirectory.map(({document}) => document.path)],
            say: agentProfilesPath,
            related: inDirectory.slice(0, 3).map(({document}) => ({message: 'a profile', path: document.path})),
          },
        ]
      : []),
  ]
}
