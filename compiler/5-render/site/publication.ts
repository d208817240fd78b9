import {compareBytes} from '../../byte-order.ts'
import type {CategoryId, Document, Path, ResolvedLayer} from '../../model.ts'
import {baseName, directoryOf} from '../../paths.ts'
import {type Addresses, assignAddresses} from './addresses.ts'
import {linkedFiles} from './assets.ts'
import {decisionsInScope} from './decision-scope.ts'
import {type Folder, folderTree} from './folder-tree.ts'
import {type ListedFolder, type Listing, listedFolders, listingsOf} from './listings.ts'
import type {SourcePage} from './source-page.ts'
import {plainTitle} from './words.ts'

export type {SourcePage} from './source-page.ts'

/** A category with the pages that the site lists in it. */
export interface Category {
  readonly id: CategoryId
  /** Intent documents as a folder tree, in the order of the index files. */
  readonly tree: Folder
  /** Records with the newest first; undated ones last, by path. */
  readonly records: readonly SourcePage[]
  readonly listings: readonly Listing[]
  /** Every page in reading order: what "previous" and "next" walk. */
  readonly sequence: readonly SourcePage[]
}

/** What the site publishes and where: worked out once, shared by every page. */
export interface Publication {
  readonly resolved: ResolvedLayer
  readonly addresses: Addresses
  /** In byte order of their paths. */
  readonly pages: readonly SourcePage[]
  readonly pageByPath: ReadonlyMap<Path, SourcePage>
  readonly home?: SourcePage
  readonly categories: readonly Category[]
  readonly categoryById: ReadonlyMap<CategoryId, Category>
  readonly profiles: readonly SourcePage[]
  /** Newest first. */
  readonly decisions: readonly SourcePage[]
  readonly decisionById: ReadonlyMap<string, SourcePage>
  /** Pages whose text links to a path. */
  readonly linksHere: ReadonlyMap<Path, readonly SourcePage[]>
  /** Accepted and deprecated decisions that affect a page. */
  decidedBy(page: SourcePage): readonly SourcePage[]
  /** The listing that shows a page, to go back to. */
  readonly listingByPath: ReadonlyMap<Path, Listing>
  /** The place of a page in its category's sequence. */
  readonly position: ReadonlyMap<Path, number>
  /** Where a folder of the repository is listed. */
  readonly folderByPath: ReadonlyMap<Path, ListedFolder>
}

const known = new WeakMap<ResolvedLayer, Publication>()

/** The publication of a layer; the same value at every call. */
export function publish(resolved: ResolvedLayer): Publication {
  const before = known.get(resolved)
  if (before) return before
  const publication = prepare(resolved)
  known.set(resolved, publication)
  return publication
}

function prepare(resolved: ResolvedLayer): Publication {
  const bare = barePages(resolved)
  const addresses = assignAddresses({
    home: resolved.layer.boot?.document.path,
    documents: bare.map(({document}) => document.path),
    files: linkedFiles(resolved, new Set(bare.map(({document}) => document.path))),
  })
  const pages = bare.map((page) => ({...page, address: addresses.pages.get(page.document.path) ?? ''}))
  const pageByPath = new Map(pages.map((page) => [page.document.path, page]))
  const rank = readingRank(resolved)
  const categories = resolved.manifest.categories.map(({id}) => category(id, pages, rank, addresses))
  const decisions = pages.filter(({decision}) => decision).sort(newestFirst)
  const home = pages.find(({role}) => role === 'home')
  return {
    resolved,
    addresses,
    pages,
    pageByPath,
    ...(home ? {home} : {}),
    categories,
    categoryById: new Map(categories.map((entry) => [entry.id, entry])),
    profiles: pages.filter(({role}) => role === 'profile'),
    decisions,
    decisionById: firstById(decisions),
    linksHere: linksHere(resolved, pages, pageByPath),
    decidedBy: decisionsInScope(decisions),
    listingByPath: new Map(
      categories.flatMap(({listings}) =>
        listings.flatMap((listing) => listing.shows.map((page) => [page.document.path, listing] as const)),
      ),
    ),
    position: new Map(
      categories.flatMap(({sequence}) => sequence.map((page, index) => [page.document.path, index] as const)),
    ),
    folderByPath: listedFolders(categories.flatMap(({listings}) => listings)),
  }
}

type BarePage = Omit<SourcePage, 'address'>

/** READMEs, governed documents, decisions, profiles and the boot profile; a file that is several is the last one named. */
function barePages(resolved: ResolvedLayer): readonly BarePage[] {
  const pages = new Map<Path, BarePage>()
  for (const {document, category} of resolved.readmes) {
    pages.set(document.path, {role: 'document', document, title: pageTitle(document), category, readme: true})
  }
  for (const governed of resolved.documents) {
    const {document, category, kind} = governed
    pages.set(document.path, {role: 'document', document, title: pageTitle(document), category, kind, governed})
  }
  for (const decision of resolved.decisions) {
    const {document, data} = decision.typed
    const title = data ? plainTitle(data.title) : pageTitle(document)
    pages.set(document.path, {...pages.get(document.path), role: 'decision', document, title, kind: 'record', decision})
  }
  for (const profile of resolved.profiles) {
    const {document, data} = profile.own
    pages.set(document.path, {role: 'profile', document, title: data?.name ?? pageTitle(document), profile})
  }
  const boot = resolved.layer.boot?.document
  if (boot) pages.set(boot.path, {role: 'home', document: boot, title: pageTitle(boot)})
  return [...pages.values()].sort((a, b) => compareBytes(a.document.path, b.document.path))
}

/** Plain text; a file that says no more than `index` or `README` is known by its folder. */
function pageTitle(document: Document): string {
  const stem = baseName(document.path).replace(/\.md$/, '')
  const folder = baseName(directoryOf(document.path))
  if (document.title === stem && /^(?:index|readme|skill)$/i.test(stem) && folder !== '') return folder
  return plainTitle(document.title)
}

/** The place of a document in its index files: people list in the order they want read. */
function readingRank(resolved: ResolvedLayer): (page: SourcePage) => number {
  const rank = new Map(resolved.layer.selectors.map((selector, index) => [selector, index]))
  return ({governed}) => (governed ? (rank.get(governed.selector) ?? rank.size) : rank.size)
}

function category(
  id: CategoryId,
  pages: readonly SourcePage[],
  rank: (page: SourcePage) => number,
  addresses: Addresses,
): Category {
  const mine = pages.filter((page) => page.category === id)
  const tree = folderTree(
    mine.filter(({kind}) => kind !== 'record'),
    rank,
  )
  const records = mine.filter(({kind}) => kind === 'record').sort(newestFirst)
  const listings = id === 'decisions' ? [] : listingsOf(id, tree, records, addresses)
  return {id, tree, records, listings, sequence: [...walk(tree), ...records]}
}

function* walk(folder: Folder): Generator<SourcePage> {
  yield* folder.pages
  for (const child of folder.folders) yield* walk(child)
}

/** By date, the newest first; without a date last; then by path, the highest number first as records are counted up. */
function newestFirst(a: SourcePage, b: SourcePage): number {
  const [left, right] = [dateOfPage(a) ?? '', dateOfPage(b) ?? '']
  if (left !== right) return compareBytes(right, left)
  return left ? compareBytes(b.document.path, a.document.path) : compareBytes(a.document.path, b.document.path)
}

/** The date that a record is valid for, `YYYY-MM-DD`. */
export function dateOfPage(page: SourcePage): string | undefined {
  return page.decision?.typed.data?.date ?? page.governed?.date ?? undefined
}

/** The first record in byte order wins an id (Leji §7). */
function firstById(decisions: readonly SourcePage[]): ReadonlyMap<string, SourcePage> {
  const byPath = [...decisions].sort((a, b) => compareBytes(b.document.path, a.document.path))
  return new Map(
    byPath.flatMap((page) => (page.decision?.typed.data ? [[page.decision.typed.data.id, page] as const] : [])),
  )
}

function linksHere(
  resolved: ResolvedLayer,
  pages: readonly SourcePage[],
  pageByPath: ReadonlyMap<Path, SourcePage>,
): ReadonlyMap<Path, readonly SourcePage[]> {
  const sources = new Map<Path, Set<SourcePage>>()
  for (const page of pages) {
    for (const {path, state} of resolved.linksByPath.get(page.document.path) ?? []) {
      if (state !== 'resolved' || path === undefined) continue
      const target = pageByPath.get(path) ?? pageByPath.get(path === '' ? 'README.md' : `${path}/README.md`)
      if (!target || target === page) continue
      const here = sources.get(target.document.path)
      if (here) here.add(page)
      else sources.set(target.document.path, new Set([page]))
    }
  }
  return new Map([...sources].map(([path, set]) => [path, [...set]]))
}
