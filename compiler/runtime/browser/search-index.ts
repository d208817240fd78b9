import MiniSearch from 'minisearch'
import {marksIn, partOf} from './search-excerpt.ts'
import type {Entry, PageInfo, SearchIndex} from './search-model.ts'
import {rank, wantedTerms} from './search-rank.ts'
import {indexTokens, queryTokens} from './tokens.ts'

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
      processTerm: (term) => term,
      boost: {title: 6, heading: 3, path: 1.5, text: 1},
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
      const wanted = wantedTerms(queryTokens(query))
      const hits = engine.search(wanted.join(' '), {
        tokenize: () => [...wanted],
        filter: ({id}: {id: number}) => narrowed((entries[id] as Entry).page),
        // A beginning is taken for a word where it is long enough to mean one, or still being typed.
        prefix: (term, at) =>
          isUnspaced(term) ? [...term].length === 1 : term.length >= 4 || at === wanted.length - 1,
      })
      const found = rank(
        hits.map(({id, score, queryTerms}) => ({entry: entries[id] as Entry, score, asked: queryTerms})),
        wanted,
      ).slice(0, pagesShown)
      const terms = new Set(hits.slice(0, 400).flatMap((hit) => hit.terms))
      return found.map(({page, parts}) => ({
        page,
        titleMarks: marksIn(page.title, terms),
        parts: parts.slice(0, partsShown).map((part) => partOf(part, terms)),
      }))
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
