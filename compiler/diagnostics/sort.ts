import {compareBytes} from '../byte-order.ts'
import type {Diagnostic} from '../model.ts'
import {positionIn} from './finding.ts'

/**
 * Diagnostics by (path, line, column, rule, construct, message), strings in UTF-8 byte order, absent parts first
 * (Leji §15 with columns added); findings that are equal in all of them, in their severity and in every place that they
 * show collapse to one.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyed = diagnostics.map((diagnostic) => ({diagnostic, at: positionIn(diagnostic)}))
  keyed.sort((left, right) => {
    const a = left.diagnostic
    const b = right.diagnostic
    return (
      compareBytes(a.path, b.path) ||
      (left.at?.line ?? 0) - (right.at?.line ?? 0) ||
      (left.at?.column ?? 0) - (right.at?.column ?? 0) ||
      compareBytes(a.rule, b.rule) ||
      compareBytes(a.construct ?? '', b.construct ?? '') ||
      compareBytes(a.message, b.message) ||
      compareBytes(placeKey(a), placeKey(b))
    )
  })
  const seen = new Set<string>()
  return keyed
    .map(({diagnostic}) => diagnostic)
    .filter((diagnostic) => {
      const key = identity(diagnostic)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
}

function identity(diagnostic: Diagnostic): string {
  const {path, rule, severity, construct, message, related = []} = diagnostic
  return [path, rule, severity, construct ?? '', message, placeKey(diagnostic), ...related.map(placeKey)].join('\0')
}

function placeKey({place}: Pick<Diagnostic, 'place'>): string {
  return place ? `${place.file.path}:${String(place.start).padStart(12, '0')}` : ''
}
