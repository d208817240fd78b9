import type {Element, ElementContent, Properties} from 'hast'
import {withoutControls} from './controls.ts'
import {highlight} from './highlight.ts'
import {squash, textOf} from './plain.ts'
import type {Handler} from './walk.ts'

const alertTitles: ReadonlyMap<string, string> = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['important', 'Important'],
  ['warning', 'Warning'],
  ['caution', 'Caution'],
])

/** `<pre>`: a code block becomes a figure with its language; anything else stays, reachable by keyboard as it scrolls. */
export const preformatted: Handler = (element, scope, walk) => {
  const [code, ...rest] = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  walk.facts.features.code = true
  const plain =
    code?.type === 'element' &&
    code.tagName === 'code' &&
    rest.length === 0 &&
    code.children.every(({type}) => type === 'text')
  if (!plain) {
    const children = walk.children(element, {...scope, use: 'code', aside: true})
    return [{...element, properties: {tabIndex: 0}, children}]
  }
  const text = textOf(code).replace(/\r\n?/g, '\n')
  const language = languageOf(code)
  walk.say(withoutControls(text))
  const inner: Element = {
    type: 'element',
    tagName: 'code',
    properties: language === undefined ? {} : {className: [`language-${language}`]},
    children: [...highlight(text, language)],
  }
  const pre: Element = {type: 'element', tagName: 'pre', properties: {tabIndex: 0}, children: [inner]}
  const properties: Properties = {className: ['code'], ...(language === undefined ? {} : {dataLang: language})}
  return [{type: 'element', tagName: 'figure', properties, children: [pre]}]
}

/** `ts` of `class="language-ts"` and of `language-ts{1,3}`; undefined for what is no name. */
function languageOf(code: Element): string | undefined {
  const {className} = code.properties
  const name = Array.isArray(className)
    ? String(className.find((value) => String(value).startsWith('language-')) ?? '')
    : ''
  return /^language-([\w+#.-]+)/.exec(name)?.[1]?.toLowerCase()
}

/** `<table>`: scrolls in a region of its own, which has a name and takes the focus; header cells say what they head. */
export const table: Handler = (element, scope, walk) => {
  walk.facts.features.table = true
  walk.facts.tables++
  const caption = element.children.find((child) => child.type === 'element' && child.tagName === 'caption')
  const name = caption ? squash(textOf(caption)) : squash(walk.facts.headings.at(-1)?.text ?? '')
  const number = `Table ${walk.facts.tables}`
  const properties = {
    className: ['table-scroll'],
    tabIndex: 0,
    role: 'region',
    ariaLabel: name === '' ? number : `${number}: ${name}`,
  }
  const inner = {...element, children: walk.children(element, {...scope, aside: true})}
  return [{type: 'element', tagName: 'div', properties, children: [inner]}]
}

/** `<th>` in the head of a table: heads its column, unless it is empty. */
export const headerCell: Handler = (element, scope, walk) => {
  const children = walk.children(element, scope)
  if (children.length === 0) return [{...element, tagName: 'td', children}]
  const {scope: given} = element.properties
  return [{...element, properties: {...element.properties, scope: given ?? 'col'}, children}]
}

/** `<blockquote>`: an alert when its first line is `[!NOTE]` or another of GitHub's five. */
export const quote: Handler = (element, scope, walk) => {
  const kind = takeAlertMark(element)
  const children = walk.children(element, {...scope, aside: true})
  const title = kind && alertTitles.get(kind)
  if (!kind || !title) return [{...element, children}]
  walk.facts.features.alert = true
  const head: Element = {
    type: 'element',
    tagName: 'p',
    properties: {className: ['alert-title']},
    children: [{type: 'text', value: title}],
  }
  const properties = {className: ['alert', `alert-${kind}`], ...kept(element.properties)}
  return [{type: 'element', tagName: 'div', properties, children: [{type: 'text', value: '\n'}, head, ...children]}]
}

/** Takes `[!NOTE]` off the first line of a quote and returns `note`; undefined, and nothing taken, when it is no alert. */
function takeAlertMark(quoted: Element): string | undefined {
  const first = quoted.children.find((child) => child.type === 'element')
  const text = first?.type === 'element' && first.tagName === 'p' ? first.children[0] : undefined
  if (first?.type !== 'element' || text?.type !== 'text') return undefined
  const match = /^\s*\[!([A-Za-z]+)\][ \t]*(?:\r?\n|$)/.exec(text.value)
  const kind = match?.[1]?.toLowerCase()
  if (!match || kind === undefined || !alertTitles.has(kind)) return undefined
  const next = first.children[1]
  const endsLine = match[0].endsWith('\n') || next === undefined || (next.type === 'element' && next.tagName === 'br')
  if (!endsLine) return undefined
  text.value = text.value.slice(match[0].length)
  if (next?.type === 'element' && next.tagName === 'br') dropBreak(first)
  if (squash(textOf(first)) === '' && first.children.length === 1) {
    quoted.children.splice(quoted.children.indexOf(first), 1)
  }
  return kind
}

/** Drops the `<br>` after the mark, and the line end that markdown puts behind it. */
function dropBreak(paragraph: Element): void {
  paragraph.children.splice(1, 1)
  const next = paragraph.children[1]
  if (next?.type === 'text') next.value = next.value.replace(/^\s+/, '')
}

/** `<li>`: one with a checkbox of GitHub's lets it through. */
export const listItem: Handler = (element, scope, walk) => {
  const {className} = element.properties
  const inTask = Array.isArray(className) && className.includes('task-list-item')
  return [
    {
      ...element,
      properties: kept(element.properties, ['className', 'value']),
      children: walk.children(element, {...scope, inTask, aside: true}),
    },
  ]
}

/** `<input>`: the box of a task, which nobody can tick here; any other goes. */
export const checkbox: Handler = (element, scope, walk) => {
  if (!scope.inTask) return []
  walk.facts.features.task = true
  const checked = Boolean(element.properties.checked)
  const properties: Properties = {
    type: 'checkbox',
    ...(checked ? {checked} : {}),
    disabled: true,
    ariaLabel: checked ? 'Done' : 'To do',
  }
  return [{type: 'element', tagName: 'input', properties, children: []}]
}

function kept(properties: Properties, names: readonly string[] = []): Properties {
  const out: Properties = {}
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'id' || key === 'dir' || key === 'lang' || key === 'title' || names.includes(key)) out[key] = value
  }
  return out
}

/** A space between the texts of two blocks. */
export function isBlock(content: ElementContent): boolean {
  return content.type === 'element' && !phrasing.has(content.tagName)
}

const phrasing: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em i img input ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
