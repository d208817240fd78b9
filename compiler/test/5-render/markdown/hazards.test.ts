import {describe, expect, it} from 'vitest'
import {renderBody} from '../../../5-render/markdown/body.ts'
import {articleOf, body, dangersIn, fixtures, html, idsIn, markdownBelow} from './support.ts'

const control = (point: string, name: string) => `<span class="control" title="${point} ${name}">${point}</span>`

describe('characters that would be obeyed, or hide', () => {
  it('C0 controls are written out in code and text, not carried into search', () => {
    const {html: out, sections} = body('a \u001a b\n\n```text\nx = 1 \u001b out\n```')
    expect(out).toContain(`a ${control('U+001A', 'SUBSTITUTE')} b`)
    expect(out).toContain(`x = 1 ${control('U+001B', 'ESCAPE')} out`)
    expect(sections).toEqual([{id: '', heading: '', text: 'a b x = 1 out'}])
  })

  it('a line separator neither breaks nor shows', () => {
    const {html: out, sections} = body('- x\n  `\u2028(a -> b)`')
    expect(out).toBe('<ul>\n<li>x\n<code>\u2028(a -> b)</code></li>\n</ul>')
    expect(sections[0]?.text).toBe('x (a -> b)')
  })

  it('direction controls are written out in highlighted code', () => {
    const {html: out, excerpt} = body('```js\nlet a = "u\u202e \u2066// b\u2069"\n```')
    expect(out).toContain(
      `"u${control('U+202E', 'RIGHT-TO-LEFT OVERRIDE')} ${control('U+2066', 'LEFT-TO-RIGHT ISOLATE')}// b${control('U+2069', 'POP DIRECTIONAL ISOLATE')}"`,
    )
    expect(excerpt).toBe('let a = "u // b"')
  })

  it('a zero-width space at the start of a line is written out, one between words is not', () => {
    const zero = control('U+200B', 'ZERO WIDTH SPACE')
    expect(html('\u200b## a\n\u200b- b\u200bc')).toBe(`<p>${zero}## a\n${zero}- b\u200bc</p>`)
    expect(html('**\u200ba** \u200bb<br>\u200bc')).toBe(`<p><strong>${zero}a</strong> \u200bb<br>${zero}c</p>`)
  })

  it('what scripts and pictures need stays: joiners, direction marks, the flag of Wales', () => {
    const wales = '🏴󠁧󠁢󠁷󠁬󠁳󠁿'
    expect(html(`می‌خواهم (۲)\u200f 👨‍👩‍👧 ${wales}`)).toBe(`<p>می‌خواهم (۲)\u200f 👨‍👩‍👧 ${wales}</p>`)
  })

  it('tag characters, a text for machines alone, are written out', () => {
    expect(html('a\u{e0068}\u{e0069}')).toBe(
      `<p>a${control('U+E0068', 'TAG CHARACTER')}${control('U+E0069', 'TAG CHARACTER')}</p>`,
    )
  })

  it('none of them reaches an attribute', () => {
    expect(html('[a](b.md "t\u202eu") ![x\u202ey](c.png "v\u0007w")')).toBe(
      '<p><a href="b.md" title="tu">a</a> <img src="c.png" alt="xy" title="vw" loading="lazy" decoding="async"></p>',
    )
  })
})

describe('markdown that is not what it seems', () => {
  it('conflict marks in a table', () => {
    const {headings, html: out} = body(
      '## I\n\n| a | b |\n|--|--|\n<<<<<<< HEAD\n| c | d |\n=======\n>>>>>>> 01ab (x)\n\n## N',
    )
    expect(headings.map(({id}) => id)).toEqual(['i', 'n'])
    expect(out.match(/<blockquote>/g)).toHaveLength(7)
    expect(dangersIn(out)).toEqual([])
  })

  it('a fence turned inside out keeps what a parser sees', () => {
    const {headings} = body('```text\nrun:\n```bash\nmake\n```\n\n## Seen\n\n```\n\n## Swallowed\n')
    expect(headings).toEqual([{id: 'seen', depth: 2, text: 'Seen'}])
  })

  it('a comment opener in a code span is code; one that nothing closes hides nothing', () => {
    expect(body('`<!--`\n\n## Seen').headings.map(({text}) => text)).toEqual(['Seen'])
    const open = body('<!-- open\n\n## Not a heading')
    expect(open.headings).toEqual([])
    expect(open.html).toContain('## Not a heading')
  })

  it('headings and links in comments are in no outline, search or link', () => {
    const seen: string[] = []
    const markdown = '<!--\n#### Alpha\n\n[dead](nowhere.md)\n-->\n\n#### Alpha [b](c.md)'
    const {headings, sections} = renderBody({markdown, title: ''}, (url) => {
      seen.push(url)
      return {kind: 'page', href: url}
    })
    expect(headings).toEqual([{id: 'alpha-b', depth: 4, text: 'Alpha b'}])
    expect(sections).toEqual([{id: 'alpha-b', heading: 'Alpha b', text: ''}])
    expect(seen).toEqual(['c.md'])
  })

  it('handlers, scripts and schemes outside any fence', () => {
    const out = html(
      '<p onclick="x()">click</p>\n\nsee ?q=<img src=x onerror="x()"> [go](javascript:x()) <data:text/html,<b>x</b>>',
    )
    expect(dangersIn(out)).toEqual([])
    expect(out).toContain(
      '<span class="broken-link" title="&#x60;javascript:&#x60; is not a scheme that a page may open" data-rule="link-scheme">go</span>',
    )
  })
})

describe('ids', () => {
  const idsOf = (markdown: string) => body(markdown).headings.map(({id}) => id)

  it.each([
    ['## S\n\n## S {/*s-1*/}\n\n## S\n\n## S 1', ['s', 's-1', 's-2', 's-1-1']],
    ['## S\n\n## S\n\n## T {/*s-1*/}', ['s', 's-2', 's-1']],
    ['## S\n\n## T {#s}', ['s-1', 's']],
    ['## A {#x}\n\n## B {#x}', ['x', 'x-1']],
    ['## A {: #x .y }\n\n## B {#y} ##', ['x', 'y']],
    ['## `{#x}`\n\n## \\{#x}', ['x', 'x-1']],
    ['## A **b** {/*c*/}', ['c']],
    ['## !!!\n\n## ???', ['section', 'section-1']],
    ['## C++\n\n## C#', ['c', 'c-1']],
    ['## lejic build\n\n## Lejic', ['lejic-build', 'lejic']],
    ['## A {#lejicSearch}', ['a']],
    ['## constructor\n\n## constructor\n\n## __proto__', ['constructor', 'constructor-1', 'proto']],
  ])('of %j are %j', (markdown, expected) => {
    expect(idsOf(markdown)).toEqual(expected)
  })

  it('a dotted capital İ makes the anchor that people write by hand', () => {
    expect(idsOf('## İş Akışı')).toEqual(['i\u0307ş-akışı'])
    expect(html('[a](#i\u0307ş-akışı)')).toContain('href="#i\u0307ş-akışı"')
  })

  it('an explicit id leaves no trace in the text', () => {
    expect(body('## Server {/*x*/}').headings).toEqual([{id: 'x', depth: 2, text: 'Server'}])
  })

  it("an author's anchors work under their own names, once", () => {
    const out = html('### <a id="csharp"></a>C#\n\n<a name="x"></a><span id="x">a</span>\n\n<a id="Lejic-top"></a>')
    expect(idsIn(out)).toEqual(['c', 'csharp', 'x'])
    expect(out).toContain('<h3 id="c"><a id="csharp"></a>C# ')
  })

  it('the first in the page keeps a name that two want, and a counted name gives way', () => {
    expect(idsIn(html('<a id="setup"></a>\n\n## Setup'))).toEqual(['setup', 'setup-1'])
    expect(idsIn(html('## Setup\n\n<a id="setup"></a>'))).toEqual(['setup'])
    expect(idsIn(html('## A\n\n## A\n\n<a id="a-1"></a>'))).toEqual(['a', 'a-2', 'a-1'])
  })
})

describe('direction', () => {
  it('a wrapper that nothing closes keeps its direction and ends with the article', () => {
    const {html: out, direction} = body(
      '<div dir="rtl" markdown="1">\n\n### فهرست\n\n* [C#](#csharp) \u200f(۲)\n\n### <a id="csharp"></a>C#',
    )
    expect(direction).toBe('rtl')
    expect(out.startsWith('<div dir="rtl">\n<h3 id="فهرست">')).toBe(true)
    expect(out.endsWith('</h3></div>')).toBe(true)
    expect(articleOf(out).filter(({properties}) => 'markdown' in properties)).toEqual([])
  })
})

const hazards = fixtures('fixtures/hazards')

it.runIf(hazards).each(hazards ? markdownBelow(hazards) : [])('$path is rendered, safe, its ids unique', ({text}) => {
  const {html: out, headings} = body(text)
  expect(dangersIn(out)).toEqual([])
  const ids = idsIn(out)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toEqual(expect.arrayContaining(headings.map(({id}) => id)))
})

const corpora = fixtures('corpora')

describe.runIf(corpora).each(['adr-i18n', 'ecc', 'free-programming-books', 'markdownlint', 'react-ar'])(
  '%s',
  (name) => {
    it('every document is rendered, safe, its ids unique', {timeout: 600_000}, () => {
      const documents = markdownBelow(`${corpora}/${name}`)
      expect(documents.length).toBeGreaterThan(100)
      for (const {path, text} of documents) {
        const {html: out, features} = body(text)
        expect([path, ...dangersIn(out)]).toEqual([path])
        const ids = idsIn(out)
        expect([path, ids.length]).toEqual([path, new Set(ids).size])
        expect([path, features.plain]).toEqual([path, text.length > 2_000_000])
      }
    })
  },
)
