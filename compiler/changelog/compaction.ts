import {compareBytes} from '../byte-order.ts'
import type {ChangelogEntry, Path} from '../model.ts'
import {compareAge, freeId} from './entries.ts'

/** Which entries are folded; with both, an entry must meet both (Leji §11). */
export interface FoldRule {
  /** The newest ones that stay; at least 1. */
  readonly keep?: number
  /** `YYYY-MM-DD`: entries dated before it, compared as strings, are folded. */
  readonly before?: string
}

export interface Compaction {
  readonly folded: readonly ChangelogEntry[]
  /** Those that stay, in their order in the file, then the entry that stands for the folded ones. */
  readonly entries: readonly ChangelogEntry[]
}

/** Folds the oldest entries into one; undefined when the rule meets none. `today` is `YYYY-MM-DD`, `path` the changelog's. */
export function compact(
  entries: readonly ChangelogEntry[],
  {keep, before}: FoldRule,
  today: string,
  path: Path,
): Compaction | undefined {
  const byAge = [...entries].sort(compareAge)
  const old = keep === undefined ? byAge : byAge.slice(0, Math.max(0, byAge.length - keep))
  const folded = before === undefined ? old : old.filter(({date}) => compareBytes(date, before) < 0)
  const [first] = folded
  const last = folded.at(-1)
  if (!first || !last) return undefined
  const gone = new Set(folded)
  const paths = [...new Set(folded.flatMap((entry) => entry.paths))].sort(compareBytes)
  const stand: ChangelogEntry = {
    id: freeId(`compaction-${today}`, new Set(entries.map(({id}) => id))),
    date: today,
    type: 'compaction',
    summary: `${folded.length === 1 ? '1 entry' : `${folded.length} entries`} from ${first.date} to ${last.date} folded into one.`,
    paths: paths.length > 0 ? paths : [path],
    compacted: {entries: folded.length, firstId: first.id, lastId: last.id},
  }
  return {folded, entries: [...entries.filter((entry) => !gone.has(entry)), stand]}
}
