import type {Document} from '../model.ts'

/** A block of text between empty lines. */
export interface Paragraph {
  /** Its words alone, in lower case: what is compared. */
  readonly words: string
  readonly count: number
  /** Range in the file. */
  readonly start: number
  readonly end: number
}

/**
 * The paragraphs of a document's prose: blocks between empty lines, without frontmatter, fenced code, tables, quotations,
 * headings and comments. What only looks different (line breaks, emphasis, list marks) is the same here. One pass.
 */
export function paragraphsOf({file, bodyStart}: Document): readonly Paragraph[] {
  const found: Paragraph[] = []
  const {text} = file
  let start = -1
  let fence = ''
  const close = (end: number): void => {
    if (start < 0) return
    const words = wordsOf(text.slice(start, end))
    if (words.length > 0) found.push({words: words.join(' '), count: words.length, start, end})
    start = -1
  }
  for (let at = bodyStart; at < text.length; ) {
    const next = text.indexOf('\n', at)
    const end = next < 0 ? text.length : next
    // A line of a megabyte is no sentence that somebody wrote twice by accident; its head tells what it is.
    const head = text.slice(at, Math.min(end, at + 200)).trim()
    const mark = /^(`{3,}|~{3,})/.exec(head)?.[1] ?? ''
    if (fence !== '') {
      if (mark.startsWith(fence) && head === mark) fence = ''
    } else if (mark !== '') {
      close(at)
      fence = mark
    } else if (head === '' || /^(#|>|\||<)/.test(head)) close(at)
    else if (start < 0) start = at
    at = end + 1
  }
  close(text.length)
  return found
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
