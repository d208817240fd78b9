import {codeFrame} from '../diagnostics/code-frame.ts'
import {displayWidth} from '../diagnostics/display-width.ts'
import {positionAt} from '../diagnostics/place.ts'
import {visibleText} from '../diagnostics/visible-text.ts'
import type {Diagnostic, Place, Related} from '../model.ts'
import {countBySeverity, countsInWords, plural} from './counts.ts'
import {type Style, styleFor} from './style.ts'

export interface PrettyOptions {
  readonly color: boolean
  /** Only errors, and no closing lines. */
  readonly quiet?: boolean
  /** Shows every finding in full: for `--rule`, where a person has asked for just these. */
  readonly all?: boolean
  /** Terminal columns; default 100. */
  readonly width?: number
  /** For one finding on the page of its rule: no word of where to learn more, and no closing lines. */
  readonly introduced?: boolean
  /** What the closing line says to do, in place of the usual advice. */
  readonly next?: string
}

/** A rule with more findings than `foldAbove` shows `shownInFull` of them, then `shownInLine` as one line each. */
const foldAbove = 5
const shownInFull = 3
const shownInLine = 7
/** How many related places are shown; a name may be taken a thousand times. */
const shownRelated = 4
/** Columns of one message or hint: a construct may be a line of a megabyte. */
const longestText = 600

/**
 * Findings for a person: each with its place, a frame and how to mend it; many alike are folded, and the last lines say
 * how many there are and what to do next. Ends with a line break. Control and bidi characters in names are made visible.
 */
export function pretty(findings: readonly Diagnostic[], options: PrettyOptions): string {
  const shown = options.quiet ? findings.filter(({severity}) => severity === 'error') : findings
  const style = styleFor(options.color)
  const folded = options.all ? new Map<string, readonly Diagnostic[]>() : foldedByRule(shown)
  const hidden = new Set([...folded.values()].flat())
  const introduced = new Set<string>()
  const blocks = shown
    .filter((finding) => !hidden.has(finding))
    .map((finding) => {
      const first = !options.introduced && !introduced.has(finding.rule)
      introduced.add(finding.rule)
      return inFull(finding, first, style, options.width ?? 100)
    })
  const rest = [...folded].map(([rule, more]) => inLines(rule, more, style))
  const end = options.quiet || options.introduced ? [] : [closing(findings, options, style)]
  return [...blocks, ...rest, ...end].map((block) => `${block}\n`).join('\n')
}

/** The findings of each rule that are not shown in full, by rule in order of first appearance. */
function foldedByRule(findings: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const byRule = new Map<string, Diagnostic[]>()
  for (const finding of findings) {
    const same = byRule.get(finding.rule)
    if (same) same.push(finding)
    else byRule.set(finding.rule, [finding])
  }
  return new Map(
    [...byRule].filter(([, same]) => same.length > foldAbove).map(([rule, same]) => [rule, same.slice(shownInFull)]),
  )
}

function inFull(finding: Diagnostic, first: boolean, style: Style, width: number): string {
  const {rule, severity, message, hint, place, related = []} = finding
  const own = place && place.file.path === finding.path ? place : undefined
  const elsewhere: readonly Related[] =
    own || !place ? related : [{message: '', path: place.file.path, place}, ...related]
  const header = `${style.strong(location(finding.path, own))} ${style.severity(severity, severity)} ${rule}`
  return [
    header,
    `  ${shownText(message)}`,
    ...(own ? [frame(own, severity, style, width)] : []),
    ...elsewhere.slice(0, shownRelated).flatMap((one, index) => {
      const line = relatedLine(one, style)
      if (!one.place) return [line]
      return [line, own || index > 0 ? aside(one.place, style, width) : frame(one.place, severity, style, width)]
    }),
    ...(elsewhere.length > shownRelated
      ? [`  ${style.faint(`and ${elsewhere.length - shownRelated} more places`)}`]
      : []),
    ...advice(hint, first ? `lejic explain ${rule}` : undefined, style, width),
  ].join('\n')
}

function location(path: string, place: Place | undefined): string {
  if (!place) return shownText(path)
  const {line, column} = positionAt(place.file, place.start)
  return `${shownText(path)}:${line}:${column}`
}

function frame(place: Place, severity: Diagnostic['severity'], style: Style, width: number): string {
  return codeFrame(place, {
    width: width - 10,
    gutter: style.faint,
    caret: (text) => style.severity(severity, text),
  })
}

/** The frame of a place that explains another one: shorter, and without the colour of the severity. */
function aside(place: Place, style: Style, width: number): string {
  return codeFrame(place, {width: width - 10, gutter: style.faint, caret: style.faint, role: 'second'})
}

function relatedLine({message, path, place}: Related, style: Style): string {
  return `  ${style.faint(message === '' ? 'at' : shownText(message))}  ${location(path, place)}`
}

/** With hidden characters made visible, cut where it is longer than anybody reads. */
function shownText(text: string): string {
  if (text.length <= longestText) return visibleText(text)
  return `${visibleText(text.slice(0, longestText).replace(/[\ud800-\udbff]$/, ''))}…`
}

/** `hint` and `more` on one line where both fit. */
function advice(hint: string | undefined, more: string | undefined, style: Style, width: number): readonly string[] {
  const left = hint === undefined ? '' : `  ${style.good('hint')}  ${shownText(hint)}`
  const right = more === undefined ? '' : `${style.faint('more')}  ${more}`
  if (left === '') return right === '' ? [] : [`  ${right}`]
  if (right === '') return [left]
  const room = width - displayWidth(`  hint  ${shownText(hint ?? '')}      more  ${more}`)
  return room >= 0 ? [`${left}      ${right}`] : [left, `  ${right}`]
}

function inLines(rule: string, findings: readonly Diagnostic[], style: Style): string {
  const files = new Set(findings.map(({path}) => path)).size
  const lines = findings.slice(0, shownInLine).map((finding) => {
    const own = finding.place?.file.path === finding.path ? finding.place : undefined
    return `  ${location(finding.path, own)}  ${style.faint(shownText(finding.message))}`
  })
  const left = findings.length - lines.length
  return [
    `${style.strong(String(findings.length))} more ${rule} in ${plural(files, 'file')}:`,
    ...lines,
    ...(left > 0 ? [`  ${style.faint(`and ${left} more: lejic check --rule ${rule}, or --json`)}`] : []),
  ].join('\n')
}

function closing(findings: readonly Diagnostic[], options: PrettyOptions, style: Style): string {
  const counts = countBySeverity(findings)
  if (findings.length === 0) return style.good(`No findings.${options.next === undefined ? '' : ` ${options.next}`}`)
  const files = plural(new Set(findings.map(({path}) => path)).size, 'file')
  const worst = counts.errors > 0 ? 'error' : counts.warnings > 0 ? 'warning' : 'info'
  return `${style.severity(worst, `${countsInWords(counts)} in ${files}.`)} ${options.next ?? usualAdvice(findings)}${mendNote(findings)}`
}

/** How many findings need no choice. */
function mendNote(findings: readonly Diagnostic[]): string {
  const count = findings.filter(({edits = []}) => edits.length > 0).length
  return count === 0
    ? ''
    : ` \`lejic check --fix\` mends ${count === findings.length ? 'all of them' : `${count} of them`}.`
}

/** What a person does next: start where most of the errors are of one kind. */
function usualAdvice(findings: readonly Diagnostic[]): string {
  const errors = findings.filter(({severity}) => severity === 'error')
  if (errors.length === 0) return 'Nothing stops a build.'
  const count = new Map<string, number>()
  for (const {rule} of errors) count.set(rule, (count.get(rule) ?? 0) + 1)
  const [rule = ''] = [...count].reduce((most, one) => (one[1] > most[1] ? one : most))
  return `Mend the errors and run \`lejic check\` again; \`lejic explain ${rule}\` shows how.`
}
