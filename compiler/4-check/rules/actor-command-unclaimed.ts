import {compareBytes} from '../../byte-order.ts'
import {didYouMeanWithin} from '../../diagnostics/suggestion.ts'
import type {Rule} from '../../model.ts'
import {sortedActors} from '../actors.ts'
import {manifestWith} from '../example-layer.ts'
import {seeAlso} from '../places.ts'

export const actorCommandUnclaimed = {
  id: 'actor-command-unclaimed',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §8',
  summary: 'An actor has a command for a role that it does not list.',
  why: 'Roles say what an actor may be started as; a command beside them would be run by nobody, or without leave.',
  mend: 'Add the role to `roles`, or take the command away.',
  example: {
    bad: {
      'leji.json': manifestWith({
        actors: {
          scribe: {roles: ['writer'], commands: {writer: 'agent write <prompt>', editor: 'agent edit <prompt>'}},
        },
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
      const claimed = new Set<string>(roles)
      for (const role of [...commands.keys()].sort(compareBytes)) {
        if (claimed.has(role)) continue
        report({
          rule: 'actor-command-unclaimed',
          path: manifest.json.file.path,
          construct: role,
          message: `The actor \`${actor}\` has a command for the role \`${role}\`, which it does not list.`,
          hint:
            didYouMeanWithin(manifest, role, () => roles.filter((one) => !commands.has(one))) ??
            `Add \`${role}\` to \`roles\`, or take the command away.`,
          place: manifest.json.locate(['actors', actor, 'commands', role], {key: true}),
          related: seeAlso(manifest, ['actors', actor, 'roles'], 'its roles', {key: true}),
        })
      }
    }
  },
} satisfies Rule
