import {openSource} from '../1-read/disk.ts'
import {rules} from '../4-check/index.ts'
import {examine} from '../compile.ts'
import {didYouMean} from '../diagnostics/suggestion.ts'
import {type Command, type Invocation, UsageError} from './command.ts'
import {compileOptions} from './options.ts'

const formats = ['pretty', 'json', 'sarif', 'github'] as const
type Format = (typeof formats)[number]

/** `lejic check` */
export const checkCommand: Command = {
  name: 'check',
  operands: [],
  flags: [
    {name: 'spec', help: 'only what the Leji specification asks for, nothing of lejic’s own'},
    {name: 'strict', help: 'exit 1 for warnings too'},
    {
      name: 'format',
      value: 'FORMAT',
      choices: formats,
      help: 'how findings are written (default: pretty; github inside GitHub Actions)',
    },
    {name: 'rule', value: 'ID', many: 'repeat', help: 'only findings of this rule; may be repeated'},
    {name: 'content', later: true, help: 'also the slow reads: placeholders, thin text, duplicates, secrets'},
    {name: 'fix', later: true, help: 'mend what can be mended without a choice'},
    {name: 'since', value: 'REV', later: true, help: 'only what changed since a revision'},
    {name: 'federation', value: 'available|required', later: true, help: 'check mounted layers'},
  ],
  about:
    'Validates the layer: manifest, lists, boot profile, profiles, decisions, links, index and changelog. Writes nothing. ' +
    'Exit 1 when there is an error; `lejic explain RULE` says more about a finding.',
  examples: [
    {line: 'lejic check', help: 'every finding with its place and how to mend it'},
    {line: 'lejic check --strict --format github', help: 'as a gate in a workflow'},
    {line: 'lejic check --rule link-unresolved', help: 'one rule only'},
  ],
  async run(invocation) {
    const {flags} = invocation
    const format = chosenFormat(invocation)
    const wanted = wantedRules(flags.values('rule'))
    const {diagnostics} = examine(openSource(invocation.root), {...compileOptions(invocation), spec: flags.has('spec')})
    const findings = wanted.size > 0 ? diagnostics.filter(({rule}) => wanted.has(rule)) : diagnostics
    const failing = findings.some(
      ({severity}) => severity === 'error' || (severity === 'warning' && flags.has('strict')),
    )
    return {
      exit: failing ? 1 : 0,
      findings,
      json: {},
      text: () => write(format, findings, invocation),
    }
  },
}

function chosenFormat({flags, json, environment}: Invocation): Format {
  const written = formats.find((format) => format === flags.value('format'))
  if (json && written && written !== 'json') {
    throw new UsageError(
      `\`--json\` and \`--format ${written}\` ask for two documents on one output.`,
      'Give one of them.',
    )
  }
  if (json) return 'json'
  return written ?? (environment.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty')
}

function wantedRules(written: readonly string[]): ReadonlySet<string> {
  const ids = rules.map(({id}) => id)
  for (const id of written) {
    if (!ids.includes(id))
      throw new UsageError(`There is no rule \`${id}\`.`, didYouMean(id, ids) ?? 'The manual lists every rule.')
  }
  return new Set(written)
}
