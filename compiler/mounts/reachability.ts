import {normaliseSource} from '../3-resolve/mount-source.ts'
import type {Mount} from '../model.ts'
import {defaultRef, refreshWitness, retain} from './fetch.ts'
import {witnessRef} from './places.ts'
import {siblingGit} from './sibling-git.ts'

/** Whether a pin is part of what its source offers; `unknown` where the source could not be asked. */
export interface Reachability {
  readonly status: 'pass' | 'fail' | 'unknown'
  readonly detail?: string
}

/**
 * Asks a mount's source (never a hint) whether its tracking ref, or its default branch, leads back to the pin (Leji §18
 * `pin-reachable`). Fetches into the managed store. `root` is absolute.
 */
export function reachabilityOf(root: string, {name, source, pin, trackingRef}: Mount): Reachability {
  const unknown = (why: string): Reachability => ({status: 'unknown', detail: `\`${name}\`: ${why}`})
  const identity = normaliseSource(source)
  if (identity === undefined) return unknown('its source is no git address')
  const ref = trackingRef ?? defaultRef(root, source)
  if (ref === undefined) return unknown('its source names no default branch, or cannot be reached')
  const store = retain(root, source, identity, pin)
  if ('problem' in store) return unknown(store.problem)
  if (!refreshWitness(store.repository, source, identity, ref)) return unknown(`\`${ref}\` cannot be fetched`)
  const {ok, code} = siblingGit(store.repository, ['merge-base', '--is-ancestor', pin, witnessRef(identity, ref)])
  if (ok) return {status: 'pass'}
  return code === 1
    ? {status: 'fail', detail: `\`${name}\`: \`${ref}\` does not lead back to its pin`}
    : unknown('its history is not there whole')
}
