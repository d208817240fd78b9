/** What the command line needs of a process; tests hand in their own. */
export interface Terminal {
  readonly argv: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
  cwd(): string
}

/** The part of a writable stream that is used. */
export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string, done: (error?: Error | null) => void): unknown
}

/**
 * Writes and waits until the text has left the process, so that nothing is cut off at exit. A reader that has gone
 * (`lejic check | head`) is no error of ours.
 */
export function write(output: Output, text: string): Promise<void> {
  if (text === '') return Promise.resolve()
  return new Promise((resolve) => {
    output.write(text, () => resolve())
  })
}

/**
 * Whether stdout may carry colours: the flag, else `NO_COLOR` (any value, https://no-color.org), else `FORCE_COLOR` (`0`
 * and `false` mean no), else whether stdout is a terminal that is not dumb.
 */
export function wantsColor(terminal: Terminal, flag: boolean | undefined): boolean {
  if (flag !== undefined) return flag
  const {NO_COLOR, FORCE_COLOR, TERM} = terminal.environment
  if (NO_COLOR) return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  return terminal.stdout.isTTY === true && TERM !== 'dumb'
}

/** How long work runs before it says so, and how long a line stands at least, in ms. */
const patience = 1000
const interval = 100

/** A line on stderr that replaces itself; silent unless stderr is a terminal, and in the first second. */
export function progressLine(terminal: Terminal, quiet: boolean): {show(text: string): void; clear(): void} {
  const {stderr, environment} = terminal
  if (quiet || stderr.isTTY !== true || environment.TERM === 'dumb') return {show: () => {}, clear: () => {}}
  let next = performance.now() + patience
  let shown = ''
  const put = (text: string) => stderr.write(text, () => {})
  return {
    show(text) {
      const now = performance.now()
      if (now < next) return
      next = now + interval
      // Some terminals call themselves 0 columns wide.
      shown = text.slice(0, (stderr.columns || 80) - 1)
      put(`\r\u001b[2K${shown}`)
    },
    clear() {
      if (shown !== '') put('\r\u001b[2K')
      shown = ''
    },
  }
}
