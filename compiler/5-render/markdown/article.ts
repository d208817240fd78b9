import type {Element, ElementContent, Root, RootContent, Text} from 'hast'
import {checkbox, headerCell, isBlock, listItem, preformatted, quote, table} from './blocks.ts'
import type {BodyInput, BodyOutput, LinkTo} from './body-model.ts'
import {visibleControls, withoutControls} from './controls.ts'
import {createDirections} from './direction.ts'
import {footnoteLabelId, heading} from './headings.ts'
import {createIds, type Ids} from './ids.ts'
import {shorten, squash, textOf} from './plain.ts'
import {image, link} from './references.ts'
import type {Facts, Handler, Scope, Walk} from './walk.ts'

/** UTF-16 units of an excerpt at most. */
const excerptLength = 200

/** What becomes of an element that needs more than its children walked. Sanitised trees hold no other than these and plain ones. */
const handlers: Readonly<Record<string, Handler>> = {
  a: link,
  blockquote: quote,
  code: asCode,
  dd: asAside,
  details: asAside,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  img: image,
  input: checkbox,
  kbd: asCode,
  li: listItem,
  p: paragraph,
  pre: preformatted,
  samp: asCode,
  section: footnotes,
  table,
  th: headerCell,
  tt: asCode,
}

/** Everything that `BodyOutput` says about a page but its html. */
export type ArticleFacts = Omit<BodyOutput, 'html'>

/**
 * The one walk over a sanitised tree: gives ids and links their final form, wraps what scrolls, writes controls out, and
 * gathers outline, search text, excerpt and direction on the way. Changes the tree.
 */
export function finishArticle(tree: Root, input: BodyInput, linkTo: LinkTo): ArticleFacts {
  const facts = emptyFacts()
  const directions = createDirections(input.markdown)
  const ids = idsFor(tree, input.markdown)
  let lineStart = true
  const say = (text: string) => {
    const section = facts.sections.at(-1)
    if (section) section.text += text
  }

  const walk: Walk = {
    title: input.title,
    linkTo,
    ids,
    facts,
    say,
    children(parent, scope) {
      const out: ElementContent[] = []
      const {dir} = parent.properties
      if (typeof dir === 'string') directions.enter(dir)
      for (const child of parent.children) {
        const shown = child.type === 'text' ? text(child, scope) : child.type === 'element' ? element(child, scope) : []
        // One at a time: a text may hold more marks than a call takes arguments.
        for (const node of shown) out.push(node)
      }
      if (typeof dir === 'string') directions.leave()
      return out
    },
  }

  function text(node: Text, scope: Scope): readonly ElementContent[] {
    const shown = visibleControls(node.value, scope.use, lineStart)
    const value = withoutControls(node.value)
    lineStart = /[\n\r\u2028\u2029]\s*$/.test(node.value) || (lineStart && node.value.trim() === '')
    if (!scope.inHeading && !scope.inFootnotes) say(value)
    if (scope.use === 'prose') directions.count(value)
    return shown ?? [node]
  }

  function element(node: Element, scope: Scope): readonly ElementContent[] {
    const block = isBlock(node)
    if (block) lineStart = true
    if (block && !scope.inHeading) say(' ')
    if (node.tagName !== 'a' && node.tagName !== 'img' && !/^h[1-6]$/.test(node.tagName)) finishAttributes(node, ids)
    const handler = handlers[node.tagName]
    const out = handler ? handler(node, scope, walk) : [{...node, children: walk.children(node, scope)}]
    if (block && !scope.inHeading) say(' ')
    if (block || node.tagName === 'br') lineStart = true
    else if (node.tagName === 'img') lineStart = false
    return out
  }

  const scope: Scope = {use: 'prose', inHeading: false, inLink: false, inFootnotes: false, inTask: false, aside: false}
  tree.children = walk.children(
    {type: 'element', tagName: 'article', properties: {}, children: elementsOf(tree)},
    scope,
  )
  return finished(facts, directions.whole())
}

function asCode(...[element, scope, walk]: Parameters<Handler>): readonly ElementContent[] {
  return [{...element, children: walk.children(element, {...scope, use: 'code'})}]
}

function asAside(...[element, scope, walk]: Parameters<Handler>): readonly ElementContent[] {
  return [{...element, children: walk.children(element, {...scope, aside: true})}]
}

function paragraph(...[element, scope, walk]: Parameters<Handler>): readonly ElementContent[] {
  if (!scope.aside && walk.facts.excerpt === '')
    walk.facts.excerpt = shorten(squash(withoutControls(textOf(element))), excerptLength)
  return asPlain(element, scope, walk)
}

function asPlain(...[element, scope, walk]: Parameters<Handler>): readonly ElementContent[] {
  return [{...element, children: walk.children(element, scope)}]
}

function footnotes(...[element, scope, walk]: Parameters<Handler>): readonly ElementContent[] {
  if (element.properties.dataFootnotes === undefined) return asPlain(element, scope, walk)
  walk.facts.features.footnote = true
  return [{...element, children: walk.children(element, {...scope, inFootnotes: true, aside: true})}]
}

/** Makes an author's id unique, or takes it away; takes controls out of what a browser shows on hover. */
function finishAttributes(node: Element, ids: Ids): void {
  const {id, title} = node.properties
  if (id !== undefined) {
    const own = ids.anchor(String(id))
    if (own === undefined) delete node.properties.id
    else node.properties.id = own
  }
  if (typeof title === 'string') node.properties.title = withoutControls(title)
}

/** Ids that somebody chose are looked for only where the text can hold one: most documents have none. */
function idsFor(tree: Root, markdown: string): Ids {
  const explicit = new Set<string>()
  const authored = new Set<string>()
  if (/\[\^|\{[/:#]|\b(?:id|name)\s*=/i.test(markdown)) collect(tree, explicit, authored)
  return createIds(explicit, authored)
}

function collect(node: Root | RootContent, explicit: Set<string>, authored: Set<string>): void {
  if (node.type === 'element') {
    const id = String(node.properties.id ?? node.properties.name ?? '')
    const forCertain = /^h[1-6]$/.test(node.tagName) || id === footnoteLabelId
    if (id !== '') (forCertain ? explicit : authored).add(id)
  }
  if ('children' in node) for (const child of node.children) collect(child, explicit, authored)
}

function elementsOf(tree: Root): ElementContent[] {
  return tree.children.filter((child): child is ElementContent => child.type === 'element' || child.type === 'text')
}

function emptyFacts(): Facts {
  return {
    headings: [],
    sections: [{id: '', heading: '', text: ''}],
    features: {code: false, table: false, image: false, footnote: false, alert: false, task: false, plain: false},
    excerpt: '',
    demotion: 0,
    titleTaken: false,
    tables: 0,
  }
}

function finished(facts: Facts, direction: BodyOutput['direction']): ArticleFacts {
  const sections = facts.sections
    .map((section) => ({...section, text: squash(section.text)}))
    .filter(({id, text}) => id !== '' || text !== '')
  const fallback = sections.find(({text}) => text !== '')?.text ?? ''
  const excerpt = facts.excerpt || shorten(fallback, excerptLength)
  return {headings: facts.headings, sections, excerpt, direction, features: facts.features}
}
