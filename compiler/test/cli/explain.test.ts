import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {readTemplates} from '../../1-read/templates.ts'
import {decisionRecord, layOver} from '../../4-check/example-layer.ts'
import {describeDocument, explainDocument} from '../../cli/explain-document.ts'
import {describeFolder, explainFolder} from '../../cli/explain-folder.ts'
import {examine} from '../../examine.ts'

const scoped = decisionRecord(
  'id: sell-by-weight',
  'title: Sell',
  'status: accepted',
  'date: 2026-03-01',
  'affectedPaths: [src/till/]',
)
const source = memorySource(
  layOver({
    'docs/boot-profile.md':
      '# Boot\n\n## Identity\n\n## Loading\n\nSee [terms](domain/terms.md), docs/decisions/.\n\n## Posture\n',
    'docs/domain/README.md': '# Way in\n',
    'docs/domain/.hidden.md': '# Hidden\n',
    'docs/domain/linked.md': {link: '../loose.md'},
    'docs/domain/prices.MD': '# Prices\n',
    'docs/domain/prices.csv': 'a,b\n',
    'docs/agents/notes.md': '# Notes\n',
    'docs/loose.md': '# Loose\n',
    'docs/decisions/0001-sell-by-weight.md': scoped,
  }),
  {templates: readTemplates()},
)
const {resolved} = examine(source)

function explained(path: string) {
  if (!resolved) throw new Error('no layer')
  return explainDocument(resolved, path)
}

test('a document: routes, index entry, links, page', () => {
  const {routes, index, linkedFrom, page, govern} = explained('docs/domain/terms.md')
  expect({routes, index, linkedFrom, page, govern}).toEqual({
    routes: [
      {line: 'lejic route --path docs/domain/terms.md', as: 'loaded'},
      {line: 'lejic route --category domain', as: 'loaded'},
    ],
    index: {id: 'terms', from: 'file name', stored: false},
    linkedFrom: [{path: 'docs/boot-profile.md', line: 7}],
    page: 'out/site/docs/domain/terms.html',
    govern: null,
  })
})

test('a decision is routed by its scope, and has its id from its frontmatter', () => {
  expect(explained('docs/decisions/0001-sell-by-weight.md')).toMatchObject({
    routes: [{line: 'lejic route --path src/till/', as: 'loaded: it affects the path'}],
    index: {id: 'sell-by-weight', from: 'frontmatter'},
  })
})

test.each<[string, string | null]>([
  ['docs/loose.md', 'List it by its own path: `- path: docs/loose.md` in `docs/context/domain.md`.'],
  [
    'docs/domain/README.md',
    'Folder lines pass over READMEs. List it by its own path: `- path: docs/domain/README.md` in `docs/context/domain.md`.',
  ],
  [
    'docs/domain/.hidden.md',
    'Folder lines pass over names that begin with a dot. List it by its own path: `- path: docs/domain/.hidden.md` in `docs/context/domain.md`.',
  ],
  [
    'docs/domain/linked.md',
    'Folder lines do not follow symbolic links. List it by its own path: `- path: docs/domain/linked.md` in `docs/context/domain.md`.',
  ],
  ['docs/domain/prices.MD', 'Rename it to `prices.md`: the ending is compared letter by letter.'],
  ['docs/agents/notes.md', null],
  ['docs/domain/prices.csv', null],
  ['docs/boot-profile.md', null],
  ['leji.json', null],
])('%s: how to have a category hold it', (path, govern) => {
  const explanation = explained(path)
  expect([explanation.category, explanation.govern]).toEqual([null, govern])
  expect(describeDocument(explanation, []).includes('  to govern  ')).toBe(govern !== null)
})

test('a folder: what lists it and what it holds', () => {
  if (!resolved) throw new Error('no layer')
  const folder = explainFolder(resolved, 'docs/decisions')
  expect(folder).toMatchObject({
    path: 'docs/decisions',
    selectors: [{path: 'docs/decisions/', indexFile: 'docs/context/decisions.md', line: 4}],
    documents: [{category: 'decisions', count: 1}],
    roles: ['decision records'],
  })
  expect(describeFolder(folder)).toContain('  documents  1 in decisions\n')
  expect(describeFolder(explainFolder(resolved, ''))).toContain('No line of a category’s list names it')
})
