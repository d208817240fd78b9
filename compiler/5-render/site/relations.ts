import {positionAt} from '../../diagnostics/place.ts'
import type {CategoryId, Diagnostic, Kind} from '../../model.ts'
import {hrefBetween} from './addresses.ts'
import {dateOfPage, type Publication, type SourcePage} from './publication.ts'
import {categoryName, clip, dateOf} from './words.ts'

/** A page as it stands in a list of pages. Every key is present: layouts run strict. */
export interface PageLink {
  readonly title: string
  readonly href: string
  readonly path: string
  readonly mark: CategoryId | ''
  readonly categoryName: string
  readonly kind: Kind | ''
  readonly status: string
  readonly date: {readonly iso: string; readonly text: string} | null
  readonly summary: string
}

/** `page` seen from the page at `address`. */
export function pageLink(page: SourcePage, address: string): PageLink {
  return {
    title: page.title,
    href: hrefBetween(address, page.address),
    path: page.document.path,
    mark: page.category ?? '',
    categoryName: page.category ? categoryName[page.category] : roleName[page.role],
    kind: page.kind ?? '',
    status: page.decision?.typed.data?.status ?? '',
    date: dateOf(dateOfPage(page)),
    summary: summaryOf(page),
  }
}

const roleName = {home: 'Boot profile', profile: 'Profile', decision: 'Decision', document: ''} as const

/** What the frontmatter says about a document in a sentence or two; "" when it says nothing. */
export function summaryOf(page: SourcePage): string {
  const data = page.document.frontmatter.data
  const text = [data?.summary, data?.description, data?.purpose].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  )
  return typeof text === 'string' ? clip(text.replace(/\s+/g, ' ').trim(), 280) : ''
}

/** Links shown before the rest is folded away. */
const shown = 8
/** Links of one list on a page, at most. */
export const listed = 60

export interface LinkBlock {
  readonly first: readonly PageLink[]
  readonly rest: readonly PageLink[]
  readonly restCount: number
  /** How many are not even in `rest`. */
  readonly beyond: number
}

/** A list of related pages that stays small whatever links here; null for none. */
export function linkBlock(pages: readonly SourcePage[], address: string): LinkBlock | null {
  if (pages.length === 0) return null
  const links = pages.slice(0, listed).map((page) => pageLink(page, address))
  const cut = pages.length <= shown + 2 ? pages.length : shown
  const rest = links.slice(cut)
  return {first: links.slice(0, cut), rest, restCount: pages.length - cut, beyond: pages.length - links.length}
}

/** What a page leads on to: the blocks below its text. */
export function relationsOf(
  publication: Publication,
  page: SourcePage,
): {decidedBy: LinkBlock | null; linksHere: LinkBlock | null} {
  return {
    decidedBy: linkBlock(publication.decidedBy(page), page.address),
    linksHere: linkBlock(publication.linksHere.get(page.document.path) ?? [], page.address),
  }
}

export interface FindingView {
  readonly severity: string
  readonly rule: string
  readonly message: string
  readonly hint: string
  readonly line: number
}

/** Findings as a page shows them, at most 20: the command line lists all. */
export function findingViews(diagnostics: readonly Diagnostic[]): readonly FindingView[] {
  return diagnostics.slice(0, 20).map(({severity, rule, message, hint, place}) => ({
    ...{severity, rule, message, hint: hint ?? ''},
    line: place ? positionAt(place.file, place.start).line : 0,
  }))
}

/** The pages before and after in the category's reading order. */
export function neighbourPages(
  publication: Publication,
  page: SourcePage,
): {readonly previous: SourcePage | undefined; readonly next: SourcePage | undefined} {
  const sequence = page.category && publication.categoryById.get(page.category)?.sequence
  const at = publication.position.get(page.document.path)
  if (!sequence || at === undefined) return {previous: undefined, next: undefined}
  return {previous: sequence[at - 1], next: sequence[at + 1]}
}

/** `neighbourPages` as links. */
export function neighbours(
  publication: Publication,
  page: SourcePage,
): {previous: PageLink | null; next: PageLink | null} {
  const {previous, next} = neighbourPages(publication, page)
  return {
    previous: previous ? pageLink(previous, page.address) : null,
    next: next ? pageLink(next, page.address) : null,
  }
}
