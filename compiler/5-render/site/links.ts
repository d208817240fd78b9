import type {Path} from '../../model.ts'
import {baseName, directoryOf} from '../../paths.ts'
import {kindAfterBuild} from '../committed-outputs.ts'
import type {LinkTarget} from '../markdown/body.ts'
import {hrefBetween} from './addresses.ts'
import {referenceOf, usesOf} from './assets.ts'
import {type ImageSize, imageSize} from './image-size.ts'
import {categoryAddress} from './navigation.ts'
import type {Publication, SourcePage} from './publication.ts'

/** Answers where a reference of one page leads. */
export type LinkTo = (url: string, use: 'link' | 'image') => LinkTarget

/** Schemes that a page may link to; the rest (`javascript:`, `data:`, `file:`, `vbscript:`) are shown as text. */
const safeSchemes = /^(?:https?|mailto|tel|sms|xmpp|irc|ircs|ftp|sftp|ssh|git|vscode|doi|urn|geo|matrix|news):/i

/**
 * The references of the text of `source`, seen from the page at `address`. Markdown with a page leads to the page, a
 * folder with a README to its page or to where the folder is listed, a copied file to its copy. What exists but is not published is told
 * apart (`not-published`) from what does not resolve (`link-unresolved`, Leji §14): neither becomes a reference.
 */
export function linksFrom(publication: Publication, source: Path, address: string): LinkTo {
  const {resolved, addresses} = publication
  const {tree} = resolved.layer.source
  const page = (target: SourcePage, fragment: string): LinkTarget =>
    target.address === address && fragment
      ? {kind: 'anchor', href: hrefBetween(address, address, fragment).replace(/^[^#]*/, '')}
      : {kind: 'page', href: hrefBetween(address, target.address, fragment)}

  return (url, use) => {
    const target = url.trim()
    const reference = referenceOf(target, source, resolved.manifest.rootPath)
    if (reference.kind === 'scheme') return safeSchemes.test(target) ? {kind: 'external', href: target} : unsafe(target)
    if (reference.kind === 'fragment') {
      const href = hrefBetween(address, address, reference.fragment).replace(/^[^#]*/, '')
      return {kind: 'anchor', href: href || '#'}
    }
    if (reference.kind === 'outside') return unresolved(url)
    const {path, fragment} = reference
    const kind = kindAfterBuild(resolved, path)
    const published = pageAt(publication, path)
    if (published && use === 'link' && kind === 'file') return page(published, fragment)
    const category = use === 'link' && kind === 'file' ? categoryListedBy(publication, path) : undefined
    if (category !== undefined) return {kind: 'page', href: hrefBetween(address, category)}
    if (kind === 'file') {
      const copy = addresses.files.get(path)
      const uses = usesOf(path)
      if (copy !== undefined && (use === 'image' ? uses.image : uses.link))
        return {kind: 'file', href: hrefBetween(address, copy, fragment), ...sizeOf(publication, path, use)}
      return unpublished(path)
    }
    if (
      kind === 'directory' &&
      use === 'link' &&
      tree.kind(path === '' ? 'README.md' : `${path}/README.md`) === 'file'
    ) {
      const readme = readmeOf(publication, path)
      if (readme) return page(readme, fragment)
      const listed = publication.folderByPath.get(path)
      return listed ? {kind: 'page', href: hrefBetween(address, listed.address, listed.anchor)} : unpublished(path)
    }
    return unresolved(url)
  }
}

const sizes = new WeakMap<Publication, Map<Path, ImageSize | undefined>>()

/** The size of a picture that is copied to the site; each file is asked once. */
export function sizeOfPicture(publication: Publication, path: Path): ImageSize | undefined {
  const known = sizes.get(publication) ?? new Map<Path, ImageSize | undefined>()
  sizes.set(publication, known)
  if (!known.has(path)) {
    const bytes = usesOf(path).image ? publication.resolved.layer.source.tree.file(path)?.bytes : undefined
    known.set(path, bytes && imageSize(bytes))
  }
  return known.get(path)
}

function sizeOf(publication: Publication, path: Path, use: 'link' | 'image'): {readonly size?: ImageSize} {
  const size = use === 'image' ? sizeOfPicture(publication, path) : undefined
  return size ? {size} : {}
}

/** The page of the category that an index file lists: the file itself has none, and says the same. */
function categoryListedBy(publication: Publication, path: Path): string | undefined {
  const category = publication.resolved.manifest.categories.find(({indexes}) => indexes.includes(path))
  return category && publication.categoryById.has(category.id) ? categoryAddress(publication, category.id) : undefined
}

/** The page of a file, also through a link beside its target (`README.md -> index.md`). */
export function pageAt(publication: Publication, path: Path): SourcePage | undefined {
  const exact = publication.pageByPath.get(path)
  if (exact) return exact
  const {tree} = publication.resolved.layer.source
  if (!path.endsWith('.md') || !tree.isLink(path)) return undefined
  const bytes = tree.file(path)?.bytes
  const folder = directoryOf(path)
  return tree
    .list(folder)
    .map(({name}) => publication.pageByPath.get(folder === '' ? name : `${folder}/${name}`))
    .find((page) => page && bytes && Buffer.compare(page.document.file.bytes, bytes) === 0)
}

/** The page that stands for a folder. */
export function readmeOf(publication: Publication, folder: Path): SourcePage | undefined {
  for (const name of ['README.md', 'readme.md', 'index.md']) {
    const page = pageAt(publication, folder === '' ? name : `${folder}/${name}`)
    if (page) return page
  }
  return undefined
}

function unpublished(path: Path): LinkTarget {
  return {
    kind: 'broken',
    rule: 'not-published',
    message: `\`${path === '' ? '.' : baseName(path)}\` is in the repository, not on this site`,
  }
}

function unresolved(url: string): LinkTarget {
  return {kind: 'broken', rule: 'link-unresolved', message: `link target "${url}" does not resolve`}
}

function unsafe(url: string): LinkTarget {
  return {
    kind: 'broken',
    rule: 'link-scheme',
    message: `\`${url.slice(0, url.indexOf(':') + 1)}\` is not a scheme that a page may link to`,
  }
}

/** Every reference that the text of a page may hold, a superset found without parsing: for the page's key. */
export function possibleReferences(body: string): readonly string[] {
  const found = new Set<string>()
  for (const match of body.matchAll(/\]\(\s*(?:<([^<>\n]*)>|((?:[^\s()<]|\([^\s()]*\))*))/g))
    found.add(match[1] ?? match[2] ?? '')
  if (body.includes(']:')) {
    for (const match of body.matchAll(/\]:[ \t]*(?:<([^<>\n]*)>|([^\s<]\S*))/g)) found.add(match[1] ?? match[2] ?? '')
  }
  if (body.includes('<')) {
    for (const match of body.matchAll(/\s(?:src|href|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)) {
      found.add(match[1] ?? match[2] ?? match[3] ?? '')
    }
  }
  return [...found].map((url) => (url.includes('\\') ? url.replace(/\\([!-/:-@[-`{-~])/g, '$1') : url))
}
