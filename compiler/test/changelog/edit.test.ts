import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {compact} from '../../changelog/compaction.ts'
import {faultsOf, newChangelog, readToEdit, withEntries, withEntry} from '../../changelog/edit.ts'
import {freeId, idFromSummary, orderedEntry, seedEntry} from '../../changelog/entries.ts'
import type {ChangelogEntry} from '../../model.ts'

const path = 'docs/context-changelog.json'
const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes)
const entry = (id: string, date: string, more: Partial<ChangelogEntry> = {}): ChangelogEntry => ({
  id,
  date,
  type: 'changed',
  summary: `About ${id}.`,
  paths: [`docs/${id}.md`],
  ...more,
})
const text = (entries: readonly ChangelogEntry[], indent: string | number = 2) =>
  `${JSON.stringify({schemaVersion: '1.0', entries}, null, indent)}\n`

function opened(bytes: Uint8Array) {
  const changelog = readToEdit(path, bytes)
  if (!changelog) throw new Error('cannot be edited')
  return changelog
}

describe('adding an entry', () => {
  test('lays it out like the file, keys in order, and keeps every other byte', () => {
    const before = text([entry('one', '2026-01-01')], '\t').replaceAll('\n', '\r\n')
    const after = decode(withEntry(opened(encode(before)), {...entry('two', '2026-01-02'), breaking: true}))
    expect(after).toBe(
      text([entry('one', '2026-01-01'), {...entry('two', '2026-01-02'), breaking: true}], '\t').replaceAll(
        '\n',
        '\r\n',
      ),
    )
  })

  test('keeps odd layouts, a byte order mark and a missing line break', () => {
    const before =
      '\ufeff{ "entries" : [ {"id":"one", "date":"2026-01-01","type":"fixed","summary":"é \\u00e9","paths":["a"]} ] ,\n\n  "schemaVersion":"1.0"}'
    const after = decode(withEntry(opened(encode(before)), entry('two', '2026-01-02')))
    expect(
      after.startsWith(
        '\ufeff{ "entries" : [ {"id":"one", "date":"2026-01-01","type":"fixed","summary":"é \\u00e9","paths":["a"]}',
      ),
    ).toBe(true)
    expect(after.endsWith(' ,\n\n  "schemaVersion":"1.0"}')).toBe(true)
    expect(JSON.parse(after.slice(1)).entries.map(({id}: ChangelogEntry) => id)).toEqual(['one', 'two'])
  })

  test('of any text leaves what was there, and can be read again', () => {
    const summaries = fc.string({unit: 'grapheme', minLength: 1, maxLength: 30})
    fc.assert(
      fc.property(
        fc.array(summaries, {minLength: 1, maxLength: 6}),
        summaries,
        fc.constantFrom(0, 1, 2, 4, '\t'),
        fc.boolean(),
        (old, added, indent, crlf) => {
          const entries = old.map((summary, at) => entry(`e-${at}`, '2026-01-01', {summary}))
          const plain = text(entries, indent)
          const before = crlf ? plain.replaceAll('\n', '\r\n') : plain
          const after = decode(withEntry(opened(encode(before)), entry('new', '2026-02-01', {summary: added})))
          expect(JSON.parse(after).entries).toEqual([...entries, entry('new', '2026-02-01', {summary: added})])
          const last = before.lastIndexOf('}', before.lastIndexOf(']')) + 1
          expect(after.startsWith(before.slice(0, last))).toBe(true)
          expect(after.endsWith(before.slice(last))).toBe(true)
          expect(after.replaceAll('\r\n', '').includes('\r')).toBe(false)
          if (crlf && indent !== 0) expect(after.replaceAll('\r\n', '')).not.toContain('\n')
        },
      ),
    )
  })

  test.each([
    ['broken JSON', '{'],
    ['a duplicate key', '{"schemaVersion":"1.0","schemaVersion":"1.0","entries":[]}'],
    ['no entries', '{"schemaVersion":"1.0","entries":[]}'],
    ['an unknown key', text([entry('one', '2026-01-01')]).replace('"summary"', '"sumary"')],
  ])('is refused for %s', (_, broken) => {
    expect(readToEdit(path, encode(broken))).toBeUndefined()
  })

  test('is refused for bytes that are no UTF-8', () => {
    expect(readToEdit(path, Uint8Array.from([0xff, 0xfe, 0x7b, 0]))).toBeUndefined()
    const bytes = encode(text([entry('one', '2026-01-01', {summary: 'X'})]))
    bytes[bytes.indexOf(0x58)] = 0xff
    expect(readToEdit(path, bytes)).toBeUndefined()
  })
})

test('a new changelog is valid, and written as the specification orders keys', () => {
  const bytes = newChangelog([seedEntry(path, '2026-01-01', 'Ada'), entry('two', '2026-01-02')])
  expect(opened(bytes).entries).toHaveLength(2)
  expect(Object.keys(JSON.parse(decode(bytes)))).toEqual(['$schema', 'schemaVersion', 'entries'])
  const shuffled = {
    breaking: true,
    zeta: 1,
    compacted: undefined,
    paths: ['a'],
    alpha: 2,
    id: 'x',
    type: 'fixed',
    summary: 's',
    date: '2026-01-01',
  }
  expect(Object.keys(orderedEntry(shuffled as unknown as ChangelogEntry))).toEqual([
    'id',
    'date',
    'type',
    'summary',
    'paths',
    'breaking',
    'alpha',
    'zeta',
  ])
})

test.each([
  ['Say what a berth costs.', '2026-03-01-say-what-a-berth-costs'],
  ['Größe und café', '2026-03-01-große-und-cafe'.replace('ß', '-')],
  ['価格', '2026-03-01'],
  [`${'word '.repeat(30)}`, `2026-03-01-${'word-'.repeat(9)}wor`.replace(/-wor$/, '')],
])('an id from %j', (summary, id) => {
  expect(idFromSummary('2026-03-01', summary)).toBe(id)
  expect(faultsOf(entry(id, '2026-03-01'))).toEqual([])
})

test('a taken id gets a number', () => {
  expect(freeId('a', new Set(['a', 'a-2']))).toBe('a-3')
  expect(freeId('b', new Set(['a']))).toBe('b')
})

test.each([[{date: '2026-13-01'}], [{id: 'Bad Id'}], [{paths: ['../up']}], [{paths: ['/abs']}], [{type: 'odd'}]])(
  'an entry with %j would not be valid',
  (part) => {
    expect(faultsOf({...entry('one', '2026-01-01'), ...part})).not.toEqual([])
  },
)

describe('folding', () => {
  const entries = [
    entry('c', '2026-03-01'),
    entry('a', '2026-01-01', {paths: ['z', 'a']}),
    entry('b2', '2026-02-01', {paths: ['a', '\ufffd', '\u{10000}']}),
    entry('b1', '2026-02-01'),
    entry('d', '2026-04-01T10:00:00Z'),
  ]
  const fold = (rule: Parameters<typeof compact>[1], list = entries) => {
    const done = compact(list, rule, '2026-06-01', path)
    return (
      done && {folded: done.folded.map(({id}) => id), ids: done.entries.map(({id}) => id), stand: done.entries.at(-1)}
    )
  }

  test('by number takes the oldest by date and id, and leaves the others in their order', () => {
    expect(fold({keep: 2})).toEqual({
      folded: ['a', 'b1', 'b2'],
      ids: ['c', 'd', 'compaction-2026-06-01'],
      stand: {
        id: 'compaction-2026-06-01',
        date: '2026-06-01',
        type: 'compaction',
        summary: '3 entries from 2026-01-01 to 2026-02-01 folded into one.',
        paths: ['a', 'docs/b1.md', 'z', '\ufffd', '\u{10000}'],
        compacted: {entries: 3, firstId: 'a', lastId: 'b2'},
      },
    })
  })

  test('by day compares as text; with both, an entry must meet both', () => {
    expect(fold({before: '2026-02-01'})?.folded).toEqual(['a'])
    expect(fold({before: '2026-04-01'})?.folded).toEqual(['a', 'b1', 'b2', 'c'])
    expect(fold({before: '2026-04-01', keep: 3})?.folded).toEqual(['a', 'b1'])
    expect(fold({before: '2026-01-02', keep: 1})?.folded).toEqual(['a'])
  })

  test('nothing is no compaction', () => {
    expect(fold({keep: 5})).toBeUndefined()
    expect(fold({keep: 50})).toBeUndefined()
    expect(fold({before: '2025-01-01'})).toBeUndefined()
  })

  test('gives the entry a free id', () => {
    const taken = [...entries, entry('compaction-2026-06-01', '2026-06-01')]
    expect(fold({keep: 2}, taken)?.stand?.id).toBe('compaction-2026-06-01-2')
  })

  test('is written in the layout of the file', () => {
    const bytes = encode(text(entries, 4).replaceAll('\n', '\r\n'))
    const done = compact(entries, {keep: 1}, '2026-06-01', path)
    const after = decode(withEntries(opened(bytes), done?.entries ?? []))
    expect(after).toBe(text((done?.entries ?? []).map(orderedEntry), 4).replaceAll('\n', '\r\n'))
  })
})
