import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {assign} from '../../3-resolve/assignment.ts'
import {decisionNumber, resolveDecisions} from '../../3-resolve/decisions.ts'
import {layerOf} from '../layer-of.ts'
import {manifestOf} from '../manifest-of.ts'
import {referenceVectors} from '../reference-data.ts'

type Fields = Record<string, unknown>

function resolve(files: Parameters<typeof layerOf>[0], parts: Parameters<typeof manifestOf>[0] = {}) {
  const manifest = manifestOf(parts)
  const layer = layerOf(files, manifest)
  const {decisions, faults} = resolveDecisions(layer, manifest, assign(layer.selectors, manifest).all)
  return {
    paths: decisions.map(({typed}) => typed.document.path),
    edges: decisions.map(({supersedes, supersededBy}) => [supersedes, supersededBy]),
    faults: faults.map(({rule, path, message}) => [rule, path, message] as const),
  }
}

function records(byId: Record<string, Fields>) {
  return Object.fromEntries(
    Object.entries(byId).map(([name, fields]) => [
      `docs/decisions/${name}.md`,
      `---\n${JSON.stringify({id: name, ...fields})}\n---\n`,
    ]),
  )
}

interface Vectors {
  supersession?: {records: Record<string, Fields>; findings: string[]}[]
  numberKey?: [string, string | null][]
  numberDuplicateOrder?: {paths: string[]; finding: string}
}
const vectors = referenceVectors<Vectors>('decisions')
test.each(vectors.flatMap(({supersession = []}) => supersession))(
  'vector: supersession of $records',
  ({records: byId, findings}) => {
    const {faults} = resolve(records(byId))
    expect(faults.map(([rule, path]) => [rule, path])).toEqual(findings.map((path) => ['decision-supersession', path]))
  },
)
test.each(vectors.flatMap(({numberKey = []}) => numberKey))('vector: number of %j', (path, number) => {
  expect(decisionNumber(path)).toBe(number ?? undefined)
})
test.each(vectors.flatMap(({numberDuplicateOrder = []}) => numberDuplicateOrder))(
  'vector: the later path in byte order',
  ({paths, finding}) => {
    const {faults} = resolve(Object.fromEntries(paths.map((path) => [path, ''])))
    expect(faults.map(([rule, path]) => [rule, path])).toEqual([['decision-number-duplicate', finding]])
  },
)

describe('the corpus', () => {
  test('the walk of the records path and the category, without READMEs, in byte order', () => {
    const {paths} = resolve(
      {
        'context/decisions.md':
          '```leji-index\n- path: other/\n- path: docs/agents/x.md\n- path: docs/boot-profile.md\n- path: docs/b/README.md\n```\n',
        'docs/decisions/README.md': '',
        'docs/decisions/2-b.md': '',
        'docs/decisions/deep/1-a.md': '',
        'docs/decisions/.draft/x.md': '',
        'docs/decisions/.x.md': '',
        'docs/decisions/node_modules/x.md': '',
        'docs/decisions/link.md': {link: '../../loose.md'},
        'docs/decisions-not/x.md': '',
        'docs/agents/x.md': '',
        'docs/boot-profile.md': '',
        'docs/b/README.md': '',
        'other/c.md': '',
        'loose.md': '',
      },
      {categories: {decisions: {indexes: ['context/decisions.md']}}},
    )
    expect(paths).toEqual([
      'docs/agents/x.md',
      'docs/boot-profile.md',
      'docs/decisions/2-b.md',
      'docs/decisions/deep/1-a.md',
      'other/c.md',
    ])
  })

  test('a document that a closer selector gives to another category is no decision, unless the walk meets it', () => {
    const files = {
      'context/decisions.md': '```leji-index\n- path: notes/\n```\n',
      'context/domain.md': '```leji-index\n- path: notes/a.md\n- path: docs/decisions/1-x.md\n```\n',
      'notes/a.md': '',
      'notes/b.md': '',
      'docs/decisions/1-x.md': '',
    }
    const categories = {domain: {indexes: ['context/domain.md']}, decisions: {indexes: ['context/decisions.md']}}
    expect(resolve(files, {categories}).paths).toEqual(['docs/decisions/1-x.md', 'notes/b.md'])
  })

  test.each([['.'], ['docs//'], ['docs/decisions/1-x.md']])('a records path %s', (decisionRecordsPath) => {
    expect(resolve({'docs/decisions/1-x.md': ''}, {machine: {decisionRecordsPath}}).paths).toEqual([
      'docs/decisions/1-x.md',
    ])
  })
})

test('a second record with an id is a fault at the later path', () => {
  const {faults} = resolve({
    'docs/decisions/b.md': '---\nid: x\n---\n',
    'docs/decisions/a.md': '---\nid: x\n---\n',
    'docs/decisions/c.md': '---\nid: ""\n---\n',
    'docs/decisions/d.md': '---\nid: ""\n---\n',
  })
  expect(faults).toEqual([
    ['id-duplicate', 'docs/decisions/b.md', 'The decision record id `x` is already used by `docs/decisions/a.md`.'],
  ])
})

describe('numbers', () => {
  test.each<[string, string | undefined]>([
    ['d/0017-a.md', '17'],
    ['d/17-a.md', '17'],
    ['d/000-a.md', '0'],
    ['d/100-a.md', '100'],
    ['d/99999999999999999999-a.md', '99999999999999999999'],
    ['d/17-.md', undefined],
    ['d/17.md', undefined],
    ['d/a-17.md', undefined],
    ['d/17-a\nb.md', undefined],
    ['d/17-a\u2028b.md', '17'],
    ['d/17-a.txt', undefined],
    ['17-x/a.md', undefined],
  ])('%j', (path, number) => {
    expect(decisionNumber(path)).toBe(number)
  })

  test('each later record with a used number points at the first', () => {
    const {faults} = resolve({
      'docs/decisions/0001-a.md': '',
      'docs/decisions/01-c.md': '',
      'docs/decisions/1-b.md': '',
      'docs/decisions/2-a.md': '',
    })
    expect(faults).toEqual([
      [
        'decision-number-duplicate',
        'docs/decisions/01-c.md',
        'decision number "1" already used by docs/decisions/0001-a.md',
      ],
      [
        'decision-number-duplicate',
        'docs/decisions/1-b.md',
        'decision number "1" already used by docs/decisions/0001-a.md',
      ],
    ])
  })
})

describe('supersession', () => {
  const supersession = (byId: Record<string, Fields>) =>
    resolve(records(byId)).faults.map(([, path, message]) => [path.replace(/^.*\/|\.md$/g, ''), message])

  test('a pair in order', () => {
    const {faults, edges} = resolve(
      records({a: {status: 'superseded', supersededBy: 'b'}, b: {status: 'accepted', supersedes: 'a'}}),
    )
    expect(faults).toEqual([])
    expect(edges).toEqual([
      [undefined, {id: 'b', path: 'docs/decisions/b.md'}],
      [{id: 'a', path: 'docs/decisions/a.md'}, undefined],
    ])
  })

  test('an id that names nothing', () => {
    expect(resolve(records({a: {supersedes: 'x', status: 'accepted'}})).edges).toEqual([[{id: 'x'}, undefined]])
    expect(
      supersession({a: {supersedes: 'x', status: 'accepted'}, b: {status: 'superseded', supersededBy: 'y'}}),
    ).toEqual([
      ['a', 'No decision record has the id `x` that `supersedes` names.'],
      ['b', 'No decision record has the id `y` that `supersededBy` names.'],
    ])
  })

  test('an older decision that does not know', () => {
    expect(supersession({a: {}, b: {supersedes: 'a', status: 'accepted'}})).toEqual([
      ['a', 'This decision is superseded by `b`, but its status is not set.'],
      ['a', 'This decision is superseded by `b`, but does not say so in `supersededBy`.'],
    ])
  })

  test('a newer decision that does not know', () => {
    expect(supersession({a: {status: 'superseded', supersededBy: 'b'}, b: {status: 'accepted'}})).toEqual([
      ['a', 'This decision is superseded by `b`, but that record does not say `supersedes: a`.'],
    ])
  })

  test('supersededBy on a live decision', () => {
    expect(
      supersession({a: {status: 'accepted', supersededBy: 'b'}, b: {status: 'accepted', supersedes: 'a'}}),
    ).toEqual([
      ['a', 'This decision has `supersededBy`, but its status is `accepted`.'],
      ['a', 'This decision is superseded by `b`, but its status is `accepted`.'],
    ])
  })

  test('a circle, and a tail that leads into it', () => {
    const both = {status: 'superseded'}
    const found = supersession({
      a: {...both, supersedes: 'b', supersededBy: 'c'},
      b: {...both, supersedes: 'c', supersededBy: 'a'},
      c: {...both, supersedes: 'a', supersededBy: 'b'},
      d: {status: 'accepted', supersedes: 'a'},
    })
    expect(found.filter(([, message]) => message?.endsWith('in a circle.')).map(([id]) => id)).toEqual(['a', 'b', 'c'])
    expect(found.filter(([, message]) => !message?.endsWith('in a circle.'))).toEqual([
      ['a', 'This decision is superseded by `d`, but does not say so in `supersededBy`.'],
    ])
  })

  test('itself', () => {
    expect(supersession({a: {status: 'superseded', supersedes: 'a', supersededBy: 'a'}})).toEqual([
      ['a', 'The decision `a` supersedes itself in a circle.'],
    ])
  })

  test('fields that are no strings count as absent', () => {
    expect(supersession({a: {supersedes: 1, supersededBy: ['b'], status: 2}})).toEqual([])
  })

  test('the circles agree with a second reading', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const edges = fc.tuple(...ids.map(() => fc.option(fc.constantFrom(...ids, 'x'), {nil: undefined})))
    fc.assert(
      fc.property(edges, (targets) => {
        const next = new Map(ids.map((id, index) => [id, targets[index]]))
        const onCycle = ids.filter((id) => {
          let at = next.get(id)
          for (let steps = 0; steps < ids.length && at !== undefined && at !== id; steps++) at = next.get(at)
          return at === id
        })
        const found = supersession(Object.fromEntries(ids.map((id) => [id, {supersedes: next.get(id)}])))
        expect(found.filter(([, message]) => message?.endsWith('in a circle.')).map(([id]) => id)).toEqual(onCycle)
      }),
    )
  })
})
