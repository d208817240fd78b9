import type {Diagnostic, Place, Related, Severity} from '../model.ts'
import {positionAt} from './place.ts'

/** A range as people and editors count: 1-based lines, 1-based columns in UTF-16 units, the end exclusive. */
export interface Range {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** The finding of every `--json` answer. Positions are absent where a finding is about a file or a layer as a whole. */
export interface Finding extends Partial<Range> {
  readonly rule: string
  readonly severity: Severity
  /** Root-relative, or a mount's name where Leji §19 says so. */
  readonly path: string
  readonly construct?: string
  readonly message: string
  readonly hint?: string
  readonly source?: string
  readonly related?: readonly (Partial<Range> & {readonly path: string; readonly message: string})[]
}

/** The JSON form of a diagnostic, keys in a fixed order, absent ones left out. */
export function toFinding(diagnostic: Diagnostic): Finding {
  const {rule, severity, path, place, construct, message, hint, source, related} = diagnostic
  return {
    rule,
    severity,
    path,
    ...(place && place.file.path === path ? rangeOf(place) : {}),
    ...(construct === undefined ? {} : {construct}),
    message,
    ...(hint === undefined ? {} : {hint}),
    ...(source === undefined ? {} : {source}),
    ...(related?.length ? {related: related.map(toRelated)} : {}),
  }
}

function toRelated({
  path,
  message,
  place,
}: Related): Partial<Range> & {readonly path: string; readonly message: string} {
  return {path, ...(place ? rangeOf(place) : {}), message}
}

/** Lines and columns of a place. */
export function rangeOf({file, start, end}: Place): Range {
  const from = positionAt(file, start)
  const to = positionAt(file, Math.max(start, end))
  return {line: from.line, column: from.column, endLine: to.line, endColumn: to.column}
}

/** Where a diagnostic stands in the file that its `path` names; undefined when its place is elsewhere or unknown. */
export function positionIn({path, place}: Diagnostic): {readonly line: number; readonly column: number} | undefined {
  return place && place.file.path === path ? positionAt(place.file, place.start) : undefined
}
