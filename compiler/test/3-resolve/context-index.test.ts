import {createHash} from 'node:crypto'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {parseJson} from '../../2-parse/json.ts'
import {slug, slugMaker} from '../../3-resolve/identity.ts'
import {resolve} from '../../3-resolve/resolve.ts'
import type {ContextIndex, Mount, StoredIndex} from '../../model.ts'
import {layerOf} from '../layer-of.ts'
import {manifestOf} from '../manifest-of.ts'
import {sourceFile} from '../source-file.ts'

const hash = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
const path = 'docs/context-index.json'

function stored(value: unknown, more: Partial<StoredIndex> = {}): StoredIndex {
  const json = parseJson(sourceFile(JSON.stringify(value), path))
  return {path, json, value: value as ContextIndex, faults: [], ...more}
}

const indexOf = (entries: unknown[], more: object = {}) =>
  stored({schemaVersion: '1.0', generatedAt: '2026-01-01T00:00:00.000Z', rootPath: 'docs/', entries, ...more})

function generate(files: Record<string, string>, storedIndex?: StoredIndex, mounts: Mount[] = []) {
  const manifest = manifestOf({
    categories: {domain: {indexes: ['context/domain.md']}, decisions: {indexes: ['context/decisions.md']}},
    mounts,
  })
  const layer = layerOf(
    {
      'context/domain.md': '```leji-index\n- path: docs/d/\n```\n```leji-index record\n- path: docs/r/\n```\n',
      'context/decisions.md': '```leji-index\n- path: docs/decisions/\n```\n',
      'docs/d/keep.md': '# Keep\n',
      'docs/r/keep-r.md': '# Keep\n',
      'docs/decisions/keep-d.md': '# Keep\n',
      ...files,
    },
    manifest,
    storedIndex ? {storedIndex} : {},
  )
  const {index} = resolve(layer, manifest)
  return {...index, faults: index.faults.map(({rule, path, message}) => [rule, path, message])}
}

const entryAt = (index: ReturnType<typeof generate>, at: string) => index.entries.find((entry) => entry.path === at)
const ids = (index: ReturnType<typeof generate>) =>
  Object.fromEntries(index.entries.map((entry) => [entry.path, entry.id]))

test('an entry holds what the frontmatter says, keys in written order', () => {
  const text = [
    '---',
    'links: [x.md, 1]',
    'id: full',
    'title: T',
    'summary: S',
    'date: 2026-01-02',
    'tags: [a, 2, b]',
    'owners: [Ada]',
    'freshness: {reviewAfter: 2027-01-01}',
    'kind: record',
    '---',
    '# H',
    '',
  ].join('\n')
  const entry = entryAt(generate({'docs/d/a.md': text}), 'docs/d/a.md')
  expect(JSON.stringify(entry)).toBe(
    JSON.stringify({
      id: 'full',
      path: 'docs/d/a.md',
      title: 'T',
      category: 'domain',
      kind: 'record',
      date: '2026-01-02',
      summary: 'S',
      tags: ['a', 'b'],
      owners: ['Ada'],
      contentHash: hash(text),
      freshness: {reviewAfter: '2027-01-01'},
      links: ['x.md'],
    }),
  )
})

test('what has the wrong type or is empty is left out', () => {
  const text =
    '---\nid: ""\ntitle: 3\nsummary: [x]\ntags: x\nowners: []\nlinks: [1]\nfreshness: {reviewAfter: ""}\ndate: soon\n---\n'
  expect(entryAt(generate({'docs/r/a.md': text}), 'docs/r/a.md')).toEqual({
    id: 'a',
    path: 'docs/r/a.md',
    title: 'a',
    category: 'domain',
    kind: 'record',
    contentHash: hash(text),
  })
})

test('only a plain date of a record is written', () => {
  const date = (value: string, folder: string) =>
    entryAt(generate({[`docs/${folder}/a.md`]: `---\ndate: ${value}\n---\n`}), `docs/${folder}/a.md`)?.date
  expect([
    date('2026-13-99', 'r'),
    date('2026-01-02', 'decisions'),
    date('2026-01-02', 'd'),
    date('2026-01-02T00:00:00Z', 'r'),
  ]).toEqual(['2026-13-99', '2026-01-02', undefined, undefined])
})

test('entries come in byte order of path, boot profile and profiles stay out', () => {
  const {entries} = generate({
    'docs/d/𐀀.md': '',
    'docs/d/\uE000.md': '',
    'docs/d/A.md': '',
    'docs/boot-profile.md': '',
    'docs/agents/x.md': '',
  })
  expect(entries.map((entry) => entry.path)).toEqual([
    'docs/d/A.md',
    'docs/d/keep.md',
    'docs/d/\uE000.md',
    'docs/d/𐀀.md',
    'docs/decisions/keep-d.md',
    'docs/r/keep-r.md',
  ])
})

describe('ids', () => {
  test('frontmatter, then the stored path, then a hash that one stored entry has, then the slug', () => {
    const index = generate(
      {
        'docs/d/own.md': '---\nid: mine\n---\n',
        'docs/d/same.md': 'same',
        'docs/d/moved.md': 'moved',
        'docs/d/twin.md': 'twin',
        'docs/d/New Name.md': 'new',
      },
      indexOf([
        {id: 'other', path: 'docs/d/own.md'},
        {id: 'kept', path: 'docs/d/same.md', contentHash: hash('moved')},
        {id: 'carried', path: 'docs/d/old.md', contentHash: hash('twin'), summary: 'old words'},
        {id: 'lost', path: 'docs/d/lost.md', contentHash: hash('new')},
        {id: 'lost-too', path: 'docs/d/lost2.md', contentHash: hash('new')},
        {id: 'no-hash', path: 'docs/d/none.md'},
      ]),
    )
    expect(ids(index)).toMatchObject({
      'docs/d/own.md': 'mine',
      'docs/d/same.md': 'kept',
      'docs/d/twin.md': 'carried',
      'docs/d/New Name.md': 'new-name',
    })
    expect(entryAt(index, 'docs/d/twin.md')?.summary).toBe('old words')
    // The hash of `moved` leads to an id whose document is still there.
    expect(ids(index)['docs/d/moved.md']).toBe('kept')
    expect(index.faults).toEqual([
      ['id-duplicate', 'docs/d/same.md', 'The index id `kept` is already used by `docs/d/moved.md`.'],
      [
        'id-vanished',
        'docs/d/lost.md',
        'The stored id `lost` of `docs/d/lost.md` is gone; references to it lead nowhere.',
      ],
      [
        'id-vanished',
        'docs/d/lost2.md',
        'The stored id `lost-too` of `docs/d/lost2.md` is gone; references to it lead nowhere.',
      ],
      [
        'id-vanished',
        'docs/d/none.md',
        'The stored id `no-hash` of `docs/d/none.md` is gone; references to it lead nowhere.',
      ],
    ])
  })

  test('an index that breaks its schema still hands its ids on', () => {
    const broken = stored({entries: [{id: 'kept', path: 'docs/d/a.md', odd: 1}, {path: 'docs/d/b.md'}, 'x', null]})
    const index = generate({'docs/d/a.md': '', 'docs/d/b.md': 'b'}, {
      path,
      json: broken.json,
      faults: [{rule: 'artifact-schema', path, message: ''}],
    } as StoredIndex)
    expect(ids(index)).toMatchObject({'docs/d/a.md': 'kept', 'docs/d/b.md': 'b'})
    expect(index.state).toBe('unreadable')
  })

  test('a used slug gets the folder in front, then a number', () => {
    const index = generate({
      'docs/d/x/a.md': '1',
      'docs/d/y/a.md': '2',
      'docs/d/z/y/a.md': '3',
      'docs/d/z/z/y/A.md': '4',
      'docs/d/w.md': '---\nid: a\n---\n',
    })
    expect(ids(index)).toMatchObject({
      'docs/d/w.md': 'a',
      'docs/d/x/a.md': 'x-a',
      'docs/d/y/a.md': 'y-a',
      'docs/d/z/y/a.md': 'y-a-2',
      'docs/d/z/z/y/A.md': 'y-a-3',
    })
    expect(index.faults).toEqual([])
  })

  test('a name without a letter of the alphabet gives no id', () => {
    const index = generate({'docs/d/決済.md': '1', 'docs/d/決定.md': '2', 'docs/d/b.md': '---\nid: B\n---\n'})
    expect(index.faults).toEqual([
      ['id-pattern', 'docs/d/b.md', 'The id `B` is not made of `a-z`, `0-9` and single `-`.'],
      ['id-pattern', 'docs/d/決定.md', 'The file name gives no id: an id is made of `a-z`, `0-9` and single `-`.'],
      ['id-pattern', 'docs/d/決済.md', 'The id `d-` is not made of `a-z`, `0-9` and single `-`.'],
    ])
  })

  test('two documents with one id', () => {
    const {faults} = generate({'docs/d/a.md': '---\nid: x\n---\n', 'docs/d/b.md': '---\nid: x\n---\n'})
    expect(faults).toEqual([['id-duplicate', 'docs/d/b.md', 'The index id `x` is already used by `docs/d/a.md`.']])
  })

  test.each([
    ['Overview', 'overview'],
    ['--A  b__C.d--', 'a-b-c-d'],
    ['Ünïcode', 'n-code'],
    ['2026-01-02 x', '2026-01-02-x'],
    ['決済', ''],
    ['---', ''],
  ])('the slug of %j is %j', (text, expected) => {
    expect(slug(text)).toBe(expected)
  })

  test('slugs agree with a second reading that counts from two each time', () => {
    const paths = fc.array(fc.constantFrom('a.md', 'x/a.md', 'y/x/a.md', 'x-a.md', 'x-a-2.md', 'z/x/A!.md', '決.md'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(paths, (given) => {
        const used = new Set<string>()
        const make = slugMaker(used)
        const found = given.map((one) => {
          const id = make(one)
          used.add(id)
          return id
        })
        const taken = new Set<string>()
        const expected = given.map((one) => {
          const [stem = '', parent = ''] = one.replace(/\.md$/, '').split('/').toReversed()
          let id = slug(stem)
          if (taken.has(id) && slug(parent) !== '') id = `${slug(parent)}-${id}`
          let candidate = id
          for (let n = 2; taken.has(candidate); n++) candidate = `${id}-${n}`
          taken.add(candidate)
          return candidate
        })
        expect(found).toEqual(expected)
      }),
    )
  })
})

test('mounts are copied in declared order, empty parts left out', () => {
  const owner = {name: 'Ada', contact: 'a@b.test'}
  const common = {source: 'https://git.test/x', pin: 'a'.repeat(40)}
  const {mounts} = generate({}, undefined, [
    {
      requiredWhen: ['r'],
      topics: ['t'],
      categories: ['domain'],
      role: 'x',
      owner,
      trackingRef: 'refs/heads/main',
      ...common,
      name: 'z',
    },
    {...common, name: 'a', owner: {name: 'Bo'}, categories: [], topics: [], requiredWhen: [], role: ''},
  ])
  expect(JSON.stringify(mounts)).toBe(
    JSON.stringify([
      {
        name: 'z',
        ...common,
        trackingRef: 'refs/heads/main',
        owner,
        role: 'x',
        categories: ['domain'],
        topics: ['t'],
        requiredWhen: ['r'],
      },
      {name: 'a', ...common, owner: {name: 'Bo'}},
    ]),
  )
})

describe('the stored index', () => {
  const wanted = generate({}).entries
  const state = (index: StoredIndex | undefined, files: Record<string, string> = {}, mounts: Mount[] = []) =>
    generate(files, index, mounts).state
  const mount: Mount = {name: 'a', source: 'https://git.test/a', pin: 'a'.repeat(40), owner: {name: 'Ada'}}

  test('missing, unreadable, current', () => {
    expect(state(undefined)).toBe('missing')
    expect(state({path, faults: [{rule: 'artifact-parse', path, message: ''}]})).toBe('unreadable')
    expect(state(indexOf([...wanted]))).toBe('current')
  })

  test('order, key order, dates of change, generator and time do not matter', () => {
    const shuffled = wanted
      .toReversed()
      .map((entry) => ({lastModified: '2020-01-01', ...Object.fromEntries(Object.entries(entry).toReversed())}))
    expect(
      state(indexOf(shuffled, {generator: {name: 'x'}, $schema: 'y', generatedAt: '2020-01-01T', mounts: []})),
    ).toBe('current')
  })

  test.each<[string, (entry: Record<string, unknown>) => unknown]>([
    ['a title', (entry) => ({...entry, title: 'x'})],
    ['a category', (entry) => ({...entry, category: 'system'})],
    ['no kind', ({kind: _, ...entry}) => entry],
    ['a hash', (entry) => ({...entry, contentHash: 'x'})],
    ['a surplus key', (entry) => ({...entry, tags: ['x']})],
    ['a path', (entry) => ({...entry, path: 'docs/d/gone.md'})],
  ])('stale by %s', (_, change) => {
    expect(state(indexOf(wanted.map((entry, at) => (at === 0 ? change({...entry}) : entry))))).toBe('stale')
  })

  test('a changed id or summary is carried over and is no drift', () => {
    expect(
      state(indexOf(wanted.map((entry, at) => (at === 0 ? {...entry, id: 'other', summary: 'words'} : entry)))),
    ).toBe('current')
  })

  test('stale by a missing or surplus entry, the root path or the mounts', () => {
    expect(state(indexOf(wanted.slice(1)))).toBe('stale')
    expect(state(indexOf([...wanted, ...wanted.slice(0, 1)]))).toBe('stale')
    expect(state(indexOf([...wanted], {rootPath: 'docs'}))).toBe('stale')
    expect(state(indexOf([...wanted]), {}, [mount])).toBe('stale')
    expect(state(indexOf([...wanted], {mounts: [{...mount}]}), {}, [mount])).toBe('current')
    const two = [mount, {...mount, name: 'b'}]
    expect(state(indexOf([...wanted], {mounts: two.toReversed()}), {}, two)).toBe('stale')
  })

  test('stale while the layer has an error, though nothing differs', () => {
    const kindless = {'docs/d/keep.md': '---\nkind: x\n---\n'}
    const entries = generate(kindless).entries
    expect(state(indexOf([...entries]), kindless)).toBe('stale')
  })

  test('warnings do not make it stale', () => {
    const extra = {id: 'gone', path: 'docs/d/gone.md', title: 'x', category: 'domain'}
    const index = generate({}, indexOf([...wanted, extra]))
    expect([index.state, index.faults.map(([rule]) => rule)]).toEqual(['stale', ['id-vanished']])
  })
})
