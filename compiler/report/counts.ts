import type {Diagnostic} from '../model.ts'

/** How many findings of each severity there are. */
export interface Counts {
  readonly errors: number
  readonly warnings: number
  readonly infos: number
}

export function countBySeverity(findings: readonly Pick<Diagnostic, 'severity'>[]): Counts {
  const count = (severity: Diagnostic['severity']) => findings.filter((one) => one.severity === severity).length
  return {errors: count('error'), warnings: count('warning'), infos: count('info')}
}

/** `2 errors, 1 warning`; parts that are zero are left out, "no findings" when all are. */
export function countsInWords({errors, warnings, infos}: Counts): string {
  const parts = [plural(errors, 'error'), plural(warnings, 'warning'), plural(infos, 'info')]
  return parts.filter((part) => !part.startsWith('0 ')).join(', ') || 'no findings'
}

/** `1 file`, `2 files`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
