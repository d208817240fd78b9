import {compareBytes} from '../byte-order.ts'
import {isRecord} from '../is-record.ts'
import type {Path, Source} from '../model.ts'

/** A changelog entry as it stands in the file, valid or not. */
type Entry = Readonly<Record<string, unknown>>

/**
 * How the changelog broke its promise. `index` is the entry at fault among those handed in, `key` its first field that
 * differs; both are absent where the fault is what is no longer there.
 */
interface Breach {
  readonly message: string
  readonly hint: string
  readonly index?: number
  readonly key?: string
}

/** The objects among `entries`, each with its position in the array; other items are left to the schema. */
export function entriesOf(value: unknown): readonly Entry[] {
  const entries = isRecord(value) ? value.entries : undefined
  return Array.isArray(entries) ? entries.filter(isRecord) : []
}

/** Entries of the committed version; undefined when its bytes are not a JSON object, so that nothing can be compared. */
export function committedEntries(bytes: Uint8Array): readonly Entry[] | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(value) ? entriesOf(value) : undefined
  } catch {
    return undefined
  }
}

/** Whether a committed version stands behind the changelog at `path`, so that a check can tell whether it only grew. */
export function isVerifiable({git}: Source, path: Path): boolean {
  const committed = git.workTree ? git.fileAtHead(path) : undefined
  return committed !== undefined && committedEntries(committed) !== undefined
}

/**
 * The first way in which `present` is not `committed` with entries added or its oldest ones folded (Leji §11); undefined
 * when all is well or nothing is known. Entries are known by id and ordered by (date, id): moving one is no change.
 */
export function breachOf(present: readonly Entry[], committed: readonly Entry[] | undefined): Breach | undefined {
  if (committed === undefined || committed.length === 0) return undefined
  if (present.length === 0) {
    return {message: 'Every entry of the committed changelog is gone.', hint: 'Bring the entries back.'}
  }
  return changedEntry(present, committed) ?? droppedEntries(present, committed)
}

function changedEntry(present: readonly Entry[], committed: readonly Entry[]): Breach | undefined {
  const now = new Map(present.map((entry, index) => [entry.id, {entry, index}]))
  for (const entry of new Map(committed.map((one) => [one.id, one])).values()) {
    const same = now.get(entry.id)
    if (!same || canonical(same.entry) === canonical(entry)) continue
    return {
      message: `The entry \`${String(entry.id)}\` differs from its committed form.`,
      hint: 'Bring it back as it was and add a new entry that says what changed.',
      index: same.index,
      key: changedKey(same.entry, entry),
    }
  }
  return undefined
}

/** The first field in the present order that differs; `id` when only fields of the committed form are gone. */
function changedKey(present: Entry, committed: Entry): string {
  return Object.keys(present).find((key) => canonical(present[key]) !== canonical(committed[key])) ?? 'id'
}

function droppedEntries(present: readonly Entry[], committed: readonly Entry[]): Breach | undefined {
  const presentIds = new Set(present.map(({id}) => id))
  const byAge = [...committed].sort(compareAge)
  const dropped = byAge.filter(({id}) => !presentIds.has(id))
  if (dropped.length === 0) return undefined
  const oldest = new Set(byAge.slice(0, dropped.length).map(({id}) => id))
  const wrong = dropped.find(({id}) => !oldest.has(id))
  if (wrong) {
    return {
      message: `The entry \`${String(wrong.id)}\` was removed although older ones stay.`,
      hint: 'Bring it back: only the oldest entries may be folded.',
    }
  }
  return wrongCompaction(present, committed, dropped)
}

function wrongCompaction(present: readonly Entry[], committed: readonly Entry[], dropped: readonly Entry[]) {
  const committedIds = new Set(committed.map(({id}) => id))
  const added = [...present.entries()].filter(([, {id, type}]) => type === 'compaction' && !committedIds.has(id))
  const [first, second] = added
  const span = `${dropped.length} (\`${String(dropped[0]?.id)}\` to \`${String(dropped.at(-1)?.id)}\`)`
  if (!first) {
    return {
      message: `Entries were removed without a \`compaction\` entry: ${span}.`,
      hint: 'Bring them back, or fold the oldest into one entry of the type `compaction`.',
    }
  }
  if (second) {
    return {
      message: `${added.length} \`compaction\` entries were added for one removal of ${span}.`,
      hint: 'Keep exactly one.',
      index: second[0],
    }
  }
  const [index, {compacted}] = first
  const {entries, firstId, lastId} = isRecord(compacted) ? compacted : {}
  if (entries === dropped.length && firstId === dropped[0]?.id && lastId === dropped.at(-1)?.id) return undefined
  return {
    message: `The \`compaction\` entry does not record what was removed: ${span}.`,
    hint: 'Correct `compacted.entries`, `firstId` and `lastId`.',
    index,
  }
}

function compareAge(a: Entry, b: Entry): number {
  return compareBytes(text(a.date), text(b.date)) || compareBytes(text(a.id), text(b.id))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** JSON with sorted keys, so that key order and the spelling of numbers make no difference. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const keys = Object.keys(value).sort(compareBytes)
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}
