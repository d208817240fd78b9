import {isRecord} from '../is-record.ts'
import type {ContextIndexEntry, StoredIndex} from '../model.ts'
import {baseName, directoryOf} from '../paths.ts'

/** The part of a stored entry that the next index carries over. */
export type CarriedEntry = Pick<ContextIndexEntry, 'id' | 'path' | 'summary' | 'contentHash'>

/**
 * The entries of the stored index that have an id and a path, even when the index as a whole breaks its schema: ids
 * once published stay.
 */
export function carriedEntries(stored: StoredIndex | undefined): readonly CarriedEntry[] {
  const value = stored?.json?.value
  if (!isRecord(value) || !Array.isArray(value.entries)) return []
  return value.entries.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return []
    const {id, path, summary, contentHash} = entry
    if (typeof id !== 'string' || id === '' || typeof path !== 'string') return []
    return {
      id,
      path,
      ...(typeof summary === 'string' && {summary}),
      ...(typeof contentHash === 'string' && {contentHash}),
    }
  })
}

/** Finds the stored entry of a document: by path, else by hash if exactly one stored entry has it (Leji §10.2). */
export function carryOver(
  entries: readonly CarriedEntry[],
): (path: string, contentHash: string) => CarriedEntry | undefined {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const byHash = new Map<string, CarriedEntry | undefined>()
  for (const entry of entries) {
    const hash = entry.contentHash ?? ''
    if (hash !== '') byHash.set(hash, byHash.has(hash) ? undefined : entry)
  }
  return (path, contentHash) => byPath.get(path) ?? byHash.get(contentHash)
}

/**
 * Makes ids from file names for documents that bring none (Leji §10.2): the stem's slug, with the parent directory in
 * front when the slug is used, then with `-2`, `-3`, … at the end. `used` is the set of ids given so far.
 */
export function slugMaker(used: {has(id: string): boolean}): (path: string) => string {
  // Ids are only ever added to `used`, so the count for one base never has to start again.
  const nextCount = new Map<string, number>()
  return (path) => {
    let base = slug(baseName(path).replace(/\.md$/, ''))
    if (used.has(base)) {
      const parent = slug(baseName(directoryOf(path)))
      base = parent === '' ? base : `${parent}-${base}`
    }
    if (!used.has(base)) return base
    let count = nextCount.get(base) ?? 2
    while (used.has(`${base}-${count}`)) count++
    nextCount.set(base, count + 1)
    return `${base}-${count}`
  }
}

/** Lower case, every run of other characters than `a-z0-9` as one `-`, none at the ends. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
