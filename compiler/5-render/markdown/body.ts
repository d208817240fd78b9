import type {Root} from 'hast'
import type {Root as MdastRoot} from 'mdast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import {type PluggableList, type Processor, unified} from 'unified'
import {VFile} from 'vfile'
import {type ArticleFacts, finishArticle} from './article.ts'
import {type MarkdownEngine, referenceEngine} from './engine.ts'
import {explicitHeadingIds} from './explicit-ids.ts'
import {isTooDeep, isTooMuch, tooDeep} from './limits.ts'
import {plainBody} from './plain-body.ts'
import {showLostHtml} from './raw-html.ts'
import {schema} from './schema.ts'
import {toHast} from './to-hast.ts'

export interface BodyInput {
  /** Markdown without frontmatter. */
  readonly markdown: string
  /** The page's title, which the page shows itself: the first h1 that repeats it is taken out of the html. */
  readonly title: string
}

/** Where a link or an image leads; `href` is relative to the page, or absolute when `external`. */
export type LinkTarget =
  | {readonly kind: 'page' | 'file' | 'external' | 'anchor'; readonly href: string}
  | {readonly kind: 'broken'; readonly rule: string; readonly message: string}

/**
 * Resolves a reference of the page. `url` is as markdown or HTML understands it (escapes and character references
 * resolved, percent-encoding untouched, white space at its ends gone); it may be empty.
 */
export type LinkTo = (url: string, use: 'link' | 'image') => LinkTarget

export interface BodyHeading {
  readonly id: string
  /** As shown, 1 to 6: the page's own h1 counts, so those of the text are demoted. */
  readonly depth: number
  readonly text: string
}

/** What a page makes use of, so that a layout loads only what it needs. */
export interface BodyFeatures {
  readonly code: boolean
  readonly table: boolean
  readonly image: boolean
  readonly footnote: boolean
  readonly alert: boolean
  readonly task: boolean
  /** The text was too large or too deeply nested and is shown as it is, unparsed. */
  readonly plain: boolean
}

export interface BodyOutput {
  /** Safe to stand in an element: balanced, without script, style, frame, form or handler; ids unique. */
  readonly html: string
  /** In page order, the taken-out title not among them. */
  readonly headings: readonly BodyHeading[]
  /** For search: plain text of every part between headings; `id` and `heading` are '' before the first heading. */
  readonly sections: readonly {readonly id: string; readonly heading: string; readonly text: string}[]
  /** The first paragraph of the running text in at most 200 UTF-16 units; '' for an empty page. */
  readonly excerpt: string
  readonly direction: 'ltr' | 'rtl' | 'auto'
  readonly features: BodyFeatures
}

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
