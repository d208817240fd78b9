import type {Layer, Link, Manifest, Path, ResolvedLink, Tree} from '../model.ts'
import {directoryOf, joinUnderRoot, normalisePath} from '../paths.ts'

/** The links of every document that the layer knows, index files and READMEs included, by the document's path (Leji §14). */
export function resolveLinks(layer: Layer, manifest: Manifest): ReadonlyMap<Path, readonly ResolvedLink[]> {
  const {tree} = layer.source
  const byPath = new Map<Path, readonly ResolvedLink[]>()
  for (const {path, links} of [...layer.documents.values(), ...layer.readmes.values()]) {
    byPath.set(
      path,
      links.map((link) => resolveLink(tree, manifest.rootPath, path, link)),
    )
  }
  return byPath
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
