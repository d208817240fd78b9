import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {violationsOf} from '../../2-parse/schema.ts'
import {patternRule, rules} from '../../2-parse/schema-patterns.ts'
import {
  validateChangelog,
  validateDecision,
  validateIndex,
  validateManifest,
  validateProfile,
  validateSettings,
} from '../../2-parse/validators.generated.js'
import {hosts} from '../../hosts/index.ts'
import {referenceVectors} from '../reference-data.ts'
import {partsOf, schemas} from '../schemas/all-schemas.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

test('the committed validators are what the schemas give', async () => {
  // Loaded by address: the generator is plain JavaScript without types.
  const generator: {generateValidators(): Promise<string>} = await import(
    `${root}compiler/tools/generate-validators.mjs`
  )
  const committed = readFileSync(`${root}compiler/2-parse/validators.generated.js`, 'utf-8')
  expect((await generator.generateValidators()) === committed, 'run `npm run generate`').toBe(true)
  expect(committed).not.toMatch(/\bfrom\s*["']|\bimport\(/)
})

test('every pattern of the schemas has words, and every word a pattern', () => {
  const used = new Set(
    [...schemas.values()].flatMap((schema) => partsOf(schema).flatMap(({node}) => node.pattern ?? [])),
  )
  expect(rules.map(({pattern}) => pattern).sort()).toEqual([...used].sort())
  expect(patternRule('^x$').what).toBe('text of the form `^x$`')
})

test('the hosts that the settings know are the ones that there are', () => {
  const {properties} = schemas.get('lejic.schema.json') as {properties: {hosts: {propertyNames: {enum: string[]}}}}
  expect(properties.hosts.propertyNames.enum).toEqual(hosts.map(({id}) => id).sort())
})

const profile = {id: 'a', name: 'A', role: 'a', requiredRead: ['a.md'], mustAskWhen: ['unsure']}
const decision = {id: 'a', title: 'A', status: 'accepted', date: '2026-01-31'}
const change = {id: 'a', date: '2026-01-31', type: 'added', summary: 'x', paths: ['a.md']}
const entry = {id: 'a', path: 'a.md', title: 'A', category: 'domain'}
const manifest = {
  leji: '1.0',
  name: 'a',
  rootPath: 'docs/',
  bootProfilePath: 'docs/boot.md',
  categories: {domain: {indexes: ['docs/domain.md']}},
  owners: {primary: {name: 'Ann'}},
}
const mount = {name: 'b', source: 'https://example.org/b', pin: 'a'.repeat(40), owner: {name: 'Bo'}}
const index = {schemaVersion: '1.0', generatedAt: '2026-01-31T00:00:00.000Z', rootPath: '', entries: [entry]}

const messages = (validate: typeof validateProfile, value: unknown) =>
  violationsOf(validate, value).map(({segments, key, message, hint}) => [segments.join('/'), key, message, hint])

describe('agent profiles', () => {
  test.each([
    [profile],
    [{id: 'a', name: 'A', role: 'a', inherits: 'core'}],
    [
      {
        ...profile,
        inherits: 'core',
        freshness: {},
        invocation: {command: 'run "<prompt>"'},
        defaultContext: ['domain'],
      },
    ],
  ])('%j fits', (value) => {
    expect(messages(validateProfile, value)).toEqual([])
  })

  test('without `inherits` both posture lists are asked for, one finding each', () => {
    expect(messages(validateProfile, {id: 'a', name: 'A', role: 'a'})).toEqual([
      [
        '',
        true,
        '`requiredRead` is missing.',
        'Add `requiredRead`: A profile that inherits nothing says what to read.',
      ],
      [
        '',
        true,
        '`mustAskWhen` is missing.',
        'Add `mustAskWhen`: A profile that inherits nothing says when the agent asks.',
      ],
    ])
  })

  test('an empty list is wrong with `inherits` too', () => {
    expect(messages(validateProfile, {...profile, inherits: 'core', requiredRead: []})).toEqual([
      [
        'requiredRead',
        false,
        'The list `requiredRead` is empty.',
        'List at least one item, or leave the field out where it is optional.',
      ],
    ])
  })

  test('each violation is one finding', () => {
    const wrong = {
      ...profile,
      id: 'My Profile',
      role: '',
      requiredRead: ['./a.md', '/b.md', 'c/../d.md', 'e\\f.md', ''],
      defaultContext: ['practise'],
      version: 1.2,
      freshness: {reviewAfter: '2026-13-01'},
      invocation: {command: 'run'},
      mustAskwhen: [],
    }
    const path = 'a path from the repository root, without `/` or `./` at its start, `..` or `\\`'
    const prompt = 'a command that holds `<prompt>` where the prompt goes'
    expect(messages(validateProfile, wrong).sort()).toEqual(
      [
        ['mustAskwhen', true, '`mustAskwhen` is not a known field.', 'Did you mean `mustAskWhen`?'],
        [
          'id',
          false,
          '`id` is `My Profile`, but must be lower-case letters and digits in words joined by single hyphens.',
          'Write `my-profile`.',
        ],
        ['role', false, '`role` is empty.', 'Give it a text.'],
        ['requiredRead/0', false, `\`requiredRead[0]\` is \`./a.md\`, but must be ${path}.`, 'Write `a.md`.'],
        ['requiredRead/1', false, `\`requiredRead[1]\` is \`/b.md\`, but must be ${path}.`, 'Write `b.md`.'],
        ['requiredRead/2', false, `\`requiredRead[2]\` is \`c/../d.md\`, but must be ${path}.`, undefined],
        ['requiredRead/3', false, `\`requiredRead[3]\` is \`e\\f.md\`, but must be ${path}.`, 'Write `e/f.md`.'],
        ['requiredRead/4', false, `\`requiredRead[4]\` is \`\`, but must be ${path}.`, undefined],
        [
          'defaultContext/0',
          false,
          '`defaultContext[0]` is `practise`, which is not one of its values.',
          'Did you mean `practice`?',
        ],
        ['version', false, '`version` must be a string, but is `1.2`.', 'Put the value in quotes.'],
        [
          'freshness/reviewAfter',
          false,
          '`freshness.reviewAfter` is `2026-13-01`, but must be a date of the form `YYYY-MM-DD`.',
          'Year, month from 01 to 12, day from 01 to 31, as in `2026-01-31`.',
        ],
        ['invocation/command', false, `\`invocation.command\` is \`run\`, but must be ${prompt}.`, undefined],
      ].sort(),
    )
  })
})

describe('decision records', () => {
  test('fit, and a superseded one names its successor', () => {
    expect(messages(validateDecision, {...decision, affectedPaths: ['src/'], supersedes: 'b'})).toEqual([])
    expect(messages(validateDecision, {...decision, status: 'superseded', supersededBy: 'b'})).toEqual([])
    expect(messages(validateDecision, {...decision, status: 'superseded'})).toEqual([
      [
        '',
        true,
        '`supersededBy` is missing.',
        'Add `supersededBy`: A superseded decision names the one that replaced it.',
      ],
    ])
  })

  test.each([
    ['kind', 'record', '`kind` is not a known field.'],
    ['freshness', {}, '`freshness` is not a known field.'],
    ['status', 'agreed', '`status` is `agreed`, which is not one of its values.'],
    ['date', '2026-1-2', '`date` is `2026-1-2`, but must be a date of the form `YYYY-MM-DD`.'],
    ['date', '2026-01-31T00:00:00Z', '`date` is `2026-01-31T00:00:00Z`, but must be a date of the form `YYYY-MM-DD`.'],
    ['deciders', 'Ann', '`deciders` must be a list, but is the string `Ann`.'],
    ['title', null, '`title` must be a string, but is empty.'],
  ])('%s: %j is one violation', (field, value, message) => {
    expect(violationsOf(validateDecision, {...decision, [field]: value}).map((one) => one.message)).toEqual([message])
  })

  test('of nothing, every required field is asked for', () => {
    expect(violationsOf(validateDecision, {}).map((one) => one.message)).toEqual([
      '`id` is missing.',
      '`title` is missing.',
      '`status` is missing.',
      '`date` is missing.',
    ])
  })
})

test('a key that may not be there is one violation, whatever stands under it', () => {
  const actors = {'Bad~/Id': {roles: 7, more: 1}, 'Bad~/Idea': {}, ok: {roles: ['a'], commands: {a: '<prompt>'}}}
  const agents = {'Bad Id': '/x', 'bad-id': '/x'}
  expect(messages(validateManifest, {...manifest, actors, agents}).map(([at, isKey]) => [at, isKey])).toEqual([
    ['agents/Bad Id', true],
    ['agents/bad-id', false],
    ['actors/Bad~/Id', true],
    ['actors/Bad~/Idea', true],
  ])
})

describe('changelog entries', () => {
  const paths = (entries: readonly unknown[]) =>
    violationsOf(validateChangelog, {schemaVersion: '1.0', entries}).map(({segments}) => segments.join('/'))

  test.each(['2026-01-31', '2026-01-31T23:59:59Z'])('the date %s fits', (date) => {
    expect(paths([{...change, date}])).toEqual([])
  })

  test.each([
    '2026-00-10',
    '2026-01-32',
    '2026-01-31T24:00:00Z',
    '2026-01-31T10:00:00+01:00',
    '2026-01-31T10:00:00.5Z',
    '2026-01-31 10:00:00Z',
    '26-01-31',
  ])('the date %s does not', (date) => {
    expect(paths([{...change, date}])).toEqual(['entries/0/date'])
  })

  test('a compaction says what it folds, once', () => {
    const compacted = {entries: 2, firstId: 'a', lastId: 'b'}
    expect(paths([{...change, type: 'compaction', compacted}])).toEqual([])
    expect(paths([{...change, type: 'compaction'}])).toEqual(['entries/0'])
    expect(paths([{...change, type: 'compaction', compacted: {...compacted, entries: 0}}])).toEqual([
      'entries/0/compacted/entries',
    ])
  })

  test("neither the list nor an entry's paths may be empty", () => {
    expect([paths([]), paths([{...change, paths: []}])]).toEqual([['entries'], ['entries/0/paths']])
  })
})

describe('the context index', () => {
  test.each([
    [{}, []],
    [{generatedAt: '2026-01-31'}, ['generatedAt']],
    [{generatedAt: '2026-01-31 10:00'}, []],
    [{entries: []}, []],
    [{entries: [{...entry, kind: 'fact'}]}, ['entries/0/kind']],
    [{entries: [{...entry, lastModified: '2026-01-31', date: '2026-01-31', links: []}]}, []],
    [{entries: [{...entry, freshness: {reviewAfter: '2026-01-31', by: 'x'}}]}, ['entries/0/freshness/by']],
    [{mounts: [mount]}, []],
    [{mounts: [{...mount, entries: []}]}, ['mounts/0/entries']],
    [{rootPath: '../x'}, ['rootPath']],
  ])('with %j', (part, expected) => {
    expect(violationsOf(validateIndex, {...index, ...part}).map(({segments}) => segments.join('/'))).toEqual(expected)
  })
})

describe('the manifest', () => {
  const paths = (part: Readonly<Record<string, unknown>>) =>
    violationsOf(validateManifest, {...manifest, ...part}).map(
      ({segments, key}) => `${segments.join('/')}${key ? ' key' : ''}`,
    )

  test.each([
    [{}],
    [{rootPath: ''}],
    [{rootPath: '.'}],
    [
      {
        $schema: 'x',
        description: '',
        vendorAdapters: ['a'],
        conformance: {claimedLevel: 'governed', claimedAt: '2026-01-31 x'},
      },
    ],
    [{agents: {'code-review': 'docs/agents/a.md'}, actors: {ann: {roles: ['a'], commands: {a: 'run <prompt>'}}}}],
    [{federation: {mounts: [{...mount, trackingRef: 'refs/heads/main', pin: 'b'.repeat(64), topics: ['t']}]}}],
    [{viewer: {pins: ['a', {path: 'b', label: 'c'}], theme: {primary: '#ffff', appearance: 'dark'}, port: 65535}}],
  ])('%j fits', (part) => {
    expect(paths(part)).toEqual([])
  })

  test.each([
    [{rootPath: './docs'}, ['rootPath']],
    [{bootProfilePath: 'docs/boot.txt'}, ['bootProfilePath']],
    [{bootProfilePath: '.md'}, ['bootProfilePath']],
    [{categories: {}}, ['categories']],
    [{categories: {domains: {indexes: ['a.md']}}}, ['categories/domains key']],
    [{categories: {domain: {indexes: []}}}, ['categories/domain/indexes']],
    [{categories: {domain: {paths: ['a/']}}}, ['categories/domain key', 'categories/domain/paths key']],
    [{agents: {Core: 'a.md'}}, ['agents/Core key']],
    [{agents: {core: '/a.md'}}, ['agents/core']],
    [{actors: {a: {roles: ['x', 'x'], commands: {}}}}, ['actors/a/roles/1', 'actors/a/commands']],
    [{actors: {a: {roles: ['x'], commands: {x: 'run'}}}}, ['actors/a/commands/x']],
    [{owners: {}}, ['owners key']],
    [{owners: {primary: {name: ''}}}, ['owners/primary/name']],
    [{federation: {mounts: [{...mount, pin: 'main'}]}}, ['federation/mounts/0/pin']],
    [{federation: {mounts: [{...mount, trackingRef: 'main'}]}}, ['federation/mounts/0/trackingRef']],
    [{conformance: {claimedLevel: 'gold'}}, ['conformance/claimedLevel']],
    [{viewer: {port: 0, pins: [{label: 'x'}, 3]}}, ['viewer/port', 'viewer/pins/0 key', 'viewer/pins/1']],
    [{plugins: []}, ['plugins key']],
    [{leji: 1}, ['leji']],
  ])('%j does not', (part, expected) => {
    expect(paths(part).sort()).toEqual(expected.sort())
  })

  test('what is no object is one violation', () => {
    expect(messages(validateManifest, [])).toEqual([
      ['', false, 'The value must be an object, but is a list.', undefined],
    ])
  })
})

test('settings name the key at fault', () => {
  expect(
    messages(validateSettings, {hosts: {'claude-cod': null}, site: {titel: 'x', accent: 'teal'}, rules: {a: 'fatal'}}),
  ).toEqual([
    ['hosts/claude-cod', true, '`hosts` has no entry `claude-cod`.', 'Did you mean `claude-code`?'],
    ['site/titel', true, '`site` has no field `titel`.', 'Did you mean `title`?'],
    ['site/accent', false, '`site.accent` is `teal`, but must be a colour such as `#0f766e`.', undefined],
    [
      'rules/a',
      false,
      '`rules.a` is `fatal`, which is not one of its values.',
      'Allowed: `off`, `info`, `warning`, `error`.',
    ],
  ])
})

test('a path with a slash or tilde in a key is found again', () => {
  const {segments} = violationsOf(validateSettings, {adopted: {'a/b~c.md': 'x'}})[0] ?? {}
  expect(segments).toEqual(['adopted', 'a/b~c.md'])
})

interface Vectors {
  readonly cases: readonly {
    readonly name: string
    readonly schemaOnly?: unknown
    readonly expect: {readonly valid?: boolean}
  }[]
}

const vectors = referenceVectors<Vectors>('inherits')
  .flatMap(({cases}) => cases)
  .filter(({schemaOnly}) => schemaOnly !== undefined)
test.each(vectors)('vector: $name', ({schemaOnly, expect: expected}) => {
  expect(violationsOf(validateProfile, schemaOnly).length === 0).toBe(expected.valid)
})
