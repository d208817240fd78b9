import {addEntry} from './changelog-add.ts'
import {checkChangelog} from './changelog-check.ts'
import {compactChangelog} from './changelog-compact.ts'
import type {Command} from './command.ts'
import {UsageError} from './command.ts'

const types = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'decision', 'governance'] as const

const verbs = {check: checkChangelog, add: addEntry, compact: compactChangelog} as const

/** Which flags belong to which verb. */
const flagsOf: Readonly<Record<keyof typeof verbs, readonly string[]>> = {
  check: ['strict'],
  add: [
    'type',
    'summary',
    'path',
    'category',
    'decision',
    'proposed-by',
    'approved-by',
    'breaking',
    'id',
    'date',
    'seed',
  ],
  compact: ['keep', 'before'],
}

/** `lejic changelog check|add|compact` (Leji §11) */
export const changelog: Command = {
  name: 'changelog',
  operands: [{name: 'VERB', required: true, help: '`check`, `add` or `compact`'}],
  flags: [
    {name: 'strict', help: 'check: a changelog that cannot be verified is an error'},
    {name: 'summary', value: 'TEXT', help: 'add: what changed, one sentence'},
    {name: 'path', value: 'PATH', many: 'repeat', help: 'add: a file or folder that changed, from the layer’s root'},
    {name: 'type', value: 'TYPE', choices: types, help: 'add: the kind of change (default: changed)'},
    {name: 'category', value: 'ID', many: 'repeat', help: 'add: a category that is concerned'},
    {name: 'decision', value: 'ID', many: 'repeat', help: 'add: a decision record behind the change'},
    {name: 'proposed-by', value: 'NAME', help: 'add: who proposed it'},
    {name: 'approved-by', value: 'NAME', help: 'add: who approved it'},
    {name: 'breaking', help: 'add: readers have to do something'},
    {name: 'id', value: 'ID', help: 'add: the entry’s id (default: from the day and the summary)'},
    {name: 'date', value: 'DATE', help: 'add: the day of the change (default: today in UTC)'},
    {name: 'seed', help: 'add: start the changelog with its first entry and nothing else'},
    {name: 'keep', value: 'N', help: 'compact: fold all but the newest N entries'},
    {name: 'before', value: 'DATE', help: 'compact: fold entries dated before a day'},
  ],
  about:
    'The changelog tells readers of a layer what to read again. `check` says whether it is valid and has only grown since the ' +
    'last commit, `add` appends an entry and leaves every other byte as it is (a changelog that is missing is started), ' +
    '`compact` folds the oldest entries into one.',
  examples: [
    {line: 'lejic changelog add --summary "Say what a berth costs." --path docs/domain/', help: 'tell of a change'},
    {line: 'lejic changelog check --strict', help: 'as a gate'},
    {line: 'lejic changelog compact --keep 100', help: 'fold all but the newest hundred'},
  ],
  async run(invocation) {
    const written = invocation.operands[0] ?? ''
    const verb = isVerb(written) ? written : undefined
    if (!verb) throw new UsageError(`There is no \`lejic changelog ${written}\`.`, 'It is one of check, add, compact.')
    for (const [owner, names] of Object.entries(flagsOf)) {
      const stray = names.find((name) => owner !== verb && invocation.flags.has(name))
      if (stray) throw new UsageError(`\`--${stray}\` belongs to \`lejic changelog ${owner}\`.`, 'Take it away.')
    }
    return verbs[verb](invocation)
  },
}

function isVerb(written: string): written is keyof typeof verbs {
  return Object.hasOwn(verbs, written)
}
