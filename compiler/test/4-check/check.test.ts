import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {check, diagnose} from '../../4-check/check.ts'
import {
  changelogOf,
  contextIndexWith,
  decisionRecord,
  federatedFiles,
  indexedFiles,
  layOver,
  manifestWith,
  manifestWithMounts,
  warehouseMount,
} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import type {CompileOptions, ExampleTree} from '../../model.ts'

function ruleIds(tree: ExampleTree, options: CompileOptions & {readonly git?: boolean} = {}): readonly string[] {
  const {git = true, ...rest} = options
  return examine(memorySource(layOver(tree), {git}), rest).diagnostics.map(({rule}) => rule)
}

const indexed = {'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}})}
const bom = {'docs/domain/terms.md': '\ufeff# Terms\n'}

describe('severities', () => {
  test('of our own rules can be set, and a rule switched off', () => {
    const found = (level: string) =>
      examine(memorySource(layOver({...bom, 'lejic.yaml': `rules:\n  text-bom: ${level}\n`}))).diagnostics
    expect(found('"error"').map(({severity}) => severity)).toEqual(['error'])
    expect(found('"info"').map(({severity}) => severity)).toEqual(['info'])
    expect(found('"off"')).toEqual([])
  })

  test('of the specification cannot', () => {
    const tree = {'docs/domain/terms.md': '[x](gone.md)\n', 'lejic.yaml': 'rules:\n  link-unresolved: "off"\n'}
    expect(ruleIds(tree)).toContain('link-unresolved')
  })

  test('under spec our own rules are silent whatever is set', () => {
    expect(ruleIds({...bom, 'lejic.yaml': 'rules:\n  text-bom: "error"\nunknown: 1\n'}, {spec: true})).toEqual([])
  })
})

describe('by claim', () => {
  test('core: an index is neither asked for nor compared, only its schema is', () => {
    expect(ruleIds({'docs/context-index.json': contextIndexWith({'docs/domain/terms.md': {title: 'X'}})})).toEqual([])
    const wrong = contextIndexWith({'docs/domain/terms.md': {title: ''}})
    expect(ruleIds({'docs/context-index.json': wrong})).toEqual(['artifact-schema'])
    expect(ruleIds({'docs/context-index.json': '{'})).toEqual(['artifact-parse'])
  })

  test('indexed: both artifacts are asked for', () => {
    expect(ruleIds(indexed)).toEqual(['changelog-required', 'index-required'])
    expect(ruleIds({...indexed, ...indexedFiles})).toEqual([])
  })

  test('indexed: an index that cannot be read is not called stale', () => {
    const tree = {...indexed, ...indexedFiles}
    expect(ruleIds({...tree, 'docs/context-index.json': '[]'})).toEqual(['artifact-parse'])
    const newer = contextIndexWith().replace('"schemaVersion": "1.0"', '"schemaVersion": "1.1"')
    expect(ruleIds({...tree, 'docs/context-index.json': newer})).toEqual(['schema-version'])
  })

  test.each([
    ['kind-invalid', {'docs/domain/terms.md': '---\nkind: odd\n---\n'}],
    ['id-pattern', {'docs/domain/terms.md': '---\nid: Odd One\n---\n'}],
    ['index-entry-missing', {'docs/context/domain.md': '```leji-index\n- path: docs/domain/\n- path: gone.md\n```\n'}],
  ])('indexed: %s keeps a new index from being made, so the old one is not called stale', (rule, tree) => {
    expect(ruleIds({...indexed, ...indexedFiles, ...tree}, {spec: true})).toEqual([rule])
  })

  test('indexed: a vanished id is told beside the staleness that it causes, but not under spec', () => {
    const stored = contextIndexWith({'docs/domain/terms.md': {id: 'old', path: 'docs/domain/old.md', contentHash: 'x'}})
    const tree = {...indexed, ...indexedFiles, 'docs/context-index.json': stored}
    expect(ruleIds(tree)).toEqual(['index-stale', 'id-vanished'])
    expect(ruleIds(tree, {spec: true})).toEqual(['index-stale'])
  })

  test('core: names that would keep a build from writing the index are told, but not under spec', () => {
    const tree = {
      'docs/domain/terms.md': '---\nid: one\n---\n',
      'docs/domain/units.md': '---\nid: one\n---\n',
    }
    expect(ruleIds(tree)).toEqual(['id-duplicate'])
    expect(ruleIds(tree, {spec: true})).toEqual([])
  })

  test('core: two decisions of one id are told once', () => {
    const lines = ['id: sell-by-weight', 'title: Twin', 'status: accepted', 'date: 2026-03-02']
    expect(ruleIds({'docs/decisions/0002-twin.md': decisionRecord(...lines)})).toEqual(['id-duplicate'])
  })
})

describe('git', () => {
  test('without a work tree the layer and its changelog cannot be judged', () => {
    const tree = {'docs/context-changelog.json': changelogOf({})}
    expect(ruleIds(tree, {git: false})).toEqual(['changelog-unverifiable', 'git-required'])
  })

  test('a changelog that is not committed yet raises nothing', () => {
    expect(ruleIds({'docs/context-changelog.json': changelogOf({})})).toEqual([])
  })
})

describe('vendor files', () => {
  const shims = {'AGENTS.md': 'Read `docs/boot-profile.md`.\n', 'CLAUDE.md': '@AGENTS.md\n'}
  const exact = {...shims, 'lejic.yaml': 'hosts:\n  agents: {}\n  claude-code: {exact: true}\n'}

  test('an import alone redirects only where it was asked for, and never under spec', () => {
    expect(ruleIds(shims)).toEqual(['vendor-adapter-redirect'])
    expect(ruleIds(exact)).toEqual(['vendor-adapter-import'])
    expect(ruleIds(exact, {spec: true})).toEqual(['vendor-adapter-redirect'])
  })

  test('a folder at a well-known path and a link out of the repository are passed over', () => {
    expect(ruleIds({'.cursor/rules/a.mdc': 'x\n', 'GEMINI.md': {link: '/etc/hosts'}})).toEqual([])
  })
})

describe('a manifest that does not load', () => {
  test('ends the check, and still shows what is wrong with the text and the settings', () => {
    expect(ruleIds({'leji.json': '\ufeff{', 'lejic.yaml': 'nope: 1\n'})).toEqual([
      'text-bom',
      'manifest-parse',
      'settings-schema',
    ])
  })

  test('of the older form under spec is refused by the schema alone', () => {
    const categories = {domain: {paths: ['docs/domain/']}, decisions: {paths: ['docs/decisions/']}}
    expect(ruleIds({'leji.json': manifestWith({categories})}, {spec: true})).toEqual(Array(5).fill('manifest-schema'))
  })
})

test('one fault at two places is two findings, although they read alike', () => {
  const mounts = [warehouseMount, warehouseMount, warehouseMount]
  expect(ruleIds({...federatedFiles, 'leji.json': manifestWithMounts(...mounts)})).toEqual([
    'mount-duplicate',
    'mount-duplicate',
  ])
})

test('a role that an actor runs may be bound to a file that the scan of the profiles passes over', () => {
  const actors = {scribe: {roles: ['writer'], commands: {writer: 'agent write <prompt>'}}}
  for (const path of ['docs/agents/README.md', 'docs/agents//README.md']) {
    const found = ruleIds({
      'leji.json': manifestWith({actors, agents: {writer: path}}),
      'docs/agents/README.md': '---\ninvocation: null\n---\n\n# Agents\n',
    })
    expect(found).toEqual(['actor-profile-invocation'])
  }
})

test('a fault of a rule that is not listed is shown rather than lost', () => {
  const result = examine(memorySource(layOver({})))
  const fault = {rule: 'never-heard-of', path: 'a.md', message: 'm'}
  const found = check({...result, layer: {...result.layer, faults: [fault]}})
  expect(found).toEqual([{...fault, severity: 'error'}])
})

test('a fault of a later stage gets the severity of its rule', () => {
  expect(diagnose({rule: 'shim-edited', path: 'AGENTS.md', message: 'm'})).toEqual({
    rule: 'shim-edited',
    severity: 'error',
    path: 'AGENTS.md',
    message: 'm',
  })
})
