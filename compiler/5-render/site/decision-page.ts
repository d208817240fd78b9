import type {Diagnostic} from '../../model.ts'
import {stripSlash} from '../../paths.ts'
import type {Templates} from '../template.ts'
import {hrefBetween} from './addresses.ts'
import {metaView, sourceView} from './document-page.ts'
import {categoryAddress} from './navigation.ts'
import {bodyOf, tocOf} from './page-body.ts'
import type {Publication, SourcePage} from './publication.ts'
import {findingViews, neighbours, relationsOf} from './relations.ts'
import type {Framed} from './shell.ts'
import {categoryName, dateOf, dateText} from './words.ts'

/** A step in a line of decisions. */
export interface ChainStep {
  readonly title: string
  /** "" for the page itself and for an id that names no record. */
  readonly href: string
  readonly current: boolean
  readonly struck: boolean
  readonly date: {readonly iso: string; readonly text: string} | null
}

/** A decision record: status, date, deciders, scope, its line of ancestors and successors, and the text as authored. */
export function decisionPage(
  publication: Publication,
  templates: Templates,
  page: SourcePage,
  diagnostics: readonly Diagnostic[],
): Framed {
  const {output, view} = bodyOf(publication, page)
  const data = page.decision?.typed.data
  const chain = chainOf(publication, page)
  const main = templates.fill('site/decision.hbs', {
    title: page.title,
    ...metaView(publication, page),
    status: data?.status ?? '',
    date: dateOf(data?.date),
    deciders: data?.deciders?.join(', ') ?? '',
    scope: scopeView(publication, page),
    chain: chain.length > 1 ? chain : [],
    body: view,
    findings: findingViews(diagnostics),
    ...relationsOf(publication, page),
    ...neighbours(publication, page),
    source: sourceView(publication, page),
  })
  const state = data ? `${data.status}, ${dateText(data.date)}. ` : ''
  return {title: page.title, description: state + output.excerpt, main, toc: tocOf(output), twin: true, layout: 'text'}
}

/** What the decision affects, each with a page where there is one. */
export function scopeView(
  publication: Publication,
  page: SourcePage,
): readonly {label: string; href: string; mark: string}[] {
  const data = page.decision?.typed.data
  const categories = (data?.affectedCategories ?? []).map((id) => ({
    ...{label: categoryName[id], mark: id},
    href: publication.categoryById.has(id) ? hrefBetween(page.address, categoryAddress(publication, id)) : '',
  }))
  const paths = (data?.affectedPaths ?? []).slice(0, 40).map((path) => {
    const target = publication.pageByPath.get(path)
    const folder = publication.folderByPath.get(stripSlash(path))
    const href = target
      ? hrefBetween(page.address, target.address)
      : folder && publication.resolved.layer.source.tree.kind(path) === 'directory'
        ? hrefBetween(page.address, folder.address, folder.anchor)
        : ''
    return {label: path, href, mark: ''}
  })
  return [...categories, ...paths]
}

/** Ancestors, the page, successors, oldest first; a cycle ends where it would repeat. */
export function chainOf(publication: Publication, page: SourcePage): readonly ChainStep[] {
  const seen = new Set([page])
  const follow = (from: SourcePage, field: 'supersedes' | 'supersededBy'): ChainStep[] => {
    const id = from.decision?.typed.data?.[field]
    if (id === undefined) return []
    const next = publication.decisionById.get(id)
    if (!next) return [{title: id, href: '', current: false, struck: field === 'supersedes', date: null}]
    if (seen.has(next) || seen.size > 20) return []
    seen.add(next)
    return [step(next, page), ...follow(next, field)]
  }
  return [...follow(page, 'supersedes').reverse(), step(page, page), ...follow(page, 'supersededBy')]
}

function step(page: SourcePage, from: SourcePage): ChainStep {
  const data = page.decision?.typed.data
  const current = page === from
  const href = current ? '' : hrefBetween(from.address, page.address)
  return {title: page.title, href, current, struck: data?.status === 'superseded' && !current, date: dateOf(data?.date)}
}
