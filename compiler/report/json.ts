import {type Finding, toFinding} from '../diagnostics/finding.ts'
import type {Diagnostic} from '../model.ts'
import {type Counts, countBySeverity} from './counts.ts'

/** The answer of every command under `--json`; commands add keys of their own behind these. */
export interface Envelope {
  readonly command: string
  /** Equals exit code 0. */
  readonly ok: boolean
  readonly findings: readonly Finding[]
  readonly summary: Counts & Readonly<Record<string, unknown>>
  readonly [key: string]: unknown
}

/**
 * The JSON document of a command as a value. `extra` adds keys after the common ones; a `summary` in it adds to the
 * counts. Findings keep the order in which they are handed in.
 */
export function envelope(
  command: string,
  ok: boolean,
  findings: readonly Diagnostic[],
  extra: Readonly<Record<string, unknown>> = {},
): Envelope {
  const {summary, ...rest} = extra
  const added = typeof summary === 'object' && summary !== null ? summary : {}
  return {
    command,
    ok,
    findings: findings.map(toFinding),
    summary: {...countBySeverity(findings), ...added},
    ...rest,
  }
}
