import type {Diagnostic} from '../model.ts'
import {type PrettyOptions, pretty} from '../report/pretty.ts'
import type {Invocation} from './command.ts'

/** Findings for a person, as this terminal shows them; "" when quiet and nothing is an error. */
export function findingsText(
  findings: readonly Diagnostic[],
  {color, quiet, width}: Invocation,
  options: Pick<PrettyOptions, 'all' | 'next'> = {},
): string {
  return pretty(findings, {...options, color, quiet, width})
}
