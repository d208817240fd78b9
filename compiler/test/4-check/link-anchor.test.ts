import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {layOver} from '../../4-check/example-layer.ts'
import {anchorsOf, hasAnchor} from '../../4-check/heading-anchors.ts'
import {renderBody} from '../../5-render/markdown/body.ts'
import {toFinding} from '../../diagnostics/finding.ts'
import {examine} from '../../examine.ts'
import {sourceFile} from '../source-file.ts'

function anchorFindings(text: string, target = '# Prices\n\n## By weight\n') {
  return examine(memorySource(layOver({'docs/domain/terms.md': text, 'docs/domain/prices.md': target})), {now: 0})
    .diagnostics.map(toFinding)
    .filter(({rule}) => rule === 'link-anchor')
}

describe('fragments that name nothing', () => {
  test.each([
    [
      '[x](prices.md#by-wieght)',
      '`#by-wieght` is no heading of `docs/domain/prices.md`.',
      'Did you mean `#by-weight`?',
      14,
    ],
    [
      '[x](prices.md#By-Weight)',
      '`#By-Weight` is no heading of `docs/domain/prices.md`.',
      'Did you mean `#by-weight`?',
      14,
    ],
    [
      '[x](#zzz)',
      '`#zzz` is no heading of this document.',
      'Name one of its headings, or link the page as a whole.',
      5,
    ],
    [
      '[x]: prices.md#by-wieght',
      '`#by-wieght` is no heading of `docs/domain/prices.md`.',
      'Did you mean `#by-weight`?',
      15,
    ],
  ])('%s', (link, message, hint, column) => {
    expect(anchorFindings(`# Terms\n\n${link}\n`)).toEqual([
      expect.objectContaining({severity: 'warning', line: 3, column, message, hint}),
    ])
  })

  test('a twin in another normal form is told apart', () => {
    expect(anchorFindings('# T\n\n[x](prices.md#th\u00e9)\n', '# The\u0301\n')[0]?.hint).toBe(
      'It looks the same but is encoded otherwise: write `#the%CC%81`.',
    )
  })
})

test.each([
  '[x](prices.md#by-weight)',
  '[x](prices.md#by%2Dweight)',
  '[x](prices.md#by&#45;weight)',
  '[x](prices.md#user-content-by-weight)',
  '[x](prices.md#)',
  '[x](#top)',
  '[x](#terms)',
  '[x](prices.md#:~:text=weight)',
  '[x](prices.md?plain=1#L3-L4)',
  '[x](gone.md#by-wieght)',
  '[x](https://example.org/#zzz)',
  '`[x](prices.md#by-wieght)`',
])('%s is nothing to report', (link) => {
  expect(anchorFindings(`# Terms\n\n${link}\n`)).toEqual([])
})

describe('the anchors of a file are those of its page', () => {
  const texts = [
    '# One\n\n## Two words\n\n### `code` and *stress*\n\n## Two words\n',
    '## A [link](x.md) here\n\n## An ![image](x.png) here\n\n## <b>Bold</b> text\n',
    'Setext\n======\n\nSecond\nline\n---\n',
    '> ## Quoted\n\n- ## Listed\n\n1. ## Numbered\n',
    '## Trailing ##\n\n##\tTab\n\n## Ünïcödé & more\n\n## 日本語\n\n## ...\n',
    '## snake_case_name\n\n## _stressed_ word\n\n## a \\_b\\_\n\n## AT&amp;T\n\n## C++ / C#\n',
    '## Server {#own-id}\n\n## Server {/*other*/}\n\n<a name="by-hand"></a>\n\n<h2 id="html">Html</h2>\n',
    '```\n## not one\n```\n\n## Real\n',
    '---\ntitle: X\n---\n\n## After frontmatter\n',
    '## Emoji :tea: 🍵\n\n## A/B\n\n## 1. First\n\n## a -- b\n',
  ]

  test.each(texts)('%j', (text) => {
    const body = text.replace(/^---\n[\s\S]*?\n---\n/, '')
    const {html} = renderBody({markdown: body, title: 'None'}, () => ({kind: 'external', href: 'x'}))
    const ids = [...html.matchAll(/<(?:h[1-6]|a)[^<>]* id="([^"]+)"/g)].map(([, id]) => id ?? '')
    const anchors = anchorsOf(sourceFile(text, 'a.md'))
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !hasAnchor(anchors, id))).toEqual([])
    expect(hasAnchor(anchors, 'not-one')).toBe(false)
  })
})
