/** Where a person's own lines stand in a generated file. Offsets are into the text that was searched. */
export type KeepBlock =
  | {readonly state: 'none'}
  /** From the first character of the opening mark's line to behind the line end of the closing one. */
  | {readonly state: 'whole'; readonly start: number; readonly end: number}
  /** `problem` ends the sentence "the keep block …". */
  | {readonly state: 'broken'; readonly problem: string; readonly at: number}

/** A mark anywhere in a line; group 1 is `/` in a closing one. */
const marks = {
  html: /<!--[ \t]*(\/?)lejic:keep[ \t]*-->/g,
  hash: /#[ \t]*(\/?)lejic:keep[ \t]*$/g,
} as const

/**
 * Finds the keep block: at most one pair of marks, each alone on its line and outside code fences. Anything else that
 * holds a mark is broken and never guessed at, because a wrong guess would cost a person's lines.
 */
export function findKeepBlock(text: string, comment: 'html' | 'hash'): KeepBlock {
  let start: number | undefined
  let end: number | undefined
  let fence: string | undefined
  for (const {0: whole, index: at} of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const line = whole.replace(/\r?\n$/, '')
    const found = [...line.matchAll(marks[comment])]
    const mark = found[0]
    if (!mark) {
      fence = fenceAfter(line, fence)
      continue
    }
    const problem = problemOf(line, mark, found.length, fence !== undefined, start !== undefined, end !== undefined)
    if (problem) return {state: 'broken', problem, at: at + mark.index}
    if (mark[1] === '/') end = at + whole.length
    else start = at
  }
  if (start === undefined || end === undefined)
    return start === undefined ? {state: 'none'} : {state: 'broken', problem: 'is opened and never closed', at: start}
  return {state: 'whole', start, end}
}

function problemOf(
  line: string,
  mark: RegExpMatchArray,
  count: number,
  fenced: boolean,
  opened: boolean,
  closed: boolean,
): string | undefined {
  if (fenced) return 'has a mark inside a code fence'
  if (count > 1 || line.trim() !== mark[0].trim()) return 'has a mark that is not alone on its line'
  if (mark[1] === '/') {
    if (!opened) return 'is closed before it is opened'
    return closed ? 'is closed twice' : undefined
  }
  if (closed) return 'stands twice'
  return opened ? 'is opened twice' : undefined
}

/** The open code fence after a line (CommonMark 4.5), given the one before it. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const match = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line)
  const run = match?.[1]
  const rest = match?.[2] ?? ''
  if (run === undefined) return open
  if (open === undefined) return run.startsWith('`') && rest.includes('`') ? undefined : run
  return run[0] === open[0] && run.length >= open.length && rest.trim() === '' ? undefined : open
}
