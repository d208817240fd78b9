import type {Rule} from '../../model.ts'
import {normalisePath} from '../../paths.ts'
import {agentProfile, corePosture, manifestWith} from '../example-layer.ts'
import {frontmatterPlace, seeAlso} from '../places.ts'

export const actorProfileInvocation = {
  id: 'actor-profile-invocation',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §8',
  summary: 'A role that an actor runs is bound to a profile with an `invocation` of its own.',
  why: 'The command would stand in two places, and nobody could tell which one counts.',
  mend: 'Keep the command in the actor or in the profile, not in both.',
  example: {
    bad: {
      'leji.json': manifestWith({
        agents: {writer: 'docs/agents/writer.md'},
        actors: {scribe: {roles: ['writer'], commands: {writer: 'agent write <prompt>'}}},
      }),
      'docs/agents/writer.md': agentProfile(
        'id: writer',
        'name: Writer',
        ...corePosture,
        'invocation: {command: write <prompt>}',
      ),
    },
    good: {
      'leji.json': manifestWith({
        agents: {writer: 'docs/agents/writer.md'},
        actors: {scribe: {roles: ['writer'], commands: {writer: 'agent write <prompt>'}}},
      }),
      'docs/agents/writer.md': agentProfile('id: writer', 'name: Writer', ...corePosture),
    },
  },
  check({layer}, report) {
    const {manifest, documents} = layer
    if (!manifest) return
    const actorByRole = new Map(
      [...manifest.actors].flatMap(([actor, {roles}]) => roles.map((role) => [role, actor] as const)),
    )
    for (const [role, path] of manifest.agents) {
      const actor = actorByRole.get(role)
      const profile = documents.get(normalisePath(path) ?? path)
      if (actor === undefined || profile?.frontmatter.data?.invocation === undefined) continue
      report({
        rule: 'actor-profile-invocation',
        path,
        construct: role,
        message: `The actor \`${actor}\` runs the role \`${role}\`, and the role's profile has an \`invocation\` too.`,
        hint: 'Keep the command in one of the two.',
        place: frontmatterPlace(profile, ['invocation'], true),
        related: seeAlso(manifest, ['actors', actor, 'commands', role], 'the command of the actor'),
      })
    }
  },
} satisfies Rule
