import type {Diagnostic} from '../../model.ts'
import type {Templates} from '../template.ts'
import {hrefBetween, twinOf} from './addresses.ts'
import {categoryAddress} from './navigation.ts'
import {bodyOf, tocOf} from './page-body.ts'
import type {Publication, SourcePage} from './publication.ts'
import {findingViews, neighbours, relationsOf, summaryOf} from './relations.ts'
import type {Framed} from './shell.ts'
import {categoryName, dateOf, kindMeaning} from './words.ts'

/** A governed document: what kind of truth it is, its text, what decided it and what links to it. */
export function documentPage(
  publication: Publication,
  templates: Templates,
  page: SourcePage,
  diagnostics: readonly Diagnostic[],
): Framed {
  const {output, view} = bodyOf(publication, page)
  const summary = summaryOf(page)
  const main = templates.fill('site/document.hbs', {
    title: page.title,
    ...metaView(publication, page),
    // Where the text opens with the same words, saying them twice helps nobody.
    summary: output.excerpt.startsWith(summary.slice(0, 60)) ? '' : summary,
    body: view,
    findings: findingViews(diagnostics),
    ...relationsOf(publication, page),
    ...neighbours(publication, page),
    source: sourceView(publication, page),
  })
  return {
    title: page.title,
    description: summary || output.excerpt,
    main,
    toc: tocOf(output),
    twin: true,
    layout: 'text',
  }
}

/** The meta line; every key is present. */
export function metaView(publication: Publication, page: SourcePage): object {
  const data = page.document.frontmatter.data
  const freshness = data?.freshness
  const review =
    typeof freshness === 'object' && freshness !== null && 'reviewAfter' in freshness
      ? freshness.reviewAfter
      : undefined
  const category = page.category
  return {
    category: category
      ? {
          id: category,
          name: categoryName[category],
          href: hrefBetween(page.address, categoryAddress(publication, category)),
        }
      : null,
    kind: page.readme
      ? {id: 'readme', name: 'README', meaning: 'The README of a folder: not a governed document, so in no index'}
      : page.kind
        ? {id: page.kind, name: page.kind === 'intent' ? 'Intent' : 'Record', meaning: kindMeaning[page.kind]}
        : null,
    date: dateOf(page.governed?.date),
    owners: strings(data?.owners).join(', '),
    tags: strings(data?.tags).slice(0, 12),
    changed: dateOf(publication.resolved.layer.source.git.lastCommitDates().get(page.document.path)),
    review: dateOf(typeof review === 'string' ? review : undefined),
  }
}

/** Where the page comes from, its twin, and where to edit it. */
export function sourceView(publication: Publication, page: SourcePage): object {
  const {editUrl} = publication.resolved.layer.settings.site
  const {path} = page.document
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return {
    path,
    twin: hrefBetween(page.address, twinOf(page.address)),
    edit:
      editUrl === ''
        ? ''
        : editUrl.includes('{path}')
          ? editUrl.replace('{path}', encoded)
          : `${editUrl.replace(/\/$/, '')}/${encoded}`,
  }
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
