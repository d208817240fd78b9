import type {Stats} from 'node:fs'
import type {Artifact, Fault, Path} from '../model.ts'
import {directoryOf} from '../paths.ts'
import {foldPath} from './collisions.ts'
import {sha256} from './committed.ts'
import type {Folder, Standing} from './folder.ts'
import type {Ledger} from './ledger.ts'
import {closed, linked, unwritable} from './obstacles.ts'
import {listName, readSiteList} from './site-list.ts'
import {temporarySuffix} from './write.ts'

/** A page to bring up to date, with what stands there. */
export interface PlannedPage {
  readonly artifact: Artifact
  readonly stat?: Stats
}

/** What happens in the site's folder, contents aside: those are compared when each page's turn comes. */
export interface SitePlan {
  /** Root-relative: `out/site`. */
  readonly folder: Path
  readonly pages: readonly PlannedPage[]
  /** Ours and no longer wanted. */
  readonly strays: readonly Path[]
  /** Paths of ours (root-relative) once everything is done: what the list will say. */
  readonly owned: ReadonlySet<Path>
  /** The list as it stands; "" without one. */
  readonly list: string
  /** One for each path that cannot be written; one at the folder itself when all of it is not ours. */
  readonly faults: readonly Fault[]
}

export interface SiteQuestion {
  readonly site: Path
  /** Every artifact below the site's folder, written now or not. */
  readonly wanted: readonly Artifact[]
  /** Those that are written now. */
  readonly pages: readonly Artifact[]
  /** Whether what is no longer wanted goes. */
  readonly sweep: boolean
  readonly folder: Folder
  readonly ledger: Ledger
}

/**
 * Plans the site's folder. A file that neither the list nor the ledger names is a person's: it is never written over and
 * never removed, and a folder that holds files and proves nothing is not touched at all.
 */
export function planSite(question: SiteQuestion): SitePlan {
  const {site, wanted, pages, sweep, folder} = question
  const listPath = `${site}/${listName}`
  const nothing = {folder: site, pages: [], strays: [], owned: new Set<Path>(), list: ''}
  if (pages.length === 0) return {...nothing, faults: []}
  const atSite = folder.look(site)
  const obstacle = atSite.kind === 'directory' ? undefined : obstacleAt(site, atSite)
  if (obstacle) return {...nothing, faults: [obstacle]}

  const listBytes = folder.read(listPath)
  if (!listBytes && folder.look(listPath).kind === 'file')
    return {...nothing, faults: [closed(listPath, 'EACCES', 'read')]}
  const list = listBytes?.toString('utf-8') ?? ''
  const known = knownFiles(site, list, question)
  // A build that was killed before anything else may have left the list half made.
  const names = folder.names(site).filter((name) => name !== `${listName}${temporarySuffix}`)
  if (!known && names.length > 0) return {...nothing, faults: [notOurs(site)]}
  const before = known ?? new Set<Path>()
  const wantedPaths = new Set([...wanted.map((artifact) => artifact.path), listPath])
  const strays = sweep ? [...before].filter((path) => !wantedPaths.has(path)) : []
  const strayPaths = new Set(strays)
  const strayByFolded = new Map(strays.map((path) => [foldPath(path), path]))
  const faults: Fault[] = []
  const planned: PlannedPage[] = []
  for (const artifact of pages) {
    const found = folder.look(artifact.path)
    const standing = isRenamed(artifact.path, found, strayByFolded, folder) ? ({kind: 'absent'} as const) : found
    const fault = pageFault(artifact.path, standing, before, strayPaths)
    if (fault) faults.push(fault)
    else planned.push({artifact, ...(standing.kind === 'file' ? {stat: standing.stat} : {})})
  }
  const listFault = pageFault(listPath, folder.look(listPath), new Set([listPath]), strayPaths)
  if (listFault) faults.push(listFault)
  const missing = planned.filter(({stat}) => !stat).map(({artifact}) => artifact.path)
  const unwritable = closedFolders(list === '' ? [listPath, ...missing] : missing, strays, folder)
  const owned = new Set([...before, ...planned.map(({artifact}) => artifact.path)])
  for (const path of [...strays, listPath]) owned.delete(path)
  return {folder: site, pages: planned, strays, owned, list, faults: [...faults, ...unwritable]}
}

/**
 * Files of ours below the site's folder; undefined when nothing proves that any is. Without the list the ledger vouches
 * for a file that still has the bytes it was written with: another folder may have taken the old one's place.
 */
function knownFiles(site: Path, list: string, {folder, ledger}: SiteQuestion): Set<Path> | undefined {
  const listed = readSiteList(list)
  if (listed) return new Set([...listed].map((path) => `${site}/${path}`))
  const proven = [...ledger.entries.values()].filter(({path, hash}) => {
    const bytes = path.startsWith(`${site}/`) ? folder.read(path) : undefined
    return bytes !== undefined && sha256(bytes) === hash
  })
  return proven.length > 0 ? new Set(proven.map((entry) => entry.path)) : undefined
}

/** One fault for each folder that takes no files although one is to be made in it; better told before the first write. */
function closedFolders(paths: readonly Path[], strays: readonly Path[], folder: Folder): readonly Fault[] {
  const inWay = new Set(strays)
  const firstByFolder = new Map<Path, Path>()
  for (const path of paths) if (!firstByFolder.has(directoryOf(path))) firstByFolder.set(directoryOf(path), path)
  return [...firstByFolder.values()].flatMap((path) => {
    for (let above = directoryOf(path); above !== ''; above = directoryOf(above)) if (inWay.has(above)) return []
    return unwritable(path, folder) ?? []
  })
}

/** Whether what stands there is a stray under another spelling, which a case-blind disk shows at both; it goes first. */
function isRenamed(path: Path, found: Standing, strays: ReadonlyMap<string, Path>, folder: Folder): boolean {
  const stray = found.kind === 'file' ? strays.get(foldPath(path)) : undefined
  if (stray === undefined || found.kind !== 'file') return false
  const other = folder.look(stray)
  return other.kind === 'file' && other.stat.ino === found.stat.ino && other.stat.dev === found.stat.dev
}

function pageFault(
  path: Path,
  standing: Standing,
  known: ReadonlySet<Path>,
  strays: ReadonlySet<Path>,
): Fault | undefined {
  if (standing.kind === 'file') return known.has(path) ? undefined : foreign(path)
  // A page of an older layer may stand where a folder is wanted now, or the other way round; it goes first.
  if (standing.kind === 'blocked' && strays.has(standing.at)) return undefined
  if (standing.kind === 'directory' && [...strays].some((stray) => stray.startsWith(`${path}/`))) return undefined
  return obstacleAt(path, standing)
}

function obstacleAt(path: Path, standing: Standing): Fault | undefined {
  const conflict = (message: string): Fault => ({rule: 'artifact-conflict', path, message, hint: 'Move it away.'})
  if (standing.kind === 'link') return linked(path, standing.at)
  if (standing.kind === 'blocked') return conflict(`\`${standing.at}\` is a file, where a folder is to be made.`)
  if (standing.kind === 'closed') return closed(standing.at, standing.code, 'looked at')
  if (standing.kind === 'other') return conflict(`What stands at \`${path}\` is no regular file.`)
  if (standing.kind === 'file') return conflict(`\`${path}\` is a file, where the site's folder is to be made.`)
  return standing.kind === 'directory'
    ? conflict(`A folder stands at \`${path}\`, where a page is to be written.`)
    : undefined
}

function foreign(path: Path): Fault {
  return {
    rule: 'artifact-conflict',
    path,
    message: `\`${path}\` was not written by lejic, so it is left alone.`,
    hint: 'Move it away: what lies in the output folder is generated.',
  }
}

function notOurs(site: Path): Fault {
  return {
    rule: 'artifact-conflict',
    path: site,
    message: `The folder \`${site}\` holds files, and nothing says that lejic wrote them.`,
    hint: 'Move the folder away, or set another `out` in `lejic.yaml`.',
  }
}
