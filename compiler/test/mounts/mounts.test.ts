import {spawnSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {basename, join} from 'node:path'
import fc from 'fast-check'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {openSource} from '../../1-read/disk.ts'
import {loadManifest} from '../../2-parse/manifest.ts'
import {cacheKey, projectionFolder} from '../../3-resolve/mount-source.ts'
import {mountEnforcement} from '../../4-check/rules/mount-enforcement.ts'
import type {ExampleTree, Mount} from '../../model.ts'
import {enforcementFaults} from '../../mounts/enforcement.ts'
import {hydrate} from '../../mounts/hydrate.ts'
import {pinRef, storeFolder, witnessRef} from '../../mounts/places.ts'
import {reachabilityOf} from '../../mounts/reachability.ts'
import {locate, mountStatus} from '../../mounts/state.ts'
import {type UpdatePinOptions, updatePin, withPin} from '../../mounts/update-pin.ts'
import {folder, type Repository, repository} from '../1-read/repository.ts'
import {onDisk} from '../on-disk.ts'
import {smallLayer} from '../small-layer.ts'

const identity = 'https://example.org/sibling'
const observedAt = '2026-12-01T00:00:00.000Z'

/** A sibling with two commits, and what stands for `https://example.org/sibling` when git asks. */
let sibling: Repository
let first: string
let second: string

beforeEach(() => {
  sibling = repository()
  sibling.write(smallLayer({'docs/run.sh': '#!/bin/sh\n'}, {manifest: {name: 'sibling'}}))
  sibling.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  symlinkSync('system/part-1.md', join(sibling.root, 'docs', 'link.md'))
  sibling.git('add', '-A')
  sibling.git('update-index', '--chmod=+x', 'docs/run.sh')
  sibling.git('commit', '-q', '-m', 'x')
  first = sibling.git('rev-parse', 'HEAD').trim()
  sibling.git('checkout', '-q', '--', '.')
  sibling.write({'docs/system/part-1.md': '# New\n'})
  sibling.commit('2026-01-02')
  second = sibling.git('rev-parse', 'HEAD').trim()
  const config = join(folder(), 'config')
  writeFileSync(config, `[url "${sibling.root}"]\n\tinsteadOf = https://example.org/sibling.git\n`)
  vi.stubEnv('GIT_CONFIG_GLOBAL', config)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

function host(more: Readonly<Record<string, unknown>> = {}, extra: Readonly<Record<string, string>> = {}) {
  const root = folder()
  const declared = {
    name: 'sibling',
    source: 'https://example.org/sibling.git',
    pin: first,
    owner: {name: 'Grace'},
    ...more,
  }
  const files = {...smallLayer({}, {manifest: {federation: {mounts: [declared]}}}), ...extra}
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), {recursive: true})
    writeFileSync(join(root, path), text)
  }
  return root
}

/** The layer as it stands, opened anew. */
function opened(root: string) {
  const source = openSource(root)
  const {manifest} = loadManifest(source.tree, true)
  if (!manifest) throw new Error('no manifest')
  return {source, manifest, mount: manifest.mounts[0] as Mount}
}

function hydrated(root: string, fetch = false, limits?: Parameters<typeof hydrate>[3]) {
  const {source, mount} = opened(root)
  return hydrate(root, source, mount, {fetch, ...limits})
}

const hint = (root: string, repo: string) => {
  mkdirSync(join(root, '.leji'), {recursive: true})
  writeFileSync(join(root, '.leji/mounts.local.json'), JSON.stringify({mounts: {sibling: {repo}}}))
}
const find = (root: string) => {
  const {source, manifest} = opened(root)
  return locate(root, source, manifest, 'sibling')
}
const report = (root: string) => {
  const {source, manifest} = opened(root)
  return mountStatus(root, source, manifest, {checkIntegrity: true, observedAt})[0]
}
const move = (root: string, options: Partial<UpdatePinOptions> = {}) => {
  const {source, manifest} = opened(root)
  return updatePin(root, source, manifest, 'sibling', {observedAt, ...options})
}
const tracked = {trackingRef: 'refs/heads/main'}

describe('hydrate', () => {
  test('takes what a hint holds, whole, and once', () => {
    const root = host()
    expect(hydrated(root)).toMatchObject({status: 'unavailable', detail: expect.stringContaining('--fetch')})
    hint(root, sibling.root)
    expect(hydrated(root)).toEqual({
      name: 'sibling',
      status: 'hydrated',
      cacheKey: cacheKey(identity, first),
      objectSource: 'hint',
    })
    const at = join(root, projectionFolder(identity, first))
    expect(readFileSync(join(at, 'docs/system/part-1.md'), 'utf-8')).toContain('How part-1 works.')
    expect(readFileSync(join(at, 'complete'), 'utf-8')).toBe('')
    expect(readlinkSync(join(at, 'docs/link.md'))).toBe('system/part-1.md')
    expect(statSync(join(at, 'docs/run.sh')).mode & 0o111).not.toBe(0)
    expect(readFileSync(join(root, '.leji/.gitignore'), 'utf-8')).toBe('*\n')
    expect(readdirSync(join(at, '..'))).toEqual(['projection'])
    expect(hydrated(root)).toEqual({name: 'sibling', status: 'cached', cacheKey: cacheKey(identity, first)})
    expect(find(root)).toEqual({
      name: 'sibling',
      sourceIdentity: identity,
      pin: first,
      present: true,
      verified: true,
      path: projectionFolder(identity, first),
    })
  })

  test('with fetch keeps the pin and what was seen of the tracking ref in a store of its own', () => {
    const root = host(tracked)
    expect(hydrated(root, true)).toMatchObject({status: 'hydrated', objectSource: 'managed-store', storeFetched: true})
    const store = join(root, storeFolder(identity))
    const refs = sibling.git('--git-dir', store, 'for-each-ref', '--format=%(objectname) %(refname)').trim().split('\n')
    expect(refs.sort()).toEqual(
      [`${first} ${pinRef(identity, first)}`, `${second} ${witnessRef(identity, 'refs/heads/main')}`].sort(),
    )
    expect(existsSync(join(store, 'FETCH_HEAD'))).toBe(false)
    expect(report(root)).toMatchObject({
      present: true,
      verified: true,
      pinReport: {
        state: 'behind',
        behind: 1,
        ahead: 0,
        comparisonRepository: 'managed-store',
        witnessProvenance: 'managed',
        ancestryComplete: true,
        observedAt,
      },
    })
  })

  test('finds a pin that its host does not hand out by its id', () => {
    sibling.git('config', 'uploadpack.allowAnySHA1InWant', 'false')
    expect(hydrated(host(), true)).toMatchObject({status: 'hydrated'})
  })

  test('says what could not be fetched, and still takes what is here', () => {
    const root = host({pin: 'f'.repeat(40), ...tracked})
    expect(hydrated(root, true)).toMatchObject({
      status: 'unavailable',
      storeFetched: false,
      detail: expect.stringContaining('cannot be fetched'),
    })
    const lost = host({trackingRef: 'refs/heads/none'})
    expect(hydrated(lost, true)).toMatchObject({status: 'hydrated', storeFetched: true, witnessRefreshFailed: true})
  })

  test('takes the one submodule that has the source, and chooses between none', () => {
    const modules = (...names: readonly string[]) =>
      names.map((name) => `[submodule "${name}"]\n\tpath = ${name}\n\turl = https://example.org/sibling\n`).join('')
    const one = host({}, {'.gitmodules': modules('a')})
    cpSync(sibling.root, join(one, 'a'), {recursive: true})
    expect(hydrated(one)).toMatchObject({status: 'hydrated', objectSource: 'submodule'})
    const two = host(tracked, {'.gitmodules': modules('a', 'b')})
    for (const name of ['a', 'b']) cpSync(sibling.root, join(two, name), {recursive: true})
    expect(hydrated(two)).toMatchObject({status: 'error', detail: expect.stringContaining('more than one submodule')})
    expect(report(two)?.pinReport.reason).toBe('mount-source-ambiguous')
  })

  test.each([
    '{',
    '[]',
    '{"mounts": []}',
    '{"mounts": {"sibling": {}}}',
    '{"mounts": {"sibling": {"repo": "nowhere"}}}',
  ])('tells of hints that cannot be used: %s', (text) => {
    const root = host({}, {'.leji/mounts.local.json': text})
    expect(hydrated(root)).toMatchObject({
      status: 'unavailable',
      detail: expect.stringContaining('.leji/mounts.local.json'),
    })
  })

  test('and so does the report of how mounts stand', () => {
    const root = host({}, {'.leji/mounts.local.json': '{'})
    expect(report(root)?.detail).toContain('.leji/mounts.local.json')
    hint(root, sibling.root)
    expect(report(root)).not.toHaveProperty('detail')
  })

  test('takes away what killed runs left, and nothing else', () => {
    const root = host()
    hint(root, sibling.root)
    const at = join(root, projectionFolder(identity, first))
    const dead = spawnSync(process.execPath, ['-e', '0']).pid
    const old = [`${at}-${dead}-0123456789ab`, `${at}-${process.pid}-0123456789ab`, `${at}-note`]
    const fresh = `${at}-${dead}-ba9876543210`
    for (const left of [...old, fresh]) mkdirSync(left, {recursive: true})
    for (const left of old) utimesSync(left, 1_000_000, 1_000_000)
    expect(hydrated(root).status).toBe('hydrated')
    const [, alive, foreign] = old
    expect(readdirSync(join(at, '..')).sort()).toEqual(
      [at, alive, foreign, fresh].map((one) => basename(one ?? '')).sort(),
    )
  })

  test('writes through no link and mends no half', () => {
    const root = host()
    hint(root, sibling.root)
    const elsewhere = folder()
    symlinkSync(elsewhere, join(root, '.leji/mounts'))
    expect(hydrated(root)).toMatchObject({status: 'error', detail: expect.stringContaining('symbolic link')})
    expect(hydrated(root, true)).toMatchObject({status: 'error'})
    expect(readdirSync(elsewhere)).toEqual([])
    rmSync(join(root, '.leji/mounts'))
    mkdirSync(join(root, projectionFolder(identity, first)), {recursive: true})
    writeFileSync(join(root, projectionFolder(identity, first), 'x'), '')
    expect(hydrated(root)).toMatchObject({status: 'error', detail: expect.stringContaining('not whole')})
    expect(readdirSync(join(root, projectionFolder(identity, first), '..'))).toEqual(['projection'])
  })

  test('is an error at a limit, unavailable for what is no layer', () => {
    const root = host()
    hint(root, sibling.root)
    const limits = {entries: 2, bytes: 1e9, pathBytes: 4096, listingBytes: 1e9}
    expect(hydrated(root, false, {limits})).toMatchObject({
      status: 'error',
      detail: expect.stringContaining('more than 2 entries'),
    })
    sibling.git('rm', '-q', '-r', '.')
    sibling.write({'x.md': 'x'})
    sibling.commit('2026-01-03')
    const none = host({pin: sibling.git('rev-parse', 'HEAD').trim()})
    hint(none, sibling.root)
    expect(hydrated(none)).toMatchObject({status: 'unavailable', detail: expect.stringContaining('no `leji.json`')})
  })

  test('runs no hook, no helper that runs a command, and takes no source for an option', () => {
    const mark = join(folder(), 'mark')
    const root = host({source: 'https://example.org/evil'})
    const config = join(folder(), 'config')
    writeFileSync(config, `[url "ext::sh -c touch% ${mark}"]\n\tinsteadOf = https://example.org/evil\n`)
    vi.stubEnv('GIT_CONFIG_GLOBAL', config)
    vi.stubEnv('GIT_ALLOW_PROTOCOL', 'ext:file')
    expect(hydrated(root, true)).toMatchObject({status: 'unavailable'})
    expect(existsSync(mark)).toBe(false)
    expect(hydrated(host({source: '--upload-pack=touch x'}), true)).toMatchObject({status: 'error'})
  })
})

describe('a store that a repository brings along', () => {
  const planted = (config: (mark: string) => string) => {
    const mark = join(folder(), 'mark')
    const root = host(tracked)
    const store = join(root, storeFolder(identity))
    mkdirSync(store, {recursive: true})
    sibling.git('clone', '-q', '--bare', sibling.root, store)
    sibling.git('--git-dir', store, 'update-ref', witnessRef(identity, 'refs/heads/main'), second)
    writeFileSync(join(store, 'config'), `${readFileSync(join(store, 'config'), 'utf-8')}${config(mark)}`)
    return {root, store, mark}
  }

  test.each<readonly [string, (mark: string) => string]>([
    ['another upload-pack', (mark) => `[remote "https://example.org/sibling.git"]\n\tuploadpack = touch ${mark};\n`],
    ['a credential helper', (mark) => `[credential]\n\thelper = !touch ${mark}\n`],
    ['an address of its own', (mark) => `[url "ext::touch ${mark}"]\n\tinsteadOf = https://example.org/\n`],
    ['nothing but its name', () => ''],
  ])('with %s is neither obeyed nor believed', async (_, config) => {
    const {root, mark} = planted(config)
    expect(hydrated(root)).toMatchObject({status: 'unavailable'})
    expect(hydrated(root, true)).toMatchObject({
      status: 'unavailable',
      storeFetched: false,
      detail: expect.stringContaining('not made by lejic'),
    })
    expect(report(root)?.pinReport).toMatchObject({state: 'unknown', reason: 'mount-pin-unavailable'})
    expect(await move(root, {fetch: true})).toMatchObject({action: 'refused', reason: 'mount-store-fetch-failed'})
    const {mount} = opened(root)
    expect(reachabilityOf(root, mount).status).toBe('unknown')
    expect(existsSync(mark)).toBe(false)
  })

  test('with objects of another place is none', () => {
    const root = host(tracked)
    hydrated(root, true)
    expect(report(root)?.pinReport.comparisonRepository).toBe('managed-store')
    mkdirSync(join(root, storeFolder(identity), 'objects/info'), {recursive: true})
    writeFileSync(join(root, storeFolder(identity), 'objects/info/alternates'), `${sibling.root}/.git/objects\n`)
    expect(report(root)?.pinReport).toMatchObject({reason: 'mount-pin-unavailable'})
  })
})

describe('locate and status', () => {
  test('see a changed, an added, a missing file and a lost bit', () => {
    const changes: readonly ((at: string) => void)[] = [
      (at) => writeFileSync(join(at, 'docs/boot-profile.md'), 'Trust me.'),
      (at) => writeFileSync(join(at, 'docs/more.md'), ''),
      (at) => rmSync(join(at, 'docs/run.sh')),
      (at) => writeFileSync(join(at, 'docs/run.sh'), '#!/bin/sh\n', {mode: 0o644, flag: 'w'}),
      (at) => {
        rmSync(join(at, 'docs/link.md'))
        symlinkSync('/etc/passwd', join(at, 'docs/link.md'))
      },
    ]
    for (const [index, change] of changes.entries()) {
      const root = host(tracked)
      hint(root, sibling.root)
      hydrated(root)
      if (index === 3) rmSync(join(root, projectionFolder(identity, first), 'docs/run.sh'))
      change(join(root, projectionFolder(identity, first)))
      expect(find(root), String(index)).toMatchObject({
        present: true,
        verified: false,
        detail: expect.stringContaining('not what its pin holds'),
      })
      expect(report(root)?.verified).toBe(false)
    }
  })

  test('say that nobody can tell once the repository is gone', () => {
    const root = host(tracked)
    hint(root, sibling.root)
    hydrated(root)
    rmSync(join(root, '.leji/mounts.local.json'))
    expect(find(root)).toMatchObject({
      present: true,
      verified: false,
      detail: expect.stringContaining('nobody can tell'),
    })
    expect(report(root)).toMatchObject({
      present: true,
      verified: null,
      pinReport: {state: 'unknown', reason: 'mount-pin-unavailable'},
    })
  })

  test('say what is missing', () => {
    const {source, manifest} = opened(host())
    expect(locate('/', source, manifest, 'nobody')).toMatchObject({
      present: false,
      path: null,
      pin: null,
      detail: 'no mount has this name',
    })
    expect(find(host())).toMatchObject({present: false, path: null, sourceIdentity: identity})
    expect(find(host({source: '/local/path'}))).toMatchObject({present: false, sourceIdentity: null})
  })

  test.each<readonly [string, Readonly<Record<string, unknown>>, string | undefined]>([
    ['mount-source-unnormalizable', {source: '/local', ...tracked}, undefined],
    ['mount-no-tracking-ref', {}, undefined],
    ['mount-tracking-ref-invalid', {trackingRef: 'refs/heads/a..b'}, undefined],
    ['mount-pin-unavailable', tracked, undefined],
    ['mount-witness-unavailable', {trackingRef: 'refs/heads/none'}, 'hint'],
  ])('a pin of which nothing can be said: %s', (reason, more, source) => {
    const root = host(more)
    if (source) hint(root, sibling.root)
    expect(report(root)?.pinReport).toMatchObject({state: 'unknown', reason, ancestryComplete: false})
  })

  test('compare in every direction', () => {
    const states = (pin: string) => {
      const root = host({pin, ...tracked})
      hint(root, sibling.root)
      const {state, behind, ahead, witnessProvenance} = report(root)?.pinReport ?? {}
      return [state, behind, ahead, witnessProvenance]
    }
    expect(states(second)).toEqual(['up-to-date', 0, 0, 'unmanaged'])
    expect(states(first)).toEqual(['behind', 1, 0, 'unmanaged'])
    sibling.git('checkout', '-q', '-b', 'side', first)
    sibling.write({'docs/side.md': '# Side\n'})
    sibling.commit('2026-01-03')
    expect(states(sibling.git('rev-parse', 'HEAD').trim())).toEqual(['diverged', 1, 1, 'unmanaged'])
    sibling.git('checkout', '-q', 'main')
    sibling.write({'docs/more.md': '# More\n'})
    sibling.commit('2026-01-04')
    const newest = sibling.git('rev-parse', 'HEAD').trim()
    sibling.git('checkout', '-q', '-B', 'main', second)
    expect(states(newest)).toEqual(['ahead', 0, 1, 'unmanaged'])
    sibling.git('checkout', '-q', '--orphan', 'island')
    sibling.git('commit', '-q', '-m', 'x')
    expect(states(sibling.git('rev-parse', 'HEAD').trim())).toEqual(['unrelated', 2, 1, 'unmanaged'])
  })
})

describe('update-pin', () => {
  const text = (root: string) => readFileSync(join(root, 'leji.json'), 'utf-8')

  test('moves forward to what was seen, and changes the pin alone', async () => {
    const root = host(tracked)
    const before = text(root)
    expect(await move(root)).toMatchObject({action: 'refused', reason: 'mount-pin-unavailable'})
    expect(await move(root, {fetch: true, dryRun: true})).toMatchObject({
      action: 'dry-run',
      mount: {from: first, to: second},
    })
    expect(text(root)).toBe(before)
    expect(await move(root)).toMatchObject({
      action: 'updated',
      override: false,
      mount: {from: first, to: second, sourceIdentity: identity, trackingRef: 'refs/heads/main'},
      pinReport: {state: 'behind', behind: 1},
    })
    expect(text(root)).toBe(before.replace(first, second))
    expect(await move(root)).toMatchObject({action: 'unchanged'})
  })

  test('asks for the default branch only when it may', async () => {
    const root = host()
    expect(await move(root)).toMatchObject({action: 'refused', reason: 'mount-no-tracking-ref'})
    expect(await move(root, {fetch: true})).toMatchObject({
      action: 'updated',
      mount: {trackingRef: null, to: second},
      pinReport: {comparedRef: 'refs/heads/main'},
    })
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
    rmSync(sibling.root, {recursive: true})
    const lost = host({source: 'https://127.0.0.1:1/x'})
    expect(await move(lost, {fetch: true})).toMatchObject({reason: 'mount-default-ref-unavailable'})
    expect(await move(host({source: 'https://127.0.0.1:1/x', ...tracked}), {fetch: true})).toMatchObject({
      reason: 'mount-store-fetch-failed',
    })
  })

  test('goes back only when that is said twice, and never on half a history', async () => {
    const root = host({pin: second, ...tracked})
    await hydrated(root, true)
    expect(await move(root, {to: first})).toMatchObject({action: 'refused', reason: 'mount-pin-not-fast-forward'})
    expect(await move(root, {to: 'f'.repeat(40), allowNonFastForward: true})).toMatchObject({
      reason: 'mount-target-unavailable',
    })
    expect(await move(root, {allowNonFastForward: true})).toMatchObject({action: 'unchanged'})
    expect(await move(root, {to: first, allowNonFastForward: true})).toMatchObject({action: 'updated', override: true})
    expect(opened(root).mount.pin).toBe(first)
    const shallow = join(folder(), 'shallow')
    sibling.git('clone', '-q', '--depth=1', `file://${sibling.root}`, shallow)
    const half = host({pin: second, ...tracked})
    hint(half, shallow)
    expect(await move(half, {to: first, allowNonFastForward: true})).toMatchObject({
      action: 'refused',
      reason: 'mount-target-unavailable',
    })
  })

  test('refuses a tracking ref that is gone, a mount that is not declared, a manifest that is a link', async () => {
    expect(await move(host({trackingRef: 'refs/heads/none'}), {fetch: true})).toMatchObject({
      reason: 'mount-witness-refresh-failed',
    })
    const root = host(tracked)
    const {source, manifest} = opened(root)
    expect(await updatePin(root, source, manifest, 'nobody', {observedAt})).toMatchObject({
      reason: 'mount-unknown',
      pinReport: null,
    })
    hint(root, sibling.root)
    writeFileSync(join(root, 'real.json'), text(root))
    rmSync(join(root, 'leji.json'))
    symlinkSync('real.json', join(root, 'leji.json'))
    expect(await move(root)).toMatchObject({action: 'refused', reason: 'mount-declaration-changed'})
    expect(readFileSync(join(root, 'real.json'), 'utf-8')).toContain(first)
  })

  test('refuses when the declaration changed meanwhile, and for a manifest with a key twice', () => {
    const {mount} = opened(host(tracked))
    const edit = (change: (value: string) => string) =>
      withPin(new TextEncoder().encode(change(JSON.stringify({federation: {mounts: [mount]}}))), mount, second)
    expect(edit((value) => value)).toBeInstanceOf(Uint8Array)
    for (const change of [
      (value: string) => value.replace(first, 'e'.repeat(40)),
      (value: string) => value.replace('example.org', 'example.com'),
      (value: string) => value.replace('heads/main', 'heads/next'),
      (value: string) => value.replace('"pin"', '"pin":"x","pin"'),
      (value: string) => value.replace('"sibling"', '"other"'),
      () => '{',
    ])
      expect(edit(change)).toMatchObject({state: 'refused'})
    expect(withPin(undefined, mount, second)).toMatchObject({state: 'refused'})
    expect(withPin(Uint8Array.from([0xff, 0xfe, 0x7b, 0]), mount, second)).toMatchObject({state: 'refused'})
  })

  test('keeps every other byte, whatever the layout', () => {
    const {mount} = opened(host(tracked))
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 2, 8, '\t'),
        fc.boolean(),
        fc.boolean(),
        fc.string({unit: 'grapheme', maxLength: 20}),
        fc.integer({min: 0, max: 2}),
        (indent, crlf, mark, description, others) => {
          const other = {...mount, name: 'other', pin: first}
          const mounts = [...Array<Mount>(others).fill(other), mount, other]
          const json = JSON.stringify({description: `${first} ${description}`, federation: {mounts}}, null, indent)
          const before = (mark ? '\ufeff' : '') + (crlf ? json.replaceAll('\n', '\r\n') : json)
          const after = withPin(new TextEncoder().encode(before), mount, second)
          if (!(after instanceof Uint8Array)) throw new Error(after.message)
          const written = new TextDecoder('utf-8', {ignoreBOM: true}).decode(after)
          expect(written.length).toBe(before.length)
          const at = [...before].length === 0 ? 0 : written.indexOf(second)
          expect(written.slice(0, at) + first + written.slice(at + second.length)).toBe(before)
          expect(JSON.parse(written.replace('\ufeff', '')).federation.mounts[others].pin).toBe(second)
        },
      ),
    )
  })
})

describe('relying on a mount', () => {
  const faults = (root: string, ...names: readonly string[]) => {
    const {source, manifest} = opened(root)
    return enforcementFaults(root, source, manifest, names.length > 0 ? new Set(names) : undefined).map(
      ({message}) => message,
    )
  }

  test('needs it hydrated, whole, and a repository that shows it', () => {
    const root = host()
    expect(faults(root)).toEqual([expect.stringContaining('not hydrated')])
    expect(faults(root, 'another')).toEqual([])
    hint(root, sibling.root)
    hydrated(root)
    expect(faults(root, 'sibling')).toEqual([])
    writeFileSync(join(root, projectionFolder(identity, first), 'docs/more.md'), '')
    expect(faults(root)).toEqual([expect.stringContaining('not what its pin holds')])
    rmSync(join(root, '.leji/mounts.local.json'))
    expect(faults(root)).toEqual([expect.stringContaining('nothing shows')])
  })

  test('the rule’s examples do what they show', () => {
    const laid = (tree: ExampleTree) => faults(onDisk(tree)).length
    expect(laid(mountEnforcement.example.bad)).toBe(1)
    expect(laid(mountEnforcement.example.good)).toBe(0)
  })

  test('its source is asked whether it leads back to the pin', () => {
    const ask = (more: Readonly<Record<string, unknown>>) => {
      const root = host(more)
      return reachabilityOf(root, opened(root).mount)
    }
    expect(ask({})).toEqual({status: 'pass'})
    expect(ask({pin: second, ...tracked})).toEqual({status: 'pass'})
    sibling.git('checkout', '-q', '-b', 'side', first)
    sibling.write({'docs/side.md': '# Side\n'})
    sibling.commit('2026-01-03')
    const side = sibling.git('rev-parse', 'HEAD').trim()
    expect(ask({pin: side, ...tracked}).status).toBe('fail')
    expect(ask({pin: 'f'.repeat(40), ...tracked}).status).toBe('unknown')
    expect(ask({trackingRef: 'refs/heads/none'}).status).toBe('unknown')
    expect(ask({source: '/local'}).status).toBe('unknown')
  })
})
