import {visibleText} from '../diagnostics/visible-text.ts'
import type {Diagnostic} from '../model.ts'
import {anchorOf} from './anchor.ts'
import {countBySeverity, countsInWords} from './counts.ts'

const commandBySeverity = {error: 'error', warning: 'warning', info: 'notice'} as const

/**
 * Workflow commands of GitHub Actions, one line a finding, then one line with the counts
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). `prefix` is the layer's folder inside
 * the git repository, "" when it is its root: annotations need the path from there.
 */
export function github(findings: readonly Diagnostic[], {prefix = ''}: {readonly prefix?: string} = {}): string {
  const lines = findings.map((finding) => annotation(finding, prefix))
  return `${[...lines, `lejic: ${countsInWords(countBySeverity(findings))}`].join('\n')}\n`
}

function annotation(finding: Diagnostic, prefix: string): string {
  const {severity, rule, message, hint, path} = finding
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
  const text = hint === undefined ? message : `${message}\n${hint}`
  return `::${commandBySeverity[severity]} ${list}::${escapeData(text)}`
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
