import {parseArgs} from 'node:util'
import {didYouMean, suggest} from '../diagnostics/suggestion.ts'
import {type Command, type Flag, type FlagValues, UsageError} from './command.ts'

/** Flags of every command. */
export const globalFlags = [
  {name: 'root', value: 'DIR', help: 'the layer’s folder (default: the nearest with a leji.json)'},
  {name: 'json', help: 'one JSON document on stdout, nothing else there'},
  {name: 'color', help: 'colours even when stdout is no terminal'},
  {name: 'no-color', help: 'no colours (NO_COLOR and FORCE_COLOR are respected too)'},
  {name: 'quiet', short: 'q', help: 'errors only: no warnings, no summary, no progress'},
  {name: 'help', short: 'h', help: 'this text'},
  {name: 'version', short: 'v', help: 'the version of lejic'},
] satisfies readonly Flag[]

/** One piece of a command line, in the order written. */
export type Token =
  | {readonly kind: 'operand'; readonly text: string}
  | {
      readonly kind: 'flag'
      /** Name without dashes, long names and short ones as written. */
      readonly name: string
      /** As written, `--name` or `-n`, for messages. */
      readonly written: string
      /** The value after `=` or in the next argument; undefined when the line ends first. */
      readonly value: string | undefined
      readonly inline: boolean
    }

/**
 * Splits arguments by the flags that may take a value. `--name value` and `--name=value` are the same, short switches may
 * be written together, everything after `--` is an operand. Unknown flags are returned as switches, to be refused later
 * with a suggestion.
 */
export function tokenize(argv: readonly string[], flags: readonly Flag[]): readonly Token[] {
  const options: Record<string, {type: 'string' | 'boolean'; short?: string; multiple: true}> = {}
  for (const flag of flags) {
    options[flag.name] = {type: flag.value ? 'string' : 'boolean', multiple: true, ...shortOf(flag)}
  }
  const {tokens} = parseArgs({args: [...argv], options, strict: false, allowPositionals: true, tokens: true})
  return tokens.flatMap((token): Token[] => {
    if (token.kind === 'option-terminator') return []
    if (token.kind === 'positional') return [{kind: 'operand', text: token.value}]
    return [
      {kind: 'flag', name: token.name, written: token.rawName, value: token.value, inline: token.inlineValue ?? false},
    ]
  })
}

/** `short` as an object to spread: `exactOptionalPropertyTypes` refuses an undefined one. */
function shortOf(flag: Flag): {short?: string} {
  return flag.short ? {short: flag.short} : {}
}

/** What arguments are checked against; `name` is empty for `lejic` itself. */
export type Declared = Pick<Command, 'name' | 'operands' | 'flags'>

/** Flags and operands of one command, checked; raises UsageError with the nearest valid spelling. */
export function readArguments(
  tokens: readonly Token[],
  command: Declared,
): {readonly flags: FlagValues; readonly operands: readonly string[]} {
  const flags: readonly Flag[] = [...command.flags, ...globalFlags]
  const values = new Map<string, string[]>()
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'operand') {
      operands.push(token.text)
      continue
    }
    const flag = flags.find((candidate) => candidate.name === token.name)
    if (!flag) throw unknownFlag(token.written, command, flags)
    if (flag.later) throw laterFlag(token.written, command)
    const given = values.get(flag.name) ?? []
    given.push(...flagValues(flag, token))
    values.set(flag.name, given)
  }
  checkOperands(operands, command)
  return {operands, flags: flagReader(values)}
}

function flagReader(values: ReadonlyMap<string, readonly string[]>): FlagValues {
  return {
    has: (name) => values.has(name),
    value: (name) => values.get(name)?.at(-1),
    values: (name) => values.get(name) ?? [],
  }
}

function flagValues(flag: Flag, token: Token & {kind: 'flag'}): readonly string[] {
  const {written, value} = token
  if (!flag.value) {
    if (value !== undefined) throw new UsageError(`\`${written}\` takes no value, but got \`${value}\`.`)
    return ['']
  }
  if (value === undefined || value === '') throw new UsageError(`\`${written}\` needs a value: ${flag.value}.`)
  if (!token.inline && value.startsWith('-')) {
    throw new UsageError(
      `\`${written}\` needs a value, but \`${value}\` follows.`,
      `Write \`${written}=${value}\` when \`${value}\` is the value.`,
    )
  }
  const parts = flag.many === 'comma' ? value.split(',').filter((part) => part !== '') : [value]
  if (parts.length === 0) throw new UsageError(`\`${written}\` needs a value: ${flag.value}.`)
  for (const part of parts) {
    if (!flag.choices || flag.choices.includes(part)) continue
    throw new UsageError(
      `\`${written}\` cannot be \`${part}\`.`,
      didYouMean(part, flag.choices) ?? `It can be ${flag.choices.join(', ')}.`,
    )
  }
  return parts
}

function unknownFlag(written: string, command: Declared, flags: readonly Flag[]): UsageError {
  return new UsageError(
    `\`${called(command)}\` has no flag \`${written}\`.`,
    meantFlag(written, flags) ?? `See \`${called(command)} --help\` for the flags that it has.`,
  )
}

/**
 * Judged without the dashes, which are alike in all of them. Short names are left out: any of them is one letter away from
 * any other.
 */
function meantFlag(written: string, flags: readonly Flag[]): string | undefined {
  const names = flags.filter((flag) => !flag.later).map(({name}) => name)
  const word = written.replace(/^-+/, '')
  const found = names.includes(word) ? word : suggest(word, names)
  return found === undefined ? undefined : `Did you mean \`--${found}\`?`
}

function laterFlag(written: string, command: Declared): UsageError {
  return new UsageError(
    `\`${written}\` is not available in this version of lejic.`,
    `See \`${called(command)} --help\` for the flags that are.`,
  )
}

function checkOperands(operands: readonly string[], command: Declared): void {
  const surplus = operands[command.operands.length]
  if (surplus !== undefined) {
    throw new UsageError(
      `\`${called(command)}\` does not know what to do with \`${surplus}\`.`,
      meantFlag(surplus, command.flags) ?? usageLine(command),
    )
  }
  const missing = command.operands[operands.length]
  if (missing?.required) throw new UsageError(`\`${called(command)}\` needs ${missing.name}.`, usageLine(command))
}

function usageLine(command: Declared): string {
  const operands = command.operands.map(({name, required}) => (required ? ` ${name}` : ` [${name}]`)).join('')
  return `Usage: ${called(command)}${operands} [flags]`
}

function called({name}: Declared): string {
  return name === '' ? 'lejic' : `lejic ${name}`
}
