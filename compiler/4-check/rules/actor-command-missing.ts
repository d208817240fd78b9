import {didYouMeanWithin} from '../../diagnostics/suggestion.ts'
import type {Rule} from '../../model.ts'
import {sortedActors} from '../actors.ts'
import {manifestWith} from '../example-layer.ts'
import {seeAlso} from '../places.ts'

export const actorCommandMissing = {
  id: 'actor-command-missing',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §8',
  summary: 'An actor lists a role for which it has no command.',
  why: 'Whoever starts the actor in that role has nothing to run.',
  mend: 'Add the command under `commands`, or take the role out of `roles`.',
  example: {
    bad: {
      'leji.json': manifestWith({
        actors: {scribe: {roles: ['writer', 'reviewer'], commands: {writer: 'agent write <prompt>'}}},
      }),
    },
    good: {
      'leji.json': manifestWith({actors: {scribe: {roles: ['writer'], commands: {writer: 'agent write <prompt>'}}}}),
    },
  },
  check({layer}, report) {
    const {manifest} = layer
    if (!manifest) return
    for (const [actor, {roles, commands}] of sortedActors(manifest)) {
      const claimed = new Set(roles)
      for (const [index, role] of roles.entries()) {
        if (commands.has(role)) continue
        report({
          rule: 'actor-command-missing',
          path: manifest.json.file.path,
          construct: role,
          message: `The actor \`${actor}\` has the role \`${role}\` but no command for it.`,
          hint:
            didYouMeanWithin(manifest, role, () => [...commands.keys()].filter((key) => !claimed.has(key))) ??
            `Add \`commands.${role}\`, or take the role out.`,
          place: manifest.json.locate(['actors', actor, 'roles', index]),
          related: seeAlso(manifest, ['actors', actor, 'commands'], 'its commands', {key: true}),
        })
      }
    }
  },
} satisfies Rule
