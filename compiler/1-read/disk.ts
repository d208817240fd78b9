import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
} from 'node:fs'
import path from 'node:path'
import type {DirectoryEntry, Path, Source} from '../model.ts'
import {gitFacts} from './git.ts'
import {readTemplates} from './templates.ts'
import {type Door, maxFileBytes, treeOf} from './tree.ts'

/**
 * The work tree at `root`, an absolute folder. Nothing is read before it is asked for, and nothing twice. Calls are
 * synchronous on purpose: a synchronous stat costs a sixth of an asynchronous one, and every stage waits for its answer.
 */
export function openSource(root: string): Source {
  const tree = treeOf(diskDoor(root))
  const git = gitFacts(root)
  let templates: ReadonlyMap<string, string> | undefined
  return {
    tree,
    git,
    get templates() {
      templates ??= readTemplates()
      return templates
    },
  }
}

/** As many links in a row as Linux follows. */
const maxHops = 40

function diskDoor(root: string): Door {
  const realRoot = realpathOr(root, root)
  const absolute = (relative: Path) => path.join(realRoot, ...relative.split('/'))

  /** The root-relative path of an absolute one; undefined when it lies elsewhere. */
  function inside(file: string): Path | undefined {
    const relative = path.relative(realRoot, file)
    if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)) return undefined
    return relative.split(path.sep).join('/')
  }

  /** A link that leads to nothing is judged by where it leads (Leji §1.1): its nearest ancestor that exists decides. */
  function dangling(link: string, hops: number): 'absent' | 'outside' {
    if (hops === 0) return 'outside'
    try {
      const rest: string[] = []
      let at = path.resolve(realpathSync.native(path.dirname(link)), readlinkSync(link))
      for (;;) {
        const kind = lstatOf(at)
        if (kind?.isSymbolicLink())
          return isDangling(at) ? dangling(at, hops - 1) : judge(realpathSync.native(at), rest)
        if (kind) return judge(realpathSync.native(at), rest)
        const parent = path.dirname(at)
        if (parent === at) return 'outside'
        rest.unshift(path.basename(at))
        at = parent
      }
    } catch {
      return 'outside'
    }
  }

  function judge(ancestor: string, rest: readonly string[]): 'absent' | 'outside' {
    return inside(path.join(ancestor, ...rest)) === undefined ? 'outside' : 'absent'
  }

  return {
    list(directory) {
      try {
        return readdirSync(absolute(directory), {withFileTypes: true}).map((entry) => ({
          name: entry.name,
          kind: kindOf(entry),
        }))
      } catch {
        return undefined
      }
    },
    probe(file) {
      try {
        return kindOf(lstatSync(absolute(file)))
      } catch (error) {
        // Whatever else goes wrong while resolving fails the containment check (Leji §1.1).
        return isNotFound(error) ? 'absent' : 'outside'
      }
    },
    follow(link) {
      try {
        const relative = inside(realpathSync.native(absolute(link)))
        return relative === undefined ? 'outside' : {path: relative}
      } catch (error) {
        return isNotFound(error) ? dangling(absolute(link), maxHops) : 'outside'
      }
    },
    size(file) {
      try {
        return lstatSync(absolute(file)).size
      } catch {
        // A folder may be listed and yet not entered.
        return 0
      }
    },
    read: (file) => readRegular(absolute(file)),
  }
}

function kindOf(entry: {isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean}): DirectoryEntry['kind'] {
  if (entry.isSymbolicLink()) return 'symlink'
  if (entry.isFile()) return 'file'
  return entry.isDirectory() ? 'directory' : 'other'
}

/**
 * The bytes of a regular file. Opened without waiting and without following, then asked what it is: a pipe that took the
 * file's place since the folder was listed would otherwise hang the build.
 */
function readRegular(file: string): Uint8Array | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
    const stat = fstatSync(descriptor)
    return stat.isFile() && stat.size <= maxFileBytes ? readAll(descriptor, stat.size) : undefined
  } catch {
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/** What `readFileSync` does, without its second stat and with small files sharing a buffer. */
function readAll(descriptor: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size)
  let length = 0
  while (length < size) {
    const count = readSync(descriptor, bytes, length, size - length, null)
    if (count === 0) break
    length += count
  }
  return bytes.subarray(0, length)
}

/** Undefined where nothing stands, be it only that a file is taken for a folder. */
function lstatOf(file: string): Stats | undefined {
  try {
    return lstatSync(file)
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

function isDangling(link: string): boolean {
  try {
    realpathSync.native(link)
    return false
  } catch (error) {
    if (isNotFound(error)) return true
    throw error
  }
}

function isNotFound(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ERR_INVALID_ARG_VALUE'
}

function realpathOr(file: string, fallback: string): string {
  try {
    return realpathSync.native(file)
  } catch {
    return fallback
  }
}
