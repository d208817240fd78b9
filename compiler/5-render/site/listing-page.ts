import {groupBy} from '../../group-by.ts'
import type {Path} from '../../model.ts'
import {directoryOf} from '../../paths.ts'
import type {Templates} from '../template.ts'
import {hrefBetween} from './addresses.ts'
import {partLinks} from './decisions-index.ts'
import type {Folder} from './folder-tree.ts'
import {chunked, type Listing} from './listings.ts'
import {pagesName} from './own-names.ts'
import {renderText} from './page-body.ts'
import type {Publication, SourcePage} from './publication.ts'
import {type PageLink, pageLink} from './relations.ts'
import type {Framed} from './shell.ts'
import {categoryName, categoryPurpose, countText} from './words.ts'

/** A category, one of its folders or its records: what it is for, what is kept true first, dated records after. */
export function listingPage(publication: Publication, templates: Templates, listing: Listing): Framed {
  const {category, address, folder} = listing
  const isCategory = listing.kind === 'category'
  const whole = publication.categoryById.get(category)
  const name = isCategory
    ? categoryName[category]
    : listing.kind === 'records'
      ? `${categoryName[category]} records`
      : folder.label
  const count = isCategory
    ? (whole?.sequence.length ?? 0)
    : listing.kind === 'records'
      ? listing.recordTotal
      : folder.total
  const recordsListing = whole?.listings.find(({kind}) => kind === 'records')
  const main = templates.fill('site/listing.hbs', {
    title: name,
    mark: category,
    categoryName: isCategory ? '' : categoryName[category],
    path: listing.kind === 'folder' && folder.path !== folder.label ? folder.path : '',
    count: countText(count, 'document'),
    intro: isCategory && listing.part === 1 ? introOf(publication, category, address) : '',
    folders: listing.folders.map((child) => folderCard(publication, child, address)),
    groups: listing.groups.map((group) => ({
      anchor: group.anchor,
      label: group.anchor === '' ? '' : groupLabel(group.folder, folder),
      pages: group.pages.map((page) => listed(page, group.folder.path, address)),
    })),
    hasRecords: listing.records.length > 0,
    recordsHeading: listing.kind !== 'records',
    records: listing.records.map((page) => listed(page, '', address)),
    moreRecords:
      recordsListing && listing.kind === 'category'
        ? {href: hrefBetween(address, recordsListing.address), label: `All ${countText(listing.recordTotal, 'record')}`}
        : null,
    parts: partLinks(
      listing.parts.map((part) => ({address: part})),
      listing.part - 1,
      address,
    ),
    empty: count === 0,
  })
  const toc = listing.groups
    .filter(({anchor}) => anchor !== '')
    .map((group) => ({id: group.anchor, text: groupLabel(group.folder, folder), level: 1}))
  const recordEntry = listing.records.length > 0 && toc.length > 0 ? [{id: 'records', text: 'Records', level: 1}] : []
  const part = listing.parts.length > 1 ? ` (${listing.part} of ${listing.parts.length})` : ''
  return {
    title: name + part,
    description: categoryPurpose[category],
    main,
    toc: [...toc, ...recordEntry],
    twin: false,
    layout: 'text',
  }
}

/** The prose of a category's index files, which says what the category is for; else what Leji says it is for. */
export function introOf(publication: Publication, category: Listing['category'], address: string): string {
  const files = publication.resolved.layer.indexFiles.filter((file) => file.category === category && file.file)
  const prose = files.map(({file, path}) => {
    const markdown = proseOf(file?.text ?? '')
    return markdown === '' ? '' : renderText(publication, markdown, categoryName[category], path, address).html
  })
  return prose.join('').trim() || `<p>${categoryPurpose[category]}</p>`
}

/** The text of an index file without its `leji-index` blocks, frontmatter and title. */
function proseOf(text: string): string {
  return text
    .replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*\r?\n/, '')
    .replace(/^[ \t]*`{3,}[ \t]*leji-index(?:[ \t][^\n]*)?\r?\n[\s\S]*?(?:^[ \t]*`{3,}[ \t]*\r?$|(?![\s\S]))/gm, '')
    .replace(/^\s*#[ \t][^\n]*(?:\n|$)/, '')
    .replace(/^#{1,6}[ \t]/gm, '### ')
    .trim()
}

function groupLabel(folder: Folder, above: Folder): string {
  return above.path !== '' && folder.path.startsWith(`${above.path}/`)
    ? folder.path.slice(above.path.length + 1)
    : folder.path
}

/** Titles repeat in trees of `SKILL.md`; then the path below the folder says which is which. */
function listed(page: SourcePage, folder: Path, address: string): PageLink & {readonly where: string} {
  const link = pageLink(page, address)
  const below = folder !== '' && link.path.startsWith(`${folder}/`) ? link.path.slice(folder.length + 1) : link.path
  return {...link, where: below}
}

function folderCard(publication: Publication, folder: Folder, address: string): object {
  const place = publication.folderByPath.get(folder.path)
  const first = firstPages(folder, 4)
  return {
    label: folder.label,
    href: place ? hrefBetween(address, place.address, place.anchor) : '',
    count: countText(folder.total, 'document'),
    sample: first.map((page) => page.title).join(' · '),
  }
}

function firstPages(folder: Folder, count: number): readonly SourcePage[] {
  const pages = [...folder.pages.slice(0, count)]
  for (const child of folder.folders) if (pages.length < count) pages.push(...firstPages(child, count - pages.length))
  return pages
}

/** Pages on one part of the index of all pages. */
const perPart = 250

/** Addresses of the index of all pages, with what each part shows. */
export function allPagesParts(publication: Publication): readonly {address: string; pages: readonly SourcePage[]}[] {
  return chunked(publication.pages, perPart).map((pages, index) => ({
    address: publication.addresses.own(index === 0 ? pagesName : pagesName.replace('.html', `.part-${index + 1}.html`)),
    pages,
  }))
}

/** Every page by its path: the way in for who knows the repository. */
export function allPagesPage(publication: Publication, templates: Templates, index: number): Framed {
  const parts = allPagesParts(publication)
  const {address, pages} = parts[index] ?? {address: '', pages: []}
  const folders = groupBy(pages, (page) => directoryOf(page.document.path))
  const main = templates.fill('site/pages.hbs', {
    title: 'All pages',
    count: countText(publication.pages.length, 'page'),
    folders: [...folders].map(([path, inside]) => ({
      path: path === '' ? 'At the root' : `${path}/`,
      links: inside.map((page) => pageLink(page, address)),
    })),
    parts: partLinks(parts, index, address),
  })
  return {
    title: 'All pages',
    description: `${countText(publication.pages.length, 'page')} by folder.`,
    main,
    toc: [],
    twin: false,
    layout: 'wide',
  }
}

/** The sibling layers that this one reads, as the manifest declares them and the boot profile surfaces them. */
export function mountsPage(publication: Publication, templates: Templates): Framed {
  const {manifest, layer} = publication.resolved
  const surfaced = new Map((layer.boot?.mounts ?? []).map((entry) => [entry.mount, entry]))
  const main = templates.fill('site/mounts.hbs', {
    title: 'Mounts',
    mounts: manifest.mounts.map((mount) => ({
      name: mount.name,
      role: mount.role ?? '',
      source: mount.source,
      sourceHref: /^https:\/\//.test(mount.source) ? mount.source : '',
      pin: mount.pin.slice(0, 12),
      pinWhole: mount.pin,
      trackingRef: mount.trackingRef ?? '',
      owner: mount.owner.name,
      carries: surfaced.get(mount.name)?.carries ?? '',
      readWhen: surfaced.get(mount.name)?.readWhen ?? '',
      categories: (mount.categories ?? []).map((id) => ({id, name: categoryName[id]})),
      topics: mount.topics ?? [],
      requiredWhen: mount.requiredWhen ?? [],
    })),
  })
  return {
    title: 'Mounts',
    description: 'Layers of others that this one builds on, each at a pinned revision.',
    main,
    toc: [],
    twin: false,
    layout: 'wide',
  }
}
