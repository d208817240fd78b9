import type {Element, ElementContent, Properties} from 'hast'
import type {LinkTarget} from './body-model.ts'
import {withoutControls} from './controls.ts'
import {squash, textOf} from './plain.ts'
import type {Handler, Walk} from './walk.ts'

const linkSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])
const imageSchemes: ReadonlySet<string> = new Set(['http', 'https'])

/** Start of the ids that remark-rehype gives to footnotes and to the marks that call them. */
export const footnotePrefix = 'user-content-fn'

/** `<a>`: a link to where `linkTo` says, an anchor, or both; a link that leads nowhere becomes marked text. */
export const link: Handler = (element, scope, walk) => {
  const {href, name, title} = element.properties
  const id = walk.ids.anchor(textValue(element.properties.id) ?? textValue(name) ?? '')
  if (typeof href === 'string' && !scope.inLink && isFootnoteLink(element, href))
    return [footnoteLink(element, href, id, walk.children(element, {...scope, inLink: true, inFootnotes: true}))]
  const inner = {...scope, inLink: true}
  if (typeof href !== 'string' || scope.inLink) {
    const children = walk.children(element, typeof href === 'string' ? inner : scope)
    // Links do not nest; and an `<a>` without `href` is worth keeping for its id alone.
    return id === undefined
      ? children
      : [{type: 'element', tagName: scope.inLink ? 'span' : 'a', properties: {id}, children}]
  }
  const target = targetOf(href, 'link', walk)
  const children = walk.children(element, inner)
  if (!hasContent(element)) children.push({type: 'text', value: withoutControls(href)})
  const kept: Properties = {...(id === undefined ? {} : {id})}
  if (target.kind === 'broken') return [broken(target, children, kept)]
  if (typeof title === 'string') kept.title = withoutControls(title)
  const external = target.kind === 'external' ? {className: ['external'], rel: ['noopener', 'noreferrer']} : {}
  return [{type: 'element', tagName: 'a', properties: {href: target.href, ...external, ...kept}, children}]
}

/**
 * `<img>`: loaded when it comes into view; one that leads nowhere becomes its alternative text, marked. A page asks no
 * other host for anything by being read, so an image of another host becomes a link to it.
 */
export const image: Handler = (element, scope, walk) => {
  const {src, alt, title, width, height, align} = element.properties
  const label = withoutControls(textValue(alt) ?? '')
  walk.say(label)
  if (typeof src !== 'string') return label === '' ? [] : [{type: 'text', value: label}]
  const target = targetOf(src, 'image', walk)
  const id = walk.ids.anchor(textValue(element.properties.id) ?? '')
  const kept: Properties = id === undefined ? {} : {id}
  if (target.kind === 'broken' || target.kind === 'anchor') {
    const shown: ElementContent = {type: 'text', value: label || withoutControls(src)}
    return [broken(target.kind === 'broken' ? target : notAnImage(src), [shown], kept)]
  }
  if (target.kind === 'external') {
    const shown: ElementContent = {type: 'text', value: label || withoutControls(fileNameOf(target.href))}
    const properties = {href: target.href, className: ['external', 'remote-image'], rel: ['noopener', 'noreferrer']}
    return [
      scope.inLink
        ? {type: 'element', tagName: 'span', properties: kept, children: [shown]}
        : {type: 'element', tagName: 'a', properties: {...properties, ...kept}, children: [shown]},
    ]
  }
  walk.facts.features.image = true
  const properties: Properties = {src: target.href, alt: label, ...kept}
  if (typeof title === 'string') properties.title = withoutControls(title)
  const room = roomFor(width, height, target.size)
  for (const [key, value] of Object.entries({...room, align})) if (value !== undefined) properties[key] = value
  properties.loading = 'lazy'
  properties.decoding = 'async'
  return [{type: 'element', tagName: 'img', properties, children: []}]
}

/** Both sides of an image: as the author says, the other in proportion; as the file says; else what there is. */
function roomFor(
  width: Properties[string],
  height: Properties[string],
  size: {readonly width: number; readonly height: number} | undefined,
): {readonly width: Properties[string]; readonly height: Properties[string]} {
  if (!size || (width !== undefined && height !== undefined)) return {width, height}
  if (width === undefined && height === undefined) return size
  const [w, h] = [Number(width), Number(height)]
  if (w > 0) return {width, height: Math.round((w * size.height) / size.width)}
  return h > 0 ? {width: Math.round((h * size.width) / size.height), height} : {width, height}
}

/**
 * Where a reference leads. A scheme that a page may not open never gets as far as `linkTo`, and what `linkTo` answers is
 * looked at again, so that neither a document nor a mistake elsewhere can put a scheme into a page.
 */
function targetOf(written: string, use: 'link' | 'image', walk: Walk): LinkTarget {
  const url = asBrowsersRead(written)
  const allowed = use === 'link' ? linkSchemes : imageSchemes
  const scheme = schemeOf(url)
  if (scheme !== undefined && !allowed.has(scheme)) return unsafe(scheme)
  const target = walk.linkTo(url, use)
  if (target.kind === 'broken') return target
  const href = asBrowsersRead(target.href)
  if (target.kind === 'anchor') return {kind: 'anchor', href: href.startsWith('#') ? href : `#${href}`}
  if (target.kind !== 'external')
    return {kind: target.kind, href: local(href), ...(target.size ? {size: target.size} : {})}
  const full = encoded(href.startsWith('//') ? `https:${href}` : href)
  const outer = schemeOf(full)
  return outer !== undefined && allowed.has(outer) ? {kind: 'external', href: full} : unsafe(outer ?? '')
}

/** A URL without what the URL standard drops before reading it: tabs and line ends anywhere, controls at the ends. */
function asBrowsersRead(url: string): string {
  return url.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')
}

function schemeOf(url: string): string | undefined {
  return /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(url)?.[1]?.toLowerCase()
}

/** A relative reference that cannot be taken for a scheme (`a:b.html`) or another host (`//a`, and `\` is `/`). */
function local(href: string): string {
  if (/^[^/?#]*:/.test(href)) return `./${href}`
  return href.replace(/^[\\/]{2,}/, '/')
}

/** Percent-encodes what may not stand in a URL and leaves what is encoded already. */
function encoded(url: string): string {
  return encodeURI(url.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/%25([0-9A-Fa-f]{2})/g, '%$1')
}

/** What an image without alternative text is called: the last part of its address. */
function fileNameOf(url: string): string {
  return /([^/?#]+)\/?(?:[?#].*)?$/.exec(url)?.[1] ?? url
}

function unsafe(scheme: string): LinkTarget {
  return {kind: 'broken', rule: 'link-scheme', message: `\`${scheme}:\` is not a scheme that a page may open`}
}

function notAnImage(url: string): LinkTarget & {kind: 'broken'} {
  return {kind: 'broken', rule: 'link-unresolved', message: `\`${url}\` is not an image`}
}

function broken(target: LinkTarget & {kind: 'broken'}, children: ElementContent[], kept: Properties): Element {
  const properties = {
    className: ['broken-link'],
    title: withoutControls(target.message),
    dataRule: target.rule,
    ...kept,
  }
  return {type: 'element', tagName: 'span', properties, children}
}

function isFootnoteLink({properties}: Element, href: string): boolean {
  const marked = properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined
  return marked && href.startsWith(`#${footnotePrefix}`)
}

/** Links between a footnote and its calls stay as they came; their numbers and arrows are no text of the page. */
function footnoteLink(element: Element, href: string, id: string | undefined, children: ElementContent[]): Element {
  const {className, ariaDescribedBy, ariaLabel, dataFootnoteRef, dataFootnoteBackref} = element.properties
  const properties: Properties = {href}
  for (const [key, value] of Object.entries({
    id,
    className,
    ariaDescribedBy,
    ariaLabel,
    dataFootnoteRef,
    dataFootnoteBackref,
  })) {
    if (value !== undefined) properties[key] = value
  }
  return {...element, properties, children}
}

function hasContent(element: Element): boolean {
  return (
    element.children.some((child) => child.type === 'element' && (child.tagName === 'img' || hasContent(child))) ||
    squash(textOf(element)) !== ''
  )
}

function textValue(value: Properties[string]): string | undefined {
  return typeof value === 'string' ? value : undefined
}
