import type {Stats} from 'node:fs'
import type {ArtifactKind, Fault, Path, PlannedWrite} from '../model.ts'
import {type CommittedWrite, sha256, toBytes} from './committed.ts'
import {errorCode, type Folder} from './folder.ts'
import {isUntouched, type Ledger, type LedgerEntry} from './ledger.ts'
import {closed} from './obstacles.ts'
import type {Plan} from './plan.ts'
import {listName, writeSiteList} from './site-list.ts'
import type {PlannedPage, SitePlan} from './site-plan.ts'
import {keepBackup, removeFile, removeLeftover, writeInPlace, writeWhole} from './write.ts'

export interface EmitOptions {
  readonly folder: Folder
  readonly ledger: Ledger
  /** False compares every page's content, whatever its key and the ledger say. */
  readonly cache: boolean
  /** False compares and writes nothing. */
  readonly write: boolean
  /** Committed paths beside which a killed build may have left a temporary file. */
  readonly leftovers: readonly Path[]
  /** Called after each page with how many are done, of how many. */
  readonly progress?: ((done: number, total: number) => void) | undefined
}

export interface Emission {
  /** What happened to each path, or would. */
  readonly writes: readonly PlannedWrite[]
  /** The ledger's new entries; kinds that were not part of the plan keep their old ones. */
  readonly entries: ReadonlyMap<Path, LedgerEntry>
  /** Set when the system refused a write: what stands after it was not done. */
  readonly failure?: Fault
}

/**
 * Stage 6, second half: carries out a plan. Committed files go by temporary file and rename, each whole; pages in place.
 * The caller holds the lock and writes the ledger afterwards. A write that the system refuses ends the emission.
 */
export function emit(plan: Plan, options: EmitOptions): Emission {
  const entries = new Map(options.ledger.entries)
  const writes: PlannedWrite[] = []
  if (options.write) for (const path of options.leftovers) removeLeftover(options.folder, path)
  for (const write of plan.writes) {
    const failure = options.write ? attempt(write.path, () => emitCommitted(write, options.folder, entries)) : undefined
    writes.push(failure ? refused(write, failure) : write)
    if (failure) return {writes, entries, failure}
  }
  const failure = emitSite(plan.site, options, entries, writes)
  return {writes, entries, ...(failure ? {failure} : {})}
}

function emitCommitted(write: CommittedWrite, folder: Folder, entries: Map<Path, LedgerEntry>): Fault | undefined {
  const {path, before, after} = write
  if (write.action === 'remove') {
    if (before && !folder.read(path)?.equals(before)) return changed(path)
    removeFile(folder, path, '')
    entries.delete(path)
  }
  if (after) {
    if (before && write.backup) keepBackup(folder, path, before)
    if (!writeWhole(folder, path, after, before)) return changed(path)
  }
  const content = after ?? (write.action === 'keep' ? before : undefined)
  const standing = folder.look(path)
  if (content && standing.kind === 'file')
    entries.set(path, entryOf(path, write.kind, sha256(content), standing.stat, ''))
  return undefined
}

/** A person saved the file while the build ran: theirs stays. */
function changed(path: Path): Fault {
  return {
    rule: 'shim-edited',
    path,
    message: `\`${path}\` was changed by somebody else while the build ran, so it is left as it is.`,
    hint: 'Look at the change and build again.',
  }
}

function emitSite(
  site: SitePlan,
  options: EmitOptions,
  entries: Map<Path, LedgerEntry>,
  writes: PlannedWrite[],
): Fault | undefined {
  for (const fault of site.faults) {
    writes.push({path: fault.path, kind: 'site', action: 'refuse', bytes: 0, cached: false, fault})
  }
  if (site.pages.length === 0) return undefined
  // Also where the list itself is right: a build may have been killed before it could rename the same text over it.
  if (options.write) removeLeftover(options.folder, `${site.folder}/${listName}`)
  const listFailure = options.write ? announce(site, options.folder) : undefined
  if (listFailure) return listFailure
  for (const path of site.strays) {
    const standing = options.folder.look(path)
    if (standing.kind === 'file') {
      const failure = options.write ? attempt(path, () => removeFile(options.folder, path, site.folder)) : undefined
      if (failure) return failure
      writes.push({path, kind: entries.get(path)?.kind ?? 'site', action: 'remove', bytes: 0, cached: false})
    }
    entries.delete(path)
  }
  for (const [index, page] of site.pages.entries()) {
    const write = emitPage(page, options, entries)
    writes.push(write)
    if (write.fault) return write.fault
    options.progress?.(index + 1, site.pages.length)
  }
  return conclude(site, options, writes)
}

/** Names every file in the list before it is written, and those that go until they are gone. */
function announce(site: SitePlan, folder: Folder): Fault | undefined {
  const text = writeSiteList(relativeTo(site.folder, [...site.owned, ...site.strays]))
  return text === site.list ? undefined : writeList(site, folder, text)
}

function conclude(site: SitePlan, {folder, write}: EmitOptions, writes: PlannedWrite[]): Fault | undefined {
  const path = `${site.folder}/${listName}`
  const text = writeSiteList(relativeTo(site.folder, site.owned))
  const action = site.list === '' ? 'create' : text === site.list ? 'keep' : 'update'
  writes.push({path, kind: 'site', action, bytes: Buffer.byteLength(text), cached: false})
  return write && folder.read(path)?.toString('utf-8') !== text ? writeList(site, folder, text) : undefined
}

function writeList(site: SitePlan, folder: Folder, text: string): Fault | undefined {
  const path = `${site.folder}/${listName}`
  return attempt(path, () => {
    const done = writeWhole(folder, path, Buffer.from(text, 'utf-8'), folder.read(path))
    return done ? undefined : changed(path)
  })
}

function relativeTo(folder: Path, paths: Iterable<Path>): Path[] {
  return [...paths].map((path) => path.slice(folder.length + 1))
}

function emitPage({artifact, stat}: PlannedPage, options: EmitOptions, entries: Map<Path, LedgerEntry>): PlannedWrite {
  const {path, kind, key = ''} = artifact
  const known = options.cache ? options.ledger.entries.get(path) : undefined
  const keep = (entry: LedgerEntry, cached: boolean): PlannedWrite => {
    entries.set(path, entry)
    return {path, kind, action: 'keep', bytes: entry.size, cached}
  }

  const hash = stat && hashOf(path, stat, known, options)
  if (stat && hash !== undefined && known && key !== '' && known.key === key && known.hash === hash)
    return keep(entryOf(path, kind, hash, stat, key), true)
  const bytes = toBytes(artifact.contents())
  const wanted = sha256(bytes)
  if (stat && hash === wanted) return keep(entryOf(path, kind, hash, stat, key), false)
  const action = stat ? 'update' : 'create'
  if (options.write) {
    const fault = attempt(path, () => writeInPlace(options.folder, path, bytes, stat?.nlink ?? 0))
    if (fault) return {path, kind, action: 'refuse', bytes: 0, cached: false, fault}
    const standing = options.folder.look(path)
    if (standing.kind === 'file') entries.set(path, entryOf(path, kind, wanted, standing.stat, key))
  }
  return {path, kind, action, bytes: bytes.length, cached: false}
}

/** sha256 of the page that stands there, from the ledger where its stat vouches for it. */
function hashOf(
  path: Path,
  stat: Stats,
  known: LedgerEntry | undefined,
  {folder, ledger}: EmitOptions,
): string | undefined {
  if (known && isUntouched(known, stat, ledger.savedAt)) return known.hash
  const bytes = folder.read(path)
  return bytes && sha256(bytes)
}

function entryOf(path: Path, kind: ArtifactKind, hash: string, stat: Stats, key: string): LedgerEntry {
  return {path, kind, hash, size: stat.size, mtime: stat.mtimeMs, ctime: stat.ctimeMs, inode: stat.ino, key}
}

/** Runs one write; what the system refuses becomes a fault. */
function attempt(path: Path, write: () => Fault | undefined): Fault | undefined {
  try {
    return write()
  } catch (error) {
    return closed(path, errorCode(error), 'written')
  }
}

function refused(write: CommittedWrite, fault: Fault): PlannedWrite {
  return {path: write.path, kind: write.kind, action: 'refuse', bytes: write.before?.length ?? 0, cached: false, fault}
}
