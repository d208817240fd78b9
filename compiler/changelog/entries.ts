import {compareBytes} from '../byte-order.ts'
import type {ChangelogEntry, Path} from '../model.ts'

/** Keys in the order in which they are written (Leji §11); others follow by bytes. */
const keyOrder = [
  'id',
  'date',
  'type',
  'summary',
  'paths',
  'categories',
  'decisionRefs',
  'proposedBy',
  'approvedBy',
  'breaking',
  'compacted',
]

/** An entry with its keys in the order of the specification; absent and empty optional ones are left out. */
export function orderedEntry(entry: ChangelogEntry): ChangelogEntry {
  const rank = (key: string): number => (keyOrder.includes(key) ? keyOrder.indexOf(key) : keyOrder.length)
  const pairs = Object.entries(entry).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    pairs.sort(([a], [b]) => rank(a) - rank(b) || compareBytes(a, b)),
  ) as unknown as ChangelogEntry
}

/** Order of entries in time (Leji §11): by date, then by id, both as strings. */
export function compareAge(a: ChangelogEntry, b: ChangelogEntry): number {
  return compareBytes(a.date, b.date) || compareBytes(a.id, b.id)
}

/** `wanted`, or `wanted-2`, `wanted-3` and so on where it is taken. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const id = count === 1 ? wanted : `${wanted}-${count}`
    if (!taken.has(id)) return id
  }
}

/** An id for an entry from its day and the first words of its summary: `2026-03-01-add-prices`. */
export function idFromSummary(date: string, summary: string): string {
  const words = summary
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const short = words.length <= 48 ? words : words.slice(0, 48).replace(/-[^-]*$/, '')
  return short === '' ? date.slice(0, 10) : `${date.slice(0, 10)}-${short}`
}

/** The entry with which a changelog begins (Leji §11). */
export function seedEntry(path: Path, date: string, approvedBy: string): ChangelogEntry {
  return {
    id: 'seed-changelog',
    date,
    type: 'added',
    summary: 'Start the changelog of this layer.',
    paths: [path],
    proposedBy: 'lejic',
    approvedBy,
  }
}

/** A changelog that holds these entries, as a value to write. */
export function changelogOf(entries: readonly ChangelogEntry[]): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://leji.org/schemas/v1.0/context-changelog.schema.json',
    schemaVersion: '1.0',
    entries: entries.map(orderedEntry),
  }
}
