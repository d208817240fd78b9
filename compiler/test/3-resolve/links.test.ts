import {posix} from 'node:path'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {resolveLink, resolveLinks} from '../../3-resolve/links.ts'
import type {ResolvedLink} from '../../model.ts'
import {layerOf} from '../layer-of.ts'
import {manifestOf} from '../manifest-of.ts'
import {referenceVectors} from '../reference-data.ts'

const {tree} = memorySource({
  'README.md': '',
  'a.md': '',
  'docs/domain/a b.md': '',
  'docs/domain/a%20c.md': '',
  'docs/domain/(x).md': '',
  'docs/domain/x\\y.md': '',
  'docs/domain/q?.md': '',
  'docs/domain/pic.svg': '',
  'docs/domain/full/README.md': '',
  'docs/domain/small/readme.md': '',
  'docs/domain/bare/x.md': '',
  'docs/domain/sly/README.md': {link: '../../../../README.md'},
  'docs/domain/out.md': {link: '../../../x.md'},
  'docs/domain/in.md': {link: '../top.md'},
  'docs/domain/gone.md': {link: 'nothing.md'},
  'docs/top.md': '',
  'docs/決済.md': '',
})

function resolve(target: string, from = 'docs/domain/here.md', rootPath = 'docs/'): Omit<ResolvedLink, 'link'> {
  const {link: _, ...resolved} = resolveLink(tree, rootPath, from, {target, open: 0, start: 0, end: 0, image: false})
  return resolved
}

test.each<[string, string | undefined]>([
  ['', undefined],
  ['#part', 'part'],
  ['#', ''],
  ['https://a.test/x.md', undefined],
  ['mailto:a@b.test', undefined],
  ['C:x.md', undefined],
  ['a+b-c.d:x', undefined],
  ['?q', undefined],
  ['?q#part', 'part'],
  ['\\#part', 'part'],
])('%j is not judged', (target, fragment) => {
  expect(resolve(target)).toEqual({state: 'skipped', ...(fragment !== undefined && {fragment})})
})

test.each<[string, string]>([
  ['a b.md', 'docs/domain/a b.md'],
  ['a%20b.md', 'docs/domain/a b.md'],
  ['a%2520c.md', 'docs/domain/a%20c.md'],
  ['./a b.md', 'docs/domain/a b.md'],
  ['.//a b.md', 'docs/domain/a b.md'],
  ['(x).md', 'docs/domain/(x).md'],
  ['\\(x\\).md', 'docs/domain/(x).md'],
  ['x\\y.md', 'docs/domain/x\\y.md'],
  ['q%3F.md', 'docs/domain/q?.md'],
  ['pic.svg?raw=1', 'docs/domain/pic.svg'],
  ['../top.md', 'docs/top.md'],
  ['../top.md/', 'docs/top.md'],
  ['/top.md', 'docs/top.md'],
  ['//top.md', 'docs/top.md'],
  ['/../a.md', 'a.md'],
  ['../../a.md', 'a.md'],
  ['../../', ''],
  ['in.md', 'docs/domain/in.md'],
  ['full', 'docs/domain/full'],
  ['full/', 'docs/domain/full'],
  ['../%E6%B1%BA%E6%B8%88.md', 'docs/決済.md'],
  ['../決済.md', 'docs/決済.md'],
])('%j resolves', (target, path) => {
  expect(resolve(target)).toEqual({state: 'resolved', path})
})

test.each<[string, string | undefined]>([
  ['none.md', 'docs/domain/none.md'],
  ['a%20c.md', 'docs/domain/a c.md'],
  ['a%2.md', 'docs/domain/a%2.md'],
  ['a%00.md', 'docs/domain/a\0.md'],
  ['A B.md', 'docs/domain/A B.md'],
  ['q?.md', 'docs/domain/q'],
  ['bare', 'docs/domain/bare'],
  ['small', 'docs/domain/small'],
  ['sly', 'docs/domain/sly'],
  ['out.md', 'docs/domain/out.md'],
  ['gone.md', 'docs/domain/gone.md'],
  ['..', 'docs'],
  ['../../../x.md', undefined],
  ['/../../x.md', undefined],
  ['1:x.md', 'docs/domain/1:x.md'],
  ['in.md/x.md', 'docs/domain/in.md/x.md'],
])('%j is broken', (target, path) => {
  expect(resolve(target)).toEqual({state: 'broken', ...(path !== undefined && {path})})
})

test('the fragment starts at the first #, the query is no part of the path', () => {
  expect(resolve('../top.md?a#b#c?d')).toEqual({state: 'resolved', path: 'docs/top.md', fragment: 'b#c?d'})
  expect(resolve('none.md#b')).toEqual({state: 'broken', path: 'docs/domain/none.md', fragment: 'b'})
})

test.each([['.'], [''], ['docs'], ['docs/']])('a leading / counts from the context root %j', (rootPath) => {
  expect(resolve(rootPath.startsWith('docs') ? '/top.md' : '/docs/top.md', 'a.md', rootPath)).toEqual({
    state: 'resolved',
    path: 'docs/top.md',
  })
})

test('links of every known document are resolved, index files included', () => {
  const manifest = manifestOf({categories: {domain: {indexes: ['docs/context/domain.md']}}})
  const layer = layerOf(
    {
      'docs/context/domain.md': '[a](../a.md)\n```leji-index\n- path: docs/a.md\n```\n',
      'docs/a.md': '[b](b.md) [c](#c)',
      'docs/z.md': '',
    },
    manifest,
  )
  const byPath = resolveLinks(layer, manifest)
  expect([...byPath].map(([path, links]) => [path, links.map(({state}) => state)])).toEqual([
    ['docs/context/domain.md', ['resolved']],
    ['docs/a.md', ['broken', 'skipped']],
    ['docs/z.md', []],
  ])
})

type Row = [string, string | null, number]
const vectors = referenceVectors<Record<string, Row[]>>('links')
test.each(vectors)('vectors: resolved paths', (rows) => {
  for (const [name, from] of [
    ['validLinksOverview', 'docs/domain/overview.md'],
    ['validLinksCrlf', 'docs/domain/crlf.md'],
    ['splitLine', 'docs/domain/overview.md'],
  ] as const) {
    for (const [target, path] of rows[name] ?? [])
      expect([target, resolve(target, from).path ?? null]).toEqual([target, path])
  }
})

test('agrees with the path resolution of the platform', () => {
  const segment = fc.constantFrom('a', 'b c', 'é', '.', '..', '')
  fc.assert(
    fc.property(fc.array(segment, {minLength: 1, maxLength: 6}), (segments) => {
      const written = segments.join('/')
      fc.pre(!written.startsWith('/') && written !== '')
      // Two levels of folders above the root show whether the path ever leaves it.
      const steps = segments.map((_, index) =>
        posix.resolve('/up/up/docs/domain', segments.slice(0, index + 1).join('/')),
      )
      const inside = steps.every((step) => `${step}/`.startsWith('/up/up/'))
      expect(resolve(encodeURI(written)).path).toBe(inside ? steps.at(-1)?.slice('/up/up/'.length) : undefined)
    }),
  )
})
