import {compareBytes} from '../byte-order.ts'
import type {DirectoryEntry, GitAbsence, GitFacts, Path, PathChange, Source} from '../model.ts'
import {baseName, directoryOf} from '../paths.ts'
import {type Door, maxFileBytes, treeOf} from './tree.ts'

/** What stands at a path: text (encoded as UTF-8), bytes, a symbolic link with its target as written, or a closed file. */
export type MemoryEntry = string | Uint8Array | {readonly link: string} | {readonly unreadable: true}

export interface MemoryOptions {
  /** Whether the root lies in a git work tree, or why it does not; default true. */
  readonly git?: boolean | GitAbsence
  /** Last commit dates of the tracked and clean files. */
  readonly dates?: Readonly<Record<Path, string>>
  /** Files at HEAD. */
  readonly head?: Readonly<Record<Path, string>>
  /** Tracked files that git leaves out of the work tree. */
  readonly leftOut?: readonly Path[]
  /** Committer time of HEAD in ms. */
  readonly headTime?: number
  /** What stood at an earlier revision, whichever is asked for; changes follow from it. */
  readonly since?: Readonly<Record<Path, MemoryEntry>>
  readonly templates?: ReadonlyMap<string, string>
}

/** A source made of a map of paths, which answers exactly as the disk would; folders are implied. */
export function memorySource(files: Readonly<Record<Path, MemoryEntry>>, options: MemoryOptions = {}): Source {
  return {tree: treeOf(memoryDoor(files)), git: memoryGit(files, options), templates: options.templates ?? new Map()}
}

function memoryGit(
  files: Readonly<Record<Path, MemoryEntry>>,
  {git = true, dates = {}, head = {}, headTime, since, leftOut = []}: MemoryOptions,
): GitFacts {
  const absence = git === true ? undefined : git === false ? ({why: 'no-work-tree'} as const) : git
  const dateByPath = new Map(Object.entries(dates))
  return {
    workTree: absence === undefined,
    absence,
    ...(headTime === undefined ? {} : {headTime}),
    lastCommitDates: () => dateByPath,
    leftOut: () => leftOut,
    fileAtHead: (path) => {
      const text = Object.hasOwn(head, path) ? head[path] : undefined
      return text === undefined ? undefined : new TextEncoder().encode(text)
    },
    since: (name) =>
      since
        ? {
            name,
            commit: '0'.repeat(40),
            source: memorySource(since, {git: false}),
            changes: changesBetween(since, files),
          }
        : {problem: absence ? 'no-git' : 'unknown'},
  }
}

/** A removed file whose content stands at one new path was renamed, as git sees it without a look at likeness. */
function changesBetween(
  before: Readonly<Record<Path, MemoryEntry>>,
  after: Readonly<Record<Path, MemoryEntry>>,
): readonly PathChange[] {
  const removed = new Set(Object.keys(before).filter((path) => !Object.hasOwn(after, path)))
  const rows = Object.entries(after).flatMap(([path, entry]): readonly PathChange[] => {
    if (Object.hasOwn(before, path)) return before[path] === entry ? [] : [{path, kind: 'changed'}]
    const from = [...removed].find((old) => before[old] === entry)
    if (from === undefined) return [{path, kind: 'added'}]
    removed.delete(from)
    return [{path, kind: 'renamed', from}]
  })
  return [...rows, ...[...removed].map((path): PathChange => ({path, kind: 'removed'}))].sort((a, b) =>
    compareBytes(a.path, b.path),
  )
}

type Found = {readonly path: Path} | 'absent' | 'outside'

/** As many links in a row as Linux follows. */
const maxHops = 40

function memoryDoor(files: Readonly<Record<Path, MemoryEntry>>): Door {
  const entries = new Map(Object.entries(files))
  const directories = new Map<Path, Map<string, DirectoryEntry>>([['', new Map()]])
  for (const [path, entry] of entries) enter(path, typeof entry === 'object' && 'link' in entry ? 'symlink' : 'file')

  function enter(path: Path, kind: DirectoryEntry['kind']): void {
    const directory = directoryOf(path)
    if (!directories.has(directory)) {
      directories.set(directory, new Map())
      enter(directory, 'directory')
    }
    directories.get(directory)?.set(baseName(path), {name: baseName(path), kind})
  }

  /** Walks `segments` from a real directory, following every link met; `hops` are the links that may still be followed. */
  function walk(from: Path, segments: readonly string[], hops: number): Found {
    let at = from
    for (const [index, segment] of segments.entries()) {
      if (segment === '' || segment === '.') continue
      if (segment === '..') {
        if (at === '') return 'outside'
        at = directoryOf(at)
        continue
      }
      const path = at === '' ? segment : `${at}/${segment}`
      const entry = directories.get(at)?.get(segment)
      if (!entry) return segments.slice(index).includes('..') ? 'outside' : 'absent'
      if (entry.kind === 'symlink')
        return hops > 0 ? walk(at, [...target(path), ...segments.slice(index + 1)], hops - 1) : 'outside'
      at = path
    }
    return {path: at}
  }

  function target(path: Path): string[] {
    const entry = entries.get(path)
    const link = typeof entry === 'object' && 'link' in entry ? entry.link : ''
    // An absolute target lies outside whatever the root is.
    return link.startsWith('/') ? Array.from({length: path.split('/').length}, () => '..') : link.split('/')
  }

  function bytes(path: Path): Uint8Array | undefined {
    const entry = entries.get(path)
    if (typeof entry === 'string') return new TextEncoder().encode(entry)
    return entry instanceof Uint8Array ? entry : undefined
  }

  return {
    list: (path) => [...(directories.get(path)?.values() ?? [])],
    probe: () => 'absent',
    follow: (path) => walk(directoryOf(path), target(path), maxHops),
    size: (path) => bytes(path)?.length ?? 0,
    read: (path) => {
      const content = bytes(path)
      return content && content.length <= maxFileBytes ? content : undefined
    },
  }
}
