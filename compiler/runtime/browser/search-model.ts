import type {PageRow, TextRow} from './search-door.ts'

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

/** What an entry of the index stands for: a page by its title, or a part of it by heading and text. */
export interface Entry {
  readonly id: number
  readonly page: PageInfo
  readonly part?: PagePart
}

export interface PagePart {
  readonly id: string
  readonly heading: string
  readonly text: string
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
