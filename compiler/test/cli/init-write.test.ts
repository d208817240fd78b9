import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, describe, expect, onTestFinished, test} from 'vitest'
import {appendIgnoreLines, writeNew} from '../../cli/init-write.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'lejic-init-'))
  onTestFinished(() => rmSync(root, {recursive: true, force: true}))
})

const read = (path: string) => readFileSync(join(root, path), 'utf-8')

describe('writeNew', () => {
  test('writes what is absent and leaves what exists', () => {
    mkdirSync(join(root, 'docs'))
    writeFileSync(join(root, 'docs/a.md'), 'mine')
    const files = new Map([
      ['docs/b/c.md', 'c'],
      ['docs/a.md', 'theirs'],
      ['B.md', 'b'],
    ])
    expect(writeNew(root, files)).toEqual({written: ['B.md', 'docs/b/c.md'], kept: ['docs/a.md']})
    expect(read('docs/a.md')).toBe('mine')
    expect(read('docs/b/c.md')).toBe('c')
  })

  test('does not write through a link at the path itself, even one that leads nowhere', () => {
    symlinkSync('elsewhere.md', join(root, 'a.md'))
    expect(writeNew(root, new Map([['a.md', 'text']]))).toEqual({written: [], kept: ['a.md']})
    expect(lstatSync(join(root, 'elsewhere.md'), {throwIfNoEntry: false})).toBeUndefined()
  })

  test.each(['..', '/tmp', 'nowhere'])('a folder that is a link to %s stops it before the first write', (target) => {
    symlinkSync(target, join(root, 'docs'))
    const files = new Map([
      ['a.md', 'a'],
      ['docs/b.md', 'b'],
    ])
    expect(() => writeNew(root, files)).toThrow('`docs` is a link that leads out of this folder, or nowhere.')
    expect(lstatSync(join(root, 'a.md'), {throwIfNoEntry: false})).toBeUndefined()
  })

  test('a folder that is a link inside the root is used', () => {
    mkdirSync(join(root, 'real'))
    symlinkSync('real', join(root, 'docs'))
    writeNew(root, new Map([['docs/b.md', 'b']]))
    expect(read('real/b.md')).toBe('b')
  })

  test('a file with the name of a folder stops it', () => {
    writeFileSync(join(root, 'docs'), '')
    expect(() => writeNew(root, new Map([['docs/b.md', 'b']]))).toThrow(
      '`docs` must be a folder, but a file has that name.',
    )
  })
})

describe('appendIgnoreLines', () => {
  const wanted = ['/out/', '/.leji/']

  test.each([
    ['', '/out/\n/.leji/\n', wanted],
    ['node_modules', 'node_modules\n/out/\n/.leji/\n', wanted],
    ['a\r\n', 'a\r\n/out/\r\n/.leji/\r\n', wanted],
    ['out\n', 'out\n/.leji/\n', ['/.leji/']],
    ['**/out/\n.leji/**\n', '**/out/\n.leji/**\n', []],
    ['  /out/  \n', '  /out/  \n/.leji/\n', ['/.leji/']],
    ['layout/\nout/site\n', 'layout/\nout/site\n/out/\n/.leji/\n', wanted],
    ['# /out/\n', '# /out/\n/out/\n/.leji/\n', wanted],
  ])('%j becomes %j', (before, after, added) => {
    writeFileSync(join(root, '.gitignore'), before)
    expect(appendIgnoreLines(root, wanted)).toEqual(added)
    expect(read('.gitignore')).toBe(after)
    expect(appendIgnoreLines(root, wanted)).toEqual([])
  })

  test('the file is made when there is none', () => {
    expect(appendIgnoreLines(root, wanted)).toEqual(wanted)
    expect(read('.gitignore')).toBe('/out/\n/.leji/\n')
  })

  test('a link is left alone', () => {
    symlinkSync('other', join(root, '.gitignore'))
    expect(appendIgnoreLines(root, wanted)).toEqual([])
    expect(lstatSync(join(root, 'other'), {throwIfNoEntry: false})).toBeUndefined()
  })
})
