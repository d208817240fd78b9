import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {findRoot, pathFromRoot} from '../../cli/root.ts'

let top: string

beforeAll(() => {
  top = mkdtempSync(join(realpathSync(tmpdir()), 'lejic-root-'))
  mkdirSync(join(top, 'layer/docs/deep'), {recursive: true})
  mkdirSync(join(top, 'layer/inner/docs'), {recursive: true})
  mkdirSync(join(top, 'bare'))
  writeFileSync(join(top, 'layer/leji.json'), '{}')
  writeFileSync(join(top, 'layer/inner/leji.json'), '{}')
})

afterAll(() => rmSync(top, {recursive: true, force: true}))

test.each([
  ['layer', 'layer'],
  ['layer/docs/deep', 'layer'],
  ['layer/inner/docs', 'layer/inner'],
  ['bare', 'bare'],
])('from %s the root is %s', (cwd, root) => {
  expect(findRoot(join(top, cwd), undefined, 'nearest')).toBe(join(top, root))
})

test('a command that starts a layer does not climb', () => {
  expect(findRoot(join(top, 'layer/docs'), undefined, 'cwd')).toBe(join(top, 'layer/docs'))
})

test('a written root counts from the working folder and must be a folder', () => {
  expect(findRoot(join(top, 'layer/docs'), '../inner', 'nearest')).toBe(join(top, 'layer/inner'))
  expect(findRoot(top, join(top, 'bare'), 'cwd')).toBe(join(top, 'bare'))
  expect(() => findRoot(top, 'layer/leji.json', 'nearest')).toThrow('`layer/leji.json` is not a folder.')
  expect(() => findRoot(top, 'nowhere', 'nearest')).toThrow('`nowhere` is not a folder.')
})

test.each([
  ['/r', '/r/docs', 'a.md', 'docs/a.md'],
  ['/r', '/r/docs', '../a.md', 'a.md'],
  ['/r', '/r/docs', '/r/docs/a b.md', 'docs/a b.md'],
  ['/r', '/r/docs', '../..', undefined],
  ['/r', '/r/docs', '../../x.md', undefined],
  ['/r', '/', 'r', ''],
  ['/r', '/r', '..x.md', '..x.md'],
])('below %s, from %s, %s is %j', (root, cwd, operand, path) => {
  expect(pathFromRoot(root, cwd, operand)).toBe(path)
})
