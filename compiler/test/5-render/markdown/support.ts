import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Element, Nodes, Root} from 'hast'
import rehypeRaw from 'rehype-raw'
import {unified} from 'unified'
import {type BodyOutput, type LinkTo, renderBody} from '../../../5-render/markdown/body.ts'

/** Answers by the look of the URL: `gone…` is broken, a fragment an anchor, a scheme external, the rest a page or file. */
export const linkTo: LinkTo = (url, use) => {
  if (/gone/.test(url))
    return {kind: 'broken', rule: 'link-unresolved', message: `link target "${url}" does not resolve`}
  if (url.startsWith('#')) return {kind: 'anchor', href: url}
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return {kind: 'external', href: url}
  return {kind: use === 'image' ? 'file' : 'page', href: url}
}

export function body(markdown: string, title = 'Title of the page'): BodyOutput {
  return renderBody({markdown, title}, linkTo)
}

export function html(markdown: string, title?: string): string {
  return body(markdown, title).html
}

const parser = unified().use(rehypeRaw).freeze()

/** What a browser makes of `text` between its neighbours on a page. */
export function parsePage(text: string): Root {
  const value = `<main><article>${text}</article><footer></footer></main>`
  return parser.runSync({type: 'root', children: [{type: 'raw', value}]}) as Root
}

export function elementsOf(node: Nodes): readonly Element[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
}

/** Elements of the article; throws when the text got out of it, or took in what follows it. */
export function articleOf(text: string): readonly Element[] {
  const root = parsePage(text)
  const [main, ...others] = root.children
  if (main?.type !== 'element' || main.tagName !== 'main' || others.length > 0)
    throw new Error(`Left its page: ${text}`)
  const [article, footer, ...more] = main.children
  const isWhole =
    article?.type === 'element' &&
    article.tagName === 'article' &&
    footer?.type === 'element' &&
    footer.tagName === 'footer' &&
    footer.children.length === 0 &&
    more.length === 0
  if (!isWhole) throw new Error(`Left its article: ${text}`)
  return elementsOf(article)
}

const tags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  ),
)
const attributes: ReadonlySet<string> = new Set(
  'abbr align alt ariaDescribedBy ariaLabel checked className colSpan dataFootnoteBackref dataFootnoteRef dataFootnotes dataLang dataRule dateTime decoding dir disabled headers height href id lang loading open referrerPolicy rel reversed role rowSpan scope span src start tabIndex title type vAlign value width'.split(
    ' ',
  ),
)

/** Every reason why `text` would not be safe on a page; empty when it is. */
export function dangersIn(text: string): readonly string[] {
  const dangers: string[] = []
  for (const {tagName, properties, content} of articleOf(text)) {
    if (!tags.has(tagName)) dangers.push(`<${tagName}>`)
    if (content) dangers.push(`<${tagName}> with content of its own`)
    if (tagName === 'input' && !(properties.type === 'checkbox' && properties.disabled)) dangers.push('live <input>')
    for (const [name, value] of Object.entries(properties)) {
      if (!attributes.has(name)) dangers.push(`${name}=${String(value)}`)
      if ((name === 'href' || name === 'src') && !isSafeUrl(String(value))) dangers.push(`${name}=${String(value)}`)
    }
  }
  return dangers
}

/** Reads a URL as browsers do: controls at the ends and line ends anywhere do not count. */
function isSafeUrl(url: string): boolean {
  const bare = url.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '')
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1]
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase())
}

export function idsIn(text: string): readonly string[] {
  return articleOf(text).flatMap(({properties}) => (properties.id === undefined ? [] : [String(properties.id)]))
}

/** The folder that `LEJIC_FIXTURES` names, or undefined with a word on the console about what is left out. */
export function fixtures(folder: string): string | undefined {
  const root = process.env.LEJIC_FIXTURES
  const path = root ? join(root, folder) : undefined
  if (path && existsSync(path)) return path
  console.warn(`LEJIC_FIXTURES is not set: left out what lies in ${folder}`)
  return undefined
}

/** Markdown files below `folder` by their relative path, in the order of their names. */
export function markdownBelow(folder: string): readonly {readonly path: string; readonly text: string}[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({path: path.slice(folder.length + 1), text: readFileSync(path, 'utf8')}))
}
