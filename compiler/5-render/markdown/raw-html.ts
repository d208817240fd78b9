import type {Html, Paragraph, Parents, PhrasingContent, Root, RootContent} from 'mdast'
import {schema} from './schema.ts'

/** Elements that lose their tags and keep their content: layout and old presentation that pages may do without. */
const unwrapped =
  'acronym address article aside base big blink button center fieldset font footer form g header hgroup label legend link main map math menu meta nav nobr param picture source strike svg'.split(
    ' ',
  )

const parsed: ReadonlySet<string> = new Set([...(schema.tagNames ?? []), ...unwrapped])
const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

const everyTag = /<(\/?)([A-Za-z][^\s/>]*)/g
const oneTag = /^<(\/?)([A-Za-z][^\s/>]*)/
/** Blocks whose content is no markup to a browser either. */
const liveBlock = /^\s*<(?:script|style|textarea|title|iframe|template|noscript|xmp|plaintext)(?=[\s/>]|$)/i
const openComment = /^\s*<!--(?![\s\S]*-->)/

/**
 * Remark plugin: writes raw HTML out where a page would lose it, so that a person sees what an agent reads. That is
 * (1) a tag that is none of HTML, as `<name>` in "run `deploy <name>`" without backticks (a component such as `<Intro>`
 * on lines of its own just goes); (2) an element that changes how all text after it is read, as `<title>` or `<select>`;
 * (3) a tag in running text that nothing there closes, as in "put it into a <form> element", which would take in the
 * rest of the page; (4) a comment that is never closed, which would hide the rest. What is a script becomes a code block.
 */
export function showLostHtml(): (tree: Root) => undefined {
  return (tree) => {
    visit(tree)
  }
}

function visit(parent: Parents): void {
  const html = (parent.children as readonly RootContent[]).filter((child): child is Html => child.type === 'html')
  const finish = isFlow(parent) ? inFlow : inPhrasing(html)
  if (html.length > 0) {
    parent.children = parent.children.map((child) => (child.type === 'html' ? finish(child) : child)) as never
  }
  for (const child of parent.children) if ('children' in child) visit(child)
}

/** What holds blocks: everything else with children holds phrasing, where an HTML node is exactly one tag. */
function isFlow({type}: Parents): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition'
}

function inFlow(node: Html): RootContent {
  if (openComment.test(node.value)) return {type: 'code', value: node.value}
  if (liveBlock.test(node.value)) return {type: 'code', lang: 'html', value: node.value}
  const names = [...node.value.matchAll(everyTag)].map(([, , name = '']) => name)
  if (names.length > 0 && !names.some(isKeptInFlow)) return asLines(node.value)
  return written(node, isKeptInFlow)
}

function isKeptInFlow(name: string): boolean {
  const isComponent = /^[A-Z].*[a-z]/.test(name)
  return isComponent || parsed.has(name.toLowerCase())
}

/** Prompts mark their parts so: `<example>` and more lines, none of it HTML. */
function asLines(text: string): Paragraph {
  const lines = text.split(/\r\n|\n|\r/)
  return {
    type: 'paragraph',
    children: lines.flatMap((value, index): PhrasingContent[] =>
      index === 0 ? [{type: 'text', value}] : [{type: 'break'}, {type: 'text', value}],
    ),
  }
}

function inPhrasing(tags: readonly Html[]): (node: Html) => RootContent {
  const unclosed = unclosedIn(tags)
  return (node) => {
    const name = oneTag.exec(node.value)?.[2]?.toLowerCase()
    if (name === undefined) return node
    if (!unclosed.has(node)) return written(node, () => parsed.has(name))
    // `<a name="x">` and `<a id="x"/>` are meant as points; `<b/>` holds nothing, whatever HTML makes of it.
    const isPoint = /\/>$/.test(node.value) || (name === 'a' && !/\shref\s*=/i.test(node.value))
    return isPoint && parsed.has(name) ? {...node, value: `${node.value}</${name}>`} : written(node, () => false)
  }
}

/** The opening tags that have no closing tag among those after them. */
function unclosedIn(tags: readonly Html[]): ReadonlySet<Html> {
  const open: {readonly name: string; readonly node: Html}[] = []
  const unclosed = new Set<Html>()
  for (const node of tags) {
    const [, slash, written = ''] = oneTag.exec(node.value) ?? []
    const name = written.toLowerCase()
    if (name === '' || empty.has(name)) continue
    if (slash === '' && /\/>$/.test(node.value)) unclosed.add(node)
    else if (slash === '') open.push({name, node})
    else {
      const at = open.findLastIndex((tag) => tag.name === name)
      if (at >= 0) for (const tag of open.splice(at).slice(1)) unclosed.add(tag.node)
    }
  }
  for (const {node} of open) unclosed.add(node)
  return unclosed
}

/** The node with every tag written out whose name is not kept. */
function written(node: Html, isKept: (name: string) => boolean): Html {
  const value = node.value.replace(everyTag, (match: string, slash: string, name: string) =>
    isKept(name) ? match : `&lt;${slash}${name}`,
  )
  return value === node.value ? node : {...node, value}
}
