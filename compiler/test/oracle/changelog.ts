// The append-only rule of Leji §11 read a second time.
import {canonical} from './context-index.ts'
import {byBytes} from './tree.ts'

export interface Change {
  readonly id: string
  readonly date: string
  readonly type: string
  readonly [field: string]: unknown
}

/** Whether what stands now may follow what is committed. */
export function mayFollow(head: readonly Change[], now: readonly Change[]): boolean {
  if (head.length > 0 && now.length === 0) return false
  const kept = (id: string) => now.find((entry) => entry.id === id)
  if (head.some((entry) => kept(entry.id) && canonical(kept(entry.id)) !== canonical(entry))) return false

  const ordered = head.toSorted((a, b) => byBytes(`${a.date}\0${a.id}`, `${b.date}\0${b.id}`))
  const dropped = ordered.filter((entry) => !kept(entry.id))
  const oldest = ordered.slice(0, dropped.length)
  if (dropped.some((entry, index) => entry !== oldest[index])) return false
  if (dropped.length === 0) return true

  const added = now.filter((entry) => entry.type === 'compaction' && !head.some(({id}) => id === entry.id))
  const said = added.map(({compacted}) => canonical(compacted))
  const [first, last] = [dropped[0], dropped.at(-1)]
  return said.length === 1 && said[0] === canonical({entries: dropped.length, firstId: first?.id, lastId: last?.id})
}
