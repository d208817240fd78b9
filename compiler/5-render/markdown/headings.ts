import type {Element, ElementContent} from 'hast'
import {withoutControls} from './controls.ts'
import {squash, textOf} from './plain.ts'
import type {Handler, Walk} from './walk.ts'

/** The id of the heading "Footnotes", which every call of a footnote is described by. */
export const footnoteLabelId = 'footnote-label'

/**
 * `<h1>` to `<h6>`: gets an id and a link to itself and opens a section. The first h1 that repeats the page's title goes
 * (its ids stay as anchors); from the next h1 on all headings are one level lower, as a page has one h1.
 */
export const heading: Handler = (element, scope, walk) => {
  if (scope.inFootnotes && element.properties.id === footnoteLabelId) return [footnoteLabel(element, walk)]
  const {facts} = walk
  const written = Number(element.tagName.slice(1))
  const text = squash(withoutControls(textOf(element)))
  const images = imagesIn(element)
  const label = text || squash(withoutControls(images.map(({properties}) => String(properties.alt ?? '')).join(' ')))
  const given =
    typeof element.properties.id === 'string' && element.properties.id !== '' ? element.properties.id : undefined
  if (label === '' && given === undefined) {
    return [{...element, tagName: 'div', properties: {}, children: walk.children(element, scope)}]
  }
  const id = walk.ids.heading(label, given)
  if (written === 1 && !facts.titleTaken && images.length === 0 && isTitle(text, walk.title)) {
    facts.titleTaken = true
    return [anchorAt(id), ...anchorsIn(element, walk)]
  }
  if (written === 1) facts.demotion = 1
  const depth = Math.min(6, written + facts.demotion)
  const children = walk.children(element, {...scope, inHeading: true})
  facts.headings.push({id, depth, text: label})
  facts.sections.push({id, heading: label, text: ''})
  if (!scope.inLink) children.push({type: 'text', value: ' '}, permalink(id, label))
  const {align, dir, lang} = element.properties
  return [{...element, tagName: `h${depth}`, properties: {id, ...defined({align, dir, lang})}, children}]
}

/** True when a heading says what the title says; the title may still hold the marks of its markdown. */
function isTitle(text: string, title: string): boolean {
  const wanted = squash(withoutControls(title))
  return text === wanted || (bare(wanted) !== '' && bare(text) === bare(wanted))
}

function bare(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\{(?:\/\*|:?\s*#)[^{}]*\}\s*$/, '')
    .replace(/<[^<>]*>|[`*_~\\]/g, '')
    .replace(/\s+#+\s*$/, '')
    .trim()
}

function permalink(id: string, label: string): Element {
  const properties = {className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${label}”`}
  return {type: 'element', tagName: 'a', properties, children: [{type: 'text', value: '#'}]}
}

function footnoteLabel(element: Element, walk: Walk): Element {
  const id = walk.ids.heading('', footnoteLabelId)
  return {...element, properties: {id, className: ['sr-only']}}
}

function anchorAt(id: string): Element {
  return {type: 'element', tagName: 'a', properties: {id}, children: []}
}

function anchorsIn(element: Element, walk: Walk): ElementContent[] {
  return elementsIn(element).flatMap(({properties}) => {
    const id = walk.ids.anchor(String(properties.id ?? properties.name ?? ''))
    return id === undefined ? [] : [anchorAt(id)]
  })
}

function imagesIn(element: Element): readonly Element[] {
  return elementsIn(element).filter(({tagName}) => tagName === 'img')
}

function elementsIn(element: Element): readonly Element[] {
  return element.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []))
}

function defined<Value>(record: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  const out: Record<string, Value> = {}
  for (const [key, value] of Object.entries(record)) if (value !== undefined) out[key] = value
  return out
}
