import type {Entry, PageInfo, PagePart} from './search-model.ts'
import {queryTokens} from './tokens.ts'

/** A hit of the index: an entry, how well it answers, and which of the query's terms it answers. */
export interface Hit {
  readonly entry: Entry
  readonly score: number
  readonly asked: readonly string[]
}

export interface RankedPage {
  readonly page: PageInfo
  readonly parts: readonly PagePart[]
}

/** Words of questions that say nothing about what is looked for: English and Spanish, as `foldTerm` leaves them. */
const askingWords = new Set(
  (
    'a an and are as at be by can do does for from how i in is it my of on or our should that the this to was we what ' +
    'when where which who why with you al con como cual cuando de del donde el en es esta este hay la las lo los me mi ' +
    'para por que quien se si su un una y'
  ).split(' '),
)

/** The terms of a query that say what is looked for; all of them when none does (`what is it`). */
export function wantedTerms(terms: readonly string[]): readonly string[] {
  // The last word may be the beginning of another: it counts until something follows.
  const wanted = terms.filter((term, at) => at === terms.length - 1 || !askingWords.has(term))
  const [last] = wanted.slice(-1)
  return wanted.length > 1 && last !== undefined && askingWords.has(last) ? wanted.slice(0, -1) : wanted
}

/**
 * Hits by page, best first. A page answers by its title and all of its parts together: pages that answer every term stand
 * alone where there are any, else those that answer the most stand first. A page counts as its best hit, with a little
 * for every further one; a page that is titled as was asked for goes first, what is no longer valid and READMEs later.
 */
export function rank(hits: readonly Hit[], wanted: readonly string[]): readonly RankedPage[] {
  const found = new Map<PageInfo, {best: number; asked: Set<string>; parts: PagePart[]}>()
  for (const {entry, score, asked} of hits) {
    const known = found.get(entry.page) ?? {best: 0, asked: new Set(), parts: []}
    known.best = Math.max(known.best, score) + Math.min(known.best, score) * 0.15
    for (const term of asked) known.asked.add(term)
    if (entry.part) known.parts.push(entry.part)
    found.set(entry.page, known)
  }
  const most = Math.max(...[...found.values()].map(({asked}) => asked.size))
  const least = most === wanted.length ? most : 1
  const title = wanted.join(' ')
  return [...found]
    .filter(([, {asked}]) => asked.size >= least)
    .map(([page, {best, asked, parts}]) => {
      const exact = queryTokens(page.title).join(' ') === title ? 3 : 1
      return {page, parts, score: best * (asked.size / wanted.length) ** 2 * weightOf(page) * exact}
    })
    .sort((a, b) => b.score - a.score)
}

/** Superseded decisions and the READMEs of folders are found, but seldom what is looked for. */
function weightOf({group, kind}: PageInfo): number {
  if (kind === 'superseded' || kind === 'rejected' || kind === 'deprecated') return 0.45
  return kind === '' && group !== 'home' && group !== 'profile' ? 0.5 : 1
}
