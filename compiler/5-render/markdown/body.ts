import type {Root} from 'hast'
import type {Root as MdastRoot} from 'mdast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import {type PluggableList, type Processor, unified} from 'unified'
import {VFile} from 'vfile'
import {type ArticleFacts, finishArticle} from './article.ts'
import type {BodyInput, BodyOutput, LinkTo} from './body-model.ts'
import {type MarkdownEngine, referenceEngine} from './engine.ts'
import {explicitHeadingIds} from './explicit-ids.ts'
import {isTooDeep, isTooMuch, tooDeep} from './limits.ts'
import {plainBody} from './plain-body.ts'
import {showLostHtml} from './raw-html.ts'
import {schema} from './schema.ts'
import {toHast} from './to-hast.ts'

export type {BodyInput, BodyOutput, LinkTarget, LinkTo} from './body-model.ts'

export type BodyRenderer = (input: BodyInput, linkTo: LinkTo) => BodyOutput

export interface BodyRendererOptions {
  /** Synchronous remark plugins: syntax extensions of the reference engine, and transforms of the mdast. */
  readonly remarkPlugins?: PluggableList
  /** Synchronous rehype plugins. They get the sanitised tree and are trusted: what they add is not sanitised. */
  readonly rehypePlugins?: PluggableList
  /** Default: the reference engine with `remarkPlugins`. */
  readonly engine?: MarkdownEngine
}

/** What the walk needs and learns travels with the file through the processor. */
interface Passenger {
  readonly input: BodyInput
  readonly linkTo: LinkTo
  facts?: ArticleFacts
}

/** Renders with lejic's own set of plugins. Pure: equal input and equal answers of `linkTo` give an equal output. */
export const renderBody: BodyRenderer = createBodyRenderer()

/**
 * Makes a renderer: markdown → mdast → hast → raw HTML parsed → sanitised → one walk of ours → HTML, all in one frozen
 * unified processor. A renderer keeps no state between calls and touches nothing outside, so it may run in a worker.
 */
export function createBodyRenderer(options: BodyRendererOptions = {}): BodyRenderer {
  const {remarkPlugins = [], rehypePlugins = []} = options
  const engine = options.engine ?? referenceEngine(remarkPlugins)
  const processor = unified()
    .use(remarkPlugins)
    .use(explicitHeadingIds)
    .use(showLostHtml)
    .use(remarkRehype, toHast)
    .use(parseRawHtml)
    .use(rehypeSanitize, schema)
    .use(rehypePlugins)
    .use(finish)
    .use(rehypeStringify)
    .freeze() as unknown as Processor<MdastRoot, MdastRoot, Root, Root, string>
  return (input, linkTo) => {
    try {
      return render(processor, engine, input, linkTo)
    } catch (error) {
      // A stack that is too small for this page is no fault of the page's author.
      if (error === tooDeep || error instanceof RangeError) return plainBody(input)
      throw error
    }
  }
}

function render(
  processor: Processor<MdastRoot, MdastRoot, Root, Root, string>,
  engine: MarkdownEngine,
  input: BodyInput,
  linkTo: LinkTo,
): BodyOutput {
  if (isTooMuch(input.markdown)) throw tooDeep
  const tree = engine.parse(input.markdown)
  if (isTooDeep(tree)) throw tooDeep
  const passenger: Passenger = {input, linkTo}
  const file = new VFile({value: input.markdown, data: {passenger}})
  const html = processor.stringify(processor.runSync(tree, file), file)
  const {facts} = passenger
  if (!facts) throw new Error('The page walk did not run')
  return {html, ...facts}
}

/** rehype-raw where it has something to do: raw HTML, or links in links, which only it can take apart. */
function parseRawHtml(this: Processor): (tree: Root, file: VFile) => Root {
  const parse = rehypeRaw.call(this) as (tree: Root, file: VFile) => Root
  return (tree, file) => {
    if (!hasRaw(tree)) return tree
    const parsed = parse(tree, file)
    if (isTooDeep(parsed)) throw tooDeep
    return parsed
  }
}

function hasRaw(node: Root | Root['children'][number]): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw))
}

function finish(): (tree: Root, file: VFile) => undefined {
  return (tree, file) => {
    const passenger = file.data.passenger as Passenger
    passenger.facts = finishArticle(tree, passenger.input, passenger.linkTo)
  }
}
