import {compareBytes} from '../byte-order.ts'
import {type Range, rangeOf} from '../diagnostics/finding.ts'
import type {Diagnostic, Path, Related, Rule} from '../model.ts'
import {anchorOf} from './anchor.ts'

export interface SarifOptions {
  /** Every rule there is; the table lists them all, so that a viewer can show rules without a finding. */
  readonly rules: readonly Rule[]
  /** Version of lejic. */
  readonly version: string
  /** The layer's folder inside the git repository; "" when it is its root. */
  readonly prefix?: string
}

const levelBySeverity = {error: 'error', warning: 'warning', info: 'note'} as const

/**
 * A SARIF 2.1.0 log as text (https://docs.oasis-open.org/sarif/sarif/v2.1.0/): one run, columns in UTF-16 code units, paths
 * percent-encoded and relative to the source root. Two-space JSON with a final line break.
 */
export function sarif(findings: readonly Diagnostic[], {rules, version, prefix = ''}: SarifOptions): string {
  const table = [...rules].sort((a, b) => compareBytes(a.id, b.id))
  const indexById = new Map(table.map(({id}, index) => [id, index]))
  const locate = (path: Path, range?: Range) => location(prefix === '' ? path : `${prefix}/${path}`, range)
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {driver: {name: 'lejic', semanticVersion: version, rules: table.map(ruleRow)}},
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultRow(finding, indexById.get(finding.rule), locate)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

type Locate = (path: Path, range?: Range) => ReturnType<typeof location>

function ruleRow({id, severity, origin, source, summary, why, mend}: Rule) {
  return {
    id,
    shortDescription: {text: summary},
    fullDescription: {text: `${summary} ${why}`},
    help: {text: `${why}\n\n${mend}`, markdown: `${why}\n\n**Mend:** ${mend}`},
    defaultConfiguration: {level: levelBySeverity[severity]},
    properties: {origin, ...(source === undefined ? {} : {source})},
  }
}

function resultRow(finding: Diagnostic, index: number | undefined, locate: Locate) {
  const {rule, severity, message, hint, path, construct, related = []} = finding
  const anchor = anchorOf(finding)
  const others = related.filter((one) => one.place !== anchor.place || one.place === undefined)
  return {
    ruleId: rule,
    ...(index === undefined ? {} : {ruleIndex: index}),
    level: levelBySeverity[severity],
    message: {text: hint === undefined ? message : `${message}\n${hint}`},
    locations: [
      {...locate(anchor.path, anchor.range), ...(anchor.path === path ? {} : {logicalLocations: [{name: path}]})},
    ],
    ...(others.length > 0 ? {relatedLocations: others.map((one, id) => relatedRow(one, id, locate))} : {}),
    ...(construct === undefined ? {} : {properties: {construct}}),
  }
}

function relatedRow({message, path, place}: Related, id: number, locate: Locate) {
  return {id, message: {text: message}, ...locate(path, place && rangeOf(place))}
}

function location(path: Path, range: Range | undefined) {
  return {
    physicalLocation: {
      artifactLocation: {uri: uriOf(path), uriBaseId: '%SRCROOT%'},
      ...(range === undefined
        ? {}
        : {
            region: {
              startLine: range.line,
              startColumn: range.column,
              endLine: range.endLine,
              endColumn: range.endColumn,
            },
          }),
    },
  }
}

/** RFC 3986: every segment percent-encoded, so that `%`, `#`, `?`, spaces and `a:b` survive. Lone surrogates become U+FFFD. */
function uriOf(path: Path): string {
  return path.split('/').map(encodeSegment).join('/')
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'))
}
