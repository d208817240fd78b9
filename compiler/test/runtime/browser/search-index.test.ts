import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {createSearchIndex} from '../../../runtime/browser/search-index.ts'
import {foldTerm, indexTokens, queryTokens, tokenSpans} from '../../../runtime/browser/tokens.ts'

describe('search terms', () => {
  it('fold case and accents', () => {
    expect(foldTerm('Decisión')).toBe('decision')
    expect(foldTerm('GRÖSSE')).toBe('grosse')
    expect(foldTerm('İş')).toBe('is')
    expect(foldTerm('한국어')).toBe('한국어')
  })

  it('fold the ways in which Arabic writes one word', () => {
    expect(foldTerm('القرار')).toBe('قرار')
    expect(foldTerm('قَرَار')).toBe('قرار')
    expect(foldTerm('مكتبة')).toBe('مكتبه')
    expect(foldTerm('أحمد')).toBe(foldTerm('احمد'))
  })

  it('cut scripts without spaces into pairs, the last character alone', () => {
    expect(indexTokens('意思決定')).toEqual(['意思', '思決', '決定', '定'])
    expect(queryTokens('意思決定')).toEqual(['意思', '思決', '決定'])
    expect(queryTokens('定')).toEqual(['定'])
    expect(indexTokens('ADRを書く')).toEqual(['adr', 'を書', '書く', 'く'])
  })

  it('find compound names whole and by their parts', () => {
    expect(indexTokens('router-table.ts')).toEqual(['router-table.ts', 'router', 'table', 'ts'])
    expect(queryTokens('router-table.ts')).toEqual(['router-table.ts'])
  })

  it('say where they stand', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 30}), (text) => {
        for (const {term, start, end} of tokenSpans(text)) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(term).not.toBe('')
        }
      }),
    )
  })
})

describe('the search', () => {
  const index = createSearchIndex()
  index.addPages([
    ['docs/a.html', 'Berthing', 'practice', 'intent', 'docs/a.md', ''],
    ['docs/b.html', 'January', 'domain', 'record', 'docs/b.md', '2026-01-31'],
    ['docs/ja.html', '意思決定の記録', 'domain', 'intent', 'docs/ja.md', ''],
    ['docs/es.html', 'Guía', 'domain', 'intent', 'docs/es.md', ''],
    ['docs/ar.html', 'دليل', 'domain', 'intent', 'docs/ar.md', ''],
  ])
  index.addText(['docs/a.html', [['steps', 'Steps', 'Ask the pilot before the tide turns.']]])
  index.addText(['docs/b.html', [['', '', 'The pilot was ill for a week and berthing stopped.']]])
  index.addText(['docs/ja.html', [['', '', '決定は一つの文書に書く。']]])
  index.addText(['docs/es.html', [['', '', 'Cada decisión queda escrita.']]])
  index.addText(['docs/ar.html', [['', '', 'نكتب القرار في وثيقة واحدة']]])
  const none = {groups: new Set<string>(), kinds: new Set<string>()}
  const pages = (query: string, filter = none): readonly string[] =>
    index.find(query, filter).map(({page}) => page.address)

  it('puts a title before a text', () => {
    expect(pages('berthing')).toEqual(['docs/a.html', 'docs/b.html'])
  })

  it('finds in every script, by parts of words and past a slip', () => {
    expect(pages('決定')).toEqual(['docs/ja.html'])
    expect(pages('文')).toEqual(['docs/ja.html'])
    expect(pages('decision')).toEqual(['docs/es.html'])
    expect(pages('قرار')).toEqual(['docs/ar.html'])
    expect(pages('berth')).toEqual(['docs/a.html', 'docs/b.html'])
    expect(pages('janaury')).toEqual(['docs/b.html'])
    expect(pages('submarine')).toEqual([])
  })

  it('shows the part with its heading and the words that answer', () => {
    const [result] = index.find('tide', none)
    expect(result?.parts).toEqual([
      {
        id: 'steps',
        heading: 'Steps',
        headingMarks: [],
        excerpt: 'Ask the pilot before the tide turns.',
        excerptMarks: [{start: 25, end: 29}],
      },
    ])
  })

  it('narrows by category and kind', () => {
    expect(pages('pilot')).toEqual(
      ['docs/a.html', 'docs/b.html'].sort((a, b) => pages('pilot').indexOf(a) - pages('pilot').indexOf(b)),
    )
    expect(pages('pilot', {...none, groups: new Set(['domain'])})).toEqual(['docs/b.html'])
    expect(pages('pilot', {...none, kinds: new Set(['intent'])})).toEqual(['docs/a.html'])
    expect(index.filters()).toEqual({groups: ['domain', 'practice'], kinds: ['intent', 'record']})
  })
})

describe('the order of results', () => {
  const none = {groups: new Set<string>(), kinds: new Set<string>()}
  const index = createSearchIndex()
  index.addPages([
    ['log-1.html', 'Log on paper', 'decisions', 'superseded', 'log-1.md', '2022-01-01'],
    ['log-2.html', 'Log on disk', 'decisions', 'accepted', 'log-2.md', '2024-01-01'],
    ['README.html', 'tides', 'domain', '', 'tides/README.md', ''],
    ['tides.html', 'Tides of the bay', 'domain', 'intent', 'tides/index.md', ''],
    ['commit.html', 'Commits', 'practice', 'intent', 'commit.md', ''],
    ['guide.html', 'Contributing in French', 'practice', 'intent', 'guide.md', ''],
    ['contributing.html', 'Contributing', 'practice', 'intent', 'contributing.md', ''],
    ['long.html', 'Everything', 'practice', 'intent', 'long.md', ''],
  ])
  index.addText([
    'commit.html',
    [
      ['m', 'Message', 'One line, imperative.'],
      ['w', '', 'Say why.'],
    ],
  ])
  const filler = 'do I write how a way is to do what it does in a way that was written to be read '
  index.addText(['long.html', [['x', 'How to do it', filler.repeat(40)]]])
  index.addText([
    'guide.html',
    [['s', 'Steps', `A pilot ${'sails '.repeat(60)}and then the pilot asks the tug for a rope.`]],
  ])
  const pages = (query: string): readonly string[] => index.find(query, none).map(({page}) => page.address)

  it('puts what is valid before what was replaced, and a document before a README', () => {
    expect(pages('log')).toEqual(['log-2.html', 'log-1.html'])
    expect(pages('tides bay')).toEqual(['tides.html'])
    expect(pages('tide')).toEqual(['tides.html', 'README.html'])
  })

  it('puts first what is titled as was asked', () => {
    expect(pages('contributing')[0]).toBe('contributing.html')
  })

  it('takes the words of a question for what they are', () => {
    expect(pages('how do I write a commit message')[0]).toBe('commit.html')
    expect(pages('¿cómo es el commit?')).toEqual(['commit.html'])
    expect(pages('how to do it')).toContain('long.html')
  })

  it('lets a page answer with its title and its parts together', () => {
    expect(pages('commits imperative')).toEqual(['commit.html'])
    expect(pages('message why')).toEqual(['commit.html'])
  })

  it('cuts the excerpt where most of the words stand together', () => {
    const [result] = index.find('pilot rope', none)
    expect(result?.parts[0]?.excerpt).toMatch(/the pilot asks the tug for a rope\.$/)
  })
})
