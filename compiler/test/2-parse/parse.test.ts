import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {openSource} from '../../1-read/disk.ts'
import {type MemoryEntry, memorySource} from '../../1-read/memory.ts'
import {parse} from '../../2-parse/parse.ts'
import {plainSettings} from '../plain-settings.ts'
import {smallLayer} from '../small-layer.ts'

const profile = (id: string) =>
  `---\nid: ${id}\nname: ${id}\nrole: ${id}\nrequiredRead: [docs/boot-profile.md]\nmustAskWhen: [unsure]\n---\n`

const layerOf = (files: Readonly<Record<string, MemoryEntry>>) => parse(memorySource(files), plainSettings)

test('a layer has every document that it leads to, in byte order', () => {
  const layer = layerOf({
    ...smallLayer({
      'docs/agents/core.md': profile('core'),
      'docs/agents/README.md': '# Agents',
      'docs/unselected.md': '# No',
      'docs/decisions/deep/0002-b.md': '# B',
      'docs/decisions/readme.md': '# Decisions',
    }),
  })
  expect([...layer.documents.keys()]).toEqual([
    'docs/agents/core.md',
    'docs/boot-profile.md',
    'docs/context/decisions.md',
    'docs/context/system.md',
    'docs/decisions/0001-start.md',
    'docs/decisions/deep/0002-b.md',
    'docs/system/part-1.md',
  ])
  expect(layer.boot?.sections.map(({heading}) => heading)).toEqual([
    'Boot profile',
    'Identity',
    'Loading',
    'Posture',
    'Maintenance',
  ])
  expect(layer.indexFiles.map(({path}) => path)).toEqual(['docs/context/system.md', 'docs/context/decisions.md'])
  expect(layer.selectors.map(({covers}) => covers.length)).toEqual([1, 2])
  expect(layer.faults).toEqual([])
})

test('without a manifest there is nothing but the reason', () => {
  const layer = layerOf({'docs/a.md': '# A'})
  expect(layer.faults.map(({rule}) => rule)).toEqual(['manifest-missing'])
  expect([layer.manifest, layer.boot, layer.documents.size, layer.profiles, layer.selectors]).toEqual([
    undefined,
    undefined,
    0,
    [],
    [],
  ])
})

test('the profile set is the directory scan and the agents outside of it', () => {
  const agents = {
    core: 'docs/agents/core.md',
    guest: 'roles/guest.md',
    again: 'roles//guest.md',
    linked: 'roles/linked.md',
    gone: 'roles/gone.md',
    inside: 'docs/agents/linked.md',
    out: 'out.md',
  }
  const layer = layerOf({
    ...smallLayer({}, {manifest: {agents}}),
    'docs/agents/core.md': profile('core'),
    'docs/agents/zeta/b.md': profile('b'),
    'docs/agents/linked.md': {link: '../../roles/guest.md'},
    'docs/agents/Readme.md': '# not a profile',
    'roles/guest.md': profile('guest'),
    'roles/linked.md': {link: 'guest.md'},
    'out.md': {link: '../out.md'},
  })
  expect(layer.profiles.map(({document, inDirectory, data}) => [document.path, inDirectory, data?.id])).toEqual([
    ['docs/agents/core.md', true, 'core'],
    ['docs/agents/zeta/b.md', true, 'b'],
    ['roles/guest.md', false, 'guest'],
    ['roles/linked.md', false, 'guest'],
  ])
})

test('a profile that is also selected is one document', () => {
  const layer = layerOf(
    smallLayer({
      'docs/agents/core.md': profile('core'),
      'docs/context/system.md': '```leji-index\n- path: docs/agents/\n- path: docs/agents/core.md\n```\n',
    }),
  )
  expect(layer.profiles[0]?.document).toBe(layer.documents.get('docs/agents/core.md'))
})

test('artifacts and the faults of each part are there', () => {
  const layer = layerOf(
    smallLayer({
      'docs/context-index.json': '{}',
      'docs/context-changelog.json': '[',
      'docs/agents/x.md': '# no frontmatter',
      'docs/system/part-1.md': '+++\ntitle = "T"\n+++\n',
      'docs/decisions/0002-b.md': '+++\ntitle = "T"\n+++\n',
      'docs/boot-profile.md': '# Boot\n\n```leji-mounts x\n```\n',
      'docs/context/system.md': '```leji-index\n- path: docs/none.md\n- path: docs/system/\n```\n',
    }),
  )
  expect(layer.storedIndex?.faults.map(({rule}) => rule)).toEqual([
    'artifact-schema',
    'artifact-schema',
    'artifact-schema',
    'artifact-schema',
  ])
  expect(layer.changelog?.faults.map(({rule}) => rule)).toEqual(['artifact-parse'])
  expect(layer.profiles[0]?.faults.map(({rule}) => rule)).toEqual(['profile-frontmatter'])
  expect(layer.faults.map(({rule, path}) => [rule, path])).toEqual([
    ['index-entry-missing', 'docs/context/system.md'],
    ['mount-surfacing-syntax', 'docs/boot-profile.md'],
    ['frontmatter-foreign', 'docs/system/part-1.md'],
  ])
  const record = layer.documents.get('docs/decisions/0002-b.md')
  expect(record && layer.parseDecision(record).faults.map(({rule}) => rule)).toEqual(['decision-frontmatter'])
})

test('forty-one records without frontmatter are forty-one faults', () => {
  const names = Array.from({length: 41}, (_, index) => `docs/decisions/${index}.md`)
  const layer = layerOf(smallLayer(Object.fromEntries(names.map((name) => [name, '# Decided\n']))))
  const faults = [...layer.documents.values()]
    .filter(({path}) => names.includes(path))
    .flatMap((document) => layer.parseDecision(document).faults)
  expect([faults.length, new Set(faults.map(({path}) => path)).size]).toEqual([41, 41])
})

test('equal input gives equal faults and documents', () => {
  const files = smallLayer({'docs/system/part-1.md': '---\na: b: c\n---\n', 'docs/context-index.json': '{'})
  const view = (layer: ReturnType<typeof layerOf>) =>
    JSON.stringify([[...layer.documents], layer.faults, layer.storedIndex, layer.profiles, layer.selectors])
  const turned = Object.fromEntries(Object.entries(files).reverse())
  expect(view(layerOf(turned))).toBe(view(layerOf(files)))
})

describe.skipIf(process.platform === 'win32')('a hostile work tree', () => {
  test('ends in a layer, whatever stands at its paths', () => {
    const root = mkdtempSync(join(tmpdir(), 'lejic-parse-'))
    const manifest = {
      agents: {pipe: 'pipe.md', loop: 'loop.md', device: 'null.md'},
      machine: {changelogPath: 'pipe.md'},
    }
    const files = smallLayer(
      {
        'docs/system/huge.md': `---\n${'a: 1\n'.repeat(2_000_000)}---\n`,
        'docs/system/bomb.md': `---\na: &a [x]\nb: [${'*a, '.repeat(1000)}]\n---\n`,
        'docs/system/deep.md': `---\n${'['.repeat(60_000)}\n---\n`,
        'docs/system/nul.md': '---\nid: \0\n---\n\0\0\0',
        'docs/context-index.json': '['.repeat(1_000_000),
      },
      {manifest},
    )
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), {recursive: true})
      writeFileSync(join(root, path), text)
    }
    execFileSync('mkfifo', [join(root, 'pipe.md'), join(root, 'docs/system/pipe.md')])
    symlinkSync('loop.md', join(root, 'loop.md'))
    symlinkSync('/dev/null', join(root, 'null.md'))
    symlinkSync('.', join(root, 'docs/system/self'))
    symlinkSync('/', join(root, 'docs/decisions/everything'))
    const layer = parse(openSource(root), plainSettings)
    const states = ['huge', 'bomb', 'deep', 'nul'].map(
      (name) => layer.documents.get(`docs/system/${name}.md`)?.frontmatter.state,
    )
    expect(states).toEqual(['invalid', 'invalid', 'invalid', 'valid'])
    expect([layer.documents.size, layer.profiles.length, layer.changelog]).toEqual([9, 0, undefined])
    expect(layer.storedIndex?.faults.map(({rule}) => rule)).toEqual(['artifact-parse'])
    rmSync(root, {recursive: true})
  })
})
