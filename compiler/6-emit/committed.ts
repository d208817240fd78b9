import {createHash} from 'node:crypto'
import type {Artifact, Fault, Path, PlannedWrite, Tree} from '../model.ts'
import type {Folder} from './folder.ts'
import type {Ledger} from './ledger.ts'
import {closed, obstacleAt, twinOf, unwritable} from './obstacles.ts'
import {edited, placeAt, unmanaged} from './refusals.ts'
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
  const ledgered = ledger.entries.get(path)?.hash === sha256(before)
  if (isWhollyOurs(found, ledgered)) return {...write, action: 'remove', bytes: 0}
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
  const known = consent.ledger.entries.get(artifact.path)
  // What another kind left at this path may hold a person's block.
  const ledgered = known?.kind === artifact.kind && known.hash === sha256(before)
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

const indexKeys = ['schemaVersion', 'generatedAt', 'entries']

/** True for an object with one of the index's own keys, and for what names one where it cannot be read as JSON. */
function looksLikeIndex(text: string): boolean {
  const isOpen = text.startsWith('{') || /^<{7} /m.test(text)
  if (!isOpen) return false
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>>
    return indexKeys.some((key) => Object.hasOwn(value, key))
  } catch {
    return indexKeys.some((key) => text.includes(`"${key}"`))
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
  if (isWhollyOurs(found, ledgered)) return {}
  if (found.state === 'foreign') return {fault: unmanaged(path)}
  return {fault: edited(path, before, after, found.state === 'edited' ? found : undefined, consent.tree)}
}

/** Whether nothing of a person stands in a file: a build that left a keep block alone has put it on the ledger too. */
function isWhollyOurs(found: Sealed, ledgered: boolean): boolean {
  return found.state === 'ours' ? found.tail === '' : ledgered
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
