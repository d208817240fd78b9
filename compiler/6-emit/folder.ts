import {lstatSync, readdirSync, readFileSync, type Stats} from 'node:fs'
import {join} from 'node:path'
import type {Path} from '../model.ts'
import {directoryOf} from '../paths.ts'

/** What stands at a path when no link is followed. */
export type Standing =
  | {readonly kind: 'absent'}
  | {readonly kind: 'file'; readonly stat: Stats}
  | {readonly kind: 'directory'}
  /** A pipe, a socket, a device. */
  | {readonly kind: 'other'}
  /** The path itself (`at` equals it) or a folder on the way is a symbolic link. */
  | {readonly kind: 'link'; readonly at: Path}
  /** Something on the way is no folder. */
  | {readonly kind: 'blocked'; readonly at: Path}
  /** The system does not let us look. */
  | {readonly kind: 'closed'; readonly at: Path; readonly code: string}

/** The root folder as emit sees it: links are never followed below it. */
export interface Folder {
  readonly root: string
  absolute(path: Path): string
  /** What stands there now. Folders that were seen to be real folders are remembered, everything else is asked again. */
  look(path: Path): Standing
  /** The file's bytes; undefined when it is none or cannot be read. Does not follow links. */
  read(path: Path): Buffer | undefined
  /** Names in a folder; empty when it is none. */
  names(path: Path): readonly string[]
  /** Forgets which folders were seen, because some were removed. */
  forget(): void
}

/** Opens the folder at an absolute path. */
export function openFolder(root: string): Folder {
  const real = new Set<Path>([''])
  const absolute = (path: Path) => (path === '' ? root : join(root, ...path.split('/')))

  function lookAlone(path: Path): Standing {
    try {
      const stat = lstatSync(absolute(path), {throwIfNoEntry: false})
      if (!stat) return {kind: 'absent'}
      if (stat.isSymbolicLink()) return {kind: 'link', at: path}
      if (stat.isFile()) return {kind: 'file', stat}
      return {kind: stat.isDirectory() ? 'directory' : 'other'}
    } catch (error) {
      return {kind: 'closed', at: path, code: errorCode(error)}
    }
  }

  /** What keeps a folder from being one; undefined when it is one, or nothing stands there. */
  function obstacle(directory: Path): Standing | undefined {
    if (real.has(directory)) return undefined
    const above = obstacle(directoryOf(directory))
    if (above) return above
    const found = lookAlone(directory)
    if (found.kind === 'directory') real.add(directory)
    if (found.kind === 'file' || found.kind === 'other') return {kind: 'blocked', at: directory}
    return found.kind === 'directory' ? undefined : found
  }

  const look = (path: Path): Standing => obstacle(directoryOf(path)) ?? lookAlone(path)

  return {
    root,
    absolute,
    look,
    read(path) {
      if (look(path).kind !== 'file') return undefined
      try {
        return readFileSync(absolute(path))
      } catch {
        return undefined
      }
    },
    names(path) {
      try {
        return readdirSync(absolute(path))
      } catch {
        return []
      }
    },
    forget() {
      real.clear()
      real.add('')
    },
  }
}

/** The system's name of an error (`EACCES`); throws it again when it has none, since then it is our own. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  throw error
}

/** What a system error means, as the end of a sentence. */
export function errorMeaning(code: string): string {
  return meanings[code] ?? `the system answers \`${code}\``
}

const meanings: Readonly<Record<string, string>> = {
  EACCES: 'the system denies it (`EACCES`)',
  EBUSY: 'another program holds it (`EBUSY`)',
  EDQUOT: 'the disk quota is used up (`EDQUOT`)',
  EISDIR: 'it is a folder (`EISDIR`)',
  ENAMETOOLONG: 'its name is too long for this disk (`ENAMETOOLONG`)',
  ENOSPC: 'the disk is full (`ENOSPC`)',
  ENOTDIR: 'something on the way is no folder (`ENOTDIR`)',
  EPERM: 'the system denies it (`EPERM`)',
  EROFS: 'the disk is read-only (`EROFS`)',
}
