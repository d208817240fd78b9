import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {parseDocument} from '../../2-parse/document.ts'
import {assign, govern} from '../../3-resolve/assignment.ts'
import type {CategoryId, Kind, Path, Selector} from '../../model.ts'
import {manifestOf} from '../manifest-of.ts'
import {sourceFile} from '../source-file.ts'

const manifest = manifestOf({})

function selector(
  category: CategoryId,
  kind: Kind,
  path: string,
  covers: Path[],
  indexFile = 'context/x.md',
): Selector {
  const form = path === covers[0] ? 'file' : 'directory'
  return {category, kind, form, path, indexFile, covers, skippedReadmes: []}
}

function assigned(...selectors: Selector[]) {
  const {all, faults} = assign(selectors, manifest)
  return {
    all: all.map(({path, selector, lost}) => [
      path,
      `${selector.category}/${selector.kind}`,
      selector.path,
      lost.map((one) => one.path),
    ]),
    faults: faults.map(({rule, path, related}) => [rule, path, related?.map(({message}) => message)]),
  }
}

describe('specificity', () => {
  test('a file outranks any directory, a deeper directory an outer one', () => {
    const file = 'a/b/c/d.md'
    expect(
      assigned(
        selector('practice', 'intent', 'a/b/c', ['a/b/c/d.md', 'a/b/c/e.md']),
        selector('domain', 'intent', 'a/', [file, 'a/b/c/e.md', 'a/z.md']),
        selector('system', 'record', file, [file]),
      ),
    ).toEqual({
      all: [
        ['a/b/c/d.md', 'system/record', 'a/b/c/d.md', ['a/b/c', 'a/']],
        ['a/b/c/e.md', 'practice/intent', 'a/b/c', ['a/']],
        ['a/z.md', 'domain/intent', 'a/', []],
      ],
      faults: [],
    })
  })

  test('trailing slashes do not add depth, a leading ./ does', () => {
    expect(
      assigned(selector('domain', 'intent', 'a/b//', ['a/b/c.md']), selector('system', 'intent', 'a/b', ['a/b/c.md']))
        .faults,
    ).toEqual([['category-conflict', 'a/b/c.md', ['selects it as domain/intent', 'selects it as system/intent']]])
    expect(
      assigned(selector('domain', 'intent', 'a/', ['a/c.md']), selector('system', 'intent', './a', ['a/c.md'])).all,
    ).toEqual([['a/c.md', 'system/intent', './a', ['a/']]])
  })

  test('equal rank and equal answer assign once; equal rank and another kind is a conflict', () => {
    const twice = [
      selector('domain', 'intent', 'a/b.md', ['a/b.md']),
      selector('domain', 'intent', './a/b.md', ['a/b.md']),
    ]
    const both = twice.map((one) => ({...one, form: 'file' as const}))
    expect(assigned(...both)).toEqual({all: [['a/b.md', 'domain/intent', 'a/b.md', []]], faults: []})
    const [first, second] = both
    expect(first && second && assigned(first, {...second, kind: 'record'})).toEqual({
      all: [],
      faults: [['category-conflict', 'a/b.md', ['selects it as domain/intent', 'selects it as domain/record']]],
    })
  })

  test('a rank below does not bring peace', () => {
    const found = assigned(
      selector('domain', 'intent', 'a/b', ['a/b/c.md']),
      selector('system', 'intent', 'a/b/', ['a/b/c.md']),
      selector('practice', 'intent', 'a', ['a/b/c.md']),
    )
    expect(found.all).toEqual([])
    expect(found.faults).toHaveLength(1)
  })

  test('boot profile and agent profiles keep their assignment for the corpus, but never conflict', () => {
    const found = assigned(
      selector('domain', 'intent', 'docs/', ['docs/agents/core.md', 'docs/boot-profile.md', 'docs/a.md']),
      selector('system', 'intent', 'docs', ['docs/agents/core.md']),
      selector('decisions', 'intent', 'docs/boot-profile.md', ['docs/boot-profile.md']),
    )
    expect(found.all.map(([path, kind]) => [path, kind])).toEqual([
      ['docs/a.md', 'domain/intent'],
      ['docs/boot-profile.md', 'decisions/intent'],
    ])
    expect(found.faults).toEqual([])
  })

  test('of declared paths of the older form the longest as written wins, then the first category', () => {
    const declared = (category: CategoryId, path: string, covers: Path[]) =>
      selector(category, 'intent', path, covers, 'leji.json')
    expect(
      assigned(
        declared('domain', 'docs/long-name', ['docs/long-name/a.md']),
        declared('system', 'docs/long-name/', ['docs/long-name/a.md']),
      ).all,
    ).toEqual([['docs/long-name/a.md', 'system/intent', 'docs/long-name/', ['docs/long-name']]])
    expect(
      assigned(declared('domain', 'docs/', ['docs/a.md']), declared('system', 'docs/', ['docs/a.md'])).all,
    ).toEqual([['docs/a.md', 'domain/intent', 'docs/', ['docs/']]])
    // Characters count, not UTF-16 units.
    expect(
      assigned(declared('domain', 'd/abcde', ['d/x']), declared('system', 'd/𐀀𐀀𐀀', ['d/x'])).all.map((row) => row[1]),
    ).toEqual(['domain/intent'])
  })

  test('documents come in UTF-8 byte order', () => {
    expect(
      assigned(selector('domain', 'intent', 'd', ['d/𐀀.md', 'd/\uE000.md', 'd/Z.md', 'd/a.md'])).all.map(
        ([path]) => path,
      ),
    ).toEqual(['d/Z.md', 'd/a.md', 'd/\uE000.md', 'd/𐀀.md'])
  })

  test('agrees with a second reading', () => {
    const paths = ['a/b/c.md', 'a/b/d.md', 'a/e.md']
    const one = fc
      .record({
        category: fc.constantFrom<CategoryId>('domain', 'system', 'decisions'),
        kind: fc.constantFrom<Kind>('intent', 'record'),
        path: fc.constantFrom('a', 'a/', 'a/b', 'a/b/', ...paths),
      })
      .map(({category, kind, path}) =>
        selector(
          category,
          kind,
          path,
          paths.filter((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`)),
        ),
      )
    fc.assert(
      fc.property(fc.array(one, {maxLength: 6}), (selectors) => {
        const expected: (string | undefined)[] = paths.map((file) => {
          const ranks = ['a', 'a/b', file]
          const best = ranks.findLast((rank) =>
            selectors.some(({path, covers}) => path.replace(/\/$/, '') === rank && covers.includes(file)),
          )
          const answers = new Set(
            selectors
              .filter(({path}) => path.replace(/\/$/, '') === best)
              .map(({category, kind}) => `${category}/${kind}`),
          )
          return best === undefined ? 'none' : answers.size === 1 ? [...answers][0] : 'conflict'
        })
        const {all, faults} = assigned(...selectors)
        const found = paths.map((file) => {
          if (faults.some(([, path]) => path === file)) return 'conflict'
          return all.find(([path]) => path === file)?.[1] ?? 'none'
        })
        expect(found).toEqual(expected)
      }),
      {numRuns: 1000},
    )
  })
})

describe('kind', () => {
  function governed(category: CategoryId, kind: Kind, frontmatter: string) {
    const document = parseDocument(sourceFile(`---\n${frontmatter}\n---\n# A\n`, 'docs/a.md'))
    const {all} = assign([selector(category, kind, 'docs/a.md', ['docs/a.md'])], manifest)
    const {documents, faults} = govern(all, manifest, new Map([['docs/a.md', document]]))
    return {
      found: documents.map((one) => [one.category, one.kind, one.date]),
      faults: faults.map(({rule, path, place}) => [
        rule,
        path,
        place && document.file.text.slice(place.start, place.end),
      ]),
    }
  }

  test.each<[CategoryId, Kind, string, Kind, string | null, [string, string] | undefined]>([
    ['domain', 'intent', 'x: 1', 'intent', null, undefined],
    ['domain', 'record', 'date: 2026-01-02', 'record', '2026-01-02', undefined],
    ['domain', 'intent', 'date: 2026-01-02', 'intent', null, undefined],
    ['domain', 'intent', 'kind: record', 'record', null, undefined],
    ['domain', 'record', 'kind: intent', 'intent', null, undefined],
    ['domain', 'record', 'kind: Intent', 'record', null, ['kind-invalid', 'Intent']],
    ['domain', 'intent', 'kind: null', 'intent', null, ['kind-invalid', 'null']],
    ['domain', 'intent', 'kind: [record]', 'intent', null, ['kind-invalid', '[record]']],
    ['decisions', 'intent', 'kind: nonsense', 'record', null, undefined],
    ['decisions', 'intent', 'kind: intent', 'record', null, undefined],
    ['domain', 'record', 'date: 20260102', 'record', null, undefined],
    [
      'domain',
      'record',
      'freshness:\n  reviewAfter: 2026-01-02',
      'record',
      null,
      ['freshness-on-record', '2026-01-02'],
    ],
    ['domain', 'record', 'freshness: {reviewAfter: [x]}', 'record', null, ['freshness-on-record', '[x]']],
    ['domain', 'record', 'freshness: soon', 'record', null, undefined],
    ['domain', 'record', 'freshness: {other: 1}', 'record', null, undefined],
    ['domain', 'intent', 'freshness: {reviewAfter: 2026-01-02}', 'intent', null, undefined],
    [
      'decisions',
      'intent',
      'freshness: {reviewAfter: 2026-01-02}',
      'record',
      null,
      ['freshness-on-record', '2026-01-02'],
    ],
  ])('%s, %s block, `%s`', (category, block, frontmatter, kind, date, fault) => {
    expect(governed(category, block, frontmatter)).toEqual({
      found: [[category, kind, date]],
      faults: fault ? [[fault[0], 'docs/a.md', fault[1]]] : [],
    })
  })
})
