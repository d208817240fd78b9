import {globalFlags} from './arguments.ts'
import type {Command, CommandEntry, Flag} from './command.ts'

/** Widest line: what a terminal of 80 columns and the manual's pages hold. */
const columns = 78

/** `--root` of a command that makes a layer, in place of the one that looks for it. */
const startsHere: Flag = {name: 'root', value: 'DIR', help: 'the folder to start in (default: the working folder)'}

/** `lejic --help`. */
export function generalHelp(commands: readonly CommandEntry[]): string {
  return lines([
    'lejic: one context layer in, agent instructions, an index and a documentation site out.',
    '',
    'Usage: lejic COMMAND [flags]',
    '',
    'Commands:',
    ...table(commands.map(({name, summary}) => [name, summary])),
    '',
    'Flags of every command:',
    ...flagTable(globalFlags),
    '',
    ...wrap(
      'Exit codes: 0 clean (warnings allowed), 1 a check failed or something is stale, 2 wrong usage or a refusal.',
      columns,
    ),
    ...wrap('Start with `lejic init` in a repository; `lejic COMMAND --help` says more about a command.', columns),
  ])
}

/** `lejic COMMAND --help`. */
export function commandHelp(command: Command): string {
  const operands = command.operands.map(({name, required}) => (required ? ` ${name}` : ` [${name}]`)).join('')
  const flags = command.flags.filter((flag) => !flag.later)
  return lines([
    `Usage: lejic ${command.name}${operands} [flags]`,
    '',
    ...wrap(command.about, columns),
    '',
    ...(command.operands.length > 0 ? table(command.operands.map(({name, help}) => [name, help])).concat('') : []),
    ...(flags.length > 0 ? ['Flags:', ...flagTable(flags), ''] : []),
    'Flags of every command:',
    ...flagTable(command.rootFrom === 'cwd' ? [startsHere, ...globalFlags.slice(1)] : globalFlags),
    '',
    command.examples.length === 1 ? 'Example:' : 'Examples:',
    ...table(command.examples.map(({line, help}) => [line, help])),
  ])
}

function flagTable(flags: readonly Flag[]): readonly string[] {
  return table(
    flags.map((flag) => {
      const value = flag.choices
        ? ` ${flag.choices.join(flag.many === 'comma' ? ',' : '|')}`
        : flag.value
          ? ` ${flag.value}`
          : ''
      const short = flag.short ? `-${flag.short}, ` : ''
      return [`${short}--${flag.name}${value}`, flag.help]
    }),
  )
}

/** Two columns; a left cell that is too wide stands on a line of its own. */
function table(rows: readonly (readonly [string, string])[] | readonly string[][]): string[] {
  const width = Math.min(30, Math.max(...rows.map(([left = '']) => left.length)))
  return rows.flatMap(([left = '', right = '']) => {
    const text = wrap(right, columns - width - 4)
    const first = left.length > width ? [`  ${left}`] : []
    return [
      ...first,
      ...text.map((line, index) => `  ${(first.length > 0 || index > 0 ? '' : left).padEnd(width)}  ${line}`),
    ]
  })
}

/** Breaks at spaces so that no line is wider than `width` columns, words of more than that excepted. */
function wrap(text: string, width: number): string[] {
  const out: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      out.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...out, line]
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`
}
