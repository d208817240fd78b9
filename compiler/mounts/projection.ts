import {decodeFile} from '../1-read/bytes.ts'
import {memorySource} from '../1-read/memory.ts'
import {parseJson} from '../2-parse/json.ts'
import {findSurrogate, loadManifest} from '../2-parse/manifest.ts'
import {violationsOf} from '../2-parse/schema.ts'
import {type Validator, validateChangelog, validateIndex} from '../2-parse/validators.generated.js'
import {completionName} from '../3-resolve/mount-source.ts'
import {compareBytes} from '../byte-order.ts'
import type {Manifest, Path} from '../model.ts'
import {directoryOf, normalisePath, underPath} from '../paths.ts'
import {gitText, siblingGit} from './sibling-git.ts'

/** The limits of Leji §17; parameters, so that tests may come to them. */
export interface ProjectionLimits {
  readonly entries: number
  readonly bytes: number
  /** UTF-8 bytes of one path. */
  readonly pathBytes: number
  /** Bytes of the listing of the whole tree. */
  readonly listingBytes: number
}

export const projectionLimits: ProjectionLimits = {
  entries: 65_536,
  bytes: 2_147_483_648,
  pathBytes: 4_096,
  listingBytes: 268_435_456,
}

/** One file of a projection. */
export interface ProjectedFile {
  readonly path: Path
  /** git's object id of the content. */
  readonly object: string
  readonly size: number
  readonly kind: 'file' | 'executable' | 'link'
  /** Of a link: where it leads, as written. */
  readonly target?: string
}

export interface Projection {
  readonly state: 'ok'
  /** Full id of the commit. */
  readonly commit: string
  /** By path bytes. */
  readonly files: readonly ProjectedFile[]
  /** Submodules of the sibling: noted, never followed. */
  readonly gitlinks: readonly Path[]
  /** The name that the sibling's own manifest declares. */
  readonly name: string
}

/**
 * `unavailable`: what is pinned does not hold a whole layer. `unsafe`: a limit or a guard that is never crossed.
 */
export interface ProjectionFailure {
  readonly state: 'unavailable' | 'unsafe'
  readonly detail: string
}

/**
 * What a mount makes readable at a commit (Leji §17): the sibling's manifest, the tree under its root path, boot profile,
 * index, changelog, profile and decision trees, bound profiles, category index files, and every path that its index
 * lists. Read from the objects of `repository` (absolute), never from a work tree.
 */
export function projectionOf(
  repository: string,
  revision: string,
  limits: ProjectionLimits = projectionLimits,
): Projection | ProjectionFailure {
  const commit = gitText(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  if (commit === undefined) return unavailable('the pin names no commit')
  const manifest = manifestAt(repository, commit)
  if ('state' in manifest) return manifest
  const selection = selectionOf(repository, commit, manifest)
  if ('state' in selection) return selection
  const listed = list(repository, commit, limits)
  if ('state' in listed) return listed
  return project(repository, commit, manifest.name, selection, listed, limits)
}

function unavailable(detail: string): ProjectionFailure {
  return {state: 'unavailable', detail}
}

function unsafe(detail: string): ProjectionFailure {
  return {state: 'unsafe', detail}
}

/** Bytes of a sibling's JSON that are read at most. */
const maxArtifactBytes = 64 * 1024 ** 2

function fileAt(repository: string, commit: string, path: Path): Buffer | undefined {
  const {ok, stdout} = siblingGit(repository, ['cat-file', 'blob', `${commit}:${path}`], {bytes: maxArtifactBytes})
  return ok ? stdout : undefined
}

function manifestAt(repository: string, commit: string): Manifest | ProjectionFailure {
  const bytes = fileAt(repository, commit, 'leji.json')
  if (!bytes) return unavailable('it has no `leji.json` at its root')
  const {manifest, faults} = loadManifest(memorySource({'leji.json': bytes}).tree, true)
  if (manifest) return manifest
  const detail = `its \`leji.json\` is not valid: ${faults[0]?.message ?? ''}`
  return faults.some(({rule}) => rule === 'manifest-not-scalar') ? unsafe(detail) : unavailable(detail)
}

interface Selection {
  /** Folders whose whole tree is taken; "" is everything. */
  readonly folders: readonly Path[]
  /** Files that must be there, and what asks for them. */
  readonly required: ReadonlyMap<Path, string>
  /** Files that are taken when they are there. */
  readonly welcome: ReadonlySet<Path>
}

function selectionOf(repository: string, commit: string, manifest: Manifest): Selection | ProjectionFailure {
  const {machine, rootPath, bootProfilePath, categories, agents} = manifest
  const root = plain(rootPath)
  const folders = [
    root,
    ...[machine.agentProfilesPath, machine.decisionRecordsPath].map(plain).filter((one) => one !== ''),
  ]
  const required = new Map<Path, string>([[bootProfilePath, 'its boot profile']])
  const ask = (path: string, by: string): void => {
    if (!required.has(plain(path))) required.set(plain(path), by)
  }
  for (const {id, indexes} of categories) for (const path of indexes) ask(path, `the list of \`${id}\``)
  for (const [role, path] of agents) ask(path, `the profile of \`${role}\``)
  const index = artifactAt(repository, commit, machine.indexPath, validateIndex, 'context index')
  if ('state' in index) return index
  for (const path of indexedPaths(index.value)) ask(path, 'its context index')
  const changelog = artifactAt(repository, commit, machine.changelogPath, validateChangelog, 'changelog')
  if ('state' in changelog) return changelog
  return {
    folders,
    required,
    welcome: new Set(['leji.json', machine.indexPath, machine.changelogPath].map(plain)),
  }
}

/** The schemas let no path climb, so this only takes `.` and slashes at the end away. */
function plain(path: string): Path {
  return normalisePath(path) ?? ''
}

/** An artifact that is missing selects nothing; one that cannot be trusted makes the mount unavailable. */
function artifactAt(
  repository: string,
  commit: string,
  path: Path,
  validate: Validator,
  what: string,
): {readonly value: unknown} | ProjectionFailure {
  const bytes = fileAt(repository, commit, plain(path))
  if (!bytes) return {value: undefined}
  const {value} = parseJson(decodeFile(path, bytes))
  if (value === undefined) return unavailable(`its ${what} is not JSON`)
  if (findSurrogate(value)) return unsafe(`its ${what} holds half of a character`)
  return violationsOf(validate, value).length > 0 ? unavailable(`its ${what} is not valid`) : {value}
}

function indexedPaths(index: unknown): readonly string[] {
  const entries = typeof index === 'object' && index !== null && 'entries' in index ? index.entries : undefined
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'path' in entry && typeof entry.path === 'string'
      ? [entry.path]
      : [],
  )
}

interface TreeRow {
  readonly mode: string
  readonly type: string
  readonly object: string
  readonly size: number
  /** Undefined when the name is no UTF-8; `bytes` then tells whether it concerns us. */
  readonly path: Path | undefined
  readonly bytes: Buffer
}

/** Every entry of the whole tree: names are compared here, so that none is ever read as a pattern. */
function list(repository: string, commit: string, limits: ProjectionLimits): readonly TreeRow[] | ProjectionFailure {
  const {ok, stdout, stopped} = siblingGit(repository, ['ls-tree', '-r', '-z', '-l', '--full-tree', commit], {
    bytes: limits.listingBytes,
  })
  if (stopped === 'size') return unsafe(`the listing of its tree is over ${limits.listingBytes} bytes`)
  if (!ok) return unsafe('its tree cannot be listed')
  const rows: TreeRow[] = []
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf(0, at)
    const tab = stdout.indexOf(9, at)
    if (end < 0 || tab < 0 || tab > end) break
    const [mode = '', type = '', object = '', size = ''] = stdout.subarray(at, tab).toString('latin1').split(/ +/)
    const bytes = stdout.subarray(tab + 1, end)
    const text = bytes.toString('utf-8')
    rows.push({
      mode,
      type,
      object,
      size: Number(size) || 0,
      path: Buffer.from(text, 'utf-8').equals(bytes) ? text : undefined,
      bytes,
    })
    at = end + 1
  }
  return rows
}

function project(
  repository: string,
  commit: string,
  name: string,
  selection: Selection,
  rows: readonly TreeRow[],
  limits: ProjectionLimits,
): Projection | ProjectionFailure {
  const files: ProjectedFile[] = []
  const gitlinks: Path[] = []
  const folded = new Map<string, Path>()
  let bytes = 0
  for (const row of rows) {
    if (!selects(selection, row)) continue
    const {path, mode, type, object, size} = row
    const fault = path === undefined ? 'a path in it is no UTF-8' : pathFault(path, limits)
    if (path === undefined || fault !== undefined) return unsafe(fault ?? '')
    for (const part of prefixes(path)) {
      const twin = folded.get(asciiFold(part))
      if (twin !== undefined && twin !== part) return unsafe(`\`${twin}\` and \`${part}\` are one name on some disks`)
      folded.set(asciiFold(part), part)
    }
    if (mode === '160000') {
      gitlinks.push(path)
      continue
    }
    if (type !== 'blob' || !(mode in kinds)) return unsafe(`\`${path}\` is neither file nor link`)
    bytes += size
    if (bytes > limits.bytes) return unsafe(`it holds more than ${limits.bytes} bytes`)
    files.push({path, object, size, kind: kinds[mode] ?? 'file'})
    if (files.length + gitlinks.length > limits.entries) return unsafe(`it holds more than ${limits.entries} entries`)
  }
  const present = new Set(files.map(({path}) => path))
  const missing = [...selection.required.keys()].sort(compareBytes).find((path) => !present.has(path))
  if (missing !== undefined)
    return unavailable(`\`${missing}\`, which ${selection.required.get(missing)} names, is missing`)
  const linked = withTargets(repository, files, selection)
  if ('state' in linked) return linked
  return {state: 'ok', commit, name, gitlinks, files: [...linked].sort((a, b) => compareBytes(a.path, b.path))}
}

const kinds: Readonly<Record<string, ProjectedFile['kind']>> = {
  '100644': 'file',
  '100664': 'file',
  '100755': 'executable',
  '120000': 'link',
}

function selects({folders, required, welcome}: Selection, {path, bytes}: TreeRow): boolean {
  // A name that is no UTF-8 can only be met by a folder; its own bytes decide, read as Latin-1 on both sides.
  if (path === undefined) {
    const raw = bytes.toString('latin1')
    return folders.some((folder) => underPath(raw, Buffer.from(folder, 'utf-8').toString('latin1')))
  }
  return required.has(path) || welcome.has(path) || folders.some((folder) => underPath(path, folder))
}

const deviceName = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i

/** Why a path may not be written below a folder of ours; undefined when it may. */
function pathFault(path: Path, {pathBytes}: ProjectionLimits): string | undefined {
  if (Buffer.byteLength(path, 'utf-8') > pathBytes) return `a path in it is over ${pathBytes} bytes long`
  if (path === completionName) return `\`${completionName}\` at its root is the name of the cache’s own mark`
  const parts = path.split('/')
  const odd = parts.find(
    (part) =>
      part === '' ||
      part === '.' ||
      part === '..' ||
      part.toLowerCase() === '.git' ||
      /[\\\u0000-\u001f\u007f]/.test(part) ||
      (process.platform === 'win32' && (/[<>:"|?*]|[. ]$/.test(part) || deviceName.test(part))),
  )
  return odd === undefined ? undefined : `\`${path}\` is no safe path`
}

function* prefixes(path: Path): Generator<Path> {
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) yield path.slice(0, at)
  yield path
}

/** Letters A to Z alone, so that every implementation folds alike. */
function asciiFold(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Links with their targets, each of which must lead to something of the projection. */
function withTargets(
  repository: string,
  files: readonly ProjectedFile[],
  {folders}: Selection,
): readonly ProjectedFile[] | ProjectionFailure {
  const links = files.filter(({kind}) => kind === 'link')
  if (links.length === 0) return files
  const present = new Set(files.map(({path}) => path))
  const targets = new Map<Path, string>()
  for (const {path, object} of links) {
    const {ok, stdout} = siblingGit(repository, ['cat-file', 'blob', object], {bytes: 65_536})
    const target = stdout.toString('utf-8')
    if (!ok || target === '' || !Buffer.from(target, 'utf-8').equals(stdout))
      return unsafe(`the link \`${path}\` leads nowhere`)
    const led = climbsFirst(target) ? normalisePath(`${directoryOf(path)}/${target}`) : undefined
    if (led === undefined || !(present.has(led) || folders.some((folder) => underPath(led, folder))))
      return unsafe(`the link \`${path}\` leaves what the mount makes readable`)
    targets.set(path, target)
  }
  return files.map((file) => ({...file, ...(file.kind === 'link' ? {target: targets.get(file.path) ?? ''} : {})}))
}

/** A relative target whose `..` all stand in front: behind a name they would be taken from where that name leads. */
function climbsFirst(target: string): boolean {
  if (/^\/|[\\\0]/.test(target)) return false
  const parts = target.split('/').filter((part) => part !== '' && part !== '.')
  return !parts.some((part, at) => part === '..' && at > 0 && parts[at - 1] !== '..')
}
