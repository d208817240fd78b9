/** A stretch of prose: offsets into the text. Nothing inline reaches from one into the next. */
export interface ProseRange {
  readonly start: number
  readonly end: number
}

/** What a scan of prose may read (Leji §14). */
export interface Prose {
  /** The text at its own length with every character of a code span as U+0000. */
  readonly text: string
  /** The body between fenced blocks, in order, none empty. */
  readonly ranges: readonly ProseRange[]
  /** Code spans with their backticks, in order. */
  readonly spans: readonly ProseRange[]
}

/**
 * The prose of a document from `bodyStart` on: fenced code is left out, code spans are blanked. HTML comments and
 * indented code stay, as the specification has it.
 */
export function proseOf(text: string, bodyStart: number): Prose {
  const ranges = rangesBetweenFences(text, bodyStart)
  const spans = ranges.flatMap((range) => codeSpans(text, range))
  const pieces: string[] = []
  let done = 0
  for (const {start, end} of spans) {
    pieces.push(text.slice(done, start), '\0'.repeat(end - start))
    done = end
  }
  pieces.push(text.slice(done))
  return {text: pieces.join(''), ranges, spans}
}

interface Fence {
  readonly mark: string
  readonly length: number
}

function rangesBetweenFences(text: string, bodyStart: number): readonly ProseRange[] {
  const ranges: ProseRange[] = []
  let proseStart = bodyStart
  let open: Fence | undefined
  for (let start = bodyStart; start < text.length; ) {
    const feed = text.indexOf('\n', start)
    const next = feed < 0 ? text.length : feed + 1
    if (open) {
      if (isClosing(text, start, next, open)) {
        open = undefined
        proseStart = next
      }
    } else {
      open = openingAt(text, start, next)
      if (open && start > proseStart) ranges.push({start: proseStart, end: start})
    }
    start = next
  }
  if (!open && text.length > proseStart) ranges.push({start: proseStart, end: text.length})
  return ranges
}

/** The fence that a line opens: indented by less than four, three or more marks, no backtick after backticks. */
function openingAt(text: string, start: number, next: number): Fence | undefined {
  const at = skipIndent(text, start, next)
  const mark = text[at]
  if (at - start > 3 || (mark !== '`' && mark !== '~')) return undefined
  const length = runLength(text, at, mark)
  if (length < 3) return undefined
  if (mark === '`') {
    const tick = text.indexOf('`', at + length)
    if (tick >= 0 && tick < next) return undefined
  }
  return {mark, length}
}

/** True for a line of nothing but the fence's mark, at least as often, with space and tab around it. */
function isClosing(text: string, start: number, next: number, {mark, length}: Fence): boolean {
  const at = skipIndent(text, start, next)
  const run = text[at] === mark ? runLength(text, at, mark) : 0
  if (run < length) return false
  let index = at + run
  while (text[index] === ' ' || text[index] === '\t') index++
  return index >= next || text[index] === '\n' || (text[index] === '\r' && text[index + 1] === '\n')
}

/** Past at most four spaces and tabs, counted one each: an opening line with four is code, a closing one still closes. */
function skipIndent(text: string, start: number, next: number): number {
  let index = start
  while (index < next && index - start < 4 && (text[index] === ' ' || text[index] === '\t')) index++
  return index
}

function runLength(text: string, at: number, mark: string): number {
  let end = at
  while (text[end] === mark) end++
  return end - at
}

/** Runs of backticks closed by the next run of the same length; an unclosed run is literal. Backslashes do not matter. */
function codeSpans(text: string, {start, end}: ProseRange): readonly ProseRange[] {
  const runs: ProseRange[] = []
  for (let at = text.indexOf('`', start); at >= 0 && at < end; at = text.indexOf('`', runs.at(-1)?.end)) {
    runs.push({start: at, end: at + runLength(text, at, '`')})
  }
  const spans: ProseRange[] = []
  const closers = nextOfSameLength(runs)
  for (let index = 0; index < runs.length; index++) {
    const closer = closers[index]
    const [first, last] = [runs[index], closer === undefined ? undefined : runs[closer]]
    if (closer === undefined || !first || !last) continue
    spans.push({start: first.start, end: last.end})
    index = closer
  }
  return spans
}

function nextOfSameLength(runs: readonly ProseRange[]): readonly (number | undefined)[] {
  const nearest = new Map<number, number>()
  const next: (number | undefined)[] = []
  for (let index = runs.length - 1; index >= 0; index--) {
    const run = runs[index]
    const length = run ? run.end - run.start : 0
    next[index] = nearest.get(length)
    nearest.set(length, index)
  }
  return next
}
