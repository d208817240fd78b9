import {createHash} from 'node:crypto'
import {renameSync, rmSync, type Stats, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {compareBytes} from '../byte-order.ts'
import type {ArtifactKind, Path} from '../model.ts'
import {errorCode, openFolder} from './folder.ts'
import {makeFolders} from './make-folders.ts'

/** One output file as the build that wrote or proved it saw it. */
export interface LedgerEntry {
  readonly path: Path
  readonly kind: ArtifactKind
  /** sha256 hex of the bytes. */
  readonly hash: string
  readonly size: number
  /** ms since the epoch, with fractions. */
  readonly mtime: number
  readonly ctime: number
  readonly inode: number
  /** The artifact's key; "" when it has none. */
  readonly key: string
}

/**
 * What lejic wrote, by path. It proves ownership where a file cannot, and spares work; whoever loses it loses nothing but
 * time, since ownership is also told by the files themselves.
 */
export interface Ledger {
  readonly entries: ReadonlyMap<Path, LedgerEntry>
  /** When it was written, in ms since the epoch: an entry about as young may have changed without its times showing it. */
  readonly savedAt: number
  /** Which compiler runs now; keys made by another one are not in `entries`. */
  readonly producer: string
  /** The text on disk, by which two readings are compared; "" when there is none or it is damaged. */
  readonly text: string
}

/** The folder for what is not committed; it ignores itself. */
export const stateFolder = '.leji'
const fileName = 'lejic-ledger'
const heading = 'lejic-ledger 1'

/**
 * Reads `.leji/lejic-ledger`. One that is absent, of another version or damaged reads as empty. `producer` identifies the
 * running compiler: keys of another one are dropped, since another compiler makes other pages of the same things.
 */
export function readLedger(root: string, producer: string): Ledger {
  const empty = {entries: new Map(), savedAt: 0, producer, text: ''}
  const text = openFolder(root).read(`${stateFolder}/${fileName}`)?.toString('utf-8') ?? ''
  const [first = '', ...lines] = text.split('\n')
  const [name, savedAt, sum, ...madeBy] = first.split('\t')
  if (name !== heading || sum !== checksum(text.slice(first.length + 1))) return empty
  const entries = new Map<Path, LedgerEntry>()
  for (const line of lines) {
    const [kind, hash, size, mtime, ctime, inode, key, path] = line.split('\t')
    if (hash === undefined || path === undefined) continue
    const entry = {
      path: unescapePath(path),
      kind: kind as ArtifactKind,
      hash,
      size: Number(size),
      mtime: Number(mtime),
      ctime: Number(ctime),
      inode: Number(inode),
      key: madeBy.join('\t') === producer ? (key ?? '') : '',
    }
    entries.set(entry.path, entry)
  }
  return {entries, savedAt: Number(savedAt), producer, text}
}

/** Writes the ledger by rename, as the last act of a build; does nothing when `entries` are those of `before`. */
export function writeLedger(root: string, before: Ledger, entries: Iterable<LedgerEntry>): void {
  const sorted = [...entries].sort((a, b) => compareBytes(a.path, b.path))
  const body = sorted.map(lineOf).join('')
  const tail = `${checksum(body)}\t${before.producer}`
  const firstLineEnd = before.text.indexOf('\n')
  if (before.text.slice(0, firstLineEnd).endsWith(`\t${tail}`) && before.text.slice(firstLineEnd + 1) === body) return
  const target = join(root, stateFolder, fileName)
  try {
    ensureStateFolder(root)
    rmSync(`${target}.tmp`, {force: true})
    writeFileSync(`${target}.tmp`, `${heading}\t${Date.now()}\t${tail}\n${body}`, {flag: 'wx'})
    renameSync(`${target}.tmp`, target)
  } catch (error) {
    // A full disk costs the next build time, not this one its success; an error of our own is thrown again.
    errorCode(error)
    removeQuietly(`${target}.tmp`)
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, {force: true})
  } catch (error) {
    errorCode(error)
  }
}

/** Whether a file is provably as the ledger has it, from its stat alone. As in git, a file about as young as the ledger is not. */
export function isUntouched(entry: LedgerEntry, stat: Stats, savedAt: number): boolean {
  return (
    entry.size === stat.size &&
    entry.mtime === stat.mtimeMs &&
    entry.ctime === stat.ctimeMs &&
    entry.inode === stat.ino &&
    Math.max(stat.mtimeMs, stat.ctimeMs) < savedAt - youth
  )
}

/** How long before the ledger a change may have gone unseen: above the coarsest tick of a kernel's file clock, in ms. */
const youth = 10

/** Makes `.leji/` with a `.gitignore` of its own and returns its absolute path. */
export function ensureStateFolder(root: string): string {
  const folder = join(root, stateFolder)
  makeFolders(folder)
  try {
    // `wx` writes through no link, and another build may be quicker.
    writeFileSync(join(folder, '.gitignore'), '*\n', {flag: 'wx'})
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return folder
}

function lineOf({kind, hash, size, mtime, ctime, inode, key, path}: LedgerEntry): string {
  return `${[kind, hash, size, mtime, ctime, inode, key, escapePath(path)].join('\t')}\n`
}

/** A path on one line without tabs, so that the columns hold. */
export function escapePath(path: Path): string {
  return path.replace(/[%\t\r\n]/g, (character) => encodeURIComponent(character))
}

/** The path that `escapePath` wrote; text that it cannot have written is returned as it is. */
export function unescapePath(text: string): Path {
  return text.replace(/%(?:25|09|0D|0A)/g, (escaped) => decodeURIComponent(escaped))
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
