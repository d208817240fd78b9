import {randomBytes} from 'node:crypto'
import {lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {batchObjects} from '../1-read/cat-file.ts'
import {cacheKey, completionName, isTrackingRef, normaliseSource, projectionFolder} from '../3-resolve/mount-source.ts'
import {errorCode, errorMeaning, openFolder} from '../6-emit/folder.ts'
import {ensureStateFolder} from '../6-emit/ledger.ts'
import type {Mount, Path, Source} from '../model.ts'
import {fetchMount} from './fetch.ts'
import {type ObjectSource, objectSources} from './object-sources.ts'
import {sidecarName} from './places.ts'
import {type Projection, type ProjectionLimits, projectionLimits, projectionOf} from './projection.ts'
import {siblingGit} from './sibling-git.ts'

/** What became of one mount (Leji §17 `hydrate`). */
export interface HydrateOutcome {
  readonly name: string
  /** Only `error` fails the run: a sibling that is not at hand is no fault of the layer. */
  readonly status: 'hydrated' | 'cached' | 'unavailable' | 'error'
  readonly detail?: string
  readonly cacheKey?: string
  readonly objectSource?: ObjectSource['kind']
  /** With `--fetch`: whether the managed store holds the pin now. */
  readonly storeFetched?: boolean
  /** With `--fetch`: the tracking ref could not be looked at. */
  readonly witnessRefreshFailed?: true
}

export interface HydrateOptions {
  readonly fetch?: boolean
  readonly limits?: ProjectionLimits
}

/**
 * Makes a mount readable: its files at the pin, below `.leji/mounts/cache/`, whole or not at all. Without `fetch` only what is
 * here already is asked. `root` is absolute.
 */
export function hydrate(root: string, source: Source, mount: Mount, options: HydrateOptions = {}): HydrateOutcome {
  const {name, trackingRef, pin} = mount
  const identity = normaliseSource(mount.source)
  if (identity === undefined) return {name, status: 'error', detail: 'its source is no git address'}
  if (trackingRef !== undefined && !isTrackingRef(trackingRef))
    return {name, status: 'error', detail: 'its tracking ref is no full branch or tag name'}
  const key = cacheKey(identity, pin)
  const target = projectionFolder(identity, pin)
  const obstacle = obstacleOn(root, target)
  if (obstacle !== undefined) return {name, status: 'error', detail: obstacle}
  const fetched = options.fetch ? fetchMount(root, mount, identity) : undefined
  const told = {
    ...(fetched ? {storeFetched: fetched.stored} : {}),
    ...(fetched?.witnessFailed ? {witnessRefreshFailed: true as const} : {}),
  }
  if (isComplete(root, target)) return {name, status: 'cached', cacheKey: key, ...told}
  const {found, ambiguous, problems} = objectSources(root, source, mount, identity)
  const [first] = found
  if (!first) {
    if (ambiguous)
      return {name, status: 'error', detail: 'more than one submodule has its source; name one in a hint', ...told}
    const why = fetched?.problem ?? 'no repository here holds its pin; `--fetch` asks its source'
    return {name, status: 'unavailable', detail: [...problems, why].join('; '), ...told}
  }
  const projection = projectionOf(first.repository, pin, options.limits ?? projectionLimits)
  if (projection.state !== 'ok') {
    return {name, status: projection.state === 'unsafe' ? 'error' : 'unavailable', detail: projection.detail, ...told}
  }
  const failure = publish(root, target, first.repository, projection, {identity, pin})
  if (failure !== undefined) return {name, status: 'error', detail: failure, ...told}
  return {name, status: 'hydrated', cacheKey: key, objectSource: first.kind, ...told}
}

/** Whether a projection stands there whole; no link is followed. */
export function isComplete(root: string, target: Path): boolean {
  return openFolder(root).look(`${target}/${completionName}`).kind === 'file'
}

/** Nothing is written through a link, nor where a file stands in place of a folder. */
function obstacleOn(root: string, target: Path): string | undefined {
  const standing = openFolder(root).look(target)
  if (standing.kind === 'absent' || standing.kind === 'directory') return undefined
  return standing.kind === 'link'
    ? `\`${standing.at}\` is a symbolic link, and nothing is written through one`
    : `something stands where \`${target}\` would be`
}

/**
 * Writes the files beside their place and gives them their name in one step. Two runs at once write the same bytes, so
 * the slower one throws its own away. Returns why it failed.
 */
function publish(
  root: string,
  target: Path,
  repository: string,
  projection: Projection,
  {identity, pin}: {readonly identity: string; readonly pin: string},
): string | undefined {
  const folder = join(root, ...target.split('/'))
  const staging = `${folder}-${process.pid}-${randomBytes(6).toString('hex')}`
  try {
    ensureStateFolder(root)
    sweep(folder)
    mkdirSync(staging, {recursive: true})
    const problem = extract(repository, projection, staging)
    if (problem !== undefined) return problem
    if (!projection.files.some(({path}) => path === sidecarName)) {
      const {name, commit, files} = projection
      const facts = {sourceIdentity: identity, pin, commit, siblingName: name, files: files.length}
      writeFileSync(join(staging, sidecarName), `${JSON.stringify(facts, null, 2)}\n`)
    }
    writeFileSync(join(staging, completionName), '')
    return place(staging, folder) ? undefined : `\`${target}\` is not whole and not ours to mend: remove it`
  } catch (error) {
    return `it cannot be written: ${errorMeaning(errorCode(error))}`
  } finally {
    rmSync(staging, {recursive: true, force: true})
  }
}

/** ms after which the work of a process that cannot be seen counts as left behind: it may run on another machine. */
const leftBehindAge = 60 * 60_000

function ageOf(folder: string): number {
  return Date.now() - (lstatSync(folder, {throwIfNoEntry: false})?.mtimeMs ?? Date.now())
}

/** Takes away what runs that were killed left beside a projection: their process is gone. */
function sweep(folder: string): void {
  const name = basename(folder)
  for (const entry of readdirIfThere(dirname(folder))) {
    const pid = entry.startsWith(`${name}-`) ? /^-(\d+)-[0-9a-f]{12}$/.exec(entry.slice(name.length))?.[1] : undefined
    const left = join(dirname(folder), entry)
    if (pid !== undefined && !isAlive(Number(pid)) && ageOf(left) > leftBehindAge)
      rmSync(left, {recursive: true, force: true})
  }
}

function readdirIfThere(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A process of another user is alive too, though it may not be signalled. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** A rename onto a folder with something in it fails, which decides between two runs. */
function place(staging: string, folder: string): boolean {
  try {
    renameSync(staging, folder)
    return true
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY', 'EPERM', 'EACCES'].includes(errorCode(error))) throw error
    return lstatSync(join(folder, completionName), {throwIfNoEntry: false})?.isFile() === true
  }
}

/** Objects that one git process hands over at a time, in bytes. */
const batchBytes = 128 * 1024 ** 2

function extract(repository: string, {files}: Projection, staging: string): string | undefined {
  const contents = files.filter(({kind}) => kind !== 'link')
  for (let at = 0; at < contents.length; ) {
    let size = 0
    let end = at
    while (end < contents.length && (end === at || size + (contents[end]?.size ?? 0) <= batchBytes)) {
      size += contents[end]?.size ?? 0
      end++
    }
    const batch = contents.slice(at, end)
    const {ok, stdout} = siblingGit(repository, ['cat-file', '--batch'], {
      bytes: size + batch.length * 200 + 1024,
      input: batch.map(({object}) => `${object}\n`).join(''),
    })
    if (!ok) return 'its files cannot be read from the repository'
    const objects = batchObjects(stdout)
    for (const file of batch) {
      const {value} = objects.next()
      if (value?.object !== file.object || value.type !== 'blob' || value.bytes.length !== file.size)
        return `\`${file.path}\` cannot be read from the repository`
      const path = join(staging, ...file.path.split('/'))
      mkdirSync(dirname(path), {recursive: true})
      writeFileSync(path, value.bytes, {
        flag: 'wx',
        mode: file.kind === 'executable' ? 0o755 : 0o644,
      })
    }
    at = end
  }
  // Last, so that no file is written through one.
  for (const {path, target} of files) {
    if (target === undefined) continue
    mkdirSync(dirname(join(staging, ...path.split('/'))), {recursive: true})
    symlinkSync(target, join(staging, ...path.split('/')))
  }
  return undefined
}
