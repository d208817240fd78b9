import {UsageError} from './command.ts'

/** Why a command did nothing (exit 2), in one line and a hint. */
export interface Refusal {
  /** `usage`: the command line; `refused`: the command's own answer; `system`: the disk; `internal`: a fault of ours. */
  readonly kind: 'usage' | 'refused' | 'system' | 'internal'
  readonly message: string
  readonly hint?: string
}

/** Puts whatever was thrown into words. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof UsageError) {
    return {kind: 'usage', message: error.message, ...(error.hint === undefined ? {} : {hint: error.hint})}
  }
  const message = String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? ''
  if (error instanceof Error && 'syscall' in error && 'code' in error) {
    return {
      kind: 'system',
      message: `The system refused: ${message}`,
      hint: 'Look at permissions and free space there.',
    }
  }
  return {
    kind: 'internal',
    message: `Internal error: ${message}`,
    hint: 'This is a fault of lejic. Set LEJIC_DEBUG=1 to see where it happened, and report it.',
  }
}

/** As it stands on stderr. */
export function refusalText({message, hint}: Refusal): string {
  return `lejic: ${message}\n${hint === undefined ? '' : `  ${hint}\n`}`
}
