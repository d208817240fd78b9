import {describe, expect, test} from 'vitest'
import {breachOf, committedEntries, entriesOf} from '../../4-check/changelog-history.ts'

const entry = (id: string, date: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  date,
  type: 'added',
  ...more,
})
const a = entry('a', '2026-01-01')
const b = entry('b', '2026-01-02')
const c = entry('c', '2026-01-03')
const folded = (entries: number, firstId: string, lastId: string, id = 'fold') =>
  entry(id, '2026-02-01', {type: 'compaction', compacted: {entries, firstId, lastId}})

describe('breachOf', () => {
  test.each([
    ['nothing committed', [a], undefined],
    ['no committed entries', [a], []],
    ['equal', [a, b], [a, b]],
    ['added', [a, b, c], [a, b]],
    ['moved', [b, a], [a, b]],
    ['keys reordered', [{type: 'added', date: '2026-01-01', id: 'a'}], [a]],
    ['oldest folded', [folded(2, 'a', 'b'), c], [a, b, c]],
    ['folded in any array order', [c, folded(2, 'a', 'b')], [b, c, a]],
  ])('%s is fine', (_, present, committed) => {
    expect(breachOf(present, committed)).toBeUndefined()
  })

  test.each([
    ['emptied', [], [a], 'Every entry of the committed changelog is gone.', undefined],
    ['changed', [b, {...a, summary: 'x'}], [a, b], 'The entry `a` differs from its committed form.', 1],
    [
      'nested change',
      [{...a, x: [1, {y: 2}]}],
      [{...a, x: [1, {y: 3}]}],
      'The entry `a` differs from its committed form.',
      0,
    ],
    ['middle removed', [a, c], [a, b, c], 'The entry `b` was removed although older ones stay.', undefined],
    ['newest removed', [a, b], [a, b, c], 'The entry `c` was removed although older ones stay.', undefined],
    [
      'removed without record',
      [b, c],
      [a, b, c],
      'Entries were removed without a `compaction` entry: 1 (`a` to `a`).',
      undefined,
    ],
    [
      'two records',
      [c, folded(2, 'a', 'b'), folded(2, 'a', 'b', 'fold-2')],
      [a, b, c],
      '2 `compaction` entries were added for one removal of 2 (`a` to `b`).',
      2,
    ],
    [
      'wrong count',
      [c, folded(3, 'a', 'b')],
      [a, b, c],
      'The `compaction` entry does not record what was removed: 2 (`a` to `b`).',
      1,
    ],
    [
      'an old compaction does not count',
      [folded(1, 'z', 'z'), c],
      [folded(1, 'z', 'z'), {...a, date: '2025-01-01'}, c],
      'Entries were removed without a `compaction` entry: 1 (`a` to `a`).',
      undefined,
    ],
  ])('%s is a breach', (_, present, committed, message, index) => {
    const breach = breachOf(present, committed)
    expect(breach?.message).toBe(message)
    expect(breach?.index).toBe(index)
  })
})

test('committed bytes that are no JSON object give nothing to compare with', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(committedEntries(bytes('{'))).toBeUndefined()
  expect(committedEntries(bytes('[]'))).toBeUndefined()
  expect(committedEntries(bytes('{"entries": [{"id": "a"}, 1]}'))).toEqual([{id: 'a'}])
})

test('items that are no objects are left to the schema', () => {
  expect(entriesOf({entries: [1, null, [], {id: 'a'}]})).toEqual([{id: 'a'}])
  expect(entriesOf({entries: 'x'})).toEqual([])
  expect(entriesOf(undefined)).toEqual([])
})
