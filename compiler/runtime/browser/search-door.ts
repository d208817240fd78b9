/** `[address, title, category or role, kind or status, source path, date]` */
export type PageRow = readonly [string, string, string, string, string, string]

/** `[page address, [[heading id, heading, text], …]]` */
export type TextRow = readonly [string, readonly (readonly [string, string, string])[]]

/** The global that search data scripts call: classic scripts can hand data over in no other way. */
export interface SearchDoor {
  open(): void
  pages(data: {readonly pages: readonly PageRow[]; readonly shards: readonly string[]}): void
  texts(data: {readonly name: string; readonly rows: readonly TextRow[]}): void
}
