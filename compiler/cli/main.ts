import {readFileSync} from 'node:fs'
import {didYouMean} from '../diagnostics/suggestion.ts'
import type {Diagnostic} from '../model.ts'
import {envelope} from '../report/json.ts'
import {globalFlags, readArguments, tokenize} from './arguments.ts'
import {type Answer, type ExitCode, UsageError} from './command.ts'
import {commandHelp, generalHelp} from './help.ts'
import {commands} from './index.ts'
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
    return refuse(terminal, name ?? 'lejic', error)
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
  if (asked('version', 'v')) return print(terminal, 'version', `${version()}\n`, wantsJson(terminal))
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
      progress: progress.show,
    })
    progress.clear()
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
  if (flags.has('version')) return print(terminal, 'version', `${version()}\n`, json)
  if (flags.has('help') || terminal.argv.includes('help')) return print(terminal, 'help', generalHelp(commands), json)
  throw new UsageError(
    'No command was given.',
    `It is one of ${commands.map((entry) => entry.name).join(', ')}; see \`lejic --help\`.`,
  )
}

async function print(terminal: Terminal, name: string, text: string, json: boolean): Promise<ExitCode> {
  const answer: Answer = {
    exit: 0,
    findings: [],
    json: {[name === 'version' ? 'version' : 'text']: text.trimEnd()},
    text: () => text,
  }
  await write(terminal.stdout, json ? document(name, answer) : text)
  return 0
}

function document(name: string, {exit, findings, json}: Answer): string {
  return `${JSON.stringify(envelope(name, exit === 0, findings, json), null, 2)}\n`
}

function unknownCommand(name: string): UsageError {
  const names = commands.map((entry) => entry.name)
  return new UsageError(
    `lejic has no command \`${name}\`.`,
    didYouMean(name, names) ?? `It has ${names.join(', ')}; see \`lejic --help\`.`,
  )
}

/** Says what went wrong in one line and how to go on; exit 2. */
async function refuse(terminal: Terminal, name: string, error: unknown): Promise<ExitCode> {
  const misuse = error instanceof UsageError
  const message = misuse ? error.message : `Internal error: ${firstLine(error)}`
  const hint = misuse
    ? error.hint
    : 'This is a fault of lejic. Set LEJIC_DEBUG=1 to see where it happened, and report it.'
  if (wantsJson(terminal)) {
    const noFindings: readonly Diagnostic[] = []
    const refusal = {kind: misuse ? 'usage' : 'internal', message, ...(hint === undefined ? {} : {hint})}
    const exit = {exit: 2, findings: noFindings, json: {error: refusal}, text: () => ''} satisfies Answer
    await write(terminal.stdout, document(name, exit))
  }
  const trace = terminal.environment.LEJIC_DEBUG && error instanceof Error ? `${error.stack}\n` : ''
  await write(terminal.stderr, `lejic: ${message}\n${hint === undefined ? '' : `  ${hint}\n`}${trace}`)
  return 2
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? ''
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

/** Of the package, which lies two folders up from the source and from the bundle alike. */
function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf-8')
  return (JSON.parse(text) as {version: string}).version
}
