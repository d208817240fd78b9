import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {examine} from '../../examine.ts'
import {statusOf} from '../../survey/status.ts'
import {smallLayer} from '../small-layer.ts'

function status(files: Parameters<typeof memorySource>[0]) {
  const {resolved} = examine(memorySource(files), {now: 0})
  if (!resolved) throw new Error('no layer')
  return statusOf(resolved)
}

const index = (...entries: readonly Readonly<Record<string, unknown>>[]) =>
  JSON.stringify({
    schemaVersion: '1.0',
    generatedAt: '2026-01-01T00:00:00.000Z',
    rootPath: 'docs/',
    entries: entries.map((entry, at) => ({id: `e-${at}`, title: 'T', category: 'system', ...entry})),
  })

test('a layer without an index has all of it pending', () => {
  expect(status(smallLayer())).toEqual({
    unindexed: [],
    dangling: [],
    stale: [],
    pending: ['docs/decisions/0001-start.md', 'docs/system/part-1.md'],
    shadowed: [],
    skippedReadmes: [],
  })
})

test('names what nobody lists, and nothing of the machinery', () => {
  const files = smallLayer({
    'docs/loose/b.md': '# B\n',
    'docs/loose/a.md': '# A\n',
    'docs/loose/README.md': '# R\n',
    'docs/.hidden/x.md': '# X\n',
    'docs/agents/core.md': '# C\n',
    'docs/overview.md': '# O\n',
    'docs/_sidebar.md': '# S\n',
    'elsewhere.md': '# E\n',
  })
  expect(status(files).unindexed).toEqual(['docs/loose/a.md', 'docs/loose/b.md'])
})

test('names lines that lead nowhere, with their reason', () => {
  const list = '```leji-index\n- path: docs/system/\n- path: docs/gone.md\n- path: ../up.md\n- path: leji.json\n```\n'
  const {dangling} = status(smallLayer({'docs/context/system.md': list}))
  expect(dangling.map(({indexFile}) => indexFile)).toEqual(Array(3).fill('docs/context/system.md'))
  expect(dangling.map(({detail}) => /docs\/gone\.md|\.\.\/up\.md|leji\.json/.exec(detail)?.[0]).sort()).toEqual([
    '../up.md',
    'docs/gone.md',
    'leji.json',
  ])
})

test('holds the stored index against the layer in both directions', () => {
  const stored = index({path: 'docs/system/part-1.md'}, {path: 'docs/system/old.md'})
  const {stale, pending} = status(smallLayer({'docs/context-index.json': stored}))
  expect(stale).toEqual(['docs/system/old.md'])
  expect(pending).toEqual(['docs/decisions/0001-start.md'])
})

test('a line is shadowed when narrower ones win all of its documents, not when an equal one shares them', () => {
  const list = (kind: string, ...paths: readonly string[]) =>
    `\`\`\`leji-index${kind}\n${paths.map((path) => `- path: ${path}\n`).join('')}\`\`\`\n`
  const shadowing = list('', 'docs/system/', 'docs/system/part-1.md')
  expect(status(smallLayer({'docs/context/system.md': shadowing})).shadowed).toEqual([
    {indexFile: 'docs/context/system.md', path: 'docs/system/'},
  ])
  const manifest = {
    categories: {
      system: {indexes: ['docs/context/system.md', 'docs/context/more.md']},
      decisions: {indexes: ['docs/context/decisions.md']},
    },
  }
  const twice = smallLayer({'docs/context/more.md': list('', 'docs/system/')}, {manifest})
  expect(status(twice).shadowed).toEqual([])
})

test('a README is skipped until a line names it', () => {
  const readme = {'docs/system/README.md': '# R\n'}
  expect(status(smallLayer(readme)).skippedReadmes).toEqual([
    {indexFile: 'docs/context/system.md', path: 'docs/system/README.md'},
  ])
  const named = '```leji-index\n- path: docs/system/\n- path: docs/system/README.md\n```\n'
  expect(status(smallLayer({...readme, 'docs/context/system.md': named})).skippedReadmes).toEqual([])
})
