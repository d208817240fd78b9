import type {BootProfile, BootSection, Diagnostic} from '../../model.ts'
import {stripSlash, underPath} from '../../paths.ts'
import type {Templates} from '../template.ts'
import {hrefBetween} from './addresses.ts'
import {type Block, blocksOf, type Stance, stanceOf} from './boot-blocks.ts'
import {sourceView} from './document-page.ts'
import {languageOf} from './language.ts'
import {categoryAddress} from './navigation.ts'
import {decisionsName, profilesName} from './own-names.ts'
import {renderText, tocOf} from './page-body.ts'
import type {Publication} from './publication.ts'
import {findingViews} from './relations.ts'
import {type Framed, siteTitle} from './shell.ts'
import {categoryName, categoryPurpose, countText, groupDigits, sizeText} from './words.ts'

const address = 'index.html'

/** Turns markdown into HTML, or, for the page's key, into itself. */
type Render = (markdown: string) => string

/** The front door: the boot profile with its load set, its task table and its posture drawn out. */
export function homePage(
  publication: Publication,
  templates: Templates,
  diagnostics: readonly Diagnostic[],
  all: readonly Diagnostic[],
): Framed {
  const {home} = publication
  const ids = new Set<string>()
  const render: Render = (markdown) =>
    uniqueIds(renderText(publication, markdown, home?.title ?? '', home?.document.path ?? '', address).html, ids)
  const view = homeView(publication, diagnostics, all, render)
  const main = templates.fill('site/home.hbs', view)
  const whole = home && renderText(publication, home.document.body, home.title, home.document.path, address)
  const description = publication.resolved.manifest.description || (whole?.excerpt ?? '')
  const toc = whole ? tocOf(whole).filter(({id}) => main.includes(`id="${id}"`)) : []
  return {title: siteTitle(publication), description, main, toc, twin: home !== undefined, layout: 'text'}
}

/** Everything the front door shows; with `render` the identity it is the page's key. */
export function homeView(
  publication: Publication,
  diagnostics: readonly Diagnostic[],
  all: readonly Diagnostic[],
  render: Render,
): object {
  const {resolved, home} = publication
  const {boot} = resolved.layer
  const identity = boot?.parts.find(({topic}) => topic === 'identity')
  return {
    title: siteTitle(publication),
    description: resolved.manifest.description,
    preface: boot?.preface ? render(boot.preface) : '',
    identity: boot && identity ? render(contentOf(boot, identity)) : '',
    categories: publication.categories.map(({id, sequence}) => ({
      ...{id, name: categoryName[id], purpose: categoryPurpose[id], count: groupDigits(sequence.length)},
      href: hrefBetween(address, categoryAddress(publication, id)),
    })),
    facts: factsOf(publication, all),
    sections: (boot?.parts ?? [])
      .filter((section) => section !== identity)
      .map((section) => sectionView(publication, section, render)),
    findings: findingViews(diagnostics),
    source: home ? sourceView(publication, home) : null,
    lang: home ? (languageOf(home.document) ?? '') : '',
  }
}

/** The strip under the lead: what this layer amounts to. */
function factsOf(
  publication: Publication,
  all: readonly Diagnostic[],
): readonly {value: string; label: string; href: string; tone: string}[] {
  const {manifest, documents} = publication.resolved
  const own = (name: string): string => hrefBetween(address, publication.addresses.own(name))
  const errors = all.filter(({severity}) => severity === 'error').length
  const warnings = all.filter(({severity}) => severity === 'warning').length
  const fact = (count: number, one: string, many: string, href = '') => ({
    value: groupDigits(count),
    label: count === 1 ? one : many,
    href,
    tone: '',
  })
  return [
    fact(documents.length, 'document', 'documents', own('pages.html')),
    ...(publication.decisions.length > 0
      ? [fact(publication.decisions.length, 'decision', 'decisions', own(decisionsName))]
      : []),
    ...(publication.profiles.length > 0
      ? [fact(publication.profiles.length, 'profile', 'profiles', own(profilesName))]
      : []),
    ...(manifest.mounts.length > 0 ? [fact(manifest.mounts.length, 'mount', 'mounts', own('mounts.html'))] : []),
    {value: manifest.claimedLevel, label: 'claimed level', href: '', tone: 'word'},
    errors > 0
      ? {...fact(errors, 'error', 'errors'), tone: 'error'}
      : {...fact(warnings, 'warning', 'warnings'), tone: warnings > 0 ? 'warning' : 'clear'},
  ]
}

interface SectionView {
  readonly topic: string
  readonly blocks: readonly object[]
}

function sectionView(publication: Publication, section: BootSection, render: Render): SectionView {
  const text = publication.resolved.layer.boot?.document.file.text ?? ''
  if (section.topic === 'other')
    return {topic: 'other', blocks: [{...empty, html: render(text.slice(section.start, section.end))}]}
  const heading = {...empty, html: render(text.slice(section.start, section.contentStart).trim())}
  const blocks = blocksOf(text.slice(section.contentStart, section.end).trim())
  return section.topic === 'loading'
    ? {topic: 'loading', blocks: [heading, ...loadingBlocks(publication, blocks, render)]}
    : {topic: 'posture', blocks: [heading, ...postureBlocks(blocks, render)]}
}

function contentOf({document}: BootProfile, {contentStart, end}: BootSection): string {
  return document.file.text.slice(contentStart, end).trim()
}

const empty = {html: '', cards: [], total: '', tasks: [], stances: []}

function loadingBlocks(publication: Publication, blocks: readonly Block[], render: Render): readonly object[] {
  return blocks.map((block) => {
    if (block.kind === 'prose') return {...empty, html: render(block.markdown)}
    const cards = block.items.map((item) => cardOf(publication, item))
    if (cards.every((card) => card !== undefined)) {
      const bytes = cards.reduce((sum, card) => sum + card.bytes, 0)
      return {...empty, cards, total: `${countText(cards.length, 'entry', 'entries')}, ${sizeText(bytes)}`}
    }
    const tasks = block.items.map((item) => taskOf(publication, item))
    return tasks.every((task) => task !== undefined) ? {...empty, tasks} : {...empty, html: render(block.markdown)}
  })
}

/** An item that opens with a path: `` `docs/words.md`: the words we share ``. */
function cardOf(publication: Publication, item: string) {
  const match = /^(?:`([^`]+)`|\[[^\]]*\]\(([^)\s]+)\))[\s:,.–—-]*(.*)$/.exec(item)
  const path = match?.[1] ?? match?.[2]
  const target = path === undefined ? undefined : targetOf(publication, path)
  if (!match || !target || path === undefined) return undefined
  return {...target, path, note: plain(match[3] ?? ''), size: sizeText(target.bytes)}
}

/** An item that names a task, then what to load: `` changing a host file: `docs/hosts.md` and … ``. */
function taskOf(publication: Publication, item: string): {task: string; loads: readonly object[]} | undefined {
  const match = /^([^`[]+?):\s+(.*`.*)$/.exec(item)
  const [, task = '', rest = ''] = match ?? []
  if (!match) return undefined
  const loads = rest
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      const path = /^`([^`]+)`$/.exec(part)?.[1]
      const target = path === undefined ? undefined : targetOf(publication, path)
      return {text: path ?? part, code: path !== undefined, href: target?.href ?? ''}
    })
  return {task: plain(task), loads}
}

interface LoadTarget {
  readonly title: string
  readonly href: string
  readonly bytes: number
}

/** A path of the repository with its page and its size; a folder counts the published markdown in it. */
function targetOf(publication: Publication, written: string): LoadTarget | undefined {
  const path = stripSlash(written)
  const {tree} = publication.resolved.layer.source
  const kind = tree.kind(path)
  if (kind === 'file') {
    const page = publication.pageByPath.get(path)
    return {title: page?.title ?? path, href: page ? hrefBetween(address, page.address) : '', bytes: tree.size(path)}
  }
  if (kind !== 'directory') return undefined
  const inside = publication.pages.filter(({document}) => underPath(document.path, path))
  const listed = inside.length > 0 ? publication.folderByPath.get(path) : undefined
  const href = listed ? hrefBetween(address, listed.address, listed.anchor) : ''
  const bytes = inside.reduce((sum, {document}) => sum + document.file.bytes.length, 0)
  return {title: countText(inside.length, 'document'), href, bytes}
}

function plain(text: string): string {
  return text
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*/g, '')
    .trim()
}

/** Columns for "go on", "ask" and "never" when at least two of them are there; the rest stays prose. */
function postureBlocks(blocks: readonly Block[], render: Render): readonly object[] {
  const pieces = blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.map((text) => ({text, markdown: `- ${text}`}))
      : [{text: block.markdown, markdown: block.markdown}],
  )
  const found = pieces.map((piece) => ({piece, stance: stanceOf(piece.text)}))
  if (new Set(found.flatMap(({stance}) => (stance ? [stance.stance] : []))).size < 2) {
    return blocks.map((block) => ({...empty, html: render(block.markdown)}))
  }
  const order: readonly Stance[] = ['go', 'ask', 'never']
  const stances = order.flatMap((stance) => {
    const mine = found.filter((entry) => entry.stance?.stance === stance)
    const label = mine[0]?.stance?.label
    return label === undefined
      ? []
      : [{stance, label, html: mine.map((entry) => render(entry.stance?.rest ?? '')).join('')}]
  })
  const rest = found
    .filter((entry) => !entry.stance)
    .map((entry) => entry.piece.markdown)
    .join('\n\n')
  return [{...empty, stances}, ...(rest === '' ? [] : [{...empty, html: render(rest)}])]
}

/** Sections are rendered one by one; an id that an earlier one has is dropped, as the first is where links lead. */
function uniqueIds(html: string, ids: Set<string>): string {
  return html.replace(/(<[a-z][^<>]*?) id="([^"]+)"/g, (whole: string, before: string, id: string) => {
    if (ids.has(id)) return before
    ids.add(id)
    return whole
  })
}
