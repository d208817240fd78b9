import type {Templates} from '../template.ts'
import {hrefBetween, twinOf} from './addresses.ts'
import {breadcrumb, furtherNavigation, navigation, type Place} from './navigation.ts'
import {
  branchesName,
  decisionsName,
  profilesName,
  searchPagesName,
  searchScriptName,
  siteScriptName,
  stylesName,
  themeScriptName,
} from './own-names.ts'
import type {Publication} from './publication.ts'

/** One line of a page's own table of contents. */
export interface TocEntry {
  readonly id: string
  readonly text: string
  /** 1 for the upper level, 2 for the one below. */
  readonly level: number
}

/** What a page puts into the frame that all pages share. */
export interface Framed {
  readonly title: string
  readonly description: string
  readonly main: string
  readonly toc: readonly TocEntry[]
  /** Whether a markdown twin stands beside the page. */
  readonly twin: boolean
  /** Wide pages have no third column. */
  readonly layout: 'text' | 'wide'
}

/** The whole page: head, header, sidebar, main, table of contents. */
export function frame(publication: Publication, templates: Templates, place: Place, page: Framed): string {
  const href = (name: string): string => hrefBetween(place.address, publication.addresses.own(name))
  const {address} = place
  const site = siteTitle(publication)
  return templates.fill('site/frame.hbs', {
    siteTitle: site,
    pageTitle: place.page?.role === 'home' || page.title === site ? site : `${page.title} · ${site}`,
    description: page.description,
    home: hrefBetween(address, 'index.html'),
    isHome: address === 'index.html',
    root: '../'.repeat(address.split('/').length - 1) || './',
    styles: href(stylesName),
    themeScript: href(themeScriptName),
    siteScript: href(siteScriptName),
    searchScript: href(searchScriptName),
    searchPages: href(searchPagesName),
    branches: href(branchesName),
    icon: href('assets/icon.svg'),
    twin: page.twin ? hrefBetween(address, twinOf(address)) : '',
    decisions: publication.decisions.length > 0 ? href(decisionsName) : '',
    profiles: publication.profiles.length > 0 ? href(profilesName) : '',
    crumbs: address === 'index.html' ? [] : breadcrumb(publication, place),
    items: navigation(publication, place),
    further: furtherNavigation(publication, place),
    main: page.main,
    // A table of contents of one line says nothing that the page does not.
    toc: page.toc.length > 1 ? page.toc : [],
    layout: page.layout,
  })
}

/**
 * The page for addresses that name nothing, with its references counted from `base`: a server shows it at any depth, where
 * relative ones would lead nowhere. It lies at the site's root, and no text of an author stands on it. Served at the root
 * of a host, as far as is known, it keeps the form of all other pages, which also works from a folder.
 */
export function underBase(html: string, base: string): string {
  if (/^\/*$/.test(base)) return html
  const root = `/${base.replace(/^\/+|\/+$/g, '')}/`
  return html.replace(
    /(\s(?:href|src|data-root|data-search|data-search-pages|data-branches)=")(?!#|[a-z][a-z0-9+.-]*:)(?:\.\/)?([^"]*")/gi,
    (_, attribute: string, rest: string) => `${attribute}${escaped(root)}${rest}`,
  )
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** The site's name: `site.title`, else the manifest's `viewer.title`, else its `name`. */
export function siteTitle(publication: Publication): string {
  const {layer, manifest} = publication.resolved
  const viewer = manifest.viewer.title
  return layer.settings.site.title || (typeof viewer === 'string' ? viewer : '') || manifest.name
}
