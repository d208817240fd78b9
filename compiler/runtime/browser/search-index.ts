import MiniSearch from 'minisearch'
import type {PageRow, TextRow} from './search-door.ts'
import {indexTokens, queryTokens, tokenSpans} from './tokens.ts'

/** What a result is narrowed to; empty sets narrow nothing. */
export interface SearchFilter {
  readonly groups: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
}

/** A page that answers a query, with the parts of it that do. */
export interface SearchResult {
  readonly page: PageInfo
  readonly titleMarks: readonly Mark[]
  readonly parts: readonly ResultPart[]
}

export interface PageInfo {
  readonly address: string
  readonly title: string
  readonly group: string
  readonly kind: string
  readonly path: string
  readonly date: string
}

export interface ResultPart {
  /** Fragment; "" for the text before the first heading. */
  readonly id: string
  readonly heading: string
  readonly headingMarks: readonly Mark[]
  readonly excerpt: string
  readonly excerptMarks: readonly Mark[]
}

/** A range to set off, in UTF-16 offsets. */
export interface Mark {
  readonly start: number
  readonly end: number
}

export interface SearchIndex {
  addPages(rows: readonly PageRow[]): void
  addText(row: TextRow): void
  find(query: string, filter: SearchFilter): readonly SearchResult[]
  /** Values that the pages have, in Leji's order. */
  filters(): {readonly groups: readonly string[]; readonly kinds: readonly string[]}
}

interface Entry {
  readonly id: number
  readonly page: PageInfo
  readonly part?: {readonly id: string; readonly heading: string; readonly text: string}
}

const [pagesShown, partsShown] = [30, 3]
const isUnspaced = (term: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(term)

/** An index that is of use as soon as titles are in, and better with every text. */
export function createSearchIndex(): SearchIndex {
  const entries: Entry[] = []
  const pages = new Map<string, PageInfo>()
  const engine = new MiniSearch<{id: number; title: string; path: string; heading: string; text: string}>({
    fields: ['title', 'path', 'heading', 'text'],
    tokenize: indexTokens,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryTokens,
      processTerm: (term) => term,
      boost: {title: 6, heading: 3, path: 1.5, text: 1},
      prefix: (term) => !isUnspaced(term) || [...term].length === 1,
      // Two letters that changed places are two edits.
      fuzzy: (term) => (term.length <= 4 || isUnspaced(term) ? false : term.length <= 6 ? 1 : 2),
      weights: {fuzzy: 0.15, prefix: 0.6},
    },
  })
  const add = (entry: Entry): void => {
    entries.push(entry)
    const {part, page} = entry
    engine.add({
      id: entry.id,
      title: part ? '' : page.title,
      path: part ? '' : page.path,
      heading: part?.heading ?? '',
      text: part?.text ?? '',
    })
  }
  return {
    addPages(rows) {
      for (const [address, title, group, kind, path, date] of rows) {
        const page = {address, title, group, kind, path, date}
        pages.set(address, page)
        add({id: entries.length, page})
      }
    },
    addText([address, parts]) {
      const page = pages.get(address)
      if (!page) return
      for (const [id, heading, text] of parts)
        if (heading !== '' || text !== '') add({id: entries.length, page, part: {id, heading, text}})
    },
    find(query, filter) {
      const narrowed = (page: PageInfo): boolean =>
        (filter.groups.size === 0 || filter.groups.has(page.group)) &&
        (filter.kinds.size === 0 || filter.kinds.has(page.kind))
      const options = {filter: ({id}: {id: number}) => narrowed((entries[id] as Entry).page)}
      const strict = engine.search(query, {...options, combineWith: 'AND'})
      const hits = strict.length > 0 ? strict : engine.search(query, {...options, combineWith: 'OR'})
      const terms = new Set(hits.slice(0, 400).flatMap((hit) => hit.terms))
      return group(
        hits.map((hit) => ({entry: entries[hit.id] as Entry, score: hit.score})),
        terms,
      )
    },
    filters() {
      const present = (order: readonly string[], pick: (page: PageInfo) => string): string[] => {
        const values = new Set([...pages.values()].map(pick))
        return order.filter((value) => values.has(value))
      }
      return {groups: present(groupOrder, ({group: value}) => value), kinds: present(kindOrder, ({kind}) => kind)}
    },
  }
}

const groupOrder = ['domain', 'system', 'practice', 'governance', 'decisions', 'profile']
const kindOrder = ['intent', 'record', 'proposed', 'accepted', 'deprecated', 'superseded', 'rejected']

/** Results by page: a page counts as its best hit, with a little for every further one. */
function group(hits: readonly {entry: Entry; score: number}[], terms: ReadonlySet<string>): readonly SearchResult[] {
  const found = new Map<PageInfo, {score: number; parts: Entry[]}>()
  for (const {entry, score} of hits) {
    const known = found.get(entry.page) ?? {score: 0, parts: []}
    known.score = Math.max(known.score, score) + (known.score > 0 ? Math.min(score, known.score) * 0.15 : 0)
    if (entry.part) known.parts.push(entry)
    found.set(entry.page, known)
  }
  return [...found]
    .sort(([, a], [, b]) => b.score - a.score)
    .slice(0, pagesShown)
    .map(([page, {parts}]) => ({
      page,
      titleMarks: marksIn(page.title, terms),
      parts: parts.slice(0, partsShown).map(({part}) => partOf(part ?? {id: '', heading: '', text: ''}, terms)),
    }))
}

function partOf(
  {id, heading, text}: {id: string; heading: string; text: string},
  terms: ReadonlySet<string>,
): ResultPart {
  const first = tokenSpans(text).find(({term}) => terms.has(term))
  const from = first ? Math.max(0, first.start - 50) : 0
  const start = from === 0 ? 0 : Math.max(from, text.lastIndexOf(' ', from + 15) + 1)
  const cut = text.slice(start, start + 180)
  const excerpt = `${start > 0 ? '…' : ''}${cut}${start + 180 < text.length ? '…' : ''}`
  return {id, heading, headingMarks: marksIn(heading, terms), excerpt, excerptMarks: marksIn(excerpt, terms)}
}

function marksIn(text: string, terms: ReadonlySet<string>): readonly Mark[] {
  const marks: Mark[] = []
  for (const {term, start, end} of tokenSpans(text)) {
    if (!terms.has(term)) continue
    const last = marks.at(-1)
    if (last && start <= last.end) marks[marks.length - 1] = {start: last.start, end: Math.max(last.end, end)}
    else marks.push({start, end})
  }
  return marks
}
