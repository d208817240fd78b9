import {groupBy} from '../../group-by.ts'
import type {Diagnostic} from '../../model.ts'
import type {Templates} from '../template.ts'
import {hrefBetween} from './addresses.ts'
import {chainOf, decisionPage, scopeView} from './decision-page.ts'
import {decisionParts, decisionsIndex} from './decisions-index.ts'
import {documentPage, metaView, sourceView} from './document-page.ts'
import {homePage, homeView} from './home-page.ts'
import {allPagesPage, allPagesParts, introOf, listingPage, mountsPage} from './listing-page.ts'
import {navigation, type Place} from './navigation.ts'
import {navigationIdentity} from './navigation-identity.ts'
import {mountsName, notFoundName, pagesName, profilesName} from './own-names.ts'
import {contentHash, shownOf, targetsOf} from './page-identity.ts'
import {profilePage, profilesIndex} from './profile-page.ts'
import type {Publication, SourcePage} from './publication.ts'
import {findingViews, listed, neighbourPages} from './relations.ts'
import type {Framed} from './shell.ts'

/** A page that will exist: where, from what, what it depends on, and how it is made. */
export interface SitePage {
  readonly place: Place
  /** For conflict messages: the source file, or what the page lists. */
  readonly from: string
  /** Everything the page is made from but the templates and the site's settings, as one string. No parsing. */
  identity(): string
  render(): Framed
}

/** Every page of the site. Building the list renders nothing. */
export function sitePages(
  publication: Publication,
  templates: Templates,
  diagnostics: readonly Diagnostic[],
): readonly SitePage[] {
  const byPath = groupBy(diagnostics, ({path}) => path)
  const findings = (page: SourcePage): readonly Diagnostic[] => byPath.get(page.document.path) ?? []
  return [
    home(publication, templates, publication.home ? findings(publication.home) : [], diagnostics),
    ...publication.pages
      .filter(({role}) => role !== 'home')
      .map((page) => source(publication, templates, page, findings(page))),
    ...indexes(publication, templates),
  ]
}

function home(
  publication: Publication,
  templates: Templates,
  findings: readonly Diagnostic[],
  all: readonly Diagnostic[],
): SitePage {
  const page = publication.home
  const place: Place = {address: 'index.html', ...(page ? {page} : {})}
  return {
    place,
    from: page?.document.path ?? 'leji.json',
    identity: () =>
      JSON.stringify([
        homeView(publication, findings, all, (markdown) => markdown),
        page ? targetsOf(publication, page.document) : [],
        navigationIdentity(publication, place),
      ]),
    render: () => homePage(publication, templates, findings, all),
  }
}

function source(
  publication: Publication,
  templates: Templates,
  page: SourcePage,
  findings: readonly Diagnostic[],
): SitePage {
  const place: Place = {address: page.address, page, ...(page.category ? {category: page.category} : {})}
  const make = page.role === 'decision' ? decisionPage : page.role === 'profile' ? profilePage : documentPage
  return {
    place,
    from: page.document.path,
    identity: () =>
      JSON.stringify([
        page.role,
        page.title,
        page.address,
        contentHash(page.document),
        metaView(publication, page),
        shownAround(publication, page),
        sourceView(publication, page),
        findingViews(findings),
        targetsOf(publication, page.document),
        rest(publication, page),
        navigationIdentity(publication, place),
      ]),
    render: () => make(publication, templates, page, findings),
  }
}

/** What the page shows of the pages around it; of long lists no more than is shown. */
function shownAround(publication: Publication, page: SourcePage): unknown {
  const {previous, next} = neighbourPages(publication, page)
  const lists = [publication.decidedBy(page), publication.linksHere.get(page.document.path) ?? []]
  return [
    previous ? shownOf(previous) : null,
    next ? shownOf(next) : null,
    ...lists.map((pages) => [pages.length, ...pages.slice(0, listed).map(shownOf)]),
  ]
}

/** What decisions and profiles show of others. */
function rest(publication: Publication, page: SourcePage): unknown {
  if (page.role === 'decision') return [chainOf(publication, page), scopeView(publication, page)]
  if (page.role !== 'profile') return null
  const base = page.profile?.base
  const basePage = base && publication.pageByPath.get(base.document.path)
  return [
    page.profile?.frontmatter,
    page.profile?.body,
    base ? contentHash(base.document) : null,
    basePage ? [basePage.address, basePage.title, targetsOf(publication, basePage.document)] : null,
    (page.profile?.own.data?.requiredRead ?? []).map(
      (path) => publication.pageByPath.get(path)?.address ?? publication.folderByPath.get(path),
    ),
  ]
}

/** Pages that list others. There are few, so their key is their content without the prose. */
function indexes(publication: Publication, templates: Templates): readonly SitePage[] {
  const pages: SitePage[] = []
  const add = (place: Place, from: string, render: () => Framed): void => {
    // The prose of an index file is short: rendering it for the key costs less than keeping two forms of it apart.
    pages.push({place, from, identity: () => JSON.stringify([render(), navigation(publication, place)]), render})
  }
  for (const {listings} of publication.categories) {
    for (const listing of listings) {
      add({address: listing.address, category: listing.category, listing}, `category ${listing.category}`, () =>
        listingPage(publication, templates, listing),
      )
    }
  }
  if (publication.decisions.length > 0 || publication.categoryById.has('decisions')) {
    for (const [index, {address}] of decisionParts(publication).entries()) {
      const category = publication.categoryById.has('decisions') ? ({category: 'decisions'} as const) : {}
      add({address, ...category}, 'the decisions', () =>
        decisionsIndex(publication, templates, index, index === 0 ? introOf(publication, 'decisions', address) : ''),
      )
    }
  }
  const own = (name: string): string => publication.addresses.own(name)
  if (publication.profiles.length > 0)
    add({address: own(profilesName)}, 'the profiles', () => profilesIndex(publication, templates))
  if (publication.resolved.manifest.mounts.length > 0)
    add({address: own(mountsName)}, 'the mounts', () => mountsPage(publication, templates))
  for (const [index, {address}] of allPagesParts(publication).entries()) {
    add({address}, 'all pages', () => allPagesPage(publication, templates, index))
  }
  add({address: own(notFoundName)}, 'a page that is not there', () => notFound(publication, templates))
  return pages
}

function notFound(publication: Publication, templates: Templates): Framed {
  const pages = hrefBetween(publication.addresses.own(notFoundName), publication.addresses.own(pagesName))
  const main = templates.fill('site/not-found.hbs', {title: 'No such page', pages})
  return {title: 'No such page', description: '', main, toc: [], twin: false, layout: 'text'}
}
