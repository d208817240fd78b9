import {groupBy} from '../../group-by.ts'
import type {Diagnostic, Document, ResolvedProfile} from '../../model.ts'
import {stripSlash} from '../../paths.ts'
import type {BodyOutput} from '../markdown/body.ts'
import type {Templates} from '../template.ts'
import {hrefBetween} from './addresses.ts'
import {metaView, sourceView} from './document-page.ts'
import {languageOf} from './language.ts'
import {categoryAddress} from './navigation.ts'
import {profilesName} from './own-names.ts'
import {bodyView, renderText, tocOf} from './page-body.ts'
import type {Publication, SourcePage} from './publication.ts'
import {findingViews, relationsOf, summaryOf} from './relations.ts'
import type {Framed} from './shell.ts'
import {categoryName, countText} from './words.ts'

interface PostureItem {
  readonly text: string
  readonly href: string
  readonly code: boolean
  /** "" when the profile inherits nothing, else who says it. */
  readonly from: '' | 'own' | 'inherited'
}

/** A profile as an agent gets it: what it reads, when it asks, when it refuses, each with who says so; then its text. */
export function profilePage(
  publication: Publication,
  templates: Templates,
  page: SourcePage,
  diagnostics: readonly Diagnostic[],
): Framed {
  const {profile} = page
  const bodies = profile ? profileBodies(publication, page, profile) : []
  const base = profile?.base
  const basePage = base && publication.pageByPath.get(base.document.path)
  const own = profile?.own.data
  const main = templates.fill('site/profile.hbs', {
    title: page.title,
    ...metaView(publication, page),
    id: profile?.id ?? '',
    role: own?.role ?? '',
    summary: summaryOf(page),
    host: own?.host ?? '',
    escalation: own?.escalation ?? '',
    refused: profile !== undefined && profile.frontmatter === null,
    base: basePage ? {title: basePage.title, href: hrefBetween(page.address, basePage.address)} : null,
    invocation: own?.invocation?.command ?? '',
    reads: items(publication, page, 'requiredRead'),
    context: items(publication, page, 'defaultContext'),
    asks: items(publication, page, 'mustAskWhen'),
    refuses: items(publication, page, 'mustRefuseWhen'),
    bodies: bodies.map(({view, source, title}) => ({body: view, source, title})),
    prompt: promptText(page),
    findings: findingViews(diagnostics),
    ...relationsOf(publication, page),
    source: sourceView(publication, page),
  })
  const toc = bodies.flatMap(({toc: entries}) => entries)
  return {
    title: page.title,
    description: summaryOf(page) || `Profile \`${profile?.id ?? ''}\``,
    main,
    toc,
    twin: true,
    layout: 'text',
  }
}

/** The resolved profile as one text: what the twin holds and what "copy as prompt" copies. */
export function promptText(page: SourcePage): string {
  const profile = page.profile
  if (!profile || profile.frontmatter === null || profile.body === null) return page.document.body
  const fields = profile.frontmatter
  const list = (heading: string, value: unknown): string =>
    Array.isArray(value) && value.length > 0
      ? `## ${heading}\n\n${value.map((item) => `- ${String(item)}`).join('\n')}\n\n`
      : ''
  return [
    `# ${page.title}\n\n`,
    typeof fields.purpose === 'string' ? `${fields.purpose}\n\n` : '',
    list('Refuse when', fields.mustRefuseWhen),
    list('Ask when', fields.mustAskWhen),
    list('Read first', fields.requiredRead),
    list('Context', fields.defaultContext),
    profile.body,
  ].join('')
}

type PostureField = 'requiredRead' | 'defaultContext' | 'mustAskWhen' | 'mustRefuseWhen'

function items(publication: Publication, page: SourcePage, field: PostureField): readonly PostureItem[] {
  const profile = page.profile
  const merged = profile?.frontmatter ? profile.frontmatter[field] : profile?.own.data?.[field]
  if (!Array.isArray(merged)) return []
  const inherited = new Set<unknown>(profile?.base?.data?.[field] ?? [])
  return merged
    .filter((item) => typeof item === 'string')
    .map((item) => ({
      ...itemView(publication, page, field, item),
      from: !profile?.base ? '' : inherited.has(item) ? 'inherited' : 'own',
    }))
}

function itemView(
  publication: Publication,
  page: SourcePage,
  field: PostureField,
  item: string,
): {text: string; href: string; code: boolean} {
  if (field === 'requiredRead') {
    const target = publication.pageByPath.get(item)
    const folder = publication.folderByPath.get(stripSlash(item))
    const address = target?.address ?? folder?.address
    const anchor = target ? '' : (folder?.anchor ?? '')
    return {text: item, href: address === undefined ? '' : hrefBetween(page.address, address, anchor), code: true}
  }
  const category = field === 'defaultContext' && publication.categories.find(({id}) => id === item)
  if (!category) return {text: item, href: '', code: false}
  return {
    text: categoryName[category.id],
    href: hrefBetween(page.address, categoryAddress(publication, category.id)),
    code: false,
  }
}

/** The base's text, then the profile's own, each with its links read from where it stands. */
function profileBodies(publication: Publication, page: SourcePage, profile: ResolvedProfile) {
  const part = (document: Document, title: string, source: string, prefix: string) => {
    const raw = renderText(publication, document.body, title, document.path, page.address)
    const output = prefix === '' ? raw : prefixIds(raw, prefix)
    return {view: bodyView(output, languageOf(document)), toc: tocOf(output), source, title}
  }
  const {base} = profile
  if (!base) return [part(page.document, page.title, '', '')]
  const baseTitle = base.data?.name ?? base.document.title
  return [
    part(base.document, baseTitle, `Inherited from ${baseTitle}`, `${base.data?.id ?? 'base'}-`),
    part(page.document, page.title, `${page.title}’s own`, ''),
  ]
}

/** Two texts on one page may have equal headings: the inherited ones get the base's id in front. */
function prefixIds(output: BodyOutput, prefix: string): BodyOutput {
  const ids = new Set(output.headings.map(({id}) => id))
  const html = output.html.replace(
    /(<[a-z][^<>]*?\s(?:id="|href="#))([^"]+)"/g,
    (whole: string, before: string, id: string) => (ids.has(id) ? `${before}${prefix}${id}"` : whole),
  )
  return {...output, html, headings: output.headings.map((heading) => ({...heading, id: prefix + heading.id}))}
}

/** The list of profiles, and which role the manifest binds to each. */
export function profilesIndex(publication: Publication, templates: Templates): Framed {
  const address = publication.addresses.own(profilesName)
  const roles = groupBy(publication.resolved.manifest.agents, ([, path]) => path)
  const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
  const main = templates.fill('site/profiles.hbs', {
    title: 'Profiles',
    profiles: publication.profiles.map((page) => {
      const {profile} = page
      const fields = profile?.frontmatter ?? {}
      return {
        title: page.title,
        href: hrefBetween(address, page.address),
        id: profile?.id ?? '',
        role: profile?.own.data?.role ?? '',
        bound: (roles.get(page.document.path) ?? []).map(([role]) => role).join(', '),
        summary: summaryOf(page),
        base: profile?.base?.data?.name ?? '',
        refused: profile?.frontmatter === null,
        refuses: countText(count(fields.mustRefuseWhen), 'refusal'),
        asks: countText(count(fields.mustAskWhen), 'question'),
        reads: countText(count(fields.requiredRead), 'required read'),
      }
    }),
  })
  return {
    title: 'Profiles',
    description: 'How agents behave in each role: what they read, when they ask, when they refuse.',
    main,
    toc: [],
    twin: false,
    layout: 'wide',
  }
}
