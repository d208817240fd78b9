import {compareBytes} from '../../byte-order.ts'
import type {Document, Path, ResolvedLayer} from '../../model.ts'
import {directoryOf, normalisePath, stripSlash, underPath} from '../../paths.ts'
import {kindAfterBuild} from '../committed-outputs.ts'

/** Shown in a page. SVG can hold script: it is shown by `<img>` only, which runs none. */
const imageExtensions = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp']
/** Offered as files. Nothing that a browser would run from the site's origin. */
const fileExtensions = [
  'pdf',
  'txt',
  'csv',
  'tsv',
  'json',
  'jsonc',
  'yaml',
  'yml',
  'toml',
  'log',
  'diff',
  'patch',
  'zip',
  'mp4',
  'webm',
  'mp3',
]

/** What a reference may do with a file: be shown or linked (images), be linked only, or nothing. */
export function usesOf(path: Path): {readonly image: boolean; readonly link: boolean} {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  const image = imageExtensions.includes(extension)
  return {image, link: (image && extension !== 'svg') || fileExtensions.includes(extension)}
}

/** Where a written reference leads, by the resolution of Leji §14. */
export interface Reference {
  /** `scheme`: has one. `fragment`: stays on the page. `path`: leads to `path`, which need not exist. `outside`: climbs out. */
  readonly kind: 'scheme' | 'fragment' | 'path' | 'outside'
  readonly path: Path
  /** Without `#`, as written; "" when there is none. */
  readonly fragment: string
}

/** Takes a URL as a parser of markdown or HTML hands it over (escapes resolved) apart; `rootPath` is the manifest's. */
export function referenceOf(url: string, from: Path, rootPath: string): Reference {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(url)) return {kind: 'scheme', path: '', fragment: ''}
  const hash = url.indexOf('#')
  const fragment = hash < 0 ? '' : url.slice(hash + 1)
  const written = (hash < 0 ? url : url.slice(0, hash)).replace(/\?.*$/s, '')
  if (written === '') return {kind: 'fragment', path: '', fragment}
  const decoded = decode(written)
  const base = decoded.startsWith('/') ? stripSlash(rootPath) : directoryOf(from)
  const path = normalisePath(`${base}/${decoded}`)
  return path === undefined ? {kind: 'outside', path: '', fragment} : {kind: 'path', path, fragment}
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Every file that documents link to or show and that may be copied, in byte order: linked or shown in markdown, or named
 * by `src`, `href` or `poster` in raw HTML outside code. `published` (markdown with pages) is never among them.
 */
export function linkedFiles(resolved: ResolvedLayer, published: ReadonlySet<Path>): readonly Path[] {
  const {rootPath} = resolved.manifest
  const found = new Set<Path>()
  const consider = (path: Path): void => {
    if (found.has(path) || published.has(path)) return
    const uses = usesOf(path)
    if (!uses.image && !uses.link) return
    if (underPath(path, resolved.layer.settings.out) || path.startsWith('.leji/') || path.startsWith('.git/')) return
    if (kindAfterBuild(resolved, path) === 'file') found.add(path)
  }
  for (const [from, links] of resolved.linksByPath) {
    for (const {path} of links) if (path !== undefined) consider(path)
    const document = resolved.layer.documents.get(from) ?? resolved.layer.readmes.get(from)
    if (!document) continue
    for (const url of rawReferences(document)) {
      const reference = referenceOf(url, from, rootPath)
      if (reference.kind === 'path') consider(reference.path)
    }
  }
  return [...found].sort(compareBytes)
}

/** Values of `src`, `href` and `poster` in a document's raw HTML; fenced and inline code is left out. */
export function rawReferences(document: Document): readonly string[] {
  if (!document.body.includes('<') || !/\s(?:src|href|poster)\s*=/i.test(document.body)) return []
  const prose = document.body
    .replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm, '')
    .replace(/`[^`\n]+`/g, '')
  const values = prose.matchAll(/\s(?:src|href|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)
  return [...values].map(([, double, single]) => (double ?? single ?? '').trim())
}
