import {describe, expect, test} from 'vitest'
import {type MemoryEntry, memorySource} from '../../1-read/memory.ts'
import {parseSettings} from '../../2-parse/settings.ts'
import type {CompileOptions} from '../../model.ts'

const read = (entry?: MemoryEntry, options: CompileOptions = {now: 5}) =>
  parseSettings(memorySource(entry === undefined ? {} : {'lejic.yaml': entry}), options)

const faultsOf = (entry: MemoryEntry, options?: CompileOptions) =>
  read(entry, options).faults.map(({rule, path, message, hint, place}) => {
    expect(path).toBe('lejic.yaml')
    return [rule, message, hint, place?.file.text.slice(place.start, place.end)]
  })

const redirect = {mode: 'redirect', exact: false, hooks: false}
const defaults = {
  out: 'out',
  hosts: [
    {id: 'agents', ...redirect},
    {id: 'claude-code', ...redirect},
  ],
  engine: 'auto',
  budgets: {target: 16384, budget: 24576},
  site: {title: '', base: '/', accent: '#0f766e', editUrl: ''},
  rules: new Map(),
  adopted: new Map(),
  now: 5,
  faults: [],
  notes: [],
}

test('every setting has a default', () => {
  expect(read()).toEqual(defaults)
  const {file, ...empty} = read('# nothing\n')
  expect([file?.path, empty]).toEqual(['lejic.yaml', defaults])
})

test('what is written counts', () => {
  const hash = 'a'.repeat(64)
  const settings = read(
    [
      'out: build/docs/',
      'hosts:',
      '  cursor:',
      '  claude-code: {exact: true, hooks: true}',
      '  agents: {mode: core}',
      'engine: reference',
      'site: {title: Tea, base: /tea/, accent: "#abc", editUrl: "https://example.org/{path}"}',
      'rules: {text-bom: "off", path-case: error}',
      `adopted: {CLAUDE.md: ${hash}}`,
      'budgets: {target: 1, project: 3}',
      'router: {imports: {package.json: {triggers: [npm], paths: []}}}',
      'chain: {rootMarkers: [.git]}',
    ].join('\n'),
  )
  expect(settings).toMatchObject({
    out: 'build/docs',
    hosts: [
      {id: 'cursor', ...redirect},
      {id: 'claude-code', mode: 'redirect', exact: true, hooks: true},
      {id: 'agents', mode: 'core', exact: false, hooks: false},
    ],
    engine: 'reference',
    budgets: {target: 1, budget: 24576},
    site: {title: 'Tea', base: '/tea/', accent: '#abc', editUrl: 'https://example.org/{path}'},
    rules: new Map([
      ['text-bom', 'off'],
      ['path-case', 'error'],
    ]),
    adopted: new Map([['CLAUDE.md', hash]]),
  })
  expect(settings.faults).toEqual([])
  expect(settings.notes.map(({rule, construct}) => `${rule} ${construct}`)).toEqual([
    'settings-without-effect hosts.agents.mode',
    'settings-without-effect hosts.claude-code.hooks',
    'settings-without-effect budgets.project',
    'settings-without-effect router.imports',
    'settings-without-effect chain.rootMarkers',
  ])
})

test('what asks for nothing special needs no remark', () => {
  const plain = [
    'hosts: {agents: {mode: redirect, hooks: false}}',
    'engine: auto',
    'budgets: {target: 7, budget: 9}',
    'site: {templates: "", plugins: []}',
  ]
  expect(read(plain.join('\n')).notes).toEqual([])
})

test('hosts may be none', () => {
  expect(read('hosts: {}').hosts).toEqual([])
})

describe('the command line', () => {
  test('goes before the file', () => {
    expect(read('out: a/', {now: 5, out: './b//c/'})).toMatchObject({out: 'b/c', faults: []})
    expect(read(undefined, {now: 5, sourceDateEpoch: 0, spec: true})).toMatchObject({generatedAt: 0, spec: true})
    expect(read(undefined, {now: 5, sourceDateEpoch: 1_767_225_600}).generatedAt).toBe(1_767_225_600_000)
    expect(read(undefined, {now: 5})).not.toHaveProperty('generatedAt')
  })

  test('without a moment the clock says it', () => {
    const before = Date.now()
    expect(read(undefined, {}).now).toBeGreaterThanOrEqual(before)
  })

  test.each(['', '.', '..', '../x', 'a/../..', '/tmp', 'C:\\x', 'C:/x', 'a\\b', '.git', '.git/x'])(
    'has no output folder %j',
    (out) => {
      const message = `\`${out}\` cannot be the output folder: it must be a folder of its own inside the repository.`
      expect(read(undefined, {now: 5, out})).toMatchObject({out: 'out', faults: [{rule: 'settings-schema', message}]})
    },
  )
})

describe('what is wrong is said, and the rest counts', () => {
  test.each([
    [
      'hosts: [agents]',
      '`hosts` must be an object, but is a list.',
      'Make it a key with what belongs to it: `"agents": {}`.',
      '[agents]',
    ],
    ['hosts: {agent: }', '`hosts` has no entry `agent`.', 'Did you mean `agents`?', 'agent'],
    ['hosts: {agents: {hook: true}}', '`hosts.agents` has no field `hook`.', 'Did you mean `hooks`?', 'hook'],
    [
      'hosts: {cursor: {mode: core}}',
      'The host `cursor` cannot have the mode `core`; only `agents` can.',
      'Write `mode: redirect`.',
      'core',
    ],
    [
      'hosts: {agents: {exact: true}}',
      'The host `agents` has no `exact` form; only `claude-code` has.',
      'Take `exact` away.',
      'true',
    ],
    ['engin: fast', '`engin` is not a known field.', 'Did you mean `engine`?', 'engin'],
    [
      'engine: quick',
      '`engine` is `quick`, which is not one of its values.',
      'Allowed: `auto`, `reference`, `fast`.',
      'quick',
    ],
    ['site: {title: 7}', '`site.title` must be a string, but is `7`.', 'Put the value in quotes.', '7'],
    ['rules: {text-bom: false}', '`rules.text-bom` must be a string, but is `false`.', undefined, 'false'],
    [
      'adopted: {a.md: abc}',
      '`adopted.a.md` is `abc`, but must be a SHA-256 hash of 64 lower-case hexadecimal digits.',
      undefined,
      'abc',
    ],
    [
      'out: .',
      '`.` cannot be the output folder: it must be a folder of its own inside the repository.',
      'Write `out/`, or another folder.',
      '.',
    ],
  ])('%j', (text, message, hint, marked) => {
    expect(faultsOf(text)).toEqual([['settings-schema', message, hint, marked]])
  })

  test('a wrong value leaves its default and its neighbours', () => {
    expect(read('engine: quick\nsite: {accent: teal, title: Tea, base: x}\nout: 7')).toMatchObject({
      engine: 'auto',
      out: 'out',
      site: {title: 'Tea', base: '/', accent: '#0f766e'},
    })
  })

  test.each<[MemoryEntry, readonly unknown[]]>([
    [
      'a: b: c',
      [
        'settings-syntax',
        'The value of `a` holds a colon, which YAML reads as the start of another `key: value`.',
        'Put the value in quotes: `a: "b: c"`.',
        'b: c',
      ],
    ],
    [
      'hosts:\n  agents: {mode: redirect}\n   bad: [',
      [
        'settings-syntax',
        '`bad: [` is indented unlike the lines around it.',
        'Start keys of one level, and items of one list, at one column.',
        'bad: [',
      ],
    ],
    ['- out', ['settings-syntax', 'The settings must be lines of `key: value`.', 'Give each value a name.', '- out']],
    [
      {link: '../x'},
      [
        'settings-syntax',
        '`lejic.yaml` leads outside the repository.',
        'Put a readable file there, or none.',
        undefined,
      ],
    ],
    [
      {unreadable: true},
      ['settings-syntax', '`lejic.yaml` cannot be read.', 'Put a readable file there, or none.', undefined],
    ],
  ])('%j', (entry, fault) => {
    expect(faultsOf(entry)).toEqual([fault])
    const {file: _file, faults: _faults, ...rest} = read(entry)
    expect({...rest, faults: []}).toEqual(defaults)
  })
})
