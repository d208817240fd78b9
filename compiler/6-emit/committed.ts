import {createHash} from 'node:crypto'
import {accessSync, constants} from 'node:fs'
import type {Artifact, Fault, Path, PlannedWrite, Tree} from '../model.ts'
import {baseName, directoryOf, normalisePath} from '../paths.ts'
import {foldPath} from './collisions.ts'
import {errorCode, errorMeaning, type Folder, type Standing} from './folder.ts'
import type {Ledger} from './ledger.ts'
import {readSealed, reseal, type Sealed, sameSealed, seal} from './seal.ts'

/** A planned write of a committed file with what it replaces. */
export interface CommittedWrite extends PlannedWrite {
  /** What stands there, as planned against; undefined when nothing does. */
  readonly before?: Uint8Array
  /** What will stand there; present for `create` and `update`. */
  readonly after?: Uint8Array
  /** `before` may be a person's: it is kept beside the file before that is replaced. */
  readonly backup: boolean
}

/** What decides about the committed files. */
export interface Consent {
  readonly folder: Folder
  readonly tree: Tree
  readonly ledger: Ledger
  /** Path to sha256 hex of an original that may be replaced. */
  readonly adopted: ReadonlyMap<Path, string>
  /** `--force`: what stands there may be replaced, and is kept beside it. */
  readonly force: boolean
  /** Whether the stored context index is a valid one (Leji §10.1). */
  readonly indexIsValid: boolean
}

/** What happens to one committed artifact. Never throws for what it finds on disk. */
export function planCommitted(artifact: Artifact, consent: Consent): CommittedWrite {
  const {folder} = consent
  const standing = folder.look(artifact.path)
  const content = toBytes(artifact.contents())
  const wanted = artifact.ownership === 'shim' ? seal(content.toString('utf-8'), sealOptions(artifact)) : undefined
  const after = wanted === undefined ? content : Buffer.from(wanted, 'utf-8')
  const before = standing.kind === 'file' ? folder.read(artifact.path) : undefined
  const refuse = (fault: Fault) => refusal(artifact, fault, before)

  const linkedIndex = artifact.ownership === 'index' && consent.tree.file(artifact.path)?.bytes
  if (standing.kind === 'link' && linkedIndex && after.equals(linkedIndex)) return kept(artifact, linkedIndex)
  const obstacle = obstacleAt(artifact.path, standing)
  if (obstacle) return refuse(obstacle)
  if (standing.kind === 'absent') {
    const closedFolder = twinOf(artifact.path, folder) ?? unwritable(artifact.path, folder)
    if (closedFolder) return refuse(closedFolder)
    return {...common(artifact), action: 'create', bytes: after.length, after, backup: false}
  }
  if (before === undefined) return refuse(closed(artifact.path, 'EACCES', 'read'))

  const verdict = judge(artifact, before, after, wanted, consent)
  if (verdict === 'same') return kept(artifact, before)
  const next = verdict.after ?? after
  if (next.equals(before)) return kept(artifact, before)
  const consented = consent.force || adoptedAs(consent, artifact.path) === sha256(before)
  const fault = (consented ? undefined : verdict.fault) ?? unwritable(artifact.path, folder)
  if (fault) return refuse(fault)
  const backup = verdict.fault !== undefined || verdict.backup === true
  return {...common(artifact), action: 'update', bytes: next.length, before, after: next, backup}
}

/**
 * What happens to the file of a host that is not declared any more: it goes when it proves that nobody changed it.
 * Undefined when it is none of ours.
 */
export function planRetired(
  {path, comment}: {readonly path: Path; readonly comment: 'html' | 'hash'},
  {folder, tree, ledger}: Pick<Consent, 'folder' | 'tree' | 'ledger'>,
): CommittedWrite | undefined {
  const before = folder.read(path)
  if (before === undefined) return undefined
  const found = readSealed(before, comment)
  const write = {path, kind: 'shims', cached: false, before, backup: false} as const
  const proven = ledger.entries.get(path)?.hash === sha256(before) || (found.state === 'ours' && found.tail === '')
  if (proven) return {...write, action: 'remove', bytes: 0}
  if (found.state === 'foreign') return undefined
  const fault = {
    rule: 'shim-edited',
    path,
    message: `No declared host wants \`${path}\` any more, but a person's lines stand in it.`,
    hint: 'Move the lines to where they belong and delete the file, or declare its host in `lejic.yaml` again.',
    ...placeAt(tree, path, before, found.state === 'edited' ? found.at : undefined),
  }
  return {...write, action: 'refuse', bytes: before.length, fault}
}

interface Verdict {
  /** Why the file is not ours to replace; undefined when it is. */
  readonly fault?: Fault
  readonly after?: Buffer
  readonly backup?: boolean
}

function judge(
  artifact: Artifact,
  before: Buffer,
  after: Buffer,
  wanted: string | undefined,
  consent: Consent,
): 'same' | Verdict {
  if (before.equals(after)) return 'same'
  const ledgered = consent.ledger.entries.get(artifact.path)?.hash === sha256(before)
  if (artifact.ownership === 'index') return ledgered ? {} : judgeIndex(artifact.path, before, consent)
  const found = readSealed(before, artifact.comment ?? 'html')
  if (wanted === undefined) return judgeExact(artifact.path, before, after, found, ledgered, consent)
  if (found.state === 'ours') return sameSealed(wanted, found) ? 'same' : {after: reseal(wanted, found)}
  if (ledgered) return {}
  if (found.state === 'foreign') return {fault: unmanaged(artifact.path)}
  const fault = edited(artifact.path, before, after, found, consent.tree)
  return {fault, after: Buffer.concat([after, Buffer.from(found.tail, 'latin1')])}
}

/**
 * A valid index is ours. One that is broken is mended, since nobody can tell what was written into it by hand, and its
 * bytes are kept. What never was an index is a person's.
 */
function judgeIndex(path: Path, before: Buffer, {indexIsValid}: Consent): Verdict {
  if (indexIsValid) return {}
  const text = before
    .toString('utf-8')
    .replace(/^\ufeff/, '')
    .trim()
  if (text === '') return {}
  return looksLikeIndex(text) ? {backup: true} : {fault: unmanaged(path)}
}

/** True for an object with one of the index's own keys, and for what starts as an object but cannot be read as JSON. */
function looksLikeIndex(text: string): boolean {
  if (/^<{7} /m.test(text)) return text.includes('"schemaVersion"') || text.includes('"entries"')
  if (!text.startsWith('{')) return false
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>>
    return ['schemaVersion', 'generatedAt', 'entries'].some((key) => Object.hasOwn(value, key))
  } catch {
    return true
  }
}

/** A file without room for a marker is ours when it is equal but for line ends, or proven by its past. */
function judgeExact(
  path: Path,
  before: Buffer,
  after: Buffer,
  found: Sealed,
  ledgered: boolean,
  consent: Consent,
): 'same' | Verdict {
  if (before.toString('latin1').replaceAll('\r\n', '\n') === after.toString('latin1')) return 'same'
  if (ledgered || (found.state === 'ours' && found.tail === '')) return {}
  if (found.state === 'foreign') return {fault: unmanaged(path)}
  return {fault: edited(path, before, after, found.state === 'edited' ? found : undefined, consent.tree)}
}

/** What stands in the way of a committed file, whoever owns it. */
function obstacleAt(path: Path, standing: Standing): Fault | undefined {
  const conflict = (message: string, hint: string): Fault => ({rule: 'artifact-conflict', path, message, hint})
  if (normalisePath(path) !== path)
    return conflict(`\`${path}\` is no plain path below the root.`, 'Write it without `.`, `..` and empty parts.')
  if (path.split('/').some((part) => ['.git', '.leji'].includes(part.toLowerCase())))
    return conflict(`\`${path}\` lies in a folder that is not for committed files.`, 'Choose another path.')
  if (standing.kind === 'link') return linked(path, standing.at)
  if (standing.kind === 'directory')
    return conflict(`A folder stands at \`${path}\`, where a file is to be written.`, 'Move the folder.')
  if (standing.kind === 'other') return conflict(`What stands at \`${path}\` is no regular file.`, 'Move it away.')
  if (standing.kind === 'blocked')
    return conflict(
      `\`${path}\` cannot be written: \`${standing.at}\` is a file, not a folder.`,
      `Move \`${standing.at}\`.`,
    )
  return standing.kind === 'closed' ? closed(standing.at, standing.code, 'looked at') : undefined
}

/** Another spelling of the path, or of a folder on the way, may be the same file on a colleague's disk. */
function twinOf(path: Path, folder: Folder): Fault | undefined {
  for (let at = path; at !== ''; at = directoryOf(at)) {
    const names = folder.names(directoryOf(at))
    const name = baseName(at)
    if (names.includes(name)) continue
    const twin = names.find((other) => foldPath(other) === foldPath(name))
    if (twin === undefined) continue
    const standing = directoryOf(at) === '' ? twin : `${directoryOf(at)}/${twin}`
    return {
      rule: 'artifact-conflict',
      path,
      message: `\`${standing}\` stands where \`${at}\` would be on a disk that does not tell the two apart.`,
      hint: `Rename \`${standing}\`.`,
    }
  }
  return undefined
}

/** The nearest folder that exists must take new files. */
function unwritable(path: Path, folder: Folder): Fault | undefined {
  let directory = directoryOf(path)
  while (directory !== '' && folder.look(directory).kind === 'absent') directory = directoryOf(directory)
  try {
    accessSync(folder.absolute(directory), constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const name = directory === '' ? 'the root folder' : `\`${directory}\``
    return {
      rule: 'artifact-conflict',
      path,
      message: `\`${path}\` cannot be written: ${name} takes no files, ${errorMeaning(errorCode(error))}.`,
      hint: 'Change the rights of the folder.',
    }
  }
}

/** The fault of a path that leads through a symbolic link. */
export function linked(path: Path, at: Path): Fault {
  const what =
    at === path ? `\`${path}\` is a symbolic link` : `\`${at}\`, on the way to \`${path}\`, is a symbolic link`
  return {
    rule: 'shim-symlink',
    path,
    message: `${what}, and nothing is written through one.`,
    hint: 'Put a plain file or folder in its place.',
  }
}

/** The fault of a file that the system keeps from us. `how` completes "cannot be". */
export function closed(path: Path, code: string, how: string): Fault {
  return {
    rule: 'artifact-conflict',
    path,
    message: `\`${path}\` cannot be ${how}: ${errorMeaning(code)}.`,
    hint: 'Change its rights, or move it away.',
  }
}

function unmanaged(path: Path): Fault {
  return {
    rule: 'shim-unmanaged',
    path,
    message: `\`${path}\` was not generated by lejic, so it is left alone.`,
    hint: 'Bring its text into the layer with `lejic adopt`, or replace it with `lejic build --force`, which keeps a backup beside it.',
  }
}

function edited(
  path: Path,
  before: Buffer,
  after: Buffer,
  found: Extract<Sealed, {state: 'edited'}> | undefined,
  tree: Tree,
): Fault {
  const problem = found?.problem ?? 'it holds a keep block, for which its new form has no room'
  return {
    rule: 'shim-edited',
    path,
    message: `\`${path}\` is generated, but ${problem}.`,
    hint: 'Put your own lines between `<!-- lejic:keep -->` and `<!-- /lejic:keep -->` behind the generated text, or replace the file with `lejic build --force`, which keeps a backup beside it.',
    ...placeAt(tree, path, before, found?.at ?? firstDifference(before, after)),
  }
}

/** Where the first line starts that differs, CRLF read as LF; a byte offset into `before`. */
function firstDifference(before: Buffer, after: Buffer): number {
  const have = before.toString('latin1').split('\n')
  const want = after.toString('latin1').split('\n')
  const line = have.findIndex((text, index) => text.replace(/\r$/, '') !== want[index])
  return have.slice(0, Math.max(0, line)).reduce((offset, text) => offset + text.length + 1, 0)
}

/** The line at a byte offset, as a place in the file that 1-read decoded. */
function placeAt(tree: Tree, path: Path, bytes: Buffer, at: number | undefined): Pick<Fault, 'place'> {
  const file = tree.file(path)
  if (!file || at === undefined) return {}
  const start = bytes
    .subarray(0, at)
    .toString('utf-8')
    .replace(/^\ufeff/, '').length
  const lineEnd = file.text.slice(start).search(/\r?\n|$/)
  return {place: {file, start, end: start + Math.max(0, lineEnd)}}
}

function kept(artifact: Artifact, before: Uint8Array): CommittedWrite {
  return {...common(artifact), action: 'keep', bytes: before.length, before, backup: false}
}

function refusal(artifact: Artifact, fault: Fault, before: Uint8Array | undefined): CommittedWrite {
  return {...common(artifact), action: 'refuse', bytes: before?.length ?? 0, fault, backup: false}
}

function common({path, kind}: Artifact): Pick<CommittedWrite, 'path' | 'kind' | 'cached'> {
  return {path, kind, cached: false}
}

function sealOptions({from, comment = 'html'}: Artifact): Parameters<typeof seal>[1] {
  return {from, comment}
}

function adoptedAs({adopted}: Consent, path: Path): string | undefined {
  return adopted
    .get(path)
    ?.replace(/^sha256:/, '')
    .toLowerCase()
}

/** The bytes of an artifact's content. */
export function toBytes(content: string | Uint8Array): Buffer {
  return typeof content === 'string'
    ? Buffer.from(content, 'utf-8')
    : Buffer.from(content.buffer, content.byteOffset, content.length)
}

/** sha256 hex. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
