import {existsSync} from 'node:fs'
import {dirname, join, relative, sep} from 'node:path'
import {openSource} from '../1-read/disk.ts'
import {rules} from '../4-check/index.ts'
import {explainAbsence} from '../diagnostics/git-absence.ts'
import {sortDiagnostics} from '../diagnostics/sort.ts'
import {didYouMean} from '../diagnostics/suggestion.ts'
import {examine} from '../examine.ts'
import type {Revision, RevisionProblem, Source} from '../model.ts'
import {github} from '../report/github.ts'
import {envelope} from '../report/json.ts'
import {sarif} from '../report/sarif.ts'
import {type Command, type Invocation, UsageError} from './command.ts'
import {checkFederationFlags, federationFindings} from './federation.ts'
import {findingsText} from './findings.ts'
import {mend} from './mend.ts'
import {compileOptions} from './options.ts'
import {packageVersion} from './package-version.ts'
import {searchSecrets} from './secrets.ts'

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
    {
      name: 'content',
      help: 'also read texts whole: placeholders, thin and unconfirmed text, what is said twice, secrets',
    },
    {name: 'fix', help: 'mend what has exactly one safe mend, and show the changes'},
    {name: 'dry-run', help: 'with --fix: show the changes and write nothing'},
    {name: 'since', value: 'REV', help: 'also what must not have changed since a revision, such as origin/main'},
    {
      name: 'federation',
      value: 'MODE',
      choices: ['available', 'required'],
      help: 'also whether mounts can be relied on here: all of them, or those that --paths need',
    },
    {name: 'paths', value: 'P,P', many: 'comma', help: 'with --federation: what the task touches'},
  ],
  about:
    'Validates the layer: manifest, lists, boot profile, profiles, decisions, links, index and changelog. Writes nothing without `--fix`. ' +
    'Exit 1 when there is an error; `lejic explain RULE` says more about a finding.',
  examples: [
    {line: 'lejic check', help: 'every finding with its place and its mend'},
    {line: 'lejic check --strict --format github', help: 'as a gate in a workflow'},
    {line: 'lejic check --fix --dry-run', help: 'what could be mended without a choice'},
    {line: 'lejic check --rule link-unresolved', help: 'one rule only'},
    {line: 'lejic check --since origin/main', help: 'also what a pull request must not change'},
  ],
  async run(invocation) {
    const {flags} = invocation
    if (flags.has('dry-run') && !flags.has('fix'))
      throw new UsageError('`--dry-run` says how `--fix` is meant.', 'Give both, or neither.')
    checkFederationFlags(flags)
    const format = chosenFormat(invocation)
    const wanted = wantedRules(flags.values('rule'))
    const source = openSource(invocation.root)
    const since = flags.value('since')
    const options = {
      ...compileOptions(invocation),
      spec: flags.has('spec'),
      content: flags.has('content'),
      ...(since === undefined ? {} : {since: revision(source, since)}),
    }
    const fixed = flags.has('fix') ? await mend(invocation, {...options, rules: wanted}) : undefined
    const result = fixed?.result ?? examine(source, options)
    const {resolved} = result
    const {diagnostics: found, hide} = options.content
      ? await searchSecrets(result)
      : {diagnostics: result.diagnostics, hide: (text: string) => text}
    const hidden = (_: string, value: unknown): unknown => (typeof value === 'string' ? hide(value) : value)
    const siblings = federationFindings(invocation, source, resolved)
    const diagnostics = siblings.length > 0 ? sortDiagnostics([...found, ...siblings]) : found
    // Without a manifest no other rule was looked at, so none of them may pass for clean.
    const filtered = wanted.size > 0 && resolved !== undefined
    const findings = filtered ? diagnostics.filter(({rule}) => wanted.has(rule)) : diagnostics
    const failing = findings.some(
      ({severity}) => severity === 'error' || (severity === 'warning' && flags.has('strict')),
    )
    const exit = failing ? 1 : 0
    const texts: Readonly<Record<Format, () => string>> = {
      pretty: () => `${hide(fixed?.text() ?? '')}${findingsText(findings, invocation, {all: wanted.size > 0})}`,
      json: () => `${JSON.stringify(envelope('check', exit === 0, findings, fixed?.json), hidden, 2)}\n`,
      sarif: () => sarif(findings, {rules, version: packageVersion(), prefix: gitPrefix(invocation.root)}),
      github: () => `${hide(fixed?.log() ?? '')}${github(findings, {prefix: gitPrefix(invocation.root)})}`,
    }
    return {exit, findings, json: fixed?.json ?? {}, text: texts[format]}
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

/** The state that the layer is compared with. Raises `UsageError` when there is none. */
function revision({git}: Source, name: string): Revision {
  const found = git.since(name)
  if ('commit' in found) return found
  if (found.problem === 'no-git') {
    const {clause, hint} = explainAbsence(git.absence)
    throw new UsageError(`${clause}, so there is nothing to compare with.`, hint)
  }
  const [message, hint] = whyNot[found.problem]
  throw new UsageError(
    message.replace('REV', () => name),
    hint,
  )
}

const whyNot: Readonly<Record<Exclude<RevisionProblem['problem'], 'no-git'>, readonly [string, string]>> = {
  'no-commit': ['`--since` compares with a commit, and there is none yet.', 'Commit first.'],
  unknown: ['git knows no commit `REV`.', 'Fetch it first, or name a branch, a tag or a commit that is here.'],
  'no-ancestor': [
    'This clone is shallow and ends before its history meets that of `REV`.',
    'Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` in a workflow.',
  ],
}

function wantedRules(written: readonly string[]): ReadonlySet<string> {
  const ids = rules.map(({id}) => id)
  for (const id of written) {
    if (!ids.includes(id))
      throw new UsageError(
        `There is no rule \`${id}\`.`,
        didYouMean(id, ids) ?? 'Name one as `lejic check` prints it, after the severity.',
      )
  }
  return new Set(written)
}

/** The layer's folder inside the git work tree that it lies in, POSIX; "" at its root, and where there is none. */
function gitPrefix(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return relative(folder, root).split(sep).join('/')
    if (dirname(folder) === folder) return ''
  }
}
