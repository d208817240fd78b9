import type {Mark, PagePart, ResultPart} from './search-model.ts'
import {type TokenSpan, tokenSpans} from './tokens.ts'

/** UTF-16 units of an excerpt, and how many of them stand before the first word that answers. */
const [longest, before] = [180, 50]

/** A part of a page as a result shows it: the stretch of its text that holds most of `terms`. */
export function partOf({id, heading, text}: PagePart, terms: ReadonlySet<string>): ResultPart {
  const first = densest(tokenSpans(text).filter(({term}) => terms.has(term)))
  const from = first ? Math.max(0, first.start - before) : 0
  const start = from === 0 ? 0 : Math.max(from, text.lastIndexOf(' ', from + 15) + 1)
  const cut = text.slice(start, start + longest)
  const excerpt = `${start > 0 ? '…' : ''}${cut}${start + longest < text.length ? '…' : ''}`
  return {id, heading, headingMarks: marksIn(heading, terms), excerpt, excerptMarks: marksIn(excerpt, terms)}
}

/** The match from which on an excerpt holds the most different terms; the earliest of several. */
function densest(matches: readonly TokenSpan[]): TokenSpan | undefined {
  const counts = new Map<string, number>()
  let [best, most, end] = [matches[0], 0, 0]
  for (const match of matches) {
    for (let next = matches[end]; next && next.end <= match.start + longest - before; next = matches[++end])
      counts.set(next.term, (counts.get(next.term) ?? 0) + 1)
    if (counts.size > most) [best, most] = [match, counts.size]
    const left = (counts.get(match.term) ?? 0) - 1
    if (left > 0) counts.set(match.term, left)
    else counts.delete(match.term)
  }
  return best
}

/** Where `terms` stand in a text, overlapping places as one. */
export function marksIn(text: string, terms: ReadonlySet<string>): readonly Mark[] {
  const marks: Mark[] = []
  for (const {term, start, end} of tokenSpans(text)) {
    if (!terms.has(term)) continue
    const last = marks.at(-1)
    if (last && start <= last.end) marks[marks.length - 1] = {start: last.start, end: Math.max(last.end, end)}
    else marks.push({start, end})
  }
  return marks
}
