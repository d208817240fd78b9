import {execFileSync} from 'node:child_process'
import {chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, describe, expect, test} from 'vitest'
import {openSource} from '../../1-read/disk.ts'
import {type MemoryEntry, memorySource} from '../../1-read/memory.ts'
import {maxFileBytes} from '../../1-read/tree.ts'
import type {Tree} from '../../model.ts'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true})
})

/** A root with the entries, and beside it a folder `beside` with a file. */
function onDisk(entries: Readonly<Record<string, MemoryEntry>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lejic-read-'))
  folders.push(folder)
  const root = join(folder, 'root')
  mkdirSync(root)
  mkdirSync(join(folder, 'beside'))
  writeFileSync(join(folder, 'beside/secret.md'), 'secret')
  for (const [path, entry] of Object.entries(entries)) {
    const target = join(root, path)
    mkdirSync(dirname(target), {recursive: true})
    if (typeof entry === 'string' || entry instanceof Uint8Array) writeFileSync(target, entry)
    else if ('link' in entry) symlinkSync(entry.link, target)
  }
  return root
}

const entries: Readonly<Record<string, MemoryEntry>> = {
  'docs/a.md': '# A\n',
  'docs/ö b.md': 'ö',
  'docs/deep/c.md': 'c',
  'docs/𐀀.md': '',
  'docs/\ue000.md': '',
  'to-file': {link: 'docs/a.md'},
  'to-folder': {link: 'docs'},
  'to-link': {link: 'to-folder/deep'},
  'docs/up.md': {link: '../to-folder/a.md'},
  'around.md': {link: 'docs/../to-folder/./deep/../a.md'},
  dangling: {link: 'docs/none.md'},
  'dangling-in-folder': {link: 'to-folder/none/none.md'},
  'dangling-link': {link: 'dangling'},
  'under-file': {link: 'docs/a.md/x'},
  out: {link: '../beside/secret.md'},
  'out-folder': {link: '../beside'},
  'out-dangling': {link: '../nowhere.md'},
  absolute: {link: '/etc/hosts'},
  'to-root': {link: '.'},
  loop: {link: 'loop'},
  'loop-a': {link: 'loop-b'},
  'loop-b': {link: 'loop-a'},
}

const kinds = {
  '': 'directory',
  '.': 'directory',
  'docs/': 'directory',
  './docs//a.md': 'file',
  'docs/a.md': 'file',
  'docs/a.md/': 'absent',
  'docs/a.md/x': 'absent',
  'docs/A.md': 'absent',
  'docs/ö b.md': 'file',
  'docs/o\u0308 b.md': 'absent',
  'docs/none/x.md': 'absent',
  'docs/x/../a.md': 'file',
  '../beside/secret.md': 'outside',
  '..': 'outside',
  'a\0b': 'absent',
  'docs\\a.md': 'absent',
  'to-file': 'file',
  'to-folder': 'directory',
  'to-folder/deep/c.md': 'file',
  'to-link/c.md': 'file',
  'docs/up.md': 'file',
  'around.md': 'file',
  dangling: 'absent',
  'dangling-in-folder': 'absent',
  'dangling-link': 'absent',
  'under-file': 'absent',
  out: 'outside',
  'out-folder': 'outside',
  'out-folder/secret.md': 'outside',
  'out-folder/none.md': 'outside',
  'out-dangling': 'outside',
  absolute: 'outside',
  'to-root': 'directory',
  'to-root/to-root/docs/a.md': 'file',
  loop: 'outside',
  'loop-a': 'outside',
  'loop-a/x': 'outside',
}

const trees: readonly (readonly [string, Tree])[] = [
  ['disk', openSource(onDisk(entries)).tree],
  ['memory', memorySource(entries).tree],
]

describe.each(trees)('a tree from %s', (_name, tree) => {
  test('says what stands at a path', () => {
    expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, tree.kind(path)]))).toEqual(kinds)
  })

  test('reads files through links inside the root, once', () => {
    expect(tree.file('to-link/c.md')?.text).toBe('c')
    expect(tree.file('docs/ö b.md')).toMatchObject({path: 'docs/ö b.md', text: 'ö', encoding: {bom: 'none'}})
    expect(tree.file('docs/a.md')).toBe(tree.file('docs/a.md'))
  })

  test('reads nothing that is outside, absent or no file', () => {
    const none = ['out', 'out-folder/secret.md', 'absolute', 'loop', 'dangling', 'docs', '', '../beside/secret.md']
    expect(none.map((path) => tree.file(path))).toEqual(none.map(() => undefined))
  })

  test('lists a folder in byte order without following', () => {
    expect(tree.list('docs')).toEqual([
      {name: 'a.md', kind: 'file'},
      {name: 'deep', kind: 'directory'},
      {name: 'up.md', kind: 'symlink'},
      {name: 'ö b.md', kind: 'file'},
      {name: '\ue000.md', kind: 'file'},
      {name: '𐀀.md', kind: 'file'},
    ])
    expect(tree.list('to-folder/')).toEqual(tree.list('docs'))
    expect([tree.list('docs/a.md'), tree.list('none'), tree.list('out-folder'), tree.list('..')]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  test('tells links from what they lead to', () => {
    expect(['to-file', 'loop', 'out', 'dangling', 'docs/up.md'].map((path) => tree.isLink(path))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['to-folder/a.md', 'docs', '', 'none', '..'].map((path) => tree.isLink(path))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('knows sizes in bytes', () => {
    expect(['docs/a.md', 'to-file', 'docs/ö b.md', 'docs', 'none', 'out'].map((path) => tree.size(path))).toEqual([
      4, 4, 2, 0, 0, 0,
    ])
  })
})

test('a path of a hundred thousand parts is absent, or outside where its first part leads there', () => {
  const {tree} = memorySource({'docs/a.md': 'a', out: {link: '/etc'}})
  const deep = `${'d/'.repeat(200_000)}x.md`
  expect([
    tree.kind(deep),
    tree.kind(`docs/${deep}`),
    tree.kind(`docs/a.md/${deep}`),
    tree.kind(`out/${deep}`),
  ]).toEqual(['absent', 'absent', 'absent', 'outside'])
})

describe('a disk', () => {
  test('a first answer stays', () => {
    const root = onDisk({'a.md': 'one'})
    const {tree} = openSource(root)
    expect([tree.kind('b.md'), tree.file('a.md')?.text]).toEqual(['absent', 'one'])
    writeFileSync(join(root, 'a.md'), 'two')
    writeFileSync(join(root, 'b.md'), '')
    expect([tree.kind('b.md'), tree.file('a.md')?.text]).toEqual(['absent', 'one'])
  })

  test('a link that leaves the root and comes back is inside', () => {
    const root = onDisk({'a.md': 'a', 'back.md': {link: '../root/a.md'}, 'back-dangling': {link: '../root/none'}})
    const {tree} = openSource(root)
    expect([tree.file('back.md')?.text, tree.kind('back-dangling')]).toEqual(['a', 'absent'])
  })

  test('the root itself may be reached by a link', () => {
    const root = onDisk({'docs/a.md': 'a', 'in.md': {link: 'docs/a.md'}})
    symlinkSync(root, join(dirname(root), 'alias'))
    const {tree} = openSource(join(dirname(root), 'alias'))
    expect([tree.kind('docs/a.md'), tree.kind('in.md')]).toEqual(['file', 'file'])
  })

  test('a root that is not there is empty', () => {
    const {tree} = openSource(join(onDisk({}), 'none'))
    expect([tree.kind('leji.json'), tree.list('')]).toEqual(['absent', []])
  })

  test.skipIf(process.platform === 'win32')('pipes and sockets are never opened', async () => {
    const root = onDisk({'a.md': 'a', 'link.md': {link: 'pipe.md'}})
    execFileSync('mkfifo', [join(root, 'pipe.md')])
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(join(root, 'socket.md'), resolve))
    const {tree} = openSource(root)
    expect(['pipe.md', 'socket.md', 'link.md'].map((path) => [tree.kind(path), tree.file(path)])).toEqual([
      ['other', undefined],
      ['other', undefined],
      ['other', undefined],
    ])
    expect(tree.list('').map(({kind}) => kind)).toEqual(['file', 'symlink', 'other', 'other'])
    server.close()
  })

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'what may not be read is absent content',
    () => {
      const root = onDisk({'a.md': 'a', 'closed/b.md': 'b'})
      chmodSync(join(root, 'a.md'), 0)
      chmodSync(join(root, 'closed'), 0)
      const {tree} = openSource(root)
      expect([tree.kind('a.md'), tree.file('a.md'), tree.kind('closed'), tree.list('closed')]).toEqual([
        'file',
        undefined,
        'directory',
        [],
      ])
      expect(tree.kind('closed/b.md')).toBe('outside')
      chmodSync(join(root, 'closed'), 0o755)
    },
  )

  test('a file above the bound is not read, and its size is known', () => {
    const root = onDisk({'huge.md': ''})
    truncateSync(join(root, 'huge.md'), maxFileBytes + 1)
    const {tree} = openSource(root)
    expect([tree.kind('huge.md'), tree.file('huge.md'), tree.size('huge.md')]).toEqual(['file', undefined, 67_108_865])
  })

  test('very long and very deep paths are answered', () => {
    const {tree} = openSource(onDisk({'a.md': 'a'}))
    expect(tree.kind('x'.repeat(5000))).toBe('absent')
    expect(tree.kind(Array.from({length: 2000}, () => 'x').join('/'))).toBe('absent')
  })

  test('templates come by their path below `templates/`', () => {
    const {templates} = openSource(onDisk({}))
    expect(templates.size).toBeGreaterThan(0)
    expect([...templates.keys()].every((name) => /^[^/.][^\\]*$/.test(name))).toBe(true)
  })
})

test('a closed file in memory stands there and has no content', () => {
  const {tree} = memorySource({'a.md': {unreadable: true}})
  expect([tree.kind('a.md'), tree.file('a.md')]).toEqual(['file', undefined])
})
