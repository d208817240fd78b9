import type {Place} from '../model.ts'
import {displayWidth, graphemes, graphemeWidth} from './display-width.ts'
import {lineStarts, lineText, positionAt} from './place.ts'
import {codePointName, isHidden} from './visible-text.ts'

/** How a frame is drawn. */
export interface FrameOptions {
  /** Terminal columns for the text of a line, without the gutter; longer lines are cut around the caret. */
  readonly width?: number
  readonly gutter?: (text: string) => string
  readonly caret?: (text: string) => string
  /** `second`: the line alone, underlined with `-`, for a place that explains another one. */
  readonly role?: 'first' | 'second'
}

/** One character as it is shown: a tab is spaces, a control or bidi character is `<U+202E>`. */
interface Cell {
  readonly shown: string
  readonly width: number
  /** UTF-16 offset in the line. */
  readonly start: number
  readonly end: number
}

const tabStop = 4
const shortest = 20
const cut = '…'

/**
 * The line of a place with carets under its exact range, after the line before it unless that is blank:
 *
 * ```
 *   11 │ Read the words we use first.
 *   12 │ See the [glossary](../domain/glosary.md).
 *      │                    ^^^^^^^^^^^^^^^^^^^^
 * ```
 *
 * Lines without a final line end, joined by LF. A range over several lines is underlined to the end of its first line.
 * An empty range gets one caret. Carets line up in a terminal: wide characters count two columns, combining marks none.
 */
export function codeFrame(place: Place, options: FrameOptions = {}): string {
  const {width = 100, gutter = asIs, caret = asIs, role = 'first'} = options
  const {line, column} = positionAt(place.file, place.start)
  const digits = String(line).length
  const bar = (number: string, text: string) =>
    `${gutter(`  ${number.padStart(digits)} │`)}${text === '' ? '' : ` ${text}`}`
  const before = line > 1 && role === 'first' ? lineText(place.file, line - 1) : ''
  const {text, indent, length} = markedLine(place, line, column, Math.max(width, shortest))
  return [
    ...(before.trim() === '' ? [] : [bar(String(line - 1), headOf(before, Math.max(width, shortest)))]),
    bar(String(line), text),
    `${gutter(`  ${' '.repeat(digits)} │`)} ${' '.repeat(indent)}${caret((role === 'first' ? '^' : '-').repeat(length))}`,
  ].join('\n')
}

/** The line as shown, and where in it the carets start and how many they are, in terminal columns. */
function markedLine(place: Place, line: number, column: number, width: number) {
  const whole = lineText(place.file, line)
  const from = Math.min(column - 1, whole.length)
  const lineStart = lineStarts(place.file)[line - 1] ?? 0
  const to = Math.max(from, Math.min(place.end - lineStart, whole.length))
  // A line of a megabyte (minified, a data URL) is looked at near the caret only.
  const reach = width * 8
  const sliceStart = safeCut(whole, Math.max(0, from - reach))
  const cells = toCells(whole.slice(sliceStart, safeCut(whole, from + reach)), sliceStart)
  const first = cells.findIndex((cell) => cell.end > from)
  const marked = {first: first < 0 ? cells.length : first, last: lastMarked(cells, to)}
  const shown = window(cells, marked, width)
  const left = shown.from > 0 || sliceStart > 0 ? cut : ''
  const right = shown.to < cells.length || (cells.at(-1)?.end ?? whole.length) < whole.length ? cut : ''
  const kept = cells.slice(shown.from, shown.to)
  const indent = displayWidth(left) + sum(cells.slice(shown.from, marked.first))
  const length = sum(cells.slice(marked.first, Math.min(shown.to, marked.last + 1)))
  return {
    text: `${left}${kept.map((cell) => cell.shown).join('')}${right}`.trimEnd(),
    indent,
    length: Math.max(1, length),
  }
}

function lastMarked(cells: readonly Cell[], to: number): number {
  let last = -1
  for (const [index, cell] of cells.entries()) if (cell.start < to) last = index
  return last
}

/** Which cells fit into `width` columns: a quarter of them before the mark, so that what leads up to it is seen too. */
function window(cells: readonly Cell[], marked: {readonly first: number; readonly last: number}, width: number) {
  if (sum(cells) <= width) return {from: 0, to: cells.length}
  const room = width - 2 * displayWidth(cut)
  const from = fitBefore(cells, marked.first, Math.floor(room / 4))
  const to = fitAfter(cells, from, room)
  return {from: to === cells.length ? fitBefore(cells, to, room) : from, to}
}

/** The end of the longest run from `from` that is at most `room` columns wide. */
function fitAfter(cells: readonly Cell[], from: number, room: number): number {
  let to = from
  for (let used = cells[to]?.width ?? 0; to < cells.length && used <= room; used += cells[to]?.width ?? 0) to++
  return to
}

/** The start of the longest run up to `to` that is at most `room` columns wide. */
function fitBefore(cells: readonly Cell[], to: number, room: number): number {
  let from = to
  for (let used = cells[from - 1]?.width ?? 0; from > 0 && used <= room; used += cells[from - 1]?.width ?? 0) from--
  return from
}

function toCells(text: string, offset: number): readonly Cell[] {
  const cells: Cell[] = []
  let column = 0
  for (const {text: grapheme, start} of graphemes(text)) {
    const {shown, width} = show(grapheme, column)
    cells.push({shown, width, start: offset + start, end: offset + start + grapheme.length})
    column += width
  }
  return cells
}

function show(grapheme: string, column: number): {readonly shown: string; readonly width: number} {
  if (grapheme === '\t') {
    const width = tabStop - (column % tabStop)
    return {shown: ' '.repeat(width), width}
  }
  if ([...grapheme].some(isHidden)) {
    const shown = Array.from(grapheme, (character) =>
      isHidden(character) ? codePointName(character) : character,
    ).join('')
    return {shown, width: displayWidth(shown)}
  }
  return {shown: grapheme, width: graphemeWidth(grapheme)}
}

function headOf(text: string, width: number): string {
  const cells = toCells(text.slice(0, safeCut(text, width * 8)), 0)
  if (sum(cells) <= width && text.length <= width * 8) return joined(cells)
  return `${joined(cells.slice(0, fitAfter(cells, 0, width - displayWidth(cut))))}${cut}`
}

function joined(cells: readonly Cell[]): string {
  return cells
    .map((cell) => cell.shown)
    .join('')
    .trimEnd()
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, cell) => total + cell.width, 0)
}

/** `at`, moved back by one where it would part a surrogate pair. */
function safeCut(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : Math.min(at, text.length)
}

function asIs(text: string): string {
  return text
}
