import type {Heading, Nodes, Root} from 'mdast'
import type {VFile} from 'vfile'

/**
 * What may close a heading line to name its id, in the notations of MDX, Pandoc and kramdown:
 * `## Server {/*server-1*\/}`, `## Server {#server-1}`, `## Server {: #server-1 .class}`.
 */
const explicitId = /(?<!\\)\{(?:\/\*[ \t]*([^\s{}*]+)[ \t]*\*\/|:?[ \t]*#([^\s{}]+)[^{}\n]*)\}[ \t]*(?:#+[ \t]*)?$/

/** Remark plugin: takes explicit ids off headings and hands them on as `id`; the page walk makes them unique. */
export function explicitHeadingIds(): (tree: Root, file: VFile) => undefined {
  return (tree, file) => {
    const text = String(file)
    if (/\{(?:\/\*|:?[ \t]*#)/.test(text)) visit(tree, text)
  }
}

function visit(node: Nodes, text: string): void {
  if (node.type === 'heading') name(node, text)
  else if ('children' in node) for (const child of node.children) visit(child, text)
}

function name(heading: Heading, text: string): void {
  // The source decides, as the stars of `{/*a*/}` are emphasis to markdown.
  const {start, end} = heading.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const match = explicitId.exec(text.slice(start.offset, end.offset))
  const id = match?.[1] ?? match?.[2]
  if (id === undefined || !cutFromBrace(heading)) return
  heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}}
}

/** Drops everything from the last `{` on; false, and nothing dropped, when no text directly in the heading has one. */
function cutFromBrace(heading: Heading): boolean {
  for (let index = heading.children.length - 1; index >= 0; index--) {
    const child = heading.children[index]
    const brace = child?.type === 'text' ? child.value.lastIndexOf('{') : -1
    if (child?.type !== 'text' || brace < 0) continue
    child.value = child.value.slice(0, brace).trimEnd()
    heading.children.length = child.value === '' ? index : index + 1
    return true
  }
  return false
}
