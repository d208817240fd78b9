import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {globalFlags, readArguments, tokenize} from '../../cli/arguments.ts'
import {route} from '../../cli/route.ts'
import {examine} from '../../examine.ts'
import type {CategoryId} from '../../model.ts'
import {routeFacts} from '../../route/route-facts.ts'
import {type RouteFacts, routeTask, type TaskRoute} from '../../route/task-route.ts'
import type {TaskScope} from '../../route/task-scope.ts'
import {referenceVectors} from '../reference-data.ts'
import {smallLayer} from '../small-layer.ts'

const asOf = '2026-06-01'

const facts: RouteFacts = {
  documents: [
    {path: 'docs/system/rules.md', category: 'system', kind: 'intent', date: null, reviewAfter: '2026-05-31'},
    {path: 'docs/domain/words.md', category: 'domain', kind: 'intent', date: null, reviewAfter: '2026-06-01'},
    {path: 'docs/domain/2026-tour.md', category: 'domain', kind: 'record', date: '2026-01-02', reviewAfter: null},
    {path: 'docs/decisions/0001.md', category: 'decisions', kind: 'record', date: '2026-01-02', reviewAfter: null},
  ],
  decisions: [
    decision('everywhere', {}),
    decision('payments', {affectedPaths: ['src/payments/']}),
    decision('both', {affectedPaths: ['src/payments'], affectedCategories: ['system']}),
    decision('systemic', {affectedCategories: ['system']}),
    decision('leaving', {affectedPaths: ['docs/system/'], status: 'deprecated'}),
    decision('gone', {affectedCategories: ['system'], status: 'superseded'}),
    decision('idea', {status: 'proposed'}),
    decision('no', {status: 'rejected'}),
    decision('on-decisions', {affectedCategories: ['decisions']}),
  ],
  mounts: [
    {name: 'zoo', pin: 'a'.repeat(40), categories: [], topics: ['product, surface']},
    {name: 'Yard', pin: 'b'.repeat(40), categories: ['domain'], topics: ['billing']},
  ],
}

function decision(id: string, more: Partial<RouteFacts['decisions'][number]>): RouteFacts['decisions'][number] {
  return {
    id,
    path: `docs/decisions/${id}.md`,
    status: 'accepted',
    affectedPaths: [],
    affectedCategories: [],
    ...more,
  }
}

function routed(scope: Omit<TaskScope, 'asOf'>) {
  const {documents, records, decisions, mounts, ...rest} = routeTask(facts, {asOf, ...scope})
  return {
    ...rest,
    documents: documents.map(({path}) => path),
    records: records.map(({path, required}) => `${path} ${required}`),
    decisions: Object.fromEntries(decisions.map(({id, matchedBy}) => [id, matchedBy])),
    mounts: mounts.map(({name}) => name),
  }
}

describe('paths', () => {
  test('select decisions by overlap in both directions, path before category', () => {
    expect(routed({paths: ['src/payments/bill.ts'], categories: ['system']}).decisions).toEqual({
      everywhere: 'unscoped',
      payments: 'path',
      both: 'path',
      systemic: 'category',
    })
    expect(routed({paths: ['src']}).decisions).toEqual({everywhere: 'unscoped', payments: 'path', both: 'path'})
  })

  test('select no sibling whose name only begins alike', () => {
    expect(routed({paths: ['src/payments-old/a.ts']}).decisions).toEqual({everywhere: 'unscoped'})
  })

  test('signal a category only when they name a governed document exactly', () => {
    expect(routed({paths: ['docs/system']})).toMatchObject({
      documents: ['docs/system/rules.md'],
      categorySignals: [],
      categories: [],
      decisions: {everywhere: 'unscoped', leaving: 'path'},
    })
    expect(routed({paths: ['docs/system/rules.md']})).toMatchObject({
      documents: ['docs/system/rules.md'],
      categorySignals: ['system'],
      categories: [],
      decisions: {everywhere: 'unscoped', both: 'category', systemic: 'category', leaving: 'path'},
    })
  })

  test('of a decision’s own file signal its category and route it no further', () => {
    expect(routed({paths: ['docs/decisions/0001.md']})).toMatchObject({
      documents: [],
      records: [],
      categorySignals: ['decisions'],
      decisions: {everywhere: 'unscoped', 'on-decisions': 'category'},
    })
  })

  test.each([
    ['./docs//system/./rules.md', 'docs/system/rules.md'],
    ['docs/x/../system/rules.md', 'docs/system/rules.md'],
    ['docs/..', '.'],
    ['', '.'],
  ])('%j are read as %j', (written, meant) => {
    expect(routed({paths: [written]})).toEqual(written === '' ? routed({}) : routed({paths: [meant]}))
  })

  test('at the root overlap everything, and require every record', () => {
    const all = routed({paths: ['.']})
    expect(all.documents).toEqual(['docs/domain/words.md', 'docs/system/rules.md'])
    expect(all.records).toEqual(['docs/domain/2026-tour.md true'])
    expect(all.categorySignals).toEqual([])
    expect(all.pathScoped).toBe(true)
  })

  test.each([['/etc/passwd'], ['../x'], ['a/../../b'], ['C:\\x'], ['c:/x'], ['\\\\host\\x']])(
    '%j are refused',
    (path) => {
      expect(() => routed({paths: [path]})).toThrow(`\`${path}\``)
    },
  )
})

describe('categories', () => {
  test('bring their documents, and their records as candidates', () => {
    expect(routed({categories: ['domain', 'nonsense']})).toMatchObject({
      pathScoped: false,
      categories: ['domain'],
      categorySignals: ['domain'],
      documents: ['docs/domain/words.md'],
      records: ['docs/domain/2026-tour.md false'],
      mounts: ['Yard'],
    })
  })

  test('are answered in canonical order, decisions bring no documents', () => {
    expect(routed({categories: ['decisions', 'domain', 'system']})).toMatchObject({
      categories: ['domain', 'system', 'decisions'],
      documents: ['docs/domain/words.md', 'docs/system/rules.md'],
    })
  })
})

describe('topics', () => {
  test.each([
    [['billing'], ['Yard']],
    [
      ['product, surface', 'billing', 'billing'],
      ['Yard', 'zoo'],
    ],
    [['product'], []],
    [['Billing'], []],
    [[' billing'], []],
  ])('%j select %j', (topics, mounts) => {
    expect(routed({topics})).toMatchObject({mounts, categorySignals: [], documents: [], records: []})
  })

  test.each([
    ['', 'empty'],
    ['\ud800', 'half a character'],
    ['a\udc00b', 'half a character'],
  ])('%j are refused', (topic, why) => {
    expect(() => routed({topics: [topic]})).toThrow(why)
  })

  test('of a mount are judged although nobody asks for one', () => {
    for (const topic of ['', '\ud800', 7]) {
      const mount = {name: 'odd', pin: 'c', categories: [], topics: ['fine', topic]}
      expect(() => routeTask({...facts, mounts: [mount]}, {asOf})).toThrow('mount `odd`')
    }
  })
})

test('a review date is passed on the day after it', () => {
  const {documents} = routeTask(facts, {asOf, paths: ['docs']})
  expect(documents.map(({path, expired}) => [path, expired])).toEqual([
    ['docs/domain/words.md', false],
    ['docs/system/rules.md', true],
  ])
})

test('lists are in byte order, not in UTF-16 order', () => {
  const paths = ['docs/\u{10000}.md', 'docs/\ufffd.md', 'docs/Z.md', 'docs/a.md']
  const documents = paths.map((path) => ({
    path,
    category: 'domain' as const,
    kind: 'intent' as const,
    date: null,
    reviewAfter: null,
  }))
  const mounts = paths.map((name) => ({name, pin: 'a', categories: ['domain' as const], topics: []}))
  const answer = routeTask({documents, decisions: [], mounts}, {asOf, categories: ['domain']})
  const sorted = ['docs/Z.md', 'docs/a.md', 'docs/\ufffd.md', 'docs/\u{10000}.md']
  expect(answer.documents.map(({path}) => path)).toEqual(sorted)
  expect(answer.mounts.map(({name}) => name)).toEqual(sorted)
})

interface Vector {
  readonly in: Omit<TaskScope, 'asOf'>
  readonly out?: Partial<TaskRoute> & {
    readonly decisions?: Readonly<Record<string, string>>
    readonly decisionsInclude?: Readonly<Record<string, string>>
  }
  readonly sameAs?: Omit<TaskScope, 'asOf'>
  readonly error?: string
}
interface TopicVector extends Partial<Omit<TaskRoute, 'mounts' | 'documents'>> {
  readonly topics: readonly string[]
  readonly in?: Omit<TaskScope, 'asOf'>
  readonly cli?: readonly string[]
  readonly mounts?: readonly string[]
  readonly documents?: readonly string[]
  readonly error?: string
}
interface Vectors {
  readonly layer: {
    readonly documents: readonly {readonly path: string; readonly category: CategoryId; readonly kind: 'intent'}[]
    readonly decisions: readonly (Partial<RouteFacts['decisions'][number]> & {readonly id: string})[]
  }
  readonly cases: readonly Vector[]
  readonly topicCases: {readonly cases: readonly TopicVector[]}
  readonly jsonKeyOrder: readonly string[]
}
const vectors = referenceVectors<Vectors>('route')

/** The layer that a file of vectors asks about. */
function factsOf({layer}: Vectors): RouteFacts {
  return {
    documents: layer.documents.map((document) => ({...document, date: null, reviewAfter: null})),
    decisions: layer.decisions.map((one) => decision(one.id, one)),
    mounts: [],
  }
}

const scopeVectors = vectors.flatMap((file) => file.cases.map((vector) => ({...vector, layer: factsOf(file)})))
test.each(scopeVectors)('vector of scope $in', ({layer, in: scope, out, sameAs, error}) => {
  const run = () => routeTask(layer, {asOf, ...scope})
  if (error !== undefined) return expect(run).toThrow()
  if (sameAs) return expect(run()).toEqual(routeTask(layer, {asOf, ...sameAs}))
  const {decisions, documents, ...rest} = run()
  const {decisions: expected, decisionsInclude, documents: paths, ...others} = out ?? {}
  const matched = Object.fromEntries(decisions.map(({id, matchedBy}) => [id, matchedBy]))
  expect(rest).toMatchObject(others)
  if (expected) expect(matched).toEqual(expected)
  if (decisionsInclude) expect(matched).toMatchObject(decisionsInclude)
  if (paths) expect(documents.map(({path}) => path)).toEqual(paths)
})

const topicVectors = vectors.flatMap(({topicCases}) => topicCases.cases)
test.each(topicVectors)('vector of topics $topics and scope $in $cli', (vector) => {
  const surrogate = (text: unknown) => (text === '<lone surrogate U+D800>' ? '\ud800' : text)
  const {in: scope = {}, cli, topics, mounts, error, pathScoped, categories, categorySignals} = vector
  const mount = {
    name: 'acme-product-context',
    pin: 'a'.repeat(40),
    categories: ['domain', 'decisions'] as const,
    topics: topics.map(surrogate),
  }
  const written = cli
    ? readArguments(tokenize(cli, [...route.flags, ...globalFlags]), route).flags.values('topics')
    : (scope.topics ?? [])
  const asked = {asOf, ...scope, topics: written.map((one) => surrogate(one) as string)}
  const run = () => routeTask({documents: [], decisions: [], mounts: [mount]}, asked)
  if (error !== undefined) return expect(run).toThrow()
  const answer = run()
  expect(answer.mounts.map(({name}) => name)).toEqual(mounts)
  for (const one of answer.mounts) expect(Object.keys(one)).toEqual(['name', 'pin'])
  const {pathScoped: p, categories: c, categorySignals: s} = answer
  expect({pathScoped: p, categories: c, categorySignals: s}).toMatchObject(
    JSON.parse(JSON.stringify({pathScoped, categories, categorySignals})),
  )
})

test.each(vectors)('vector of the order of keys', ({jsonKeyOrder}) => {
  expect(['command', 'ok', ...Object.keys(routeTask(facts, {asOf}))]).toEqual(jsonKeyOrder)
})

test('the facts of a layer hold what its frontmatter says', () => {
  const files = smallLayer(
    {
      'docs/system/old.md': '---\nkind: record\ndate: 2026-02-03T10:20:30Z\n---\n\n# Old\n',
      'docs/system/odd.md': '---\nkind: record\ndate: last week\n---\n\n# Odd\n',
      'docs/system/part-1.md': '---\nfreshness:\n  reviewAfter: 2026-09-01\n---\n\n# One\n',
      'docs/decisions/0002-broken.md': '---\nid: broken\n---\n\n# Broken\n',
      'docs/decisions/0003-scoped.md':
        '---\nid: scoped\ntitle: Scoped\nstatus: accepted\ndate: 2026-01-02\naffectedPaths: [src/]\n---\n\n# Scoped\n',
      // What breaks the schema still binds as far as it can be read.
      'docs/decisions/0004-faulty.md':
        '---\nstatus: accepted\naffectedPaths: src/\naffectedCategories: [odd, 7]\n---\n',
    },
    {},
  )
  const {resolved} = examine(memorySource(files), {now: 0})
  const {documents, decisions} = resolved ? routeFacts(resolved) : {documents: [], decisions: []}
  expect(documents.filter(({category}) => category === 'system')).toEqual([
    {path: 'docs/system/odd.md', category: 'system', kind: 'record', date: null, reviewAfter: null},
    {path: 'docs/system/old.md', category: 'system', kind: 'record', date: '2026-02-03T10:20:30Z', reviewAfter: null},
    {path: 'docs/system/part-1.md', category: 'system', kind: 'intent', date: null, reviewAfter: '2026-09-01'},
  ])
  expect(decisions.map(({id, affectedPaths, affectedCategories}) => [id, affectedPaths, affectedCategories])).toEqual([
    ['start', [], []],
    ['scoped', ['src/'], []],
    ['', [], ['odd']],
  ])
})
