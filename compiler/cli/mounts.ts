import {type Command, UsageError} from './command.ts'
import {siblingVerbs} from './mounts-verbs.ts'

/** Which flags belong to which verb. */
const flagsOf: Readonly<Record<string, readonly string[]>> = {
  status: ['check-integrity'],
  hydrate: ['fetch'],
  locate: [],
  'update-pin': ['to', 'allow-non-fast-forward', 'fetch', 'dry-run'],
}

/** `lejic mounts status|hydrate|locate|update-pin` (Leji §17) */
export const mounts: Command = {
  name: 'mounts',
  operands: [
    {name: 'VERB', required: true, help: '`status`, `hydrate`, `locate` or `update-pin`'},
    {name: 'NAME', required: false, help: 'the mount, for `locate` and `update-pin`'},
  ],
  flags: [
    {name: 'check-integrity', help: 'status: hold hydrated files against the objects of their pin'},
    {name: 'fetch', help: 'hydrate, update-pin: ask the sources; without it nothing leaves this machine'},
    {
      name: 'to',
      value: 'COMMIT',
      help: 'update-pin: a commit in full (default: what was last seen of the tracking ref)',
    },
    {name: 'allow-non-fast-forward', help: 'update-pin: with --to, also one that does not follow from the pin'},
    {name: 'dry-run', help: 'update-pin: leave leji.json as it is'},
  ],
  about:
    'Sibling layers that this one mounts at a pin. `hydrate` makes them readable below .leji/mounts/, `locate` says where, ' +
    '`status` compares pins with what was last seen of their tracking refs, `update-pin` moves one pin forward and changes ' +
    'nothing else in leji.json. Only `--fetch` asks the network.',
  examples: [
    {line: 'lejic mounts hydrate --fetch', help: 'after cloning'},
    {line: 'lejic mounts status', help: 'which pins are behind'},
    {line: 'lejic mounts update-pin product-context --dry-run', help: 'what a move would be'},
  ],
  async run(invocation) {
    const [written = '', name] = invocation.operands
    const verb = siblingVerbs.get(written)
    if (!verb)
      throw new UsageError(
        `There is no \`lejic mounts ${written}\`.`,
        `It is one of ${[...siblingVerbs.keys()].join(', ')}.`,
      )
    const stray = Object.values(flagsOf)
      .flat()
      .find((flag) => invocation.flags.has(flag) && !flagsOf[written]?.includes(flag))
    if (stray) throw new UsageError(`\`--${stray}\` does not belong to \`lejic mounts ${written}\`.`, 'Take it away.')
    if (verb.named && name === undefined) throw new UsageError(`\`lejic mounts ${written}\` needs the name of a mount.`)
    if (!verb.named && name !== undefined) throw new UsageError(`\`${name}\` is one operand too many.`)
    return verb.run(invocation, name ?? '')
  },
}
