import {didYouMean} from '../diagnostics/suggestion.ts'
import {envelope} from '../report/json.ts'
import {globalFlags, readArguments, tokenize} from './arguments.ts'
import {type Answer, type ExitCode, UsageError} from './command.ts'
import {commandHelp, generalHelp} from './help.ts'
import {commands} from './index.ts'
import {packageVersion} from './package-version.ts'
import {type Refusal, refusalOf, refusalText} from './refusal.ts'
import {findRoot} from './root.ts'
import {progressLine, type Terminal, wantsColor, write} from './terminal.ts'

/**
 * Runs one command line and returns its exit code once everything has been written. Raises nothing: misuse and our own
 * faults become one line on stderr (and, under `--json`, a document on stdout) and exit 2.
 */
export async function main(terminal: Terminal): Promise<ExitCode> {
  const {name, before, rest} = splitCommand(terminal.argv)
  try {
    return await dispatch(terminal, name, before, rest)
  } catch (error) {
    if (terminal.environment.LEJIC_DEBUG && error instanceof Error) await write(terminal.stderr, `${error.stack}\n`)
    return refuse(terminal, name ?? 'lejic', refusalOf(error))
  }
}

/** The command's name, the global flags before it, and what follows. */
function splitCommand(argv: readonly string[]): {name: string | undefined; before: string[]; rest: string[]} {
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? ''
    if (word === '--root') index++
    else if (!word.startsWith('-')) return {name: word, before: argv.slice(0, index), rest: argv.slice(index + 1)}
  }
  return {name: undefined, before: [...argv], rest: []}
}

async function dispatch(
  terminal: Terminal,
  name: string | undefined,
  before: readonly string[],
  rest: readonly string[],
): Promise<ExitCode> {
  if (name === undefined || name === 'help') return helpOrVersion(terminal, before, name === 'help' ? rest : [])
  const entry = commands.find((candidate) => candidate.name === name)
  if (!entry) {
    readArguments(tokenize(before, globalFlags), {name: '', operands: [], flags: []})
    throw unknownCommand(name)
  }
  const command = await entry.load()
  const tokens = tokenize([...before, ...rest], [...command.flags, ...globalFlags])
  const asked = (flag: string, short: string) =>
    tokens.some((token) => token.kind === 'flag' && (token.name === flag || token.name === short))
  if (asked('help', 'h')) return print(terminal, 'help', commandHelp(command), wantsJson(terminal))
  if (asked('version', 'v')) return print(terminal, 'version', `${packageVersion()}\n`, wantsJson(terminal))
  const {flags, operands} = readArguments(tokens, command)
  const cwd = workingFolder(terminal)
  const quiet = flags.has('quiet')
  const json = flags.has('json')
  const progress = progressLine(terminal, quiet)
  try {
    const answer = await command.run({
      flags,
      operands,
      cwd,
      root: findRoot(cwd, flags.value('root'), command.rootFrom ?? 'nearest'),
      environment: terminal.environment,
      quiet,
      json,
      color: wantsColor(terminal, lastOf(tokens)),
      width: terminal.stdout.columns || 100,
      progress: progress.show,
    })
    progress.clear()
    if (answer.refusal) return await refuse(terminal, command.name, {kind: 'refused', ...answer.refusal}, answer)
    await write(terminal.stdout, json ? document(command.name, answer) : answer.text())
    return answer.exit
  } finally {
    progress.clear()
  }
}

/** Which of `--color` and `--no-color` was written last; undefined when neither was. */
function lastOf(tokens: ReturnType<typeof tokenize>): boolean | undefined {
  const last = tokens.findLast((token) => token.kind === 'flag' && /^(no-)?color$/.test(token.name))
  return last?.kind === 'flag' ? last.name === 'color' : undefined
}

async function helpOrVersion(
  terminal: Terminal,
  before: readonly string[],
  rest: readonly string[],
): Promise<ExitCode> {
  const topics = [{name: 'COMMAND', required: false, help: ''}]
  const {flags, operands} = readArguments(tokenize([...before, ...rest], globalFlags), {
    name: '',
    operands: topics,
    flags: [],
  })
  const json = flags.has('json')
  const topic = operands[0]
  if (topic !== undefined) {
    const entry = commands.find((candidate) => candidate.name === topic)
    if (!entry) throw unknownCommand(topic)
    return print(terminal, 'help', commandHelp(await entry.load()), json)
  }
  if (flags.has('version')) return print(terminal, 'version', `${packageVersion()}\n`, json)
  if (flags.has('help') || terminal.argv.includes('help')) return print(terminal, 'help', generalHelp(commands), json)
  throw new UsageError(
    'No command was given.',
    `It is one of ${commands.map((entry) => entry.name).join(', ')}; see \`lejic --help\`.`,
  )
}

async function print(terminal: Terminal, name: 'help' | 'version', text: string, json: boolean): Promise<ExitCode> {
  const extra = {[name === 'version' ? 'version' : 'text']: text.trimEnd()}
  await write(terminal.stdout, json ? document(name, {exit: 0, findings: [], json: extra}) : text)
  return 0
}

function document(name: string, {exit, findings, leading = {}, json}: Omit<Answer, 'text'>): string {
  const {command, ok, ...rest} = envelope(name, exit === 0, findings, json)
  return `${JSON.stringify({command, ok, ...leading, ...rest}, null, 2)}\n`
}

function unknownCommand(name: string): UsageError {
  const names = commands.map((entry) => entry.name)
  return new UsageError(
    `lejic has no command \`${name}\`.`,
    didYouMean(name, names) ?? `It has ${names.join(', ')}; see \`lejic --help\`.`,
  )
}

/** Says why nothing was done, and how to go on, on stderr and where asked for as a document too; exit 2. */
async function refuse(terminal: Terminal, name: string, refusal: Refusal, answer?: Answer): Promise<ExitCode> {
  if (wantsJson(terminal)) {
    const {kind, message, hint} = refusal
    const error = {kind, message, ...(hint === undefined ? {} : {hint})}
    const findings = answer?.findings ?? []
    await write(terminal.stdout, document(name, {exit: 2, findings, json: {...answer?.json, error}}))
  } else if (answer) await write(terminal.stdout, answer.text())
  await write(terminal.stderr, refusalText(refusal))
  return 2
}

/** Read from the words themselves, since a line that cannot be understood must be answered in the form asked for too. */
function wantsJson({argv}: Terminal): boolean {
  const end = argv.indexOf('--')
  return (end < 0 ? argv : argv.slice(0, end)).includes('--json')
}

function workingFolder(terminal: Terminal): string {
  try {
    return terminal.cwd()
  } catch {
    throw new UsageError(
      'The working folder no longer exists.',
      'Change into a folder that does, or name one with `--root`.',
    )
  }
}
