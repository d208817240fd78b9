import type {CategoryId, Path} from '../../model.ts'
import {directoryOf} from '../../paths.ts'
import type {Addresses} from './addresses.ts'
import type {Folder} from './folder-tree.ts'
import type {SourcePage} from './source-page.ts'

/** A page that lists pages of one category: the category itself, one of its larger folders, or its records. */
export interface Listing {
  readonly category: CategoryId
  readonly kind: 'category' | 'folder' | 'records'
  readonly address: string
  readonly folder: Folder
  /** Folders that have listings of their own. */
  readonly folders: readonly Folder[]
  /** Pages shown here, each group under its folder's name; the first group has none when it lies in `folder` itself. */
  readonly groups: readonly ListingGroup[]
  /** Records shown here, newest first, and how many there are in all. */
  readonly records: readonly SourcePage[]
  readonly recordTotal: number
  /** Every page that this listing shows. */
  readonly shows: readonly SourcePage[]
  /** 1-based place among the parts of a long listing, and their addresses. */
  readonly part: number
  readonly parts: readonly string[]
}

export interface ListingGroup {
  readonly folder: Folder
  readonly pages: readonly SourcePage[]
  /** Id of the group's heading; "" for the pages of the listing's own folder. */
  readonly anchor: string
}

/** Where a folder is listed. */
export interface ListedFolder {
  readonly address: string
  readonly anchor: string
}

/** Up to this many pages a folder is shown whole, grouped by its folders. */
const whole = 60
/** Entries (folders and pages) of one part of a listing: about two screens in two columns. */
const entriesPerPart = 100
/** Records on the category's page before they get listings of their own. */
const recordsInline = 40

/**
 * The listings of a category. None of them grows with the layer: a folder of more than `whole` pages shows its folders as
 * cards and its own pages in parts, so nobody meets a wall of links and no page pays for its neighbours.
 */
export function listingsOf(
  category: CategoryId,
  tree: Folder,
  records: readonly SourcePage[],
  addresses: Addresses,
): readonly Listing[] {
  const base = `categories/${category}`
  const inline = records.length <= recordsInline ? records : records.slice(0, 10)
  const listings = folderListings(category, tree, base, addresses).map((listing, index) => {
    if (index > 0) return listing
    const shows = records.length <= recordsInline ? [...listing.shows, ...records] : listing.shows
    return {...listing, kind: 'category' as const, records: inline, recordTotal: records.length, shows}
  })
  if (records.length > recordsInline) {
    const chunks = chunked(records, entriesPerPart)
    const parts = chunks.map((_, index) => addresses.own(partName(`${base}/records`, index)))
    for (const [index, chunk] of chunks.entries()) {
      const folder: Folder = {path: '', label: 'Records', pages: [], folders: [], total: 0}
      listings.push({
        ...{category, kind: 'records', folder, folders: [], groups: [], records: chunk, recordTotal: records.length},
        ...{shows: chunk, part: index + 1, parts, address: parts[index] ?? ''},
      })
    }
  }
  return listings
}

function folderListings(category: CategoryId, folder: Folder, name: string, addresses: Addresses): Listing[] {
  const common = {category, kind: 'folder' as const, folder, records: [], recordTotal: 0}
  if (folder.total <= whole) {
    const address = addresses.own(`${name}.html`)
    const groups = [...groupsOf(folder)].map((group, index) => ({
      ...group,
      anchor: index === 0 && group.folder === folder ? '' : `in-${index}`,
    }))
    const shows = groups.flatMap(({pages}) => pages)
    return [{...common, address, folders: [], groups, shows, part: 1, parts: [address]}]
  }
  const entries = chunked(
    [...folder.folders.map((child) => ({child})), ...folder.pages.map((page) => ({page}))],
    entriesPerPart,
  )
  const parts = entries.map((_, index) => addresses.own(partName(name, index)))
  const listings = entries.map((chunk, index): Listing => {
    const pages = chunk.flatMap((entry) => ('page' in entry ? [entry.page] : []))
    const folders = chunk.flatMap((entry) => ('child' in entry ? [entry.child] : []))
    const groups = pages.length > 0 ? [{folder, pages, anchor: ''}] : []
    return {...common, address: parts[index] ?? '', folders, groups, shows: pages, part: index + 1, parts}
  })
  for (const child of folder.folders)
    listings.push(...folderListings(category, child, `${name}/${child.label}`, addresses))
  return listings
}

function* groupsOf(folder: Folder): Generator<{folder: Folder; pages: readonly SourcePage[]}> {
  if (folder.pages.length > 0) yield {folder, pages: folder.pages}
  for (const child of folder.folders) yield* groupsOf(child)
}

function partName(name: string, index: number): string {
  return index === 0 ? `${name}.html` : `${name}.part-${index + 1}.html`
}

/** Pieces of at most `size`; one empty piece for nothing. */
export function chunked<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]]
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/**
 * Where each folder of the repository is listed, also those that stand inside a joined step or are shown as a group;
 * the first category in canonical order has it.
 */
export function listedFolders(listings: readonly Listing[]): ReadonlyMap<Path, ListedFolder> {
  const places = new Map<Path, ListedFolder>()
  const enter = (path: Path, place: ListedFolder): void => {
    for (let at = path; !places.has(at); at = directoryOf(at)) {
      places.set(at, place)
      if (at === '') break
    }
  }
  for (const listing of listings) {
    if (listing.part === 1 && listing.kind !== 'records')
      enter(listing.folder.path, {address: listing.address, anchor: ''})
    for (const {folder, anchor} of listing.groups) if (anchor) enter(folder.path, {address: listing.address, anchor})
    // A folder of one page stands in the list of the folder above.
    for (const page of listing.shows) enter(directoryOf(page.document.path), {address: listing.address, anchor: ''})
  }
  return places
}
