import {isTrackingRef, normaliseSource} from '../3-resolve/mount-source.ts'
import type {Mount, Source} from '../model.ts'
import {managedStore} from './managed-store.ts'
import {hasCommit, type ObjectSource, objectSources} from './object-sources.ts'
import {witnessRef} from './places.ts'
import {gitText, siblingGit} from './sibling-git.ts'

export type PinState = 'up-to-date' | 'behind' | 'ahead' | 'diverged' | 'unrelated' | 'unknown'

/** Where a pin stands against what was last seen of its tracking ref (Leji §17). */
export interface PinReport {
  readonly state: PinState
  /** Commits that the pin lacks, and has beyond; absent when they could not be counted. */
  readonly behind?: number
  readonly ahead?: number
  readonly comparedRef: string | null
  readonly comparisonRepository: ObjectSource['kind'] | null
  /** `managed`: a ref that lejic keeps itself; `unmanaged`: one of somebody else's clone. */
  readonly witnessProvenance: 'managed' | 'unmanaged' | null
  /** Whether the history was there whole. */
  readonly ancestryComplete: boolean
  /** A stable code; present only when nothing could be said. */
  readonly reason?: string
  /** ISO 8601, UTC. */
  readonly observedAt: string
}

/** One repository and one look at the ref in it, for a whole comparison. */
export interface Comparison {
  readonly repository: string
  readonly tip: string
  readonly report: PinReport
}

/** A report that can only say why. */
export function unknownPin(reason: string, comparedRef: string | null, observedAt: string): PinReport {
  return {
    state: 'unknown',
    comparedRef,
    comparisonRepository: null,
    witnessProvenance: null,
    ancestryComplete: false,
    reason,
    observedAt,
  }
}

/**
 * Compares a pin with `ref`: in the managed store by its witness, else in the first repository here that holds both.
 * Nothing is fetched. Where the report is `unknown`, no repository is handed back unless one was chosen.
 */
export function comparePin(
  root: string,
  source: Source,
  mount: Mount,
  ref: string | undefined,
  observedAt: string,
): Partial<Pick<Comparison, 'repository' | 'tip'>> & Pick<Comparison, 'report'> {
  const identity = normaliseSource(mount.source)
  if (identity === undefined) return {report: unknownPin('mount-source-unnormalizable', ref ?? null, observedAt)}
  if (ref === undefined) return {report: unknownPin('mount-no-tracking-ref', null, observedAt)}
  if (!isTrackingRef(ref)) return {report: unknownPin('mount-tracking-ref-invalid', ref, observedAt)}
  const chosen = choose(root, source, mount, identity, ref)
  if ('reason' in chosen) return {report: unknownPin(chosen.reason, ref, observedAt)}
  const {kind, repository, tip, provenance} = chosen
  const counted = count(repository, mount.pin, tip)
  return {
    repository,
    tip,
    report: {
      ...counted,
      comparedRef: ref,
      comparisonRepository: kind,
      witnessProvenance: provenance,
      observedAt,
    },
  }
}

interface Chosen extends ObjectSource {
  readonly tip: string
  readonly provenance: 'managed' | 'unmanaged'
}

function choose(
  root: string,
  source: Source,
  mount: Mount,
  identity: string,
  ref: string,
): Chosen | {readonly reason: string} {
  const store = managedStore(root, identity)
  if (store !== undefined && hasCommit(store, mount.pin)) {
    const tip = tipOf(store, witnessRef(identity, ref))
    if (tip !== undefined) return {kind: 'managed-store', repository: store, tip, provenance: 'managed'}
  }
  const {found, ambiguous} = objectSources(root, source, mount, identity)
  for (const one of found) {
    const tip = tipOf(one.repository, ref)
    if (tip !== undefined) return {...one, tip, provenance: 'unmanaged'}
  }
  if (ambiguous) return {reason: 'mount-source-ambiguous'}
  return {reason: found.length === 0 ? 'mount-pin-unavailable' : 'mount-witness-unavailable'}
}

function tipOf(repository: string, ref: string): string | undefined {
  return gitText(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
}

function count(
  repository: string,
  pin: string,
  tip: string,
): Pick<PinReport, 'state' | 'behind' | 'ahead' | 'ancestryComplete' | 'reason'> {
  const behind = commits(repository, pin, tip)
  const ahead = commits(repository, tip, pin)
  const incomplete = {state: 'unknown', ancestryComplete: false, reason: 'mount-ancestry-incomplete'} as const
  if (behind === undefined || ahead === undefined) return incomplete
  const ancestryComplete = gitText(repository, 'rev-parse', '--is-shallow-repository') === 'false'
  const counts = {behind, ahead, ancestryComplete}
  if (behind === 0 && ahead === 0) return {state: 'up-to-date', ...counts}
  if (ahead === 0) return {state: 'behind', ...counts}
  if (behind === 0) return {state: 'ahead', ...counts}
  const {ok, code} = siblingGit(repository, ['merge-base', pin, tip])
  // Only exit 1 says that there is no common ancestor, and only a whole history can say so.
  if (!ok && (code !== 1 || !ancestryComplete)) return incomplete
  return {state: ok ? 'diverged' : 'unrelated', ...counts}
}

function commits(repository: string, from: string, to: string): number | undefined {
  const text = gitText(repository, 'rev-list', '--count', `${from}..${to}`)
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
}
