import {compareBytes} from '../byte-order.ts'
import type {DirectoryEntry, EntryKind, Path, SourceFile, Tree} from '../model.ts'
import {normalisePath} from '../paths.ts'
import {decodeFile} from './bytes.ts'

/** A file with more bytes is not read: no document is that long, and a work tree may hold anything. */
export const maxFileBytes = 64 * 1024 * 1024

/**
 * What a tree needs from whatever holds the files. Every path handed in is root-relative and real (no part of it is a
 * link). No function throws.
 */
export interface Door {
  /** Names in a directory, in any order; undefined when it cannot be listed. */
  list(path: Path): readonly DirectoryEntry[] | undefined
  /** What one name is when its directory cannot be listed: links are not followed. */
  probe(path: Path): DirectoryEntry['kind'] | 'absent' | 'outside'
  /** Where a link leads, links in the way followed; `absent` when it dangles inside the root. */
  follow(path: Path): {readonly path: Path} | 'absent' | 'outside'
  size(path: Path): number
  /** Undefined when the file cannot be read or is longer than `maxFileBytes`. */
  read(path: Path): Uint8Array | undefined
}

/** One place in the tree after links were followed: `path` is its real path. */
interface Node {
  readonly kind: EntryKind
  readonly path: Path
  readonly isLink: boolean
}

/** A directory: its entries in byte order, and what each name is. */
interface Listing {
  readonly entries: readonly DirectoryEntry[]
  readonly kinds: ReadonlyMap<string, DirectoryEntry['kind']>
}

/**
 * The tree behind a door. Containment (Leji §1.1) is decided here: a directory whose own chain leaves the root takes
 * everything below with it. A name exists only with exactly the spelling that its directory lists, so that a disk that is
 * blind to case gives the answers of one that is not. `.` and `..` are resolved lexically; above the root is `outside`.
 */
export function treeOf(door: Door): Tree {
  const nodes = new Map<Path, Node>([['', {kind: 'directory', path: '', isLink: false}]])
  const listings = new Map<Path, Listing | undefined>()
  const files = new Map<Path, SourceFile | undefined>()

  function listing(real: Path): Listing | undefined {
    if (!listings.has(real)) listings.set(real, toListing(door.list(real)))
    return listings.get(real)
  }

  function node(path: Path): Node {
    const known = nodes.get(path)
    if (known) return known
    const made = absentAncestor(path) ?? step(path)
    nodes.set(path, made)
    return made
  }

  /**
   * What a path is when something above it is no directory. Ancestors are asked from the top and in a loop: a list may name
   * a path of a hundred thousand parts.
   */
  function absentAncestor(path: Path): Node | undefined {
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
      const above = path.slice(0, slash)
      const parent = nodes.get(above) ?? step(above)
      nodes.set(above, parent)
      if (parent.kind === 'directory') continue
      return {kind: parent.kind === 'outside' ? 'outside' : 'absent', path, isLink: false}
    }
    return undefined
  }

  /** A normalised path from its parent's node: ancestors are asked once for all their children. */
  function step(path: Path): Node {
    const slash = path.lastIndexOf('/')
    const name = path.slice(slash + 1)
    const parent = node(slash < 0 ? '' : path.slice(0, slash))
    if (parent.kind !== 'directory') {
      return {kind: parent.kind === 'outside' ? 'outside' : 'absent', path, isLink: false}
    }
    const real = parent.path === '' ? name : `${parent.path}/${name}`
    const names = listing(parent.path)
    const kind = names ? (names.kinds.get(name) ?? 'absent') : door.probe(real)
    if (kind !== 'symlink') return {kind, path: real, isLink: false}
    const target = door.follow(real)
    if (typeof target === 'string') return {kind: target, path: real, isLink: true}
    const end = node(target.path)
    return {kind: end.kind, path: end.path, isLink: true}
  }

  /** Undefined when the path climbs above the root. */
  function find(path: Path): Node | undefined {
    const known = nodes.get(path)
    if (known) return known
    const normal = normalisePath(path)
    if (normal === undefined) return undefined
    const found = node(normal)
    if (path.endsWith('/') && found.kind === 'file') return {...found, kind: 'absent'}
    return found
  }

  function file(path: Path): SourceFile | undefined {
    if (files.has(path)) return files.get(path)
    const found = find(path)
    const bytes = found?.kind === 'file' ? door.read(found.path) : undefined
    const made = bytes && decodeFile(path, bytes)
    files.set(path, made)
    return made
  }

  return {
    kind: (path) => find(path)?.kind ?? 'outside',
    file,
    list: (path) => {
      const found = find(path)
      return (found?.kind === 'directory' && listing(found.path)?.entries) || []
    },
    isLink: (path) => find(path)?.isLink ?? false,
    size: (path) => {
      const found = find(path)
      return found?.kind === 'file' ? door.size(found.path) : 0
    },
  }
}

function toListing(unsorted: readonly DirectoryEntry[] | undefined): Listing | undefined {
  if (!unsorted) return undefined
  const entries = [...unsorted].sort((a, b) => compareBytes(a.name, b.name))
  return {entries, kinds: new Map(entries.map(({name, kind}) => [name, kind]))}
}
