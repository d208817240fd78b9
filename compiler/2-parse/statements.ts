import type {Prose} from '../prose.ts'

/** A piece of prose that says one thing, by its shape alone. Offsets are into the file. */
export interface Statement {
  readonly form: 'heading' | 'sentence' | 'item' | 'row'
  /** Of an item and what hangs on it: columns of indentation. */
  readonly depth: number
  readonly start: number
  readonly end: number
}

/**
 * Prose between two offsets as headings, list items, table rows without their header, and the sentences of paragraphs.
 * Fenced code and HTML comments say nothing. Line based, as the grammar in the manual is: no markdown is parsed.
 */
export function statementsIn(text: string, prose: Prose, start: number, end: number): readonly Statement[] {
  const shown = withoutComments(prose.text)
  return prose.ranges
    .map((range) => ({start: Math.max(range.start, start), end: Math.min(range.end, end)}))
    .filter((range) => range.start < range.end)
    .flatMap((range) => blocksIn(shown, range.start, range.end))
    .flatMap((block) => (block.form === 'sentence' ? sentencesIn(shown, block) : [block]))
    .map((block) => trimmed(text, block))
    .filter((block) => block.start < block.end)
}

/** Comments blanked at their own length; one that is never closed is text. */
function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\r\n]/g, ' '))
}

function blocksIn(text: string, start: number, end: number): readonly Statement[] {
  const blocks: Statement[] = []
  let open: Statement | undefined
  const close = (): void => {
    if (open) blocks.push(open)
    open = undefined
  }
  for (let at = start; at < end; ) {
    const feed = text.indexOf('\n', at)
    const next = feed < 0 || feed >= end ? end : feed + 1
    const line = text.slice(at, next)
    const depth = /^[ \t]*/.exec(line)?.[0].length ?? 0
    const form = formOf(line)
    if (form === 'sentence' && open) open = {...open, end: next}
    else if (form !== 'separator') {
      close()
      if (form) open = {form, depth, start: at, end: next}
      if (form === 'heading' || form === 'row') close()
    } else {
      // The row above a separator line is the table's header.
      close()
      if (blocks.at(-1)?.form === 'row') blocks.pop()
    }
    at = next
  }
  close()
  return blocks
}

function formOf(line: string): Statement['form'] | 'separator' | undefined {
  if (/^[ \t\r\n]*$/.test(line)) return undefined
  if (/^#{1,6}[ \t]/.test(line)) return 'heading'
  if (/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line)) return 'item'
  if (/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?$/.test(line.trimEnd())) return 'separator'
  return /^[ \t]*\|/.test(line) ? 'row' : 'sentence'
}

/** Sentences end with a mark that white space follows, or with a colon at the end of a line that something follows. */
function sentencesIn(text: string, block: Statement): readonly Statement[] {
  const whole = text.slice(block.start, block.end)
  const starts = [
    0,
    ...[...whole.matchAll(/[.!;](?:\*\*|__|[)"'»”])*[ \t\r\n]+(?=\S)/g)].map((match) => match.index + match[0].length),
  ]
  return starts.map((start, index) => ({
    ...block,
    start: block.start + start,
    end: block.start + (starts[index + 1] ?? whole.length),
  }))
}

function trimmed(text: string, statement: Statement): Statement {
  const inner = text.slice(statement.start, statement.end)
  const start = statement.start + (inner.length - inner.trimStart().length)
  return {...statement, start, end: Math.max(start, statement.start + inner.trimEnd().length)}
}
