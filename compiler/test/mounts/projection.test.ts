import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {cacheKey, projectionFolder} from '../../3-resolve/mount-source.ts'
import {pinRef, storeFolder, witnessRef} from '../../mounts/places.ts'
import {projectionLimits, projectionOf} from '../../mounts/projection.ts'
import {repository} from '../1-read/repository.ts'
import {smallLayer} from '../small-layer.ts'

const sibling = (extra: Readonly<Record<string, string>> = {}, manifest: Readonly<Record<string, unknown>> = {}) =>
  smallLayer(extra, {manifest: {name: 'sibling', ...manifest}})

/** A commit made of exactly these entries, however odd their names are. */
function treeOf(
  entries: readonly (readonly [mode: string, path: string | Buffer, content: string])[],
  base = sibling(),
) {
  const repo = repository()
  const run = (input: string | Buffer, ...args: readonly string[]) =>
    execFileSync('git', ['-C', repo.root, ...args], {input, env: {...process.env, GIT_CONFIG_GLOBAL: '/dev/null'}})
      .toString()
      .trim()
  const all = [...Object.entries(base).map(([path, text]) => ['100644', path, text] as const), ...entries]
  const rows = all.map(([mode, path, content]) => {
    const object = mode === '160000' ? '1'.repeat(40) : run(content, 'hash-object', '-w', '--stdin')
    return {mode, path: Buffer.isBuffer(path) ? path : Buffer.from(path), object}
  })
  // `mktree` takes any name; folders are made from the deepest up.
  interface Node {
    readonly children: Map<string, Node>
    entry?: {mode: string; object: string}
  }
  const root: Node = {children: new Map()}
  for (const {mode, path, object} of rows) {
    let at = root
    for (const part of path.toString('latin1').split('/')) {
      const next = at.children.get(part) ?? {children: new Map()}
      at.children.set(part, next)
      at = next
    }
    at.entry = {mode, object}
  }
  const write = (node: Node): string => {
    const lines = [...node.children].map(([name, child]) => {
      const {mode, object} = child.entry ?? {mode: '040000', object: write(child)}
      const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob'
      return Buffer.concat([Buffer.from(`${mode} ${type} ${object}\t`), Buffer.from(name, 'latin1'), Buffer.from([0])])
    })
    return run(Buffer.concat(lines), 'mktree', '-z', '--missing')
  }
  const commit = repo.git('commit-tree', write(root), '-m', 'x').trim()
  return {root: repo.root, commit}
}

function projected(entries: Parameters<typeof treeOf>[0], base = sibling(), limits = projectionLimits) {
  const {root, commit} = treeOf(entries, base)
  const projection = projectionOf(root, commit, limits)
  return projection.state === 'ok'
    ? projection.files.map(({path}) => path)
    : `${projection.state}: ${projection.detail}`
}

const inside = Object.keys(sibling()).sort()

describe('holds', () => {
  test('the manifest and the tree below its root path, and nothing else', () => {
    expect(
      projected([
        ['100644', 'README.md', 'x'],
        ['100644', 'src/a.md', 'x'],
        ['100755', 'docs/run.sh', 'x'],
      ]),
    ).toEqual([...inside, 'docs/run.sh'].sort())
  })

  test('what is named elsewhere: boot profile, lists, profiles, decisions, index, changelog, indexed paths', () => {
    const index = JSON.stringify({
      schemaVersion: '1.0',
      generatedAt: '2026-01-01T00:00:00.000Z',
      rootPath: 'docs/',
      entries: [{id: 'far', path: 'far/away.md', title: 'Far', category: 'system'}],
    })
    const log = JSON.stringify({
      schemaVersion: '1.0',
      entries: [{id: 'a', date: '2026-01-01', type: 'added', summary: 's', paths: ['x']}],
    })
    const base = sibling(
      {
        'BOOT.md': '#',
        'lists/more.md': '#',
        'team/core.md': '#',
        'who/any.md': '#',
        'why/0001-x.md': '#',
        'far/away.md': '#',
        'm/index.json': index,
        'm/log.json': log,
        'm/other.json': '{}',
      },
      {
        bootProfilePath: 'BOOT.md',
        categories: {
          system: {indexes: ['docs/context/system.md', 'lists/more.md']},
          decisions: {indexes: ['docs/context/decisions.md']},
        },
        agents: {core: 'team/core.md'},
        machine: {
          indexPath: 'm/index.json',
          changelogPath: 'm/log.json',
          agentProfilesPath: 'who/',
          decisionRecordsPath: 'why',
        },
      },
    )
    expect(projected([], base)).toEqual(
      Object.keys(base)
        .filter((path) => path !== 'm/other.json')
        .sort(),
    )
  })

  test('nothing more for a machine folder that is the sibling’s root', () => {
    const base = sibling({'other.md': '#'}, {machine: {agentProfilesPath: '.'}})
    expect(projected([], base)).toEqual(inside)
  })

  test('names as names, whatever a pattern would make of them', () => {
    const base = sibling({'a[b].md': '#', 'ab.md': '#', '*.md': '#'}, {bootProfilePath: 'a[b].md'})
    expect(projected([], base)).toEqual([...inside, 'a[b].md'].sort())
  })

  test('links that stay inside, and notes submodules without following them', () => {
    const {root, commit} = treeOf([
      ['120000', 'docs/near.md', 'system/part-1.md'],
      ['120000', 'docs/system/up.md', '../boot-profile.md'],
      ['160000', 'docs/module', ''],
    ])
    const projection = projectionOf(root, commit)
    expect(projection).toMatchObject({state: 'ok', name: 'sibling', gitlinks: ['docs/module']})
    expect(
      projection.state === 'ok' && projection.files.filter(({kind}) => kind === 'link').map(({target}) => target),
    ).toEqual(['system/part-1.md', '../boot-profile.md'])
  })
})

describe('is unavailable', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, unknown>>, RegExp]>([
    ['without the boot profile', {}, {bootProfilePath: 'docs/gone.md'}, /docs\/gone\.md.*boot profile/],
    [
      'without a list',
      {},
      {
        categories: {
          system: {indexes: ['docs/context/system.md', 'x/gone.md']},
          decisions: {indexes: ['docs/context/decisions.md']},
        },
      },
      /x\/gone\.md.*list of `system`/,
    ],
    ['without a bound profile', {}, {agents: {core: 'x/core.md'}}, /x\/core\.md.*profile of `core`/],
    ['with a broken index', {'docs/context-index.json': '{'}, {}, /context index is not JSON/],
    [
      'with an index that is not valid',
      {'docs/context-index.json': '{"entries": []}'},
      {},
      /context index is not valid/,
    ],
    ['with a changelog that is not valid', {'docs/context-changelog.json': '{}'}, {}, /changelog is not valid/],
    ['with an older or broken manifest', {'leji.json': '{"leji": "1.0"}'}, {}, /leji\.json. is not valid/],
  ])('%s', (_, extra, manifest, why) => {
    expect(projected([], sibling(extra, manifest))).toMatch(/^unavailable: /)
    expect(projected([], sibling(extra, manifest))).toMatch(why)
  })

  test('without a manifest, and for a name that is no commit', () => {
    const {'leji.json': _, ...rest} = sibling()
    expect(projected([], rest)).toMatch(/^unavailable: .*no `leji\.json`/)
    const {root} = treeOf([])
    for (const name of ['0'.repeat(40), '--output=x', 'HEAD:leji.json'])
      expect(projectionOf(root, name).state).toBe('unavailable')
  })

  test('a folder or an artifact that only defaults name may be missing', () => {
    expect(
      projected([], sibling({}, {machine: {agentProfilesPath: 'none/', decisionRecordsPath: 'docs/decisions/'}})),
    ).toEqual(inside)
  })
})

describe('is unsafe', () => {
  const hostile: readonly {why: string; path: string | Buffer; content: string; mode?: string}[] = [
    {why: 'a link out', path: 'docs/l', content: '../../x', mode: '120000'},
    {why: 'an absolute link', path: 'docs/l', content: '/etc/passwd', mode: '120000'},
    {why: 'a link to what is not projected', path: 'docs/l', content: '../src/a.md', mode: '120000'},
    {why: 'a link that climbs behind a name', path: 'docs/system/l', content: 'k/../../../x', mode: '120000'},
    {why: 'a link with a backslash', path: 'docs/l', content: 'system\\x', mode: '120000'},
    {why: 'an empty link', path: 'docs/l', content: '', mode: '120000'},
    {why: 'a backslash in a name', path: 'docs/a\\b.md', content: 'x'},
    {why: 'a control character in a name', path: 'docs/a\u0007.md', content: 'x'},
    {why: 'a line break in a name', path: 'docs/a\nb.md', content: 'x'},
    {why: 'names that one disk cannot tell apart', path: 'docs/BOOT-profile.md', content: 'x'},
    {why: 'folders that one disk cannot tell apart', path: 'docs/System/other.md', content: 'x'},
    {why: 'git’s own folder', path: 'docs/.GIT/config', content: 'x'},
    {why: 'a name that is no UTF-8', path: Buffer.from([...Buffer.from('docs/'), 0xff, 0xfe]), content: 'x'},
  ]
  test.each(hostile)('$why', ({path, content, mode = '100644'}) => {
    expect(projected([[mode, path, content]])).toMatch(/^unsafe: /)
  })

  test('but not for what lies outside of it', () => {
    expect(
      projected([
        ['100644', Buffer.from([0xff]), 'x'],
        ['100644', 'src/A', 'x'],
        ['100644', 'src/a', 'x'],
        ['120000', 'src/out', '/etc/passwd'],
        ['100644', `${'x'.repeat(5000)}.md`, 'x'],
      ]),
    ).toEqual(inside)
  })

  test('the cache’s own mark, where the root path is the repository’s root', () => {
    expect(projected([['100644', 'complete', 'x']])).toEqual(inside)
    expect(projected([['100644', 'complete', 'x']], sibling({}, {rootPath: '.'}))).toMatch(/^unsafe: .*`complete`/)
  })

  test('half a character in a manifest', () => {
    const {'leji.json': manifest = '', ...rest} = sibling()
    expect(projected([], {...rest, 'leji.json': manifest.replace('"sibling"', '"\\ud800"')})).toMatch(/^unsafe: /)
  })

  test('beyond each limit, and not at it', () => {
    const {root, commit} = treeOf([['160000', 'docs/m', '']])
    const whole = projectionOf(root, commit)
    if (whole.state !== 'ok') throw new Error(whole.detail)
    const bytes = whole.files.reduce((sum, {size}) => sum + size, 0)
    const entries = whole.files.length + 1
    const pathBytes = Math.max(...whole.files.map(({path}) => Buffer.byteLength(path)))
    const at = {entries, bytes, pathBytes, listingBytes: 1_000_000}
    expect(projectionOf(root, commit, at).state).toBe('ok')
    for (const key of ['entries', 'bytes', 'pathBytes'] as const)
      expect(projectionOf(root, commit, {...at, [key]: at[key] - 1})).toMatchObject({state: 'unsafe'})
    expect(projectionOf(root, commit, {...at, listingBytes: 100})).toMatchObject({
      state: 'unsafe',
      detail: expect.stringContaining('listing'),
    })
  })

  test('the limits are those of the specification', () => {
    expect(projectionLimits).toEqual({
      entries: 65_536,
      bytes: 2_147_483_648,
      pathBytes: 4_096,
      listingBytes: 268_435_456,
    })
  })
})

test('names in the cache are hashes of exactly these texts', () => {
  const hash = (text: string) => createHash('sha256').update(text, 'utf-8').digest('hex')
  const identity = 'https://example.org/ö'
  const pin = 'a'.repeat(40)
  expect(cacheKey(identity, pin)).toBe(hash(`https://example.org/ö\n${pin}\n2`))
  // As `printf 'https://example.org/warehouse\n0123…4567\n2' | sha256sum` says.
  expect(cacheKey('https://example.org/warehouse', '0123456789abcdef0123456789abcdef01234567')).toBe(
    'cc54459397a01169b0e092d99e019ef24f265150838a0d8508c54b94b0aeb40a',
  )
  expect(projectionFolder(identity, pin)).toBe(
    `.leji/mounts/cache/${hash(`https://example.org/ö\n${pin}\n2`)}/projection`,
  )
  expect(storeFolder(identity)).toBe(`.leji/mounts/store/${hash(identity)}`)
  expect(pinRef(identity, pin)).toBe(`refs/leji-pin/v1/${hash(identity)}/${pin}`)
  expect(witnessRef(identity, 'refs/heads/main')).toBe(
    `refs/leji-witness/v1/${hash(identity)}/${hash('refs/heads/main')}`,
  )
})
