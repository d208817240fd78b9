import {describe, expect, it} from 'vitest'
import {createBodyRenderer} from '../../../5-render/markdown/body.ts'
import {body, html, linkTo} from './support.ts'

const anchor = (id: string, text: string) => `<a class="anchor" href="#${id}" aria-label="Link to “${text}”">#</a>`
const heading = (depth: number, id: string, text: string) =>
  `<h${depth} id="${id}">${text} ${anchor(id, text)}</h${depth}>`

describe('links', () => {
  it.each([
    ['[a](b.md)', '<p><a href="b.md">a</a></p>'],
    ['[a](b.md "t")', '<p><a href="b.md" title="t">a</a></p>'],
    ['[a](<über b.md>)', '<p><a href="über b.md">a</a></p>'],
    ['[a](x\\_y.md)', '<p><a href="x_y.md">a</a></p>'],
    ['[a]\n\n[a]: <b c.md> "t"', '<p><a href="b c.md" title="t">a</a></p>'],
    ['[a][b]', '<p>[a][b]</p>'],
    ['[a](#b)', '<p><a href="#b">a</a></p>'],
    ['[](b.md)', '<p><a href="b.md">b.md</a></p>'],
    [
      '<https://a.example/ü>',
      '<p><a href="https://a.example/%C3%BC" class="external" rel="noopener noreferrer">https://a.example/ü</a></p>',
    ],
    [
      'https://a.example/%20x',
      '<p><a href="https://a.example/%20x" class="external" rel="noopener noreferrer">https://a.example/%20x</a></p>',
    ],
    ['[a](//b.example/c)', '<p><a href="https://b.example/c" class="external" rel="noopener noreferrer">a</a></p>'],
    ['[a](tel:+1-2)', '<p><a href="tel:+1-2" class="external" rel="noopener noreferrer">a</a></p>'],
    [
      '[a *b*](gone.md)',
      '<p><span class="broken-link" title="link target &#x22;gone.md&#x22; does not resolve" data-rule="link-unresolved">a <em>b</em></span></p>',
    ],
    [
      '[a](ftp://b.example)',
      '<p><span class="broken-link" title="&#x60;ftp:&#x60; is not a scheme that a page may open" data-rule="link-scheme">a</span></p>',
    ],
    ['<a href="b.md" target="_blank" rel="x" class="external">a</a>', '<p><a href="b.md">a</a></p>'],
    ['[a <a href="c.md">c</a> d](b.md)', '<p><a href="b.md">a </a><a href="c.md">c</a> d</p>'],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })
})

describe('images', () => {
  it.each([
    ['![a](b.png)', '<p><img src="b.png" alt="a" loading="lazy" decoding="async"></p>'],
    ['![](b.png "t")', '<p><img src="b.png" alt="" title="t" loading="lazy" decoding="async"></p>'],
    [
      '<img src="b.png" width="40" height="50%" align="right" onload="x()">',
      '<img src="b.png" alt="" width="40" height="50%" align="right" loading="lazy" decoding="async">',
    ],
    [
      '![a](https://b.example/c.png)',
      '<p><a href="https://b.example/c.png" class="external remote-image" rel="noopener noreferrer">a</a></p>',
    ],
    [
      '![a](gone.png)',
      '<p><span class="broken-link" title="link target &#x22;gone.png&#x22; does not resolve" data-rule="link-unresolved">a</span></p>',
    ],
    [
      '![](gone.png)',
      '<p><span class="broken-link" title="link target &#x22;gone.png&#x22; does not resolve" data-rule="link-unresolved">gone.png</span></p>',
    ],
    [
      '![a](#x)',
      '<p><span class="broken-link" title="&#x60;#x&#x60; is not an image" data-rule="link-unresolved">a</span></p>',
    ],
    ['[![a](b.png)](c.md)', '<p><a href="c.md"><img src="b.png" alt="a" loading="lazy" decoding="async"></a></p>'],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })
})

describe('code', () => {
  it.each([
    ['```\na < b\n```', '<figure class="code"><pre tabindex="0"><code>a &#x3C; b\n</code></pre></figure>'],
    [
      '```ts {1} title="x"\nlet a\n```',
      '<figure class="code" data-lang="ts"><pre tabindex="0"><code class="language-ts"><span class="token keyword">let</span> a\n</code></pre></figure>',
    ],
    [
      '```JS{1,3}\nx\n```',
      '<figure class="code" data-lang="js"><pre tabindex="0"><code class="language-js">x\n</code></pre></figure>',
    ],
    [
      '~~~klingon\nlet a\n~~~',
      '<figure class="code" data-lang="klingon"><pre tabindex="0"><code class="language-klingon">let a\n</code></pre></figure>',
    ],
    ['    a\r\n    b', '<figure class="code"><pre tabindex="0"><code>a\nb\n</code></pre></figure>'],
    ['```"><b\nx\n```', '<figure class="code"><pre tabindex="0"><code>x\n</code></pre></figure>'],
    ['<pre>a <b>c</b></pre>', '<pre tabindex="0">a <b>c</b></pre>'],
    ['`a  b`', '<p><code>a  b</code></p>'],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })
})

describe('tables', () => {
  it('scroll in a named region; head cells head columns', () => {
    expect(html('## Words\n\n| a |  |\n|:-:|--|\n| 1 | 2 |')).toBe(
      `${heading(2, 'words', 'Words')}
<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1: Words"><table>
<thead>
<tr>
<th align="center" scope="col">a</th>
<td></td>
</tr>
</thead>
<tbody>
<tr>
<td align="center">1</td>
<td>2</td>
</tr>
</tbody>
</table></div>`,
    )
  })

  it('take their name from a caption', () => {
    expect(
      html('<table><caption>Ports</caption><tr><th scope="row">a</th><td colspan="2" style="x">1</td></tr></table>'),
    ).toBe(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1: Ports"><table><caption>Ports</caption><tbody><tr><th scope="row">a</th><td colspan="2">1</td></tr></tbody></table></div>',
    )
  })
})

describe('alerts', () => {
  it.each([
    [
      '> [!NOTE]\n> a\n>\n> b',
      '<div class="alert alert-note">\n<p class="alert-title">Note</p>\n<p>a</p>\n<p>b</p>\n</div>',
    ],
    ['> [!warning]  \n> a', '<div class="alert alert-warning">\n<p class="alert-title">Warning</p>\n<p>a</p>\n</div>'],
    [
      '> [!TIP]\n>\n> - a',
      '<div class="alert alert-tip">\n<p class="alert-title">Tip</p>\n\n<ul>\n<li>a</li>\n</ul>\n</div>',
    ],
    ['> [!NOTE] a', '<blockquote>\n<p>[!NOTE] a</p>\n</blockquote>'],
    ['> [!NOTE]**a**', '<blockquote>\n<p>[!NOTE]<strong>a</strong></p>\n</blockquote>'],
    ['> [!OTHER]\n> a', '<blockquote>\n<p>[!OTHER]\na</p>\n</blockquote>'],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })
})

describe('tasks and lists', () => {
  it('label their boxes and leave other inputs out', () => {
    expect(html('- [ ] a\n- [x] b\n- <input type="checkbox"> c')).toBe(
      `<ul class="contains-task-list">
<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> a</li>
<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> b</li>
<li> c</li>
</ul>`,
    )
  })

  it('keep where they start', () => {
    expect(html('3. a\n4. b')).toBe('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>')
  })
})

describe('footnotes', () => {
  it('link both ways', () => {
    expect(html('a[^x] b[^x]\n\n[^x]: c')).toBe(
      `<p>a<sup><a href="#user-content-fn-x" id="user-content-fnref-x" aria-describedby="footnote-label" data-footnote-ref>1</a></sup> b<sup><a href="#user-content-fn-x" id="user-content-fnref-x-2" aria-describedby="footnote-label" data-footnote-ref>1</a></sup></p>
<section data-footnotes class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2>
<ol>
<li id="user-content-fn-x">
<p>c <a href="#user-content-fnref-x" class="data-footnote-backref" aria-label="Back to reference 1" data-footnote-backref="">↩</a> <a href="#user-content-fnref-x-2" class="data-footnote-backref" aria-label="Back to reference 1-2" data-footnote-backref="">↩<sup>2</sup></a></p>
</li>
</ol>
</section>`,
    )
  })

  it('leave the outline alone, and a heading of the same name', () => {
    const {headings, html: out} = body('## Footnote label\n\na[^1]\n\n[^1]: c')
    expect(headings).toEqual([{id: 'footnote-label-1', depth: 2, text: 'Footnote label'}])
    expect(out).toContain('<h2 id="footnote-label" class="sr-only">')
  })

  it('called from a link do not nest links', () => {
    expect(html('[a[^1]](b.md)\n\n[^1]: c')).toContain(
      '<p><a href="b.md">a<sup><span id="user-content-fnref-1">1</span></sup></a></p>',
    )
  })
})

describe('raw HTML', () => {
  it.each([
    [
      '<div align="center" onclick="x()" class="y">\n\n**a**\n\n</div>',
      '<div align="center">\n<p><strong>a</strong></p>\n</div>',
    ],
    [
      '<details open><summary>a</summary>\n\nb\n\n</details>',
      '<details open><summary>a</summary>\n<p>b</p>\n</details>',
    ],
    ['<kbd>a</kbd> H<sub>2</sub>O<br>b', '<p><kbd>a</kbd> H<sub>2</sub>O<br>b</p>'],
    ['a <!-- b --> c', '<p>a  c</p>'],
    ['run <name> and <path-to>', '<p>run &#x3C;name> and &#x3C;path-to></p>'],
    ['Array<T> of <span>x</span>', '<p>Array&#x3C;T> of <span>x</span></p>'],
    ['the <form> element', '<p>the &#x3C;form> element</p>'],
    ['a <b>c\n\nd', '<p>a &#x3C;b>c</p>\n<p>d</p>'],
    ['a <title> b **c**', '<p>a &#x3C;title> b <strong>c</strong></p>'],
    ['<Intro>\n\na\n\n</Intro>', '\n<p>a</p>\n'],
    ['<example>\na **b**\n</example>', '<p>&#x3C;example><br>\na **b**<br>\n&#x3C;/example></p>'],
    [
      '<script>\nx()\n</script>',
      '<figure class="code" data-lang="html"><pre tabindex="0"><code class="language-html"><span class="token tag"><span class="token tag"><span class="token punctuation">&#x3C;</span>script</span><span class="token punctuation">></span></span><span class="token script"><span class="token language-javascript">\n<span class="token function">x</span><span class="token punctuation">(</span><span class="token punctuation">)</span>\n</span></span><span class="token tag"><span class="token tag"><span class="token punctuation">&#x3C;/</span>script</span><span class="token punctuation">></span></span>\n</code></pre></figure>',
    ],
    [
      'a\n\n<!-- b\n\n## c',
      '<p>a</p>\n<figure class="code"><pre tabindex="0"><code>&#x3C;!-- b\n\n## c\n</code></pre></figure>',
    ],
    ['<a name="x">a', '<p><a id="x"></a>a</p>'],
    ['<a id="x"/>a', '<p><a id="x"></a>a</p>'],
    ['<p dir="rtl" lang="ar">a</p>', '<p dir="rtl" lang="ar">a</p>'],
    ['a <svg><path d="x"/></svg> b', '<p>a  b</p>'],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })
})

describe('headings', () => {
  it('the first h1 that repeats the title goes, its anchors stay', () => {
    expect(body('# My `app` <a id="top"></a>\n\na\n\n## B', 'My app')).toMatchObject({
      html: `<a id="my-app"></a><a id="top"></a>\n<p>a</p>\n${heading(2, 'b', 'B')}`,
      headings: [{id: 'b', depth: 2, text: 'B'}],
    })
  })

  it.each([
    ['# Use `a_b`', 'Use `a_b`'],
    ['# See [x](y.md) *now*', 'See [x](y.md) *now*'],
    ['# A  b #', 'A b'],
    ['# A {#x}', 'A {#x}'],
    ['# A\u202eb', 'Ab'],
  ])('%j repeats the title %j', (markdown, title) => {
    expect(body(markdown, title).headings).toEqual([])
  })

  it.each([
    ['# B', 'A'],
    ['# A b', 'A'],
    ['# \\*', ''],
    ['## A', 'A'],
    ['# ![A](b.png)', 'A'],
  ])('%j does not repeat the title %j', (markdown, title) => {
    expect(body(markdown, title).headings).toHaveLength(1)
  })

  it('only the first repetition of the title goes', () => {
    expect(body('# A\n\n# A', 'A').headings).toEqual([{id: 'a-1', depth: 2, text: 'A'}])
  })

  it('from any other h1 on all go down a level', () => {
    const {headings, html: out} = body('## A\n\n# B\n\n## C\n\n###### D')
    expect(headings).toEqual([
      {id: 'a', depth: 2, text: 'A'},
      {id: 'b', depth: 2, text: 'B'},
      {id: 'c', depth: 3, text: 'C'},
      {id: 'd', depth: 6, text: 'D'},
    ])
    expect(out).toContain(heading(6, 'd', 'D'))
  })

  it('an image names a heading by its alternative text; an empty one is none', () => {
    expect(body('## ![Logo](a.png)\n\n##\n\n## <a id="x"></a>').headings).toEqual([
      {id: 'logo', depth: 2, text: 'Logo'},
    ])
    expect(html('## <a id="x"></a>')).toBe('<div><a id="x"></a></div>')
  })

  it('keep no controls in text, id and label', () => {
    expect(body('## A\u202eb\u200b').headings).toEqual([{id: 'ab', depth: 2, text: 'Ab'}])
  })
})

describe('what a page is about', () => {
  it('sections hold the plain text between headings', () => {
    expect(
      body(
        'Before **it**.\n\n- a\n- b\n\n## One\n\n| c | d |\n|--|--|\n| e | f |\n\n### Two\n\n```sh\nls\n```\n\n![g](h.png)[^1]\n\n[^1]: foot',
      ).sections,
    ).toEqual([
      {id: '', heading: '', text: 'Before it. a b'},
      {id: 'one', heading: 'One', text: 'c d e f'},
      {id: 'two', heading: 'Two', text: 'ls g'},
    ])
  })

  it.each([
    ['# Title of the page\n\n> q\n\n- l\n\nFirst **one**\nhere.\n\nSecond.', 'First one here.'],
    ['## A\n\n- b\n- c', 'b c'],
    ['![badge](x.png)\n\nText', 'Text'],
    [`${'word '.repeat(60)}end`, `${'word '.repeat(39).trim()}…`],
    [`${'漢'.repeat(300)}`, `${'漢'.repeat(199)}…`],
    ['', ''],
    ['a\u202e\u2028b\u0007', 'a b'],
  ])('excerpt of %j', (markdown, expected) => {
    expect(body(markdown).excerpt).toBe(expected)
  })

  it.each([
    ['plain words', 'ltr'],
    ['123', 'auto'],
    ['', 'auto'],
    ['שלום עולם', 'rtl'],
    ['مرحبا `some code that is long enough to win`', 'rtl'],
    ['أهلا here now', 'auto'],
    ['many latin words and one word of the other kind, שלום', 'ltr'],
    ['<div dir="rtl">\n\nwords\n\n* more', 'rtl'],
    ['<div dir="rtl">a</div>\n\nand far more words outside of it', 'ltr'],
    ['<div dir="ltr">\n\nשלום עולם\n\n</div>', 'ltr'],
  ])('direction of %j is %s', (markdown, expected) => {
    expect(body(markdown).direction).toBe(expected)
  })

  it('features say what is there', () => {
    const none = {code: false, table: false, image: false, footnote: false, alert: false, task: false, plain: false}
    expect(body('a').features).toEqual(none)
    expect(body('```\na\n```\n\n|a|\n|-|\n\n> [!TIP]\n> a\n\n- [ ] a\n\n![a](b.png)[^1]\n\n[^1]: c').features).toEqual({
      code: true,
      table: true,
      image: true,
      footnote: true,
      alert: true,
      task: true,
      plain: false,
    })
  })
})

describe('createBodyRenderer', () => {
  it('takes remark plugins for syntax and tree, and rehype plugins behind the sanitiser', () => {
    const shout = () => (tree: {children: {type: string; children?: {type: string; value?: string}[]}[]}) => {
      for (const block of tree.children)
        for (const node of block.children ?? []) node.value = node.value?.toUpperCase() ?? ''
    }
    const badge = () => (tree: {children: object[]}) => {
      tree.children.push({type: 'element', tagName: 'video', properties: {src: 'v.mp4'}, children: []})
    }
    const render = createBodyRenderer({remarkPlugins: [shout], rehypePlugins: [badge]})
    expect(render({markdown: 'hello <video src="x">', title: ''}, linkTo).html).toContain('HELLO')
    expect(render({markdown: 'hello', title: ''}, linkTo).html).toBe('<p>HELLO</p><video src="v.mp4"></video>')
  })

  it('takes another engine', () => {
    const engine = {
      id: 'fixed',
      parse: () => ({type: 'root' as const, children: [{type: 'text' as const, value: 'fixed'}]}),
    }
    expect(createBodyRenderer({engine: engine as never})({markdown: 'x', title: ''}, linkTo).html).toBe('fixed')
  })

  it('keeps nothing between calls', () => {
    const markdown = '## A\n\n## A\n\n```ts\nlet a\n```\n\n[^1]\n\n[^1]: b'
    expect(body(markdown)).toEqual(body(markdown))
  })
})
