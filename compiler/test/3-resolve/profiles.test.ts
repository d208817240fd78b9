import fc from 'fast-check'
import {expect, test} from 'vitest'
import {parseDocument} from '../../2-parse/document.ts'
import {resolveProfiles} from '../../3-resolve/profiles.ts'
import type {Layer} from '../../model.ts'
import {referenceVectors} from '../reference-data.ts'
import {sourceFile} from '../source-file.ts'

interface Given {
  path: string
  /** Undefined: a file without frontmatter. */
  frontmatter?: Record<string, unknown>
  body?: string
  findings?: {rule: string}[]
}

type Profile = Layer['profiles'][number]

function profile({path, frontmatter, body = '', findings = []}: Given): Profile {
  const text = frontmatter ? `---\n${JSON.stringify(frontmatter)}\n---\n${body}` : body
  const document = parseDocument(sourceFile(text, path))
  return {
    document,
    ...(frontmatter && {raw: frontmatter}),
    faults: findings.map(({rule}) => ({rule, path, message: 'as given'})),
    inDirectory: path.startsWith('docs/agents/'),
  }
}

function resolved(...given: Given[]) {
  const {profiles, faults} = resolveProfiles(given.map(profile))
  return {
    byPath: Object.fromEntries(profiles.map((one) => [one.path, one])),
    faults: faults.map(({rule, path}) => [rule, path]),
  }
}

interface VectorCase {
  name: string
  set?: Given[]
  resolve: string
  expect: {
    frontmatter?: null
    frontmatterSubset?: Record<string, unknown>
    body?: string | null
    sourceIds?: string[]
    findings?: {rule: string; path?: string}[]
  }
}
const cases = referenceVectors<{cases: VectorCase[]}>('inherits').flatMap((file) => file.cases)
test.each(cases.flatMap(({set, ...rest}) => (set ? {set, ...rest} : [])))('vector: $name', (vector) => {
  const {profiles} = resolveProfiles(vector.set.map(profile))
  const found = profiles.find(({id}) => id === vector.resolve)
  const {frontmatter, frontmatterSubset, body, sourceIds, findings} = vector.expect
  if (frontmatter === null) expect(found?.frontmatter).toBeNull()
  if (frontmatterSubset) expect(found?.frontmatter).toMatchObject(frontmatterSubset)
  if (body !== undefined) expect(found?.body).toBe(body)
  if (sourceIds) expect(found?.sourceIds).toEqual(sourceIds)
  if (findings) expect(found?.faults).toMatchObject(findings.map(({rule, path}) => (path ? {rule, path} : {rule})))
})

const core: Given = {
  path: 'docs/agents/core.md',
  frontmatter: {id: 'core', name: 'Core', role: 'core', requiredRead: ['a.md'], mustAskWhen: ['x']},
  body: '# Core\n',
}
const derived = (fields: Record<string, unknown> = {}, more: Partial<Given> = {}): Given => ({
  path: 'docs/agents/writer.md',
  frontmatter: {id: 'writer', name: 'Writer', role: 'writer', inherits: 'core', ...fields},
  body: '# Writer\n',
  ...more,
})
const writer = 'docs/agents/writer.md'

test('a profile without inherits is itself, keys in schema order, body with one line end', () => {
  const {byPath, faults} = resolved({
    path: 'docs/agents/a.md',
    frontmatter: {mustAskWhen: ['x'], role: 'r', id: 'a', requiredRead: ['a.md'], name: 'A'},
    body: '\r\n\n# A  \r\n\tcode\n\n\n',
  })
  const found = byPath['docs/agents/a.md']
  expect(Object.keys(found?.frontmatter ?? {})).toEqual(['id', 'name', 'role', 'requiredRead', 'mustAskWhen'])
  expect(found).toMatchObject({id: 'a', body: '# A  \n\tcode\n', sourceIds: ['a'], faults: []})
  expect(found?.base).toBeUndefined()
  expect(faults).toEqual([])
})

test("only posture is inherited; all else is the profile's own, `inherits` goes", () => {
  const base = {
    ...core,
    frontmatter: {
      ...core.frontmatter,
      purpose: 'base',
      owners: ['B'],
      defaultContext: ['domain'],
      mustRefuseWhen: ['no'],
    },
  }
  const {byPath} = resolved(
    base,
    derived({version: '2', mustRefuseWhen: ['never', 'no'], requiredRead: ['b.md', 'a.md']}),
  )
  expect(byPath[writer]?.frontmatter).toEqual({
    id: 'writer',
    name: 'Writer',
    role: 'writer',
    requiredRead: ['a.md', 'b.md'],
    mustAskWhen: ['x'],
    defaultContext: ['domain'],
    mustRefuseWhen: ['no', 'never'],
    version: '2',
  })
  expect(byPath[writer]).toMatchObject({
    sourceIds: ['core', 'writer'],
    body: '<!-- inherited from: core -->\n\n# Core\n\n<!-- writer -->\n\n# Writer\n',
    base: {document: {path: core.path}},
  })
})

test('entries are compared exactly, and arrays not with each other', () => {
  const {byPath} = resolved(core, derived({requiredRead: ['A.md', 'x', 'a.md '], mustAskWhen: ['a.md']}))
  expect(byPath[writer]?.frontmatter).toMatchObject({
    requiredRead: ['a.md', 'A.md', 'x', 'a.md '],
    mustAskWhen: ['x', 'a.md'],
  })
})

test('empty bodies become an empty line each', () => {
  const {byPath} = resolved({...core, body: ''}, derived({}, {body: '\n\n'}))
  expect(byPath[writer]?.body).toBe('<!-- inherited from: core -->\n\n\n\n<!-- writer -->\n\n\n')
})

const frontmatterFault = [{rule: 'profile-frontmatter'}]
/** Row, the set, the faults of `docs/agents/writer.md`, and those that resolution adds for the layer. */
const refusals: [string, Given[], [string, string][], [string, string][]][] = [
  ['1 no frontmatter', [{path: writer, findings: frontmatterFault}], [['profile-frontmatter', writer]], []],
  [
    '2 own errors, no inherits',
    [derived({inherits: undefined}, {findings: frontmatterFault})],
    [['profile-frontmatter', writer]],
    [],
  ],
  [
    '3 own errors before the edge',
    [derived({inherits: 'ghost'}, {findings: frontmatterFault})],
    [['profile-frontmatter', writer]],
    [],
  ],
  ['4 a core profile', [core, derived({role: 'core'})], [['inherits-on-core', writer]], [['inherits-on-core', writer]]],
  [
    '4 a core profile that names itself',
    [derived({role: 'core', inherits: 'writer'})],
    [['inherits-on-core', writer]],
    [['inherits-on-core', writer]],
  ],
  ['5 unknown', [derived()], [['inherits-unknown', writer]], [['inherits-unknown', writer]]],
  [
    '6 ambiguous',
    [core, {...core, path: 'docs/agents/core2.md'}, derived()],
    [['inherits-ambiguous-target', writer]],
    [
      ['id-duplicate', 'docs/agents/core2.md'],
      ['inherits-ambiguous-target', writer],
    ],
  ],
  [
    '7 a base of another role',
    [{...core, frontmatter: {...core.frontmatter, role: 'x'}}, derived()],
    [['inherits-target-not-core', writer]],
    [['inherits-target-not-core', writer]],
  ],
  [
    '7 itself',
    [derived({inherits: 'writer'})],
    [['inherits-target-not-core', writer]],
    [['inherits-target-not-core', writer]],
  ],
  [
    '8 a base that inherits',
    [{...core, frontmatter: {...core.frontmatter, inherits: 'grand'}}, derived()],
    [['inherits-on-core', writer]],
    [
      ['inherits-on-core', core.path],
      ['inherits-on-core', writer],
    ],
  ],
  [
    '9 a base with errors',
    [{...core, findings: frontmatterFault}, derived()],
    [['profile-frontmatter', core.path]],
    [],
  ],
  [
    "10 the base's id",
    [{...core, frontmatter: {...core.frontmatter, id: 'Core -->'}}, derived({inherits: 'Core -->'})],
    [['profile-frontmatter', core.path]],
    [['profile-frontmatter', core.path]],
  ],
  [
    '10 its own id',
    [core, derived({id: 'Writer'})],
    [['profile-frontmatter', writer]],
    [['profile-frontmatter', writer]],
  ],
  [
    '11 nothing to read',
    [{...core, frontmatter: {...core.frontmatter, requiredRead: undefined}}, derived()],
    [['profile-frontmatter', writer]],
    [['profile-frontmatter', writer]],
  ],
]
test.each(refusals)('refuses: %s', (_, set, own, added) => {
  const {byPath, faults} = resolved(...set)
  const found = byPath[writer]
  expect(found?.faults.map(({rule, path}) => [rule, path])).toEqual(own)
  expect(found).toMatchObject({frontmatter: null, body: null, sourceIds: []})
  expect(faults).toEqual(added)
})

test('a profile outside the directory can be a base, and does not take part in id-duplicate', () => {
  const outside = {...core, path: 'team/core.md'}
  expect(resolved(derived(), outside).byPath[writer]?.sourceIds).toEqual(['core', 'writer'])
  expect(resolved(core, outside).faults).toEqual([])
})

test('composition agrees with a second reading', () => {
  const entries = fc.array(fc.constantFrom('a', 'b', 'c'), {minLength: 1, maxLength: 5})
  const posture = fc.record(
    {requiredRead: entries, mustAskWhen: entries, mustRefuseWhen: entries, defaultContext: entries},
    {requiredKeys: []},
  )
  fc.assert(
    fc.property(posture, posture, (base, own) => {
      const {byPath} = resolved({...core, frontmatter: {id: 'core', name: 'C', role: 'core', ...base}}, derived(own))
      const expected: Record<string, string[]> = {}
      for (const key of ['requiredRead', 'mustAskWhen', 'mustRefuseWhen', 'defaultContext'] as const) {
        const list = [...(base[key] ?? [])]
        for (const entry of own[key] ?? []) if (!base[key]?.includes(entry)) list.push(entry)
        if (base[key] || own[key]) expected[key] = list
      }
      const found = byPath[writer]
      if (!expected.requiredRead || !expected.mustAskWhen) expect(found?.frontmatter).toBeNull()
      else expect(found?.frontmatter).toEqual({id: 'writer', name: 'Writer', role: 'writer', ...expected})
    }),
  )
})
