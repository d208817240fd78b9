import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {isReadme, walkMarkdown} from '../../2-parse/walk.ts'

const {tree} = memorySource({
  'leji.json': '{}',
  'docs/b.md': '',
  'docs/a.MD': '',
  'docs/a.txt': '',
  'docs/.hidden.md': '',
  'docs/.git/x.md': '',
  'docs/node_modules/x.md': '',
  'docs/node_modules.md': '',
  'docs/deep/node_modules/x.md': '',
  'docs/deep/README.md': '',
  'docs/deep/er/c.md': '',
  'docs/deep.md': '',
  'docs/link.md': {link: 'b.md'},
  'docs/folder': {link: 'deep'},
  'docs/out.md': {link: '../../x.md'},
  'docs/𐀀.md': '',
  'docs/\uE000.md': '',
  elsewhere: {link: '..'},
})

test('a directory is walked: no dot names, node_modules or links, in byte order', () => {
  expect(walkMarkdown(tree, 'docs/')).toEqual([
    'docs/b.md',
    'docs/deep.md',
    'docs/deep/README.md',
    'docs/deep/er/c.md',
    'docs/node_modules.md',
    'docs/\uE000.md',
    'docs/𐀀.md',
  ])
})

test.each([
  ['docs/deep', ['docs/deep/README.md', 'docs/deep/er/c.md']],
  ['./docs//deep/', ['docs/deep/README.md', 'docs/deep/er/c.md']],
  ['docs/node_modules/', ['docs/node_modules/x.md']],
  ['docs/.git', ['docs/.git/x.md']],
  ['docs/folder', ['docs/folder/README.md', 'docs/folder/er/c.md']],
  ['docs/b.md', ['docs/b.md']],
  ['./docs/b.md', ['docs/b.md']],
  ['docs/link.md', ['docs/link.md']],
  ['docs/b.md/', []],
  ['docs/a.MD', []],
  ['docs/a.txt', []],
  ['docs/out.md', []],
  ['docs/gone.md', []],
  ['gone/', []],
  ['elsewhere', []],
  ['..', []],
])('%s', (path, expected) => {
  expect(walkMarkdown(tree, path)).toEqual(expected)
})

test('the root is walked as "" and as "."', () => {
  expect(walkMarkdown(tree, '.')).toEqual(walkMarkdown(tree, ''))
  expect(walkMarkdown(tree, '')).toContain('docs/deep/er/c.md')
})

test('a readme is one in any case', () => {
  expect(['README.md', 'a/ReadMe.MD', 'a/README.txt', 'a/xREADME.md'].map(isReadme)).toEqual([true, true, false, false])
})
