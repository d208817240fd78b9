import {describe, expect, test} from 'vitest'
import {memorySource} from '../1-read/memory.ts'
import {indexFile, layOver} from '../4-check/example-layer.ts'
import {renderBody} from '../5-render/markdown/body.ts'
import {visibleControls} from '../5-render/markdown/controls.ts'
import {createIds} from '../5-render/markdown/ids.ts'
import {tocOf} from '../5-render/site/page-body.ts'
import {suggestWithin} from '../diagnostics/suggestion.ts'
import {examine} from '../examine.ts'

// What is quadratic here does not come back within the patience of a test; what spreads a list into a call throws.

const many = 150_000
const link = () => ({kind: 'external', href: 'x'}) as const

describe('a page with more parts than a call takes arguments', () => {
  test('of blocks', () => {
    const {features, html} = renderBody({markdown: '---\n'.repeat(130_000), title: 'A'}, link)
    expect(features.plain).toBe(false)
    expect(html.startsWith('<hr>')).toBe(true)
  }, 60_000)

  test('of controls', () => {
    expect(visibleControls('\u200b\u200c'.repeat(many), 'code', false)).toHaveLength(2 * many)
  })

  test('of headings', () => {
    const headings = Array.from({length: many}, (_, index) => ({id: `h-${index}`, depth: 2, text: 'H'}))
    expect(tocOf({headings})).toHaveLength(120)
  })
})

test('one heading many times over gets its numbers in one pass', () => {
  const ids = createIds(new Set(), new Set(['same-2']))
  const made = Array.from({length: many}, () => ids.heading('Same', undefined))
  expect(made.slice(0, 4)).toEqual(['same', 'same-1', 'same-3', 'same-4'])
  expect(new Set(made).size).toBe(many)
})

test('guesses end when they have looked at enough names, and start anew for the next owner', () => {
  const names = Array.from({length: 200_000}, (_, index) => `name-${index}`)
  const ask = (owner: object) => suggestWithin(owner, 'nmae-7', () => names)
  const owner = {}
  const answers = [ask(owner), ask(owner), ask(owner), ask(owner)]
  expect(answers).toEqual([answers[0], answers[0], answers[0], undefined])
  expect(answers[0]).toMatch(/^name-/)
  expect(ask({})).toBe(answers[0])
})

test('three thousand broken links into a folder of three thousand files', () => {
  const files = Object.fromEntries(
    Array.from({length: 3_000}, (_, index) => [`docs/domain/name-${index}.md`, `# A\n\n[x](nmae-${index}.md)\n`]),
  )
  const {diagnostics} = examine(memorySource(layOver(files)), {now: 0})
  expect(diagnostics.filter(({rule}) => rule === 'link-unresolved')).toHaveLength(3_000)
}, 60_000)

test('forty thousand broken links in one document, half of them in comments', () => {
  const lines = Array.from({length: 40_000}, (_, index) =>
    index % 2 ? `<!-- [x](no-${index}.md) -->\n` : `[x](no-${index}.md)\n`,
  )
  const found = examine(memorySource(layOver({'docs/domain/terms.md': `# T\n\n${lines.join('')}`})), {
    now: 0,
  }).diagnostics
  expect(found).toHaveLength(40_000 + 1)
  expect(found.filter(({hint}) => hint?.endsWith('Links in HTML comments count too.'))).toHaveLength(20_000)
}, 60_000)

test('an index that remembers a hundred thousand files that are gone', () => {
  const entries = Array.from({length: 100_000}, (_, index) => ({
    id: `a-${index}`,
    path: `docs/domain/a-${index}.md`,
    title: 'A',
    category: 'domain',
  }))
  const index = JSON.stringify({schemaVersion: '1.0', generatedAt: '2026-01-01T00:00:00Z', rootPath: 'docs/', entries})
  const tree = {'docs/context-index.json': index, 'docs/context/domain.md': indexFile('domain', 'docs/domain/')}
  const {diagnostics} = examine(memorySource(layOver(tree)), {now: 0})
  const vanished = diagnostics.filter(({rule}) => rule === 'id-vanished')
  expect(vanished).toHaveLength(100_000)
  expect(vanished.every(({related}) => related?.length === 1)).toBe(true)
}, 60_000)
