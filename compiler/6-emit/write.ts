import {createHash} from 'node:crypto'
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import {dirname} from 'node:path'
import type {Path} from '../model.ts'
import {directoryOf} from '../paths.ts'
import {errorCode, type Folder} from './folder.ts'
import {makeFolders} from './make-folders.ts'

/** What a temporary file is called while a committed one is written. The lock sees to it that there is one writer. */
export const temporarySuffix = '.lejic-tmp'

/**
 * Writes a committed file so that a crash leaves the old or the new one whole: a temporary file beside it, forced to disk,
 * then renamed over it. `before` is what the plan saw there (undefined: nothing). False, and nothing changed, when
 * something else stands there by now. Throws what the system throws.
 */
export function writeWhole(folder: Folder, path: Path, bytes: Uint8Array, before: Uint8Array | undefined): boolean {
  const target = folder.absolute(path)
  const temporary = target + temporarySuffix
  makeFolders(dirname(target))
  rmSync(temporary, {force: true})
  try {
    writeSynced(temporary, bytes)
    const done = before === undefined ? place(temporary, target) : replace(folder, path, temporary, before)
    if (done) syncFolder(dirname(target))
    return done
  } finally {
    rmSync(temporary, {force: true})
  }
}

/** Writes a file that must not exist, and waits until the disk has it. */
function writeSynced(file: string, bytes: Uint8Array): void {
  const descriptor = openSync(file, 'wx')
  try {
    writeAll(descriptor, bytes)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Gives the file its name unless something took it meanwhile: a hard link refuses where a rename would replace. */
function place(temporary: string, target: string): boolean {
  try {
    linkSync(temporary, target)
    return true
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return false
    if (!linklessCodes.has(code)) throw error
  }
  try {
    copyFileSync(temporary, target, constants.COPYFILE_EXCL)
    renameSync(temporary, target)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** What disks without hard links answer. */
const linklessCodes: ReadonlySet<string> = new Set([
  'EPERM',
  'ENOTSUP',
  'ENOSYS',
  'EXDEV',
  'EINVAL',
  'EMLINK',
  'EOPNOTSUPP',
  'UNKNOWN',
])

function replace(folder: Folder, path: Path, temporary: string, before: Uint8Array): boolean {
  const standing = folder.look(path)
  if (standing.kind !== 'file' || !folder.read(path)?.equals(before)) return false
  chmodSync(temporary, standing.stat.mode & 0o777)
  renameSync(temporary, folder.absolute(path))
  return true
}

/**
 * Keeps `bytes` beside a file as `NAME.lejic-backup-<8 hex>` before it is replaced; the digits are of their sha256, so the
 * same bytes are kept once. A backup that stands is never written over: other digits are taken. Returns its path.
 */
export function keepBackup(folder: Folder, path: Path, bytes: Uint8Array): Path {
  for (let round = 0; ; round++) {
    const digits = createHash('sha256')
      .update(bytes)
      .update(round === 0 ? '' : String(round))
      .digest('hex')
      .slice(0, 8)
    const backup = `${path}.lejic-backup-${digits}`
    if (folder.look(backup).kind === 'file' && folder.read(backup)?.equals(bytes)) return backup
    if (writeWhole(folder, backup, bytes, undefined)) return backup
  }
}

/**
 * Writes a page in place, which costs a quarter of a rename; a torn page is found and mended by the next build. A file
 * with a second name (a hard link, as copies by `cp -l` have) is let go first: the other name keeps its bytes.
 */
export function writeInPlace(folder: Folder, path: Path, bytes: Uint8Array, names: number): undefined {
  const target = folder.absolute(path)
  if (names > 1) rmSync(target)
  const descriptor = openForWriting(target)
  try {
    ftruncateSync(descriptor)
    writeAll(descriptor, bytes)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes the folders on the way only when they are missing. */
function openForWriting(target: string): number {
  const flags = constants.O_WRONLY | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0)
  try {
    return openSync(target, flags, 0o666)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    makeFolders(dirname(target))
    return openSync(target, flags, 0o666)
  }
}

/** Removes a file, then the folders above it that are empty now, up to but not including `stop`. */
export function removeFile(folder: Folder, path: Path, stop: Path): undefined {
  rmSync(folder.absolute(path), {force: true})
  for (let above = directoryOf(path); above !== stop && above !== ''; above = directoryOf(above)) {
    try {
      rmdirSync(folder.absolute(above))
    } catch {
      break
    }
  }
  folder.forget()
}

/** Takes away the temporary file that a killed build left beside `path`. */
export function removeLeftover(folder: Folder, path: Path): void {
  const leftover = `${path}${temporarySuffix}`
  if (folder.look(leftover).kind === 'file') rmSync(folder.absolute(leftover), {force: true})
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
}

/** Makes a rename outlast a power cut, where the system can (not on Windows). */
function syncFolder(directory: string): void {
  try {
    const descriptor = openSync(directory, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch {
    // A folder that cannot be forced to disk still holds the file.
  }
}
