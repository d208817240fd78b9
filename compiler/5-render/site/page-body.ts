import type {Path} from '../../model.ts'
import {type BodyOutput, renderBody} from '../markdown/body.ts'
import {hrefBetween} from './addresses.ts'
import {isRightToLeft, languageOf} from './language.ts'
import {linksFrom} from './links.ts'
import {linkPaths} from './path-links.ts'
import type {Publication, SourcePage} from './publication.ts'
import type {TocEntry} from './shell.ts'

/** The text of a page as the layouts take it. */
export interface BodyView {
  readonly html: string
  /** "" where the page's own language stands. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl' | 'auto'
}

/** Search rows of bodies that were rendered for their pages, so that the search data needs no second parse. */
const sectionsByPublication = new WeakMap<Publication, Map<Path, BodyOutput['sections']>>()

/** Renders the text of a page; `title` is taken out of it where the text repeats it as its first heading. */
export function bodyOf(publication: Publication, page: SourcePage): {output: BodyOutput; view: BodyView} {
  const output = renderText(publication, page.document.body, page.title, page.document.path, page.address)
  remember(publication, page.document.path, output.sections)
  return {output, view: bodyView(output, languageOf(page.document))}
}

/** Renders a text that stands in the file `source` on the page at `address`: its links, and paths in backticks as links. */
export function renderText(
  publication: Publication,
  markdown: string,
  title: string,
  source: Path,
  address: string,
): BodyOutput {
  const output = renderBody({markdown, title}, linksFrom(publication, source, address))
  return {...output, html: linkPaths(output.html, pathHref(publication, address))}
}

/** Where a path written in backticks leads: to a page, or to where a folder is listed. */
export function pathHref(publication: Publication, address: string): (path: Path) => string | undefined {
  return (path) => {
    const page = publication.pageByPath.get(path)
    if (page) return page.address === address ? undefined : hrefBetween(address, page.address)
    const folder = path.endsWith('/') ? publication.folderByPath.get(path.slice(0, -1)) : undefined
    return folder && folder.address !== address ? hrefBetween(address, folder.address, folder.anchor) : undefined
  }
}

/** Direction follows the language where there is one: an isolated Latin heading must not turn an Arabic page. */
export function bodyView(output: BodyOutput, language: string | undefined): BodyView {
  return {html: output.html, lang: language ?? '', dir: isRightToLeft(language) ? 'rtl' : output.direction}
}

/** Search rows of a page; parsed now unless its page was rendered before. Handed out once. */
export function sectionsOf(publication: Publication, page: SourcePage): BodyOutput['sections'] {
  const rows = sectionsByPublication.get(publication)
  const known = rows?.get(page.document.path)
  if (known) rows?.delete(page.document.path)
  return (
    known ?? renderBody({markdown: page.document.body, title: page.title}, () => ({kind: 'anchor', href: '#'})).sections
  )
}

function remember(publication: Publication, path: Path, sections: BodyOutput['sections']): void {
  const rows = sectionsByPublication.get(publication)
  if (rows) rows.set(path, sections)
  else sectionsByPublication.set(publication, new Map([[path, sections]]))
}

/** Headings of two levels for the margin; only the upper one when there are many. */
export function tocOf(output: Pick<BodyOutput, 'headings'>): readonly TocEntry[] {
  const top = Math.max(
    2,
    output.headings.reduce((least, {depth}) => Math.min(least, depth), 6),
  )
  const entries = output.headings
    .filter(({depth, text}) => depth <= top + 1 && depth >= 2 && text !== '')
    .map(({id, text, depth}) => ({id, text, level: depth <= top ? 1 : 2}))
  const upper = entries.filter(({level}) => level === 1)
  return entries.length > 48 && upper.length > 1 ? upper.slice(0, 120) : entries.slice(0, 120)
}
