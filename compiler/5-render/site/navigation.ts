import type {CategoryId} from '../../model.ts'
import {hrefBetween} from './addresses.ts'
import type {Folder} from './folder-tree.ts'
import type {Listing} from './listings.ts'
import {decisionsName, mountsName, pagesName, profilesName} from './own-names.ts'
import type {Publication, SourcePage} from './publication.ts'
import {categoryName, clip} from './words.ts'

/** One line of the sidebar with the lines below it. Every key is present: layouts run strict. */
export interface NavItem {
  readonly label: string
  readonly href: string
  readonly current: boolean
  /** The category whose mark stands before the label; "" for none. */
  readonly mark: CategoryId | ''
  /** `folder` is set in the type of paths; `more` stands for what the window leaves out. */
  readonly style: 'folder' | 'more' | ''
  readonly items: readonly NavItem[]
}

/** A category's line. */
export interface NavCategory extends NavItem {
  /** Whether there is anything to open below it. */
  readonly branch: boolean
}

export interface Crumb {
  readonly label: string
  readonly href: string
}

/** Where a page of the site stands: what the sidebar opens and what the breadcrumb names. */
export interface Place {
  readonly address: string
  readonly category?: CategoryId
  /** The page itself, when it is made from a file. */
  readonly page?: SourcePage
  readonly listing?: Listing
}

/** A title that is a whole sentence is read on its page: the sidebar of every neighbour would carry it. */
const longestLabel = 100

/** Lines shown of one level around the one that is open: the sidebar never holds the whole tree. */
const windowSize = 24

/** The sidebar of a page: categories, the folders on the way to the page, and its neighbours. */
export function navigation(publication: Publication, place: Place): readonly NavCategory[] {
  return publication.categories.map(({id}) => {
    const address = categoryAddress(publication, id)
    const items = place.category === id ? categoryItems(publication, place, id) : []
    return {
      label: categoryName[id],
      href: hrefBetween(place.address, address),
      current: address === place.address,
      mark: id,
      style: '',
      branch: items.length > 0 || branchOf(publication, id).length > 0,
      items,
    }
  })
}

const branches = new WeakMap<Publication, Map<CategoryId, readonly NavItem[]>>()

/** What stands below a category when it is opened from elsewhere: what its own page shows, seen from the root. */
export function branchOf(publication: Publication, id: CategoryId): readonly NavItem[] {
  const known = branches.get(publication) ?? new Map<CategoryId, readonly NavItem[]>()
  branches.set(publication, known)
  const before = known.get(id)
  if (before) return before
  const listing = publication.categoryById.get(id)?.listings[0]
  const place: Place = {address: '', category: id, ...(listing ? {listing} : {})}
  const items =
    id === 'decisions'
      ? pageItems(publication, place, publication.decisions, categoryAddress(publication, id))
      : categoryItems(publication, place, id)
  known.set(id, items)
  return items
}

/** The other entries: what is not a category. */
export function furtherNavigation(publication: Publication, place: Place): readonly NavItem[] {
  const atProfile = place.page?.role === 'profile'
  const profiles = atProfile
    ? pageItems(publication, place, publication.profiles, publication.addresses.own(profilesName))
    : []
  const entry = (label: string, name: string, items: readonly NavItem[] = []): NavItem => {
    const address = publication.addresses.own(name)
    return {
      label,
      href: hrefBetween(place.address, address),
      current: address === place.address,
      mark: '',
      style: '',
      items,
    }
  }
  return [
    ...(publication.categoryById.has('decisions') || publication.decisions.length === 0
      ? []
      : [entry('Decisions', decisionsName)]),
    ...(publication.profiles.length > 0 ? [entry('Profiles', profilesName, profiles)] : []),
    ...(publication.resolved.manifest.mounts.length > 0 ? [entry('Mounts', mountsName)] : []),
    entry('All pages', pagesName),
  ]
}

/** The address of a category's page. */
export function categoryAddress(publication: Publication, id: CategoryId): string {
  const listing = publication.categoryById.get(id)?.listings[0]
  return listing?.address ?? publication.addresses.own(decisionsName)
}

function categoryItems(publication: Publication, place: Place, id: CategoryId): readonly NavItem[] {
  const category = publication.categoryById.get(id)
  if (!category) return []
  const {page, listing} = place
  if (page && (page.kind === 'record' || page.role === 'decision')) {
    const records = id === 'decisions' ? publication.decisions : category.records
    return pageItems(publication, place, records, categoryAddress(publication, id))
  }
  const goal = page ? {page} : listing ? {folder: listing.folder} : {}
  const items = folderItems(publication, place, category.tree, goal)
  const records = category.listings.find(({kind}) => kind === 'records')
  if (!records) return items
  const href = hrefBetween(place.address, records.address)
  return [
    ...items,
    {label: 'Records', href, current: listing?.kind === 'records', mark: '', style: 'folder', items: []},
  ]
}

interface Goal {
  readonly page?: SourcePage
  readonly folder?: Folder
}

function folderItems(publication: Publication, place: Place, folder: Folder, goal: Goal): readonly NavItem[] {
  const open = folder.folders.findIndex((child) => leadsTo(child, goal))
  const here =
    publication.folderByPath.get(folder.path)?.address ?? categoryAddress(publication, place.category ?? 'domain')
  const folders = windowed(folder.folders, Math.max(open, 0), (child): NavItem => {
    const listed = publication.folderByPath.get(child.path)
    const href = hrefBetween(place.address, listed?.address ?? here, listed?.anchor ?? '')
    const isOpen = folder.folders[open] === child
    const current = place.listing !== undefined && listed?.address === place.address && listed.anchor === ''
    return {
      label: child.label,
      href,
      current,
      mark: '',
      style: 'folder',
      items: isOpen ? folderItems(publication, place, child, goal) : [],
    }
  })
  const more = folders.left > 0 ? [moreItem(place, here, folders.left, 'folder')] : []
  // Deeper in, only the way to the page is shown; the pages of a folder are listed where the reader stands.
  const standsHere =
    goal.folder === folder ||
    (goal.page !== undefined && folder.pages.includes(goal.page)) ||
    (open < 0 && folder.total <= windowSize)
  return [...folders.items, ...more, ...(standsHere ? pageItems(publication, place, folder.pages, here) : [])]
}

function pageItems(
  publication: Publication,
  place: Place,
  pages: readonly SourcePage[],
  listing: string,
): readonly NavItem[] {
  const at = place.page ? pages.indexOf(place.page) : 0
  const shown = windowed(pages, Math.max(at, 0), (page): NavItem => {
    const {title, address} = page
    return {
      label: clip(title, longestLabel),
      href: hrefBetween(place.address, address),
      current: address === place.address,
      mark: '',
      style: '',
      items: [],
    }
  })
  const own = place.page && publication.listingByPath.get(place.page.document.path)?.address
  return shown.left > 0 ? [...shown.items, moreItem(place, own ?? listing, shown.left, 'page')] : shown.items
}

function moreItem(place: Place, address: string, left: number, noun: string): NavItem {
  const label = `${left} more ${noun}${left === 1 ? '' : 's'}`
  return {label, href: hrefBetween(place.address, address), current: false, mark: '', style: 'more', items: []}
}

/** The items around `at`, and how many are left out. */
function windowed<Item, Made>(
  items: readonly Item[],
  at: number,
  make: (item: Item) => Made,
): {items: readonly Made[]; left: number} {
  const start = Math.max(0, Math.min(at - Math.floor(windowSize / 2), items.length - windowSize))
  const shown = items.slice(start, start + windowSize)
  return {items: shown.map(make), left: items.length - shown.length}
}

function leadsTo(folder: Folder, goal: Goal): boolean {
  if (goal.folder) return folder === goal.folder || goal.folder.path.startsWith(`${folder.path}/`)
  if (!goal.page) return false
  return goal.page.document.path.startsWith(`${folder.path}/`)
}

/** The way from the front door to a page, without the page itself. */
export function breadcrumb(publication: Publication, place: Place): readonly Crumb[] {
  const crumb = (label: string, address: string, anchor = ''): Crumb => ({
    label,
    href: hrefBetween(place.address, address, anchor),
  })
  const crumbs = [crumb('Home', 'index.html')]
  if (place.page?.role === 'profile') return [...crumbs, crumb('Profiles', publication.addresses.own(profilesName))]
  const {category} = place
  if (!category) {
    return place.page?.role === 'decision'
      ? [...crumbs, crumb('Decisions', publication.addresses.own(decisionsName))]
      : crumbs
  }
  const address = categoryAddress(publication, category)
  if (address !== place.address) crumbs.push(crumb(categoryName[category], address))
  const tree = publication.categoryById.get(category)?.tree
  if (!tree || (place.page && place.page.kind === 'record')) return crumbs
  const goal: Goal = place.page ? {page: place.page} : place.listing ? {folder: place.listing.folder} : {}
  for (
    let at = tree.folders.find((child) => leadsTo(child, goal));
    at;
    at = at.folders.find((child) => leadsTo(child, goal))
  ) {
    const listed = publication.folderByPath.get(at.path)
    if (listed && listed.address !== place.address) crumbs.push(crumb(at.label, listed.address, listed.anchor))
  }
  return crumbs
}
