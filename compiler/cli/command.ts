import type {Diagnostic} from '../model.ts'

/** 0 clean (warnings allowed), 1 a check failed or something is stale, 2 usage error or a refusal of our own. */
export type ExitCode = 0 | 1 | 2

/** A flag as a person writes it: `--name` or `--name VALUE`. */
export interface Flag {
  /** Long name without dashes. */
  readonly name: string
  readonly short?: string
  /** What the value is called in the help text; absent for a switch. */
  readonly value?: string
  /** The only values that are accepted. */
  readonly choices?: readonly string[]
  /** `comma`: values are split at commas. `repeat`: may be given more than once. Absent: the last one wins. */
  readonly many?: 'comma' | 'repeat'
  /** One line for the help text. */
  readonly help: string
  /** Declared by the interface but not in this version: using it is refused (exit 2), and help does not list it. */
  readonly later?: true
}

/** The flags that were given, checked against their declaration. */
export interface FlagValues {
  /** True when the switch was given. */
  has(name: string): boolean
  /** The last value given; undefined when the flag was not. */
  value(name: string): string | undefined
  /** All values in the order given; empty when the flag was not. */
  values(name: string): readonly string[]
}

/** Everything that a command may look at. */
export interface Invocation {
  readonly flags: FlagValues
  readonly operands: readonly string[]
  /** Absolute folder of the layer: `--root`, else the nearest parent with a leji.json, else the working folder. */
  readonly root: string
  /** Absolute working folder. */
  readonly cwd: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly quiet: boolean
  readonly json: boolean
  /** Whether text on stdout may carry colours. */
  readonly color: boolean
  /** Columns of stdout, 100 when it is no terminal. */
  readonly width: number
  /** One line that replaces itself on stderr; does nothing unless stderr is a terminal and the work takes over a second. */
  progress(text: string): void
}

/** What a command answers; `main.ts` prints it. */
export interface Answer {
  readonly exit: ExitCode
  readonly findings: readonly Diagnostic[]
  /** Why nothing could be done (exit 2), for stderr; under `--json` it is the envelope's `error`. */
  readonly refusal?: {readonly message: string; readonly hint?: string}
  /** Keys that stand before `findings` in the JSON envelope, where a specification fixes their order. */
  readonly leading?: Readonly<Record<string, unknown>>
  /** Keys that the command adds to the JSON envelope. */
  readonly json: Readonly<Record<string, unknown>>
  /** The whole of stdout for a person; asked for only when it is printed. */
  text(): string
}

export interface Command {
  readonly name: string
  /** What may follow the name, as in `lejic explain RULE|PATH`. */
  readonly operands: readonly {readonly name: string; readonly required: boolean; readonly help: string}[]
  readonly flags: readonly Flag[]
  /** One paragraph under the usage line. */
  readonly about: string
  readonly examples: readonly {readonly line: string; readonly help: string}[]
  /** `cwd` for a command that starts a layer instead of finding one. */
  readonly rootFrom?: 'cwd'
  run(invocation: Invocation): Promise<Answer>
}

/** One line of the list of commands; the command itself is loaded when it is called. */
export interface CommandEntry {
  readonly name: string
  readonly summary: string
  load(): Promise<Command>
}

/**
 * A refusal that the caller can mend: exit 2, one line on stderr and a hint. Thrown by the command line and by commands
 * for misuse, never for what is wrong in a layer.
 */
export class UsageError extends Error {
  readonly hint: string | undefined

  constructor(message: string, hint?: string) {
    super(message)
    this.name = 'UsageError'
    this.hint = hint
  }
}
