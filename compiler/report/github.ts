import {positionAt} from '../diagnostics/place.ts'
import {visibleText} from '../diagnostics/visible-text.ts'
import type {Diagnostic, Related} from '../model.ts'
import {anchorOf} from './anchor.ts'
import {type Counts, countBySeverity, countsInWords} from './counts.ts'

/** How many annotations of one kind GitHub shows for a step; the log keeps them all. */
const shownAnnotations = 10
/** Characters of one annotation: a construct may be a line of a megabyte. */
const longestText = 4000

const commandBySeverity = {error: 'error', warning: 'warning', info: 'notice'} as const

/**
 * Workflow commands of GitHub Actions, one line a finding, then one line with the counts
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). `prefix` is the layer's folder inside
 * the git repository, "" when it is its root: annotations need the path from there.
 */
export function github(findings: readonly Diagnostic[], {prefix = ''}: {readonly prefix?: string} = {}): string {
  const lines = findings.map((finding) => annotation(finding, prefix))
  const counts = countBySeverity(findings)
  return `${[...lines, `lejic: ${countsInWords(counts)}${limitNote(counts)}`].join('\n')}\n`
}

function limitNote({errors, warnings, infos}: Counts): string {
  if (Math.max(errors, warnings, infos) <= shownAnnotations) return ''
  return `. GitHub shows ${shownAnnotations} annotations of a kind for a step; this log has all of them.`
}

function annotation(finding: Diagnostic, prefix: string): string {
  const {severity, rule, message, hint, path, related = []} = finding
  const anchor = anchorOf(finding)
  const {range} = anchor
  const properties = [
    ['file', prefix === '' ? anchor.path : `${prefix}/${anchor.path}`],
    ...(range
      ? [
          ['line', range.line],
          ['endLine', range.endLine],
          ['col', range.column],
          // A column range is only understood within one line.
          ...(range.endLine === range.line ? [['endColumn', Math.max(range.column, range.endColumn - 1)]] : []),
        ]
      : []),
    ['title', `${rule}${anchor.path === path ? '' : ` (${path})`}`],
  ]
  const list = properties.map(([key, value]) => `${key}=${escapeProperty(String(value))}`).join(',')
  const others = related.filter(({place}) => place === undefined || place !== anchor.place).map(relatedLine)
  const text = [message, ...(hint === undefined ? [] : [hint]), ...others].join('\n')
  return `::${commandBySeverity[severity]} ${list}::${escapeData(clipped(text))}`
}

function relatedLine({message, path, place}: Related): string {
  if (!place) return `${message}: ${path}`
  const {line, column} = positionAt(place.file, place.start)
  return `${message}: ${path}:${line}:${column}`
}

function clipped(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)}…`
}

/** The three characters that the runner decodes in a message; other control characters are made visible. */
function escapeData(text: string): string {
  return text
    .split('\n')
    .map((line) => visibleText(line.replaceAll('%', '%25').replaceAll('\r', '%0D')))
    .join('%0A')
}

/** In a property `:` and `,` would end it. Paths keep every character, so that they still name the file. */
function escapeProperty(text: string): string {
  return text
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C')
}
