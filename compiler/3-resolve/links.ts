import {placeOfLine, positionAt} from '../diagnostics/place.ts'
import type {Document, Fault, Layer, Link, Manifest, Path, Place, ResolvedLink, SourceFile, Tree} from '../model.ts'
import {directoryOf, joinUnderRoot, normalisePath} from '../paths.ts'
import {type NearbyPaths, nearbyPaths} from './nearby-paths.ts'

export interface Links {
  /** Of every document that the layer knows, index files included. */
  readonly byPath: ReadonlyMap<Path, readonly ResolvedLink[]>
  /** `link-unresolved`, for the documents in the link-check set only. */
  readonly faults: readonly Fault[]
}

/**
 * Resolves the links of all documents (Leji §14). `checked` tells whose broken links are faults: boot profile, category
 * documents, profile set and decision records, not index files.
 */
export function resolveLinks(layer: Layer, manifest: Manifest, checked: ReadonlySet<Path>): Links {
  const {tree} = layer.source
  const byPath = new Map<Path, readonly ResolvedLink[]>()
  const faults: Fault[] = []
  const nearby = nearbyPaths(tree, layer.documents.keys(), manifest.rootPath)
  for (const document of layer.documents.values()) {
    const links = document.links.map((link) => resolveLink(tree, manifest.rootPath, document.path, link))
    byPath.set(document.path, links)
    if (!checked.has(document.path)) continue
    for (const resolved of links) {
      if (resolved.state === 'broken') faults.push(unresolved(document, resolved, nearby))
    }
  }
  return {byPath, faults}
}

/** Where one link leads: percent-decoded, `?` and `#` cut off, a leading `/` counted from `rootPath`. */
export function resolveLink(tree: Tree, rootPath: string, from: Path, link: Link): ResolvedLink {
  const {target} = link
  if (target === '' || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(target)) return {link, state: 'skipped'}
  const unescaped = target.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  const hash = unescaped.indexOf('#')
  const fragment = hash < 0 ? {} : {fragment: unescaped.slice(hash + 1)}
  const [address = ''] = (hash < 0 ? unescaped : unescaped.slice(0, hash)).split('?', 1)
  if (address === '' || target.startsWith('#')) return {link, state: 'skipped', ...fragment}
  const decoded = decode(address)
  const base = decoded.startsWith('/') ? joinUnderRoot(rootPath, '') : directoryOf(from)
  const path = normalisePath(`${base}/${decoded}`)
  if (path === undefined) return {link, state: 'broken', ...fragment}
  return {link, state: exists(tree, path) ? 'resolved' : 'broken', path, ...fragment}
}

/** A directory stands for its README; anything else resolves by being there, inside the root. */
function exists(tree: Tree, path: Path): boolean {
  if (path.includes('\0')) return false
  const kind = tree.kind(path)
  if (kind === 'directory') return tree.kind(path === '' ? 'README.md' : `${path}/README.md`) === 'file'
  return kind === 'file' || kind === 'other'
}

function decode(address: string): string {
  if (!address.includes('%')) return address
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function unresolved(document: Document, {link, path}: ResolvedLink, nearby: NearbyPaths): Fault {
  return {
    rule: 'link-unresolved',
    path: document.path,
    // The wording is the specification's, target verbatim.
    message: `link target "${link.target}" does not resolve`,
    construct: link.target,
    place: placeOf(document.file, link),
    hint: hintFor(document, path, link, nearby),
  }
}

function hintFor(document: Document, path: Path | undefined, link: Link, nearby: NearbyPaths): string {
  if (path === undefined) return 'The target lies outside the repository: link to a file in it, or to a web address.'
  const near = nearby(document.path, path, link.target)
  if (near !== undefined) return `Did you mean \`${near}\`?`
  return `Correct the target, or add \`${path}\`.`
}

/** The destination; its opening line when the link runs over lines, because the finding names the line it opens on. */
function placeOf(file: SourceFile, link: Link): Place {
  if (positionAt(file, link.start).line === link.line) return {file, start: link.start, end: link.end}
  const {start, end} = placeOfLine(file, link.line)
  const indent = file.text.slice(start, end).search(/\S/)
  return {file, start: start + Math.max(0, indent), end}
}
