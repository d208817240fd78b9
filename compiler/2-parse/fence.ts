/** One line of a text: its number, 1-based by LF, and its range without the line end. */
export interface TextLine {
  readonly text: string
  readonly number: number
  /** UTF-16 offsets into the text that was scanned. */
  readonly start: number
  readonly end: number
}

/** A block between fences: the opening line, and the lines inside. */
export interface FencedBlock {
  readonly opening: TextLine
  /** What stands after the tag, space and tab taken off both ends, with its offsets; undefined when nothing does. */
  readonly token?: {readonly text: string; readonly start: number; readonly end: number}
  readonly lines: readonly TextLine[]
}

export interface FenceScan {
  readonly blocks: readonly FencedBlock[]
  /** True when the last block ran to the end of the file. */
  readonly unterminated: boolean
}

const closing = /^[ \t]*`{3,}[ \t]*$/

/**
 * The fenced blocks that carry `tag`, in document order (Leji §3.1). The scan goes by lines and is blind to markdown: a
 * fence inside a longer fence or a list item is a real block. Whitespace is space and tab, nothing else; a longer word
 * than the tag opens nothing; any fence of three or more backticks closes. `tag` holds letters and `-` only. The one byte
 * order mark that the specification skips is no longer part of a `SourceFile`'s text; a second one is text.
 */
export function scanFences(text: string, tag: string): FenceScan {
  const opening = new RegExp(`^[ \\t]*\`{3,}[ \\t]*${tag}([ \\t].*)?$`, 's')
  const blocks: FencedBlock[] = []
  let lines: TextLine[] | undefined
  for (const line of splitLines(text)) {
    if (lines === undefined) {
      const match = opening.exec(line.text)
      if (!match) continue
      lines = []
      blocks.push({opening: line, lines, ...tokenOf(line, match[1] ?? '')})
    } else if (closing.test(line.text)) {
      lines = undefined
    } else {
      lines.push(line)
    }
  }
  return {blocks, unterminated: lines !== undefined}
}

/** `text` without space and tab at both ends: the only padding that the grammars of fenced blocks know. */
export function stripPadding(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isPadding(text.charCodeAt(start))) start++
  while (end > start && isPadding(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

function isPadding(unit: number): boolean {
  return unit === 32 || unit === 9
}

function tokenOf(line: TextLine, rest: string): Pick<FencedBlock, 'token'> {
  const text = stripPadding(rest)
  if (text === '') return {}
  const start = line.end - rest.length + rest.indexOf(text)
  return {token: {text, start, end: start + text.length}}
}

/** Lines end at LF; one CR before it belongs to the line end. */
function* splitLines(text: string): Generator<TextLine> {
  let start = 0
  for (let number = 1; ; number++) {
    const feed = text.indexOf('\n', start)
    const last = feed < 0
    let end = last ? text.length : feed
    if (!last && end > start && text.charCodeAt(end - 1) === 13) end--
    yield {text: text.slice(start, end), number, start, end}
    if (last) return
    start = feed + 1
  }
}
