import {categoryIds} from '../../canonical.ts'
import {groupBy} from '../../group-by.ts'
import type {CategoryId, DecisionStatus} from '../../model.ts'
import type {Templates} from '../template.ts'
import {hrefBetween} from './addresses.ts'
import {chunked} from './listings.ts'
import {decisionsName} from './own-names.ts'
import {dateOfPage, type Publication, type SourcePage} from './publication.ts'
import type {Framed} from './shell.ts'
import {categoryName, countText, dateOf} from './words.ts'

/** Decisions on one page of the index. */
const perPart = 150
/** What a row names of a decision's scope. */
const scopeShown = 4
const statuses: readonly DecisionStatus[] = ['proposed', 'accepted', 'deprecated', 'superseded', 'rejected']

/** The pages of the decisions index: a timeline by year, newest first. Addresses with what each shows. */
export function decisionParts(publication: Publication): readonly {address: string; pages: readonly SourcePage[]}[] {
  return chunked(publication.decisions, perPart).map((pages, index) => ({
    address: publication.addresses.own(
      index === 0 ? decisionsName : decisionsName.replace('.html', `.part-${index + 1}.html`),
    ),
    pages,
  }))
}

/** One page of the index; `intro` is the prose of the category's index file. */
export function decisionsIndex(publication: Publication, templates: Templates, index: number, intro: string): Framed {
  const parts = decisionParts(publication)
  const {address, pages} = parts[index] ?? {address: '', pages: []}
  const years = groupBy(pages, (page) => dateOfPage(page)?.slice(0, 4) ?? '')
  const present = statuses.filter((status) =>
    publication.decisions.some((page) => page.decision?.typed.data?.status === status),
  )
  const scopes = scopeCounts(publication)
  const main = templates.fill('site/decisions.hbs', {
    title: 'Decisions',
    intro,
    count: countText(publication.decisions.length, 'decision'),
    statuses: present.length > 1 ? present.map((status) => ({status, count: countOf(publication, status)})) : [],
    scopes: scopes.length > 1 ? scopes : [],
    years: [...years].map(([year, inYear]) => ({
      year: year || 'Undated',
      rows: inYear.map((page) => row(publication, page, address)),
    })),
    parts: partLinks(parts, index, address),
  })
  const description = `${countText(publication.decisions.length, 'decision')}: what was decided, when, and what it replaced.`
  return {title: 'Decisions', description, main, toc: [], twin: false, layout: 'wide'}
}

function countOf(publication: Publication, status: DecisionStatus): number {
  return publication.decisions.filter((page) => page.decision?.typed.data?.status === status).length
}

/** The categories that decisions say they affect, in Leji's order, with how many affect each. */
function scopeCounts(publication: Publication): readonly {id: CategoryId; name: string; count: number}[] {
  return categoryIds
    .map((id) => ({
      ...{id, name: categoryName[id]},
      count: publication.decisions.filter((page) => page.decision?.typed.data?.affectedCategories?.includes(id)).length,
    }))
    .filter(({count}) => count > 0)
}

function row(publication: Publication, page: SourcePage, address: string): object {
  const data = page.decision?.typed.data
  const ref = (id: string | undefined): object | null => {
    if (id === undefined) return null
    const target = publication.decisionById.get(id)
    return {title: target?.title ?? id, href: target ? hrefBetween(address, target.address) : ''}
  }
  const scope = [
    ...(data?.affectedCategories ?? []).map((id) => ({label: categoryName[id], code: false})),
    ...(data?.affectedPaths ?? []).map((path) => ({label: path, code: true})),
  ]
  return {
    title: page.title,
    id: data?.id ?? '',
    href: hrefBetween(address, page.address),
    path: page.document.path,
    status: data?.status ?? '',
    date: dateOf(dateOfPage(page)),
    deciders: data?.deciders?.join(', ') ?? '',
    scope: scope.slice(0, scopeShown),
    scopeLeft: Math.max(0, scope.length - scopeShown),
    marks: data?.affectedCategories ?? [],
    successor: data?.supersededBy ?? '',
    supersedes: ref(data?.supersedes),
    supersededBy: ref(data?.supersededBy),
  }
}

/** Links between the parts of a long list; empty when there is one. */
export function partLinks(
  parts: readonly {address: string}[],
  index: number,
  address: string,
): readonly {label: string; href: string; current: boolean}[] {
  if (parts.length < 2) return []
  return parts.map((part, at) => ({
    label: String(at + 1),
    href: hrefBetween(address, part.address),
    current: at === index,
  }))
}
