import {describe, expect, test} from 'vitest'
import {type MemoryEntry, memorySource} from '../../1-read/memory.ts'
import {readSelectors} from '../../2-parse/selectors.ts'
import type {Place} from '../../model.ts'
import {manifestOf} from '../manifest-of.ts'

const fence = (kind: string, paths: readonly string[]) =>
  `\`\`\`leji-index${kind}\n${paths.map((path) => `- path: ${path}\n`).join('')}\`\`\`\n`

const domain = {categories: {domain: {indexes: ['context/domain.md']}}}

function read(files: Record<string, MemoryEntry>, parts: Parameters<typeof manifestOf>[0] = domain) {
  const {indexFiles, selectors, faults} = readSelectors(memorySource(files).tree, manifestOf(parts))
  return {
    indexFiles: indexFiles.map(({category, path, file, entries}) => [category, path, file?.path, entries.length]),
    selectors: selectors.map(({place, ...selector}) => ({...selector, place: shown(place)})),
    faults: faults.map(({rule, path, construct, place}) => [rule, path, construct, shown(place)]),
  }
}

function shown(place: Place | undefined): string | undefined {
  return place && `${place.file.path}: ${place.file.text.slice(place.start, place.end)}`
}

test('categories in canonical order, index files in manifest order, entries in file order', () => {
  const found = read(
    {
      'context/domain.md': fence('', ['docs/d/', 'docs/one.md']),
      'context/more.md': fence(' record', ['docs/d/deep']),
      'context/decisions.md': fence('', ['docs/decisions']),
      'docs/d/b.md': '',
      'docs/d/README.md': '',
      'docs/d/deep/a.md': '',
      'docs/d/deep/Readme.MD.md': '',
      'docs/one.md': '',
      'docs/decisions/1-x.md': '',
    },
    {
      categories: {
        decisions: {indexes: ['context/decisions.md']},
        domain: {indexes: ['context/more.md', 'context/domain.md']},
      },
    },
  )
  expect(found.faults).toEqual([])
  expect(found.indexFiles).toEqual([
    ['domain', 'context/more.md', 'context/more.md', 1],
    ['domain', 'context/domain.md', 'context/domain.md', 2],
    ['decisions', 'context/decisions.md', 'context/decisions.md', 1],
  ])
  expect(found.selectors).toEqual([
    {
      category: 'domain',
      kind: 'record',
      form: 'directory',
      path: 'docs/d/deep',
      indexFile: 'context/more.md',
      covers: ['docs/d/deep/Readme.MD.md', 'docs/d/deep/a.md'],
      skippedReadmes: [],
      place: 'context/more.md: docs/d/deep',
    },
    {
      category: 'domain',
      kind: 'intent',
      form: 'directory',
      path: 'docs/d/',
      indexFile: 'context/domain.md',
      covers: ['docs/d/b.md', 'docs/d/deep/Readme.MD.md', 'docs/d/deep/a.md'],
      skippedReadmes: ['docs/d/README.md'],
      place: 'context/domain.md: docs/d/',
    },
    {
      category: 'domain',
      kind: 'intent',
      form: 'file',
      path: 'docs/one.md',
      indexFile: 'context/domain.md',
      covers: ['docs/one.md'],
      skippedReadmes: [],
      place: 'context/domain.md: docs/one.md',
    },
    {
      category: 'decisions',
      kind: 'intent',
      form: 'directory',
      path: 'docs/decisions',
      indexFile: 'context/decisions.md',
      covers: ['docs/decisions/1-x.md'],
      skippedReadmes: [],
      place: 'context/decisions.md: docs/decisions',
    },
  ])
})

describe('an entry', () => {
  const files = {
    'docs/a.txt': '',
    'docs/README.md': '',
    'docs/a.md': '',
    'docs/in.md': {link: 'a.md'},
    'docs/in': {link: 'full'},
    'docs/out.md': {link: '../../a.md'},
    'docs/out': {link: '../../a'},
    'docs/gone.md': {link: 'nothing.md'},
    'docs/full/a.md': '',
    'docs/bare/README.md': '',
    'docs/text/a.txt': '',
  } satisfies Record<string, MemoryEntry>

  test.each<[string, string | undefined, string[] | undefined]>([
    ['docs/a.md', undefined, ['docs/a.md']],
    ['./docs/a.md', undefined, ['docs/a.md']],
    ['docs/README.md', undefined, ['docs/README.md']],
    ['docs/in.md', undefined, ['docs/in.md']],
    ['docs/in/', undefined, ['docs/in/a.md']],
    ['docs/full', undefined, ['docs/full/a.md']],
    ['docs/a.txt', 'index-entry-not-markdown', undefined],
    ['docs/none.md', 'index-entry-missing', undefined],
    ['docs/gone.md', 'index-entry-missing', undefined],
    ['docs/a.md/', 'index-entry-missing', undefined],
    ['docs/a.md/b.md', 'index-entry-missing', undefined],
    ['docs/out.md', 'index-entry-missing', undefined],
    ['docs/out', 'index-entry-missing', undefined],
    ['docs/out/', 'index-entry-empty', []],
    ['docs/bare/', 'index-entry-empty', []],
    ['docs/text', 'index-entry-empty', []],
    ['none/', 'index-entry-missing', undefined],
  ])('%s', (path, rule, covers) => {
    const {selectors, faults} = read({...files, 'context/domain.md': fence('', [path])})
    const fault = [rule, 'context/domain.md', path, `context/domain.md: ${path}`]
    expect(faults).toEqual(rule === undefined ? [] : [fault])
    expect(selectors.map((selector) => selector.covers)).toEqual(covers === undefined ? [] : [covers])
  })
})

test('an entry in quotes is told to drop them', () => {
  const tree = memorySource({'docs/a.md': '', 'context/domain.md': fence('', ['"docs/a.md"', 'docs/"b".md'])}).tree
  expect(readSelectors(tree, manifestOf(domain)).faults.map(({hint}) => hint)).toEqual([
    'Take the quotation marks away: a path is written as it is.',
    'Correct the path, or take the entry away.',
  ])
})

test('grammar errors do not keep the other entries away', () => {
  const {selectors, faults} = read({'context/domain.md': '```leji-index\n- x\n- path: a.md\n', 'a.md': ''})
  expect(selectors.map(({path}) => path)).toEqual(['a.md'])
  expect(faults.map(([rule]) => rule)).toEqual(['index-file-parse', 'index-file-parse'])
})

describe('an index file that cannot be read', () => {
  test.each<[string, MemoryEntry | undefined, string[]]>([
    ['absent', undefined, ['category-index-missing', 'index-file-missing']],
    ['outside the root', {link: '../../x.md'}, ['index-file-missing']],
    ['closed', {unreadable: true}, ['index-file-missing']],
  ])('%s', (_, entry, rules) => {
    const found = read(entry === undefined ? {} : {'context/domain.md': entry})
    expect(found.faults).toEqual(rules.map((rule) => [rule, 'context/domain.md', 'context/domain.md', undefined]))
    expect(found.indexFiles).toEqual([['domain', 'context/domain.md', undefined, 0]])
  })

  test('a directory', () => {
    const {faults} = read({'context/domain.md/x.md': ''})
    expect(faults.map(([rule]) => rule)).toEqual(['category-index-missing', 'index-file-missing'])
  })

  test('the manifest line is named', () => {
    const {faults} = readSelectors(memorySource({}).tree, manifestOf(domain))
    expect(faults.map(({related}) => related?.map(({path, place}) => [path, shown(place)]))).toEqual([
      [['leji.json', 'leji.json: "context/domain.md"']],
      [['leji.json', 'leji.json: "context/domain.md"']],
    ])
  })
})

test('the older form: a selector for each declared path, READMEs never', () => {
  const found = read(
    {'docs/d/a.md': '', 'docs/d/README.md': '', 'README.md': '', 'docs/x.txt': ''},
    {categories: {domain: {paths: ['docs/d/', 'README.md', 'docs/x.txt', 'gone/']}}},
  )
  const common = {category: 'domain', kind: 'intent', indexFile: 'leji.json'}
  expect(found.selectors).toEqual([
    {
      ...common,
      form: 'directory',
      path: 'docs/d/',
      covers: ['docs/d/a.md'],
      skippedReadmes: ['docs/d/README.md'],
      place: 'leji.json: "docs/d/"',
    },
    {
      ...common,
      form: 'file',
      path: 'README.md',
      covers: [],
      skippedReadmes: ['README.md'],
      place: 'leji.json: "README.md"',
    },
  ])
  expect(found.faults).toEqual([
    ['category-path-missing', 'docs/x.txt', 'docs/x.txt', undefined],
    ['category-path-missing', 'gone/', 'gone/', undefined],
  ])
})

test('one place is walked once, however it is spelt, and covers the same files', () => {
  const {tree} = memorySource({'context/domain.md': fence('', ['d', 'd/', './d', 'd//']), 'd/a.md': ''})
  const {selectors} = readSelectors(tree, manifestOf(domain))
  expect(selectors.map(({path}) => path)).toEqual(['d', 'd/', './d', 'd//'])
  expect(new Set(selectors.map(({covers}) => covers)).size).toBe(1)
})

test('a file of nothing but errors gives one fault a line', () => {
  const {faults} = read({'context/domain.md': `\`\`\`leji-index\n${'x\n'.repeat(300_000)}\`\`\`\n`})
  expect(faults).toHaveLength(300_000)
})
