import {existsSync, readdirSync, rmSync, unlinkSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {acquireLock} from '../6-emit/lock.ts'
import {seal} from '../6-emit/seal.ts'
import {type BuildOptions, type BuildResult, build} from '../build.ts'
import {identities, put, snapshot, temporaryFolder, text} from './6-emit/disk.ts'
import {smallLayer} from './small-layer.ts'

const noon = {now: Date.UTC(2026, 11, 1, 12)}

function layerOnDisk(...parameters: Parameters<typeof smallLayer>): string {
  const root = temporaryFolder()
  put(root, smallLayer(...parameters))
  return root
}

const run = (root: string, options: BuildOptions = {}): Promise<BuildResult> => build(root, {...noon, ...options})

/** `path action` for the committed files. */
const committed = ({artifacts}: BuildResult) =>
  artifacts.filter(({kind}) => kind === 'shims' || kind === 'index').map(({path, action}) => `${path} ${action}`)

const actions = ({artifacts}: BuildResult) => [...new Set(artifacts.map(({action}) => action))]
const errors = ({diagnostics}: BuildResult) =>
  diagnostics.filter(({severity}) => severity === 'error').map(({rule, path}) => `${rule} ${path}`)

const indexed = {manifest: {conformance: {claimedLevel: 'indexed'}}}
const changelog = `{"schemaVersion": "1.0", "entries": [{"id": "a", "date": "2026-01-01", "type": "added", "summary": "s", "paths": ["docs/"]}]}\n`

describe('build', () => {
  it('writes everything once', async () => {
    const root = layerOnDisk()
    const first = await run(root)
    expect(first).toMatchObject({exit: 0, outcome: 'written', stats: {documents: 2, cached: 0}})
    expect(committed(first)).toEqual(['AGENTS.md written', 'CLAUDE.md written', 'docs/context-index.json written'])
    expect(actions(first)).toEqual(['written'])
    const files = Object.keys(snapshot(root)).filter((path) => path.startsWith('out/'))
    expect(first.artifacts.map(({path}) => path).filter((path) => path.startsWith('out/'))).toEqual(files.sort())
    expect(first.stats.pages).toBe(files.filter((path) => path.endsWith('.html')).length)
    for (const {path, bytes} of first.artifacts) expect(Buffer.byteLength(text(root, path)), path).toBe(bytes)

    const before = identities(root)
    const second = await run(root, {now: Date.UTC(2027, 0, 1)})
    expect(second.exit).toBe(0)
    expect(actions(second)).toEqual(['unchanged'])
    expect(second.artifacts.map(({path, bytes}) => [path, bytes])).toEqual(
      first.artifacts.map(({path, bytes}) => [path, bytes]),
    )
    expect(second.stats.cached).toBeGreaterThan(0)
    expect(identities(root)).toEqual(before)
  })

  it.each([
    ['leji.json', {}],
    ['lejic.yaml', {}],
    ['docs/boot-profile.md', {}],
    ['docs/context/system.md', {}],
    ['docs/changes.json', {changelogPath: 'docs/changes.json'}],
    ['Leji.json', {}],
  ])('never writes the index to %s, which the layer is read from', async (indexPath, machine) => {
    const root = layerOnDisk({}, {manifest: {machine: {...machine, indexPath}}})
    const before = snapshot(root)
    for (const options of [{}, {keepGoing: true}, {force: true}, {force: true, keepGoing: true}]) {
      const result = await run(root, options)
      expect(result.exit).toBe(1)
      expect(errors(result)).toContain(`artifact-conflict ${indexPath}`)
      expect(snapshot(root)).toEqual(before)
    }
  })

  it('never writes a host file over a list of documents', async () => {
    const list = '# System\n\n```leji-index\n- path: docs/system/\n```\n'
    const categories = {system: {indexes: ['CLAUDE.md']}, decisions: {indexes: ['docs/context/decisions.md']}}
    const root = layerOnDisk({'CLAUDE.md': list}, {manifest: {categories}})
    expect(errors(await run(root, {force: true}))).toContain('artifact-conflict CLAUDE.md')
    expect(text(root, 'CLAUDE.md')).toBe(list)
  })

  it.each(['Docs', 'DOCS/System/out'])(
    'takes %s for no output folder, since a case-blind disk holds sources there',
    async (out) => {
      const root = layerOnDisk()
      expect(await run(root, {out})).toMatchObject({exit: 2, outcome: 'stopped'})
      expect(snapshot(root)).toEqual(smallLayer())
    },
  )

  it('gives the same bytes in another folder', async () => {
    const [one, other] = [layerOnDisk({}, {parts: 3}), layerOnDisk({}, {parts: 3})]
    await run(one)
    await run(other)
    expect(snapshot(other)).toEqual(snapshot(one))
  })

  it('writes after an edit only what the edit changed', async () => {
    const root = layerOnDisk({}, {parts: 3})
    await run(root)
    put(root, {'docs/system/part-2.md': '# part-2\n\nNew words.\n'})
    const {artifacts} = await run(root)
    const written = artifacts.filter(({action}) => action === 'written').map(({path}) => path)
    expect(written).toContain('docs/context-index.json')
    expect(written).toContain('out/site/docs/system/part-2.html')
    expect(written).not.toContain('out/site/docs/system/part-1.html')
    expect(written).not.toContain('AGENTS.md')
  })

  it('mends out/ and a lost ledger to what a fresh build gives', async () => {
    const [root, fresh] = [layerOnDisk({}, {parts: 2}), layerOnDisk({}, {parts: 2})]
    await run(root)
    await run(fresh)
    put(root, {'out/site/index.html': '<to', 'out/site/docs/system/part-1.html': ''})
    unlinkSync(join(root, 'out/site/assets/site.css'))
    rmSync(join(root, '.leji'), {recursive: true})
    await run(root)
    expect(snapshot(root)).toEqual(snapshot(fresh))
  })

  it('is gone from the site with its document', async () => {
    const root = layerOnDisk({}, {parts: 2})
    await run(root)
    unlinkSync(join(root, 'docs/system/part-2.md'))
    const {artifacts} = await run(root)
    expect(artifacts).toContainEqual({
      path: 'out/site/docs/system/part-2.html',
      kind: 'site',
      action: 'removed',
      bytes: 0,
    })
    expect(artifacts).toContainEqual({
      path: 'out/site/docs/system/part-2.md',
      kind: 'llms',
      action: 'removed',
      bytes: 0,
    })
    expect(existsSync(join(root, 'out/site/docs/system/part-2.html'))).toBe(false)
  })
})

describe('a link to what the build writes', () => {
  const boot = `${smallLayer()['docs/boot-profile.md']}\nThe [index](context-index.json), and [AGENTS](../AGENTS.md).\n`
  const linking = {'docs/boot-profile.md': boot}

  it('is no fault before it is written, and the build after it changes nothing', async () => {
    const root = layerOnDisk(linking)
    const first = await run(root)
    expect(errors(first)).toEqual([])
    expect(first).toMatchObject({exit: 0, outcome: 'written'})
    expect(text(root, 'out/site/index.html')).toContain('<a href="docs/context-index.json">index</a>')
    expect(actions(await run(root))).toEqual(['unchanged'])
  })

  it('leads to a copy that is as new as the index', async () => {
    const root = layerOnDisk(linking)
    await run(root)
    put(root, {'docs/system/part-1.md': '# Other\n'})
    await run(root)
    expect(text(root, 'out/site/docs/context-index.json')).toBe(text(root, 'docs/context-index.json'))
    expect(actions(await run(root))).toEqual(['unchanged'])
  })

  it('is a fault where this build does not write it', async () => {
    const root = layerOnDisk(linking)
    expect(errors(await run(root, {only: ['shims']}))).toEqual(['link-unresolved docs/boot-profile.md'])
  })
})

describe('errors', () => {
  const broken = {'docs/system/part-1.md': '# One\n\n[gone](gone.md)\n'}

  it('stop the build before anything is written', async () => {
    const root = layerOnDisk(broken)
    const before = snapshot(root)
    const result = await run(root)
    expect(result).toMatchObject({exit: 1, outcome: 'stopped', stats: {documents: 2}})
    expect(errors(result)).toEqual(['link-unresolved docs/system/part-1.md'])
    expect(committed(result)).toEqual(['AGENTS.md stale', 'CLAUDE.md stale', 'docs/context-index.json stale'])
    expect(result.stats.pages).toBeGreaterThan(0)
    expect(snapshot(root)).toEqual(before)
    expect(existsSync(join(root, '.leji'))).toBe(false)
  })

  it('let everything else be written under keepGoing, still with exit 1', async () => {
    const root = layerOnDisk(broken)
    const result = await run(root, {keepGoing: true})
    expect(result).toMatchObject({exit: 1, outcome: 'written'})
    expect(existsSync(join(root, 'out/site/docs/system/part-1.html'))).toBe(true)
    expect(committed(result)).toEqual(['AGENTS.md written', 'CLAUDE.md written', 'docs/context-index.json written'])
  })

  it('of the scan leave the index as it stands under keepGoing', async () => {
    const root = layerOnDisk()
    await run(root)
    const before = text(root, 'docs/context-index.json')
    put(root, {'docs/system/part-1.md': '---\nkind: opinion\n---\n# One\n'})
    const result = await run(root, {keepGoing: true})
    expect(errors(result)).toContain('kind-invalid docs/system/part-1.md')
    expect(committed(result)).toEqual(['AGENTS.md unchanged', 'CLAUDE.md unchanged'])
    expect(text(root, 'docs/context-index.json')).toBe(before)
  })

  it('are not what a setting without effect is: it is told, and the build goes on', async () => {
    const root = layerOnDisk({'lejic.yaml': 'hosts:\n  agents: {mode: core}\n'})
    const {exit, outcome, diagnostics} = await run(root)
    expect([exit, outcome, diagnostics.map(({rule}) => rule)]).toEqual([
      0,
      'written',
      ['git-required', 'settings-without-effect'],
    ])
  })

  it('in lejic.yaml or the manifest stop even keepGoing, since nobody knows what is wanted', async () => {
    const root = layerOnDisk({'lejic.yaml': 'hosts:\n  gemini: {}\n'})
    await run(root)
    const before = snapshot(root)
    put(root, {'lejic.yaml': 'hots:\n  gemini: {}\n'})
    expect(await run(root, {keepGoing: true})).toMatchObject({exit: 1, outcome: 'stopped'})
    put(root, {'lejic.yaml': 'hosts:\n  gemini: {}\n', 'leji.json': '{'})
    expect(await run(root, {keepGoing: true})).toMatchObject({
      exit: 1,
      outcome: 'stopped',
      artifacts: [],
      stats: {documents: 0, pages: 0},
    })
    put(root, {'leji.json': smallLayer()['leji.json'] ?? ''})
    expect(snapshot(root)).toEqual(before)
  })
})

describe('a person’s file at a shim’s path', () => {
  it('stops the build, untouched', async () => {
    const root = layerOnDisk({'CLAUDE.md': '# Mine\n'})
    const result = await run(root)
    expect(errors(result)).toEqual(['shim-unmanaged CLAUDE.md', 'vendor-adapter-redirect CLAUDE.md'])
    expect(committed(result)).toEqual(['AGENTS.md stale', 'CLAUDE.md refused', 'docs/context-index.json stale'])
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false)
  })

  it('is refused alone under keepGoing, and replaced with a backup under force', async () => {
    const root = layerOnDisk({'CLAUDE.md': '# Mine\n'})
    expect(committed(await run(root, {keepGoing: true}))).toContain('CLAUDE.md refused')
    expect(text(root, 'CLAUDE.md')).toBe('# Mine\n')
    expect(await run(root, {force: true})).toMatchObject({exit: 0})
    const backup = readdirSync(root).find((name) => name.startsWith('CLAUDE.md.lejic-backup-')) ?? ''
    expect(text(root, backup)).toBe('# Mine\n')
    expect(backup).toMatch(/^CLAUDE\.md\.lejic-backup-[0-9a-f]{8}$/)
  })

  it('keeps its keep block through a change of the boot profile’s path', async () => {
    const root = layerOnDisk()
    await run(root)
    const keep = '\n<!-- lejic:keep -->\nUse the staging server.\n<!-- /lejic:keep -->\n'
    put(root, {'AGENTS.md': text(root, 'AGENTS.md') + keep})
    expect(committed(await run(root))).toContain('AGENTS.md unchanged')
    const moved = smallLayer()['docs/boot-profile.md'] ?? ''
    put(root, {
      'docs/start.md': moved,
      'leji.json': smallLayer({}, {manifest: {bootProfilePath: 'docs/start.md'}})['leji.json'] ?? '',
    })
    unlinkSync(join(root, 'docs/boot-profile.md'))
    const result = await run(root)
    expect(errors(result)).toEqual([])
    expect(committed(result)).toContain('AGENTS.md written')
    expect(text(root, 'AGENTS.md')).toContain('`docs/start.md`')
    expect(text(root, 'AGENTS.md').endsWith(keep)).toBe(true)
  })
})

describe('what the build mends is no error', () => {
  it('a missing, stale or broken index', async () => {
    const root = layerOnDisk({'docs/context-changelog.json': changelog}, indexed)
    const index = 'docs/context-index.json'
    for (const content of [
      undefined,
      '{"schemaVersion": "1.0", "generatedAt": "2026-01-01T00:00:00Z", "rootPath": "docs/", "entries": []}',
      '{"schemaVersion": "1.0", "entries": 3}',
      '{"schemaVersion": "7.0", "generatedAt": "2026-01-01T00:00:00Z", "rootPath": "docs/", "entries": []}',
      '{"schemaVersion": "1.0", "ent',
    ]) {
      if (content !== undefined) put(root, {[index]: content})
      const result = await run(root)
      expect(errors(result), content).toEqual([])
      expect(result.exit).toBe(0)
      expect(committed(result)).toContain(`${index} written`)
      expect(committed(await run(root))).toContain(`${index} unchanged`)
    }
  })

  it('and is not on the pages either, which the next build would have to write again', async () => {
    const root = layerOnDisk(
      {'docs/context-changelog.json': changelog},
      {
        parts: 2,
        manifest: {
          ...indexed.manifest,
          machine: {indexPath: 'index.json', changelogPath: 'docs/context-changelog.json'},
        },
      },
    )
    await run(root)
    expect(actions(await run(root))).toEqual(['unchanged'])
    unlinkSync(join(root, 'docs/system/part-2.md'))
    put(root, {'AGENTS.md': seal('Read `docs/older.md`.\n', {from: 'leji.json', comment: 'html'})})
    const mending = await run(root)
    expect(mending.diagnostics.map(({rule}) => rule)).toContain('id-vanished')
    expect(actions(await run(root))).toEqual(['unchanged'])
  })

  it('unless the index is not part of it', async () => {
    const root = layerOnDisk({'docs/context-changelog.json': changelog}, indexed)
    expect(errors(await run(root, {only: ['shims']}))).toEqual(['index-required docs/context-index.json'])
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false)
  })

  it('a declared adapter that a shim will be, and a generated one that names an older boot profile', async () => {
    const root = layerOnDisk(
      {
        'lejic.yaml': 'hosts:\n  gemini: {}\n  cursor: {}\n',
        'GEMINI.md': seal('Read `docs/older.md`.\n', {from: 'leji.json', comment: 'html'}),
      },
      {manifest: {vendorAdapters: ['.cursor/rules/lejic.mdc']}},
    )
    const result = await run(root)
    expect(errors(result)).toEqual([])
    expect(committed(result)).toEqual([
      '.cursor/rules/lejic.mdc written',
      'GEMINI.md written',
      'docs/context-index.json written',
    ])
  })
})

describe('modes that write nothing', () => {
  it('check lists what is missing or stale of the committed kinds', async () => {
    const root = layerOnDisk()
    const before = snapshot(root)
    const missing = await run(root, {check: true})
    expect(missing).toMatchObject({exit: 1, outcome: 'compared'})
    expect(missing.artifacts.map(({path, action}) => `${path} ${action}`)).toEqual([
      'AGENTS.md stale',
      'CLAUDE.md stale',
      'docs/context-index.json stale',
    ])
    expect(snapshot(root)).toEqual(before)
    expect(existsSync(join(root, '.leji'))).toBe(false)
    await run(root, {only: ['shims', 'index']})
    expect(await run(root, {check: true})).toMatchObject({exit: 0})
    expect(actions(await run(root, {check: true}))).toEqual(['unchanged'])
    put(root, {'docs/system/part-1.md': '# Other\n'})
    expect(committed(await run(root, {check: true}))).toContain('docs/context-index.json stale')
  })

  it('check looks at the site only when it is named', async () => {
    const root = layerOnDisk()
    await run(root, {only: ['shims', 'index']})
    expect(await run(root, {check: true, only: ['site']})).toMatchObject({exit: 1})
    await run(root)
    expect(await run(root, {check: true, only: ['site', 'llms']})).toMatchObject({exit: 0})
  })

  it('a dry run says what would be done', async () => {
    const root = layerOnDisk()
    const before = snapshot(root)
    const result = await run(root, {dryRun: true})
    expect(result).toMatchObject({exit: 0, outcome: 'compared'})
    expect(actions(result)).toEqual(['written'])
    expect(snapshot(root)).toEqual(before)
    const done = await run(root)
    expect(done.artifacts).toEqual(result.artifacts)
  })
})

describe('settings', () => {
  it('take a host away with its file, unless a person’s lines stand in it', async () => {
    const root = layerOnDisk({'lejic.yaml': 'hosts:\n  agents: {}\n  windsurf: {}\n'})
    await run(root)
    put(root, {'lejic.yaml': 'hosts:\n  agents: {}\n'})
    expect(committed(await run(root, {check: true}))).toContain('.windsurf/rules/lejic.md stale')
    const kept = text(root, '.windsurf/rules/lejic.md')
    expect(committed(await run(root))).toContain('.windsurf/rules/lejic.md removed')
    expect(existsSync(join(root, '.windsurf'))).toBe(false)
    put(root, {'.windsurf/rules/lejic.md': `${kept}\n<!-- lejic:keep -->\nMine.\n<!-- /lejic:keep -->\n`})
    const result = await run(root)
    expect(errors(result)).toEqual(['shim-edited .windsurf/rules/lejic.md'])
  })

  it('make CLAUDE.md eleven bytes for `exact`', async () => {
    const root = layerOnDisk({'lejic.yaml': 'hosts:\n  agents: {}\n  claude-code: {exact: true}\n'})
    expect(await run(root)).toMatchObject({exit: 0})
    expect(text(root, 'CLAUDE.md')).toBe('@AGENTS.md\n')
    const second = await run(root)
    expect(errors(second)).toEqual([])
    expect(actions(second)).toEqual(['unchanged'])
    put(root, {'lejic.yaml': ''})
    expect(committed(await run(root))).toContain('CLAUDE.md written')
  })

  it('let the boot profile stand at a host’s path', async () => {
    // Leji §9 asks every vendor file to name the boot profile, the boot profile itself included.
    const boot = `${smallLayer()['docs/boot-profile.md']}\nThis file is \`AGENTS.md\`.\n`
    const root = layerOnDisk({'AGENTS.md': boot}, {manifest: {bootProfilePath: 'AGENTS.md'}})
    unlinkSync(join(root, 'docs/boot-profile.md'))
    const result = await run(root)
    expect(errors(result)).toEqual([])
    expect(committed(result)).toEqual(['CLAUDE.md written', 'docs/context-index.json written'])
    expect(text(root, 'AGENTS.md')).toBe(boot)
  })

  it.each([
    ['docs', 'holds a source'],
    ['docs/system/out', 'lies in `docs/system`, where documents are looked for'],
    ['.leji/out', 'lies in a folder that is not for outputs'],
  ])('must not put the output at %s', async (out, why) => {
    const root = layerOnDisk()
    const before = snapshot(root)
    const result = await run(root, {out})
    expect(result).toMatchObject({exit: 2, outcome: 'stopped', artifacts: []})
    expect(result.refusal?.message).toContain(why)
    expect(snapshot(root)).toEqual(before)
  })

  it.each(['..', '.', '/tmp', 'a/../..'])('must not put the output at %s either', async (out) => {
    const root = layerOnDisk()
    const before = snapshot(root)
    expect((await run(root, {out})).exit).toBeGreaterThan(0)
    expect(snapshot(root)).toEqual(before)
  })

  it('may put the output into a hidden folder of a walked one, which no walk enters', async () => {
    const root = layerOnDisk()
    expect(await run(root, {out: 'docs/system/.out'})).toMatchObject({exit: 0})
    expect(await run(root, {out: 'docs/system/.out'})).toMatchObject({exit: 0, stats: {documents: 2}})
  })

  it('are refused an output folder that somebody else filled', async () => {
    const root = layerOnDisk({'out/site/index.html': 'by another generator'})
    const result = await run(root)
    expect(errors(result)).toEqual(['artifact-conflict out/site'])
    expect(text(root, 'out/site/index.html')).toBe('by another generator')
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false)
  })
})

describe('two builds of one layer', () => {
  it('wait for each other, and the second sees what the first did', async () => {
    const root = layerOnDisk({}, {parts: 4})
    const [one, other] = await Promise.all([run(root), run(root)])
    expect([one?.exit, other?.exit]).toEqual([0, 0])
    expect([actions(one), actions(other)].flat().sort()).toEqual(['unchanged', 'written'])
  })

  it('do not judge what the other has half done', async () => {
    const root = layerOnDisk()
    const other = await acquireLock(root, 0)
    put(root, {'out/site/index.html': 'a page whose list is not there yet'})
    const building = run(root)
    await new Promise((resolve) => setTimeout(resolve, 300))
    rmSync(join(root, 'out'), {recursive: true})
    if (other.state === 'held') other.release()
    expect(await building).toMatchObject({exit: 0, outcome: 'written'})
  })

  it('end in a refusal when one does not end', async () => {
    const root = layerOnDisk()
    const lock = {pid: process.pid, host: 'elsewhere', born: '', id: 'x'}
    put(root, {'.leji/build.lock': JSON.stringify(lock)})
    const result = await run(root, {patience: 0})
    expect(result.exit).toBe(2)
    expect(result.refusal?.message).toBe(
      `Another build is writing this layer (process ${process.pid} on \`elsewhere\`).`,
    )
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false)
  })
})
