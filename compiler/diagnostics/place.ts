import type {Place, SourceFile} from '../model.ts'

/** A position as editors count: 1-based line, 1-based column in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

const lineStartsByFile = new WeakMap<SourceFile, readonly number[]>()

/**
 * Offsets at which the lines of a file start. LF, CRLF and a lone CR each end a line, as in editors, git's frame and
 * YAML; U+2028 does not.
 */
export function lineStarts(file: SourceFile): readonly number[] {
  const known = lineStartsByFile.get(file)
  if (known) return known
  const starts = [0]
  const {text} = file
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === 10 || (unit === 13 && text.charCodeAt(index + 1) !== 10)) starts.push(index + 1)
  }
  lineStartsByFile.set(file, starts)
  return starts
}

/** Line and column of an offset; an offset past the end is clamped. */
export function positionAt(file: SourceFile, offset: number): Position {
  const starts = lineStarts(file)
  const at = Math.max(0, Math.min(offset, file.text.length))
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return {line: low + 1, column: at - (starts[low] ?? 0) + 1}
}

/** The text of a 1-based line without its line end; "" past the end. */
export function lineText(file: SourceFile, line: number): string {
  const starts = lineStarts(file)
  const start = starts[line - 1]
  if (start === undefined) return ''
  return file.text.slice(start, starts[line] ?? file.text.length).replace(/[\r\n]+$/, '')
}

/** A place covering the whole of one 1-based line, without its line end. */
export function placeOfLine(file: SourceFile, line: number): Place {
  const start = lineStarts(file)[line - 1] ?? 0
  return {file, start, end: start + lineText(file, line).length}
}
