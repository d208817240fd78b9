import {createHash} from 'node:crypto'
import {compareBytes} from '../byte-order.ts'
import {type Range, rangeOf} from '../diagnostics/finding.ts'
import {lineText, positionAt} from '../diagnostics/place.ts'
import type {Diagnostic, Edit, Path, Related, Rule} from '../model.ts'
import {type Anchor, anchorOf} from './anchor.ts'

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
  const fingerprint = fingerprinter()
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {driver: {name: 'lejic', semanticVersion: version, rules: table.map(ruleRow)}},
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: {'%SRCROOT%': {description: {text: 'The root of the repository.'}}},
        results: findings.map((finding) => ({
          ...resultRow(finding, indexById.get(finding.rule), locate),
          partialFingerprints: {'lejicFinding/v1': fingerprint(finding)},
        })),
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
  const {rule, severity, message, hint, path, construct, related = [], edits = []} = finding
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
    ...(edits.length > 0 ? {fixes: [fixRow(edits, hint ?? message, locate)]} : {}),
    ...(construct === undefined ? {} : {properties: {construct}}),
  }
}

function fixRow(edits: readonly Edit[], text: string, locate: Locate) {
  const paths = [...new Set(edits.map(({place}) => place.file.path))]
  return {
    description: {text},
    artifactChanges: paths.map((path) => ({
      artifactLocation: locate(path).physicalLocation.artifactLocation,
      replacements: edits
        .filter(({place}) => place.file.path === path)
        .map(({place, text: inserted}) => ({
          deletedRegion: regionOf(rangeOf(place)),
          ...(inserted === '' ? {} : {insertedContent: {text: inserted}}),
        })),
    })),
  }
}

/**
 * Makes an identity for each finding that stays when lines move: of its rule, its path, what is at fault and the line that
 * holds it, counted where several are alike.
 */
function fingerprinter(): (finding: Diagnostic) => string {
  const seen = new Map<string, number>()
  return (finding) => {
    const {rule, path, construct = ''} = finding
    const key = [rule, path, construct, markedLine(anchorOf(finding))].join('\0')
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return createHash('sha256').update(`${key}\0${before}`).digest('hex').slice(0, 32)
  }
}

/** The line of the place; of a line that no person writes, what is near the place. */
function markedLine({place}: Anchor): string {
  if (!place) return ''
  const {file, start} = place
  const line = lineText(file, positionAt(file, start).line)
  return line.length > 1000 ? file.text.slice(Math.max(0, start - 100), start + 100) : line.trim()
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
            region: regionOf(range),
          }),
    },
  }
}

function regionOf({line, column, endLine, endColumn}: Range) {
  return {startLine: line, startColumn: column, endLine, endColumn}
}

/** RFC 3986: every segment percent-encoded, so that `%`, `#`, `?`, spaces and `a:b` survive. Lone surrogates become U+FFFD. */
function uriOf(path: Path): string {
  return path.split('/').map(encodeSegment).join('/')
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'))
}
