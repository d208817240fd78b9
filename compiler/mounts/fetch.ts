import {randomBytes} from 'node:crypto'
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {isTrackingRef} from '../3-resolve/mount-source.ts'
import {errorCode, openFolder} from '../6-emit/folder.ts'
import {ensureStateFolder} from '../6-emit/ledger.ts'
import type {Mount} from '../model.ts'
import {initStore} from './managed-store.ts'
import {hasCommit} from './object-sources.ts'
import {pinRef, storeFolder, witnessRef} from './places.ts'
import {gitText, networkMs, siblingGit} from './sibling-git.ts'

export interface FetchOutcome {
  /** Whether the managed store holds the pin. */
  readonly stored: boolean
  readonly witnessFailed: boolean
  /** What did not work, to be shown. */
  readonly problem?: string
}

/** Fetches a mount's pin into the managed store, keeps it there, and looks at its tracking ref once. `root` is absolute. */
export function fetchMount(root: string, mount: Mount, identity: string): FetchOutcome {
  const {source, pin, trackingRef} = mount
  const store = retain(root, source, identity, pin)
  if ('problem' in store) return {stored: false, witnessFailed: false, problem: store.problem}
  if (trackingRef === undefined) return {stored: true, witnessFailed: false}
  return {stored: true, witnessFailed: !refreshWitness(store.repository, source, identity, trackingRef)}
}

/** Makes sure that the managed store holds a commit, and that git never throws it away. */
export function retain(
  root: string,
  source: string,
  identity: string,
  commit: string,
): {readonly repository: string} | {readonly problem: string} {
  const repository = join(root, ...storeFolder(identity).split('/'))
  const standing = openFolder(root).look(storeFolder(identity))
  if (standing.kind !== 'absent' && standing.kind !== 'directory')
    return {problem: 'the managed store cannot be made: something else stands there'}
  try {
    ensureStateFolder(root)
    mkdirSync(repository, {recursive: true})
  } catch (error) {
    return {problem: `the managed store cannot be made (${errorCode(error)})`}
  }
  if (!initStore(repository, commit))
    return {problem: `what stands at \`${storeFolder(identity)}\` was not made by lejic: remove it`}
  if (
    !hasCommit(repository, commit) &&
    !fetchInto(repository, source, commit) &&
    !fetchBranches(repository, source, commit)
  )
    return {problem: 'its pin cannot be fetched from its source'}
  const kept = siblingGit(repository, ['update-ref', pinRef(identity, commit), commit]).ok
  return kept ? {repository} : {problem: 'its pin cannot be kept in the managed store'}
}

function fetchInto(repository: string, source: string, ...refs: readonly string[]): boolean {
  const options = [
    'fetch',
    '-q',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--upload-pack=git-upload-pack',
    '--',
  ]
  return siblingGit(repository, [...options, source, ...refs], {ms: networkMs}).ok
}

/** Not every host hands out a commit by its id: its branches then, and whether they hold it. */
function fetchBranches(repository: string, source: string, commit: string): boolean {
  return fetchInto(repository, source, '+refs/heads/*:refs/leji-branch/*') && hasCommit(repository, commit)
}

/**
 * Looks at the tracking ref of a source once: what it is now becomes the witness, forwards or not. Another run may be
 * quicker, which is as good.
 */
export function refreshWitness(repository: string, source: string, identity: string, trackingRef: string): boolean {
  const seen = `refs/leji-witness/tmp/${process.pid}-${randomBytes(6).toString('hex')}`
  const witness = witnessRef(identity, trackingRef)
  const before = gitText(repository, 'rev-parse', '--verify', '--quiet', witness) ?? ''
  try {
    if (!fetchInto(repository, source, `+${trackingRef}:${seen}`)) return false
    const tip = gitText(repository, 'rev-parse', '--verify', '--quiet', seen)
    if (tip === undefined) return false
    if (siblingGit(repository, ['update-ref', witness, tip, before]).ok) return true
    const now = gitText(repository, 'rev-parse', '--verify', '--quiet', witness)
    return now !== undefined && now !== before
  } finally {
    siblingGit(repository, ['update-ref', '-d', seen])
  }
}

/** The branch that a source calls its default; undefined when it cannot be asked or names none. */
export function defaultRef(root: string, source: string): string | undefined {
  const {ok, stdout} = siblingGit(
    root,
    ['ls-remote', '--symref', '--upload-pack=git-upload-pack', '--', source, 'HEAD'],
    {ms: networkMs},
  )
  const ref = ok ? /^ref:\s+(\S+)\s+HEAD$/m.exec(stdout.toString('utf-8'))?.[1] : undefined
  return ref !== undefined && isTrackingRef(ref) ? ref : undefined
}
