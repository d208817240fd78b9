import {describe, expect, test} from 'vitest'
import {type MemoryEntry, memorySource} from '../../1-read/memory.ts'
import {loadManifest} from '../../2-parse/manifest.ts'

const base = {
  leji: '1.0',
  name: 'tea',
  rootPath: 'docs/',
  bootProfilePath: 'docs/boot.md',
  categories: {decisions: {indexes: ['docs/decisions.md']}, domain: {indexes: ['docs/b.md', 'docs/a.md']}},
  owners: {primary: {name: 'Ann'}},
}

function load(entry: MemoryEntry | undefined, spec = false) {
  return loadManifest(memorySource(entry === undefined ? {} : {'leji.json': entry}).tree, spec)
}

/** Rule, message and marked text of each fault. */
function faultsOf(entry: MemoryEntry | undefined, spec = false) {
  return load(entry, spec).faults.map(({rule, path, message, place}) => {
    expect(path).toBe('leji.json')
    return [rule, message, place?.file.text.slice(place.start, place.end)]
  })
}

const json = (part: Readonly<Record<string, unknown>> = {}) => JSON.stringify({...base, ...part})

describe('defaults', () => {
  test('of a manifest with the required fields alone', () => {
    const {manifest, faults} = load(json())
    const {json: document, ...values} = manifest ?? {}
    expect(faults).toEqual([])
    expect(document?.file.path).toBe('leji.json')
    expect(values).toEqual({
      name: 'tea',
      description: '',
      rootPath: 'docs/',
      bootProfilePath: 'docs/boot.md',
      categories: [
        {id: 'domain', indexes: ['docs/b.md', 'docs/a.md'], paths: []},
        {id: 'decisions', indexes: ['docs/decisions.md'], paths: []},
      ],
      legacyPaths: false,
      machine: {
        indexPath: 'docs/context-index.json',
        changelogPath: 'docs/context-changelog.json',
        agentProfilesPath: 'docs/agents/',
        decisionRecordsPath: 'docs/decisions/',
        declared: new Set(),
      },
      agents: new Map(),
      actors: new Map(),
      owners: {primary: {name: 'Ann'}},
      claimedLevel: 'core',
      mounts: [],
      vendorAdapters: [],
      viewer: {},
    })
  })

  test.each(['', '.'])('below the root path %j', (rootPath) => {
    expect(load(json({rootPath})).manifest?.machine).toMatchObject({
      indexPath: 'context-index.json',
      agentProfilesPath: 'agents/',
    })
  })

  test('are replaced by what is written, in its order', () => {
    const {manifest} = load(
      json({
        rootPath: 'layer',
        description: 'Tea.',
        machine: {changelogPath: 'log.json', decisionRecordsPath: 'adr'},
        agents: {reviewer: 'z.md', author: 'a.md'},
        actors: {bo: {roles: ['author'], commands: {author: 'run <prompt>'}}},
        conformance: {claimedLevel: 'governed'},
        vendorAdapters: ['X.md'],
        viewer: {title: 'Tea'},
      }),
    )
    expect(manifest?.machine).toEqual({
      indexPath: 'layer/context-index.json',
      changelogPath: 'log.json',
      agentProfilesPath: 'layer/agents/',
      decisionRecordsPath: 'adr',
      declared: new Set(['changelogPath', 'decisionRecordsPath']),
    })
    expect([...(manifest?.agents ?? [])]).toEqual([
      ['reviewer', 'z.md'],
      ['author', 'a.md'],
    ])
    expect(manifest?.actors.get('bo')).toEqual({roles: ['author'], commands: new Map([['author', 'run <prompt>']])})
    expect(manifest).toMatchObject({
      description: 'Tea.',
      claimedLevel: 'governed',
      vendorAdapters: ['X.md'],
      viewer: {title: 'Tea'},
    })
  })
})

describe('the first thing that fails ends the loading', () => {
  test.each<[string, MemoryEntry | undefined, readonly unknown[]]>([
    ['no file', undefined, ['manifest-missing', 'There is no `leji.json`.', undefined]],
    ['a dangling link', {link: 'none'}, ['manifest-missing', 'There is no `leji.json`.', undefined]],
    ['a folder', {link: '.'}, ['manifest-missing', '`leji.json` is not a file.', undefined]],
    ['outside', {link: '../x.json'}, ['manifest-parse', '`leji.json` leads outside the repository.', undefined]],
    ['closed', {unreadable: true}, ['manifest-parse', '`leji.json` cannot be read.', undefined]],
    ['empty', '', ['manifest-parse', 'The file is empty.', '']],
    ['a comment', '{// x\n}', ['manifest-parse', 'A comment stands here; JSON has none.', '// x']],
    [
      'a second key',
      '{"leji": "9.0", "leji": "1.0"}',
      ['manifest-parse', 'The key `leji` is given more than once.', '"leji"'],
    ],
    [
      'half a pair in a text',
      '{"leji": "9.0", "name": ["\\ud83d"]}',
      ['manifest-not-scalar', 'The text holds half of a surrogate pair, which is no character.', '"\\ud83d"'],
    ],
    [
      'half a pair in a key',
      '{"a": {"\\udc00": 1}}',
      ['manifest-not-scalar', 'The text holds half of a surrogate pair, which is no character.', '"\\udc00"'],
    ],
    [
      'another line',
      '{"leji": "2.0"}',
      ['manifest-line', 'The line `2.0` of the specification is not known.', '"2.0"'],
    ],
    ['no object', '[]', ['manifest-schema', 'The value must be an object, but is a list.', '[]']],
  ])('%s', (_name, entry, expected) => {
    expect(faultsOf(entry)).toEqual([expected])
    expect(load(entry).manifest).toBeUndefined()
  })

  test('a line that is not well formed is a matter of the schema, with the rest', () => {
    expect(faultsOf(json({leji: 'one', owners: undefined, extra: 1}))).toEqual([
      ['manifest-schema', '`owners` is missing.', json({leji: 'one', owners: undefined, extra: 1})],
      ['manifest-schema', '`extra` is not a known field.', '"extra"'],
      ['manifest-schema', '`leji` is `one`, but must be a version of the form `1.0`.', '"one"'],
    ])
  })

  test('whole pairs are characters', () => {
    expect(faultsOf(json({name: '😀'}).replace('😀', '\\ud83d\\ude00'))).toEqual([])
  })
})

describe('the older `paths` form', () => {
  const legacy = json({
    categories: {domain: {paths: ['docs/domain/', 'x.md']}, decisions: {indexes: ['docs/decisions.md']}},
  })

  test('loads with one note, beside categories of the current form', () => {
    expect(faultsOf(legacy)).toEqual([
      ['manifest-legacy-paths', 'Categories are mapped by `paths`, the form before category index files.', '"paths"'],
    ])
    expect(load(legacy).manifest).toMatchObject({
      legacyPaths: true,
      categories: [
        {id: 'domain', indexes: [], paths: ['docs/domain/', 'x.md']},
        {id: 'decisions', indexes: ['docs/decisions.md'], paths: []},
      ],
    })
  })

  test('is an error under the specification, and one more that names the migration', () => {
    expect(faultsOf(legacy, true)).toEqual([
      ['manifest-schema', '`categories.domain` has no `indexes`.', '"domain"'],
      ['manifest-schema', '`categories.domain` has no field `paths`.', '"paths"'],
      [
        'manifest-schema',
        'Categories are mapped by `paths`, the form before category index files, which this line has given up.',
        '"paths"',
      ],
    ])
    expect(load(legacy, true).manifest).toBeUndefined()
  })

  test.each<[unknown, readonly unknown[]]>([
    [{paths: []}, [['manifest-schema', 'The list `categories.domain.paths` is empty.', '[]']]],
    [{paths: 'docs'}, [['manifest-schema', '`categories.domain.paths` must be a list.', '"docs"']]],
    [
      {paths: ['../x', 'docs']},
      [
        [
          'manifest-schema',
          '`../x` in `categories.domain.paths` must be a path from the repository root, without `/` or `./` at its start, `..` or `\\`.',
          '"../x"',
        ],
      ],
    ],
    [{paths: ['docs'], more: 1}, [['manifest-schema', '`categories.domain` has no field `more`.', '"more"']]],
    [
      {paths: ['docs'], indexes: ['a.md']},
      [['manifest-schema', '`categories.domain` has no field `paths`.', '"paths"']],
    ],
  ])('%j is wrong', (domain, expected) => {
    expect(faultsOf(json({categories: {domain}}))).toEqual(expected)
  })

  test('a category that is none is still unknown', () => {
    expect(faultsOf(json({categories: {domains: {paths: ['docs/']}}}))).toEqual([
      ['manifest-schema', '`categories` has no field `domains`.', '"domains"'],
    ])
  })
})
