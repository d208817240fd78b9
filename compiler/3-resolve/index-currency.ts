import {compareBytes} from '../byte-order.ts'
import type {ContextIndexEntry, GeneratedIndex, Manifest, StoredIndex} from '../model.ts'

type Generated = Pick<GeneratedIndex, 'entries' | 'mounts'>

/**
 * How the stored index stands to the generated one (Leji §10.3, steps 1 to 5). With `canBeCurrent` false it is stale
 * without a comparison: the errors of the layer are then the findings, and staleness is none of its own.
 */
export function indexCurrency(
  generated: Generated,
  manifest: Manifest,
  stored: StoredIndex | undefined,
  canBeCurrent: boolean,
): GeneratedIndex['state'] {
  if (!stored) return 'missing'
  const {value} = stored
  if (!value || stored.faults.length > 0) return 'unreadable'
  if (!canBeCurrent) return 'stale'
  const entries = [...value.entries].sort((a, b) => compareBytes(a.path, b.path))
  const wanted = {rootPath: manifest.rootPath, entries: generated.entries.map(comparable), mounts: generated.mounts}
  const found = {rootPath: value.rootPath, entries: entries.map(comparable), mounts: value.mounts ?? []}
  return sameJson(wanted, found) ? 'current' : 'stale'
}

/** Everything but the date of the last change, which is not content. */
function comparable({lastModified: _, ...entry}: ContextIndexEntry): Readonly<Record<string, unknown>> {
  return entry
}

/** Equality of JSON values: key order does not matter, array order does; a key without a value is absent. */
function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = new Map(Object.entries(a).filter(([, value]) => value !== undefined))
  const right = new Map(Object.entries(b).filter(([, value]) => value !== undefined))
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameJson(value, right.get(key)))
  )
}
