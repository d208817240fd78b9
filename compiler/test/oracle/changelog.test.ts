import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {baseLayer} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import {cases} from './cases.ts'
import {type Change, mayFollow} from './changelog.ts'

const path = 'docs/context-changelog.json'
const pick = fc.constantFrom

const ids = ['a', 'a-1', 'b', 'c', 'd', 'e']
const date = pick('2026-01-01', '2026-01-01T00:00:00Z', '2026-01-02', '2025-12-31')
/** An entry that folded older ones once is one like any other. */
const kind = pick({}, {}, {type: 'compaction', compacted: {entries: 1, firstId: 'x', lastId: 'x'}})
const entry = (id: string, more: Readonly<Record<string, unknown>> = {}): Change => ({
  ...{id, date: '2026-01-01', type: 'added', summary: 'S', paths: ['docs/']},
  ...more,
})

/** The committed entries, in an order that means nothing. */
const committed = fc
  .subarray(ids)
  .chain((chosen) =>
    fc.tuple(...chosen.map((id) => fc.tuple(date, kind).map(([one, more]) => entry(id, {date: one, ...more})))),
  )
  .chain((entries) => fc.shuffledSubarray(entries, {minLength: entries.length}))

const compaction = fc
  .tuple(pick('fold', 'fold-2', 'a'), fc.integer({min: 1, max: 4}), pick(...ids), pick(...ids))
  .map(([id, entries, firstId, lastId]) => entry(id, {type: 'compaction', compacted: {entries, firstId, lastId}}))

/** What folding the oldest entries leaves; `miscount` is what the new entry errs by. */
function folded(head: readonly Change[], count: number, miscount: number): readonly Change[] {
  const ordered = head.toSorted((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1))
  const [first, last] = [ordered[0], ordered[Math.min(count, head.length) - 1]]
  if (!first || !last) return head
  const number = Math.min(count, head.length)
  const compacted = {lastId: last.id, firstId: first.id, entries: number + miscount}
  return [entry('fold', {type: 'compaction', compacted, date: '2026-02-01'}), ...ordered.slice(number)]
}

/** What stands now: kept, edited, reordered, folded well and badly, with new entries. */
const following = (head: readonly Change[]) =>
  fc
    .tuple(
      fc.oneof(
        fc.constant(head),
        fc.shuffledSubarray([...head]),
        fc.tuple(fc.integer({min: 1, max: 3}), pick(0, 0, 1)).map(([count, miscount]) => folded(head, count, miscount)),
        fc.constant(head.map((one) => Object.fromEntries(Object.entries(one).reverse()) as Change)),
        fc.nat(5).map((at) => head.map((one, index) => (index === at ? {...one, summary: 'Other'} : one))),
      ),
      fc.array(
        fc.oneof(
          compaction,
          pick('new', 'new-2').map((id) => entry(id)),
        ),
        {maxLength: 2},
      ),
    )
    .map(([kept, added]) => {
      const all = [...kept, ...added]
      return all.filter(({id}, index) => all.findIndex((one) => one.id === id) === index)
    })

const histories = committed.chain((head) => fc.tuple(fc.constant(head), following(head)))

test('a changelog may follow the committed one when a second reading allows it', () => {
  fc.assert(
    fc.property(histories, ([head, now]) => {
      const text = (entries: readonly Change[]) => JSON.stringify({schemaVersion: '1.0', entries})
      const source = memorySource({...baseLayer, [path]: text(now)}, {head: {[path]: text(head)}})
      const found = examine(source, {spec: true, now: 0}).diagnostics.map(({rule}) => rule)
      const expected = [
        ...(now.length === 0 ? ['artifact-schema'] : []),
        ...(mayFollow(head, now) ? [] : ['changelog-append-only']),
      ]
      expect(found.sort()).toEqual(expected)
    }),
    cases(500),
  )
})
