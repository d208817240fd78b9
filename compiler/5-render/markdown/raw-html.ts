import type {Html, Nodes, Parents, Root, RootContent} from 'mdast'
import {schema} from './schema.ts'

/** Elements that lose their tags and keep their content: layout and old presentation that pages may do without. */
const unwrapped =
  'acronym address article aside big blink button center fieldset font footer form g header hgroup label legend link main map menu meta nav nobr noindex param picture source strike svg math base'.split(
    ' ',
  )

const parsed: ReadonlySet<string> = new Set([...(schema.tagNames ?? []), ...unwrapped])

const tag = /<(\/?)([A-Za-z][^\s/>]*)/g
/** Blocks whose content is no markup to a browser either. */
const liveBlock = /^\s*<(?:script|style|textarea|title|iframe|template|noscript|xmp|plaintext)(?=[\s/>]|$)/i
const openComment = /^\s*<!--(?![\s\S]*-->)/

/**
 * Remark plugin: writes raw HTML out where a page would lose it, so that a person sees what an agent reads. That is
 * (1) a tag that is none of HTML, as `<name>` in "run `deploy <name>`" without backticks (a component such as `<Intro>`
 * on lines of its own just goes); (2) an element that changes how all text after it is read, as `<title>` or `<select>`;
 * (3) a comment that is never closed, which hides the rest of a page. What is a script becomes a code block.
 */
export function showLostHtml(): (tree: Root) => undefined {
  return (tree) => {
    visit(tree)
  }
}

function visit(parent: Parents): void {
  const flow = parent.type !== 'paragraph' && parent.type !== 'heading' && parent.type !== 'tableCell'
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'html') parent.children[index] = shown(child, flow && !isPhrasing(parent)) as never
    else if ('children' in child) visit(child)
  }
}

function isPhrasing(node: Nodes): boolean {
  return (
    node.type === 'emphasis' ||
    node.type === 'strong' ||
    node.type === 'delete' ||
    node.type === 'link' ||
    node.type === 'linkReference'
  )
}

function shown(node: Html, flow: boolean): RootContent {
  if (flow && openComment.test(node.value)) return {type: 'code', value: node.value}
  if (flow && liveBlock.test(node.value)) return {type: 'code', lang: 'html', value: node.value}
  const value = node.value.replace(tag, (match: string, slash: string, name: string) =>
    parsed.has(name.toLowerCase()) || (flow && /^[A-Z].*[a-z]/.test(name)) ? match : `&lt;${slash}${name}`,
  )
  return value === node.value ? node : {...node, value}
}
