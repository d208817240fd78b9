import type {Nodes, Root} from 'mdast'
import type {Extension} from 'mdast-util-from-markdown'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {type PluggableList, type Processor, unified} from 'unified'

/** Text in, mdast out: all that the rest knows of a markdown parser. */
export interface MarkdownEngine {
  /** Part of every cache key, as two engines may differ in a tree. */
  readonly id: string
  /** The tree of GitHub-flavoured markdown with positions. Accepts every string; deep nesting may exhaust the stack. */
  parse(markdown: string): Root
}

type FromMarkdownExtension = Extension | readonly Extension[]
type Transform = NonNullable<Extension['transforms']>[number]

/** What could become a link without being written as one: an address with `@`, a scheme, or `www.` in any case. */
const maybeAutolink = /@|:\/\/|www\./i

/**
 * The engine that defines what is right: remark-parse with remark-gfm. Plugins may extend the syntax; what they do to
 * the tree is left to the processor that gets it.
 */
export function referenceEngine(plugins: PluggableList = []): MarkdownEngine {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(plugins)
    .use(narrowAutolinks)
    .freeze() as Processor<Root>
  return {id: 'remark', parse: (markdown) => processor.parse(markdown)}
}

/**
 * Makes remark-gfm look for bare addresses only where there may be some; the tree stays the same. Its transform runs
 * four regular expressions over every text of a document, yet judges each text by itself, so it can as well be handed
 * the smallest nodes that hold a promising one.
 */
function narrowAutolinks(this: Processor): undefined {
  const extensions: readonly FromMarkdownExtension[] = this.data().fromMarkdownExtensions ?? []
  for (const extension of extensions.flat()) {
    if (!extension.enter || !('literalAutolink' in extension.enter) || !extension.transforms) continue
    extension.transforms = extension.transforms.map(narrow)
  }
}

function narrow(transform: Transform): Transform {
  return (tree) => {
    for (const parent of parentsOfMaybeAutolinks(tree)) transform(parent as Root)
    return tree
  }
}

/** Topmost nodes outside links with a text child that may hold an address. Iterative: depth is capped only later. */
function parentsOfMaybeAutolinks(tree: Root): readonly Nodes[] {
  const found: Nodes[] = []
  const stack: Nodes[] = [tree]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') continue
    if (node.children.some((child) => child.type === 'text' && maybeAutolink.test(child.value))) found.push(node)
    // One at a time: a page may have more blocks than a call takes arguments.
    else for (const child of node.children) stack.push(child)
  }
  return found
}
