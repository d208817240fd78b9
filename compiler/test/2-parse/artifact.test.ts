import {describe, expect, test} from 'vitest'
import {type MemoryEntry, memorySource} from '../../1-read/memory.ts'
import {readChangelog} from '../../2-parse/changelog.ts'
import {readStoredIndex} from '../../2-parse/stored-index.ts'
import type {Fault} from '../../model.ts'

const marked = (faults: readonly Fault[] | undefined) =>
  faults?.map(({rule, path, message, place}) => [rule, path, message, place?.file.text.slice(place.start, place.end)])

const indexOf = (entry: MemoryEntry) => readStoredIndex(memorySource({'i.json': entry}).tree, 'i.json')
const changelogOf = (entry: MemoryEntry) => readChangelog(memorySource({'c.json': entry}).tree, 'c.json')

const index = {schemaVersion: '1.0', generatedAt: '2026-01-31T00:00:00.000Z', rootPath: 'docs/', entries: []}
const change = (id: string) => ({id, date: '2026-01-31', type: 'added', summary: 'x', paths: ['a.md']})

describe('the stored index', () => {
  test('that fits is handed over', () => {
    expect(indexOf(JSON.stringify(index))).toMatchObject({path: 'i.json', value: index, faults: []})
  })

  test('is undefined where no file stands', () => {
    expect(readStoredIndex(memorySource({'x/i.json': '{}'}).tree, 'i.json')).toBeUndefined()
    expect(readStoredIndex(memorySource({'x/i.json': '{}'}).tree, 'x')).toBeUndefined()
    expect(indexOf({link: 'none'})).toBeUndefined()
  })

  test.each<[string, MemoryEntry, readonly unknown[]]>([
    ['outside', {link: '../x'}, [['artifact-parse', 'i.json', '`i.json` leads outside the repository.', undefined]]],
    ['closed', {unreadable: true}, [['artifact-parse', 'i.json', '`i.json` cannot be read.', undefined]]],
    ['no JSON', '{"a": 1,}', [['artifact-parse', 'i.json', 'A comma stands before the closing `}`.', '}']]],
    ['a list', '[1]', [['artifact-parse', 'i.json', 'The file must hold a JSON object.', '[1]']]],
    ['null', 'null', [['artifact-parse', 'i.json', 'The file must hold a JSON object.', 'null']]],
    [
      'another version',
      JSON.stringify({...index, schemaVersion: '0.9'}),
      [['schema-version', 'i.json', 'The version `0.9` of the format is not known.', '"0.9"']],
    ],
    [
      'another version and a violation',
      JSON.stringify({...index, schemaVersion: '2.0', entries: {}}),
      [
        ['artifact-schema', 'i.json', '`entries` must be a list, but is an object.', '{}'],
        ['schema-version', 'i.json', 'The version `2.0` of the format is not known.', '"2.0"'],
      ],
    ],
    [
      'a version that is none',
      JSON.stringify({...index, schemaVersion: '1'}),
      [
        ['artifact-schema', 'i.json', '`schemaVersion` is `1`, but must be a version of the form `1.0`.', '"1"'],
        ['schema-version', 'i.json', 'The version `1` of the format is not known.', '"1"'],
      ],
    ],
  ])('%s has no value', (_name, entry, faults) => {
    const stored = indexOf(entry)
    expect([marked(stored?.faults), stored?.value]).toEqual([faults, undefined])
  })
})

describe('the changelog', () => {
  test('that fits has its entries in written order', () => {
    const entries = [change('b'), change('a')]
    expect(changelogOf(JSON.stringify({schemaVersion: '1.0', entries}))).toMatchObject({
      path: 'c.json',
      entries,
      faults: [],
    })
    expect(readChangelog(memorySource({}).tree, 'c.json')).toBeUndefined()
  })

  test('that is no object breaks the schema, whatever else it is', () => {
    const found = marked(changelogOf('[1]')?.faults)
    expect(found).toEqual([['artifact-schema', 'c.json', 'The value must be an object, but is a list.', '[1]']])
    expect(changelogOf('null')?.faults.map(({rule}) => rule)).toEqual(['artifact-schema'])
  })

  test('each entry with the id of one before it is a fault that names the first', () => {
    const log = changelogOf(JSON.stringify({schemaVersion: '1.0', entries: ['a', 'b', 'a', 'a'].map(change)}))
    const message = 'The id `a` is already that of an entry before this one.'
    expect(marked(log?.faults)).toEqual([
      ['id-duplicate', 'c.json', message, '"a"'],
      ['id-duplicate', 'c.json', message, '"a"'],
    ])
    const [first, second] = log?.faults ?? []
    expect(first?.related?.[0]?.place?.start).toBe(second?.related?.[0]?.place?.start)
    expect(first?.place?.start).toBeLessThan(second?.place?.start ?? 0)
    expect(log?.entries?.length).toBe(4)
  })

  test('entries that break the schema are not handed over, their ids are still compared', () => {
    const log = changelogOf(
      JSON.stringify({schemaVersion: '1.0', entries: [change('a'), {...change('a'), type: 'x'}, 3]}),
    )
    expect(log?.faults.map(({rule}) => rule)).toEqual(['artifact-schema', 'artifact-schema', 'id-duplicate'])
    expect(log?.entries).toBeUndefined()
  })
})
