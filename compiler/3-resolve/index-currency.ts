import {compareBytes} from '../byte-order.ts'
import type {ContextIndexEntry, Fault, GeneratedIndex, Manifest, StoredIndex} from '../model.ts'

type Generated = Pick<GeneratedIndex, 'entries' | 'mounts'>

/**
 * How the stored index stands to the generated one (Leji §10.3, steps 1 to 5). `drift` is there only when both could be
 * compared and differ: a layer with errors makes the index stale without a finding of its own.
 */
export function indexCurrency(
  generated: Generated,
  manifest: Manifest,
  stored: StoredIndex | undefined,
  canBeCurrent: boolean,
): Pick<GeneratedIndex, 'state' | 'drift'> {
  if (!stored) return {state: 'missing'}
  const {value} = stored
  if (!value || stored.faults.length > 0) return {state: 'unreadable'}
  if (!canBeCurrent) return {state: 'stale'}
  const entries = [...value.entries].sort((a, b) => compareBytes(a.path, b.path))
  const wanted = {rootPath: manifest.rootPath, entries: generated.entries.map(comparable), mounts: generated.mounts}
  const found = {rootPath: value.rootPath, entries: entries.map(comparable), mounts: value.mounts ?? []}
  if (sameJson(wanted, found)) return {state: 'current'}
  return {state: 'stale', drift: driftFault(generated.entries, entries, stored.path)}
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

function driftFault(wanted: readonly ContextIndexEntry[], found: readonly ContextIndexEntry[], path: string): Fault {
  const wantedPaths = new Set(wanted.map((entry) => entry.path))
  const foundPaths = new Set(found.map((entry) => entry.path))
  const added = [...wantedPaths].filter((one) => !foundPaths.has(one)).length
  const removed = [...foundPaths].filter((one) => !wantedPaths.has(one)).length
  const detail =
    added + removed > 0 ? `${added} to add and ${removed} to take away` : 'the same documents with other content'
  return {
    rule: 'index-stale',
    path,
    message: `The context index no longer matches the layer: ${detail}.`,
    hint: 'Run `lejic build --only index`.',
  }
}
