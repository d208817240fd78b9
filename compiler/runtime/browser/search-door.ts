/** `[address, title, category or role, kind or status, source path, date]` */
export type PageRow = readonly [string, string, string, string, string, string]

/** `[page address, [[heading id, heading, text], …]]` */
export type TextRow = readonly [string, readonly (readonly [string, string, string])[]]

/** The global that search data scripts call: classic scripts can hand data over in no other way. */
export interface SearchDoor {
  /** Opens the palette; `typed` is what was typed while this script was on its way. */
  open(typed: string): void
  /** Tells `show` the few pages that are nearest to some words by title and path. */
  near(words: string, show: (pages: readonly NearPage[]) => void): void
  pages(data: {readonly pages: readonly PageRow[]; readonly shards: readonly string[]}): void
  texts(data: {readonly name: string; readonly rows: readonly TextRow[]}): void
}

export interface NearPage {
  readonly title: string
  readonly href: string
  readonly path: string
}
