import type {Folder} from './folder-tree.ts'
import {branchOf, type Place} from './navigation.ts'
import type {Publication, SourcePage} from './publication.ts'
import {keyOf} from './site-hash.ts'

const folderIdentities = new WeakMap<Folder, string>()
const pageListIdentities = new WeakMap<readonly SourcePage[], string>()

/**
 * Everything the frame shows of other pages, hashed folder by folder and remembered: the sidebar of ten thousand pages is
 * hashed in the time of the few hundred folders they lie in.
 */
export function navigationIdentity(publication: Publication, place: Place): string {
  const categories = publication.categories.map(({id, listings}) => [
    id,
    listings[0]?.address,
    listings.length,
    branchOf(publication, id).length > 0,
  ])
  const further = [
    publication.profiles.length > 0,
    publication.decisions.length > 0,
    publication.resolved.manifest.mounts.length > 0,
  ]
  return JSON.stringify([
    categories,
    further,
    place.category ? branch(publication, place) : null,
    place.page?.role === 'profile' ? pagesIdentity(publication.profiles) : null,
  ])
}

function branch(publication: Publication, place: Place): unknown {
  const category = place.category && publication.categoryById.get(place.category)
  const {page} = place
  if (!category) return null
  if (page && (page.kind === 'record' || page.role === 'decision')) {
    return pagesIdentity(category.id === 'decisions' ? publication.decisions : category.records)
  }
  const parts: unknown[] = [publication.listingByPath.get(page?.document.path ?? '')?.address]
  for (let at: Folder | undefined = category.tree; at; ) {
    parts.push(folderIdentity(publication, at))
    const next: Folder | undefined = page && at.folders.find((child) => page.document.path.startsWith(`${child.path}/`))
    at = next
  }
  return parts
}

function folderIdentity(publication: Publication, folder: Folder): string {
  const before = folderIdentities.get(folder)
  if (before !== undefined) return before
  const children = folder.folders.map((child) =>
    JSON.stringify([child.label, publication.folderByPath.get(child.path) ?? null]),
  )
  const identity = keyOf([
    JSON.stringify(publication.folderByPath.get(folder.path) ?? null),
    folder.path,
    ...children,
    pagesIdentity(folder.pages),
  ])
  folderIdentities.set(folder, identity)
  return identity
}

function pagesIdentity(pages: readonly SourcePage[]): string {
  const before = pageListIdentities.get(pages)
  if (before !== undefined) return before
  const identity = keyOf(pages.flatMap(({title, address}) => [title, address]))
  pageListIdentities.set(pages, identity)
  return identity
}
