import {describe, expect, it} from 'vitest'
import {body, dangersIn} from './support.ts'

/** Texts on which a parser, a recursive walk or a regular expression may come to grief, and whether they are rendered. */
const large: Readonly<Record<string, readonly [text: string, rendered: boolean]>> = {
  'quotes in quotes': [`${'>'.repeat(10_000)} a`, false],
  'spaced quotes in quotes': [`${'> '.repeat(10_000)}a`, false],
  'lists in lists': [`${'- '.repeat(10_000)}a`, false],
  'numbers in numbers': [`${'1. '.repeat(10_000)}a`, false],
  'quotes that deepen': [Array.from({length: 300}, (_, index) => `${'>'.repeat(index + 1)} a`).join('\n'), false],
  'lists that deepen': [Array.from({length: 150}, (_, index) => `${'  '.repeat(index)}- a`).join('\n'), false],
  'a list indented beyond measure': [`- a\n${' '.repeat(5_000)}- b`, false],
  'fifty quotes': [`${'>'.repeat(50)} a`, true],
  'elements in elements': ['<div>'.repeat(10_000), false],
  'inline elements in elements': [`a ${'<b>'.repeat(2_000)}${'</b>'.repeat(2_000)}`, false],
  'emphasis in emphasis': [`${'*a **b '.repeat(700)}c${'** *'.repeat(700)}`, true],
  'links in brackets': ['['.repeat(50_000), false],
  'images in images': [`${'!['.repeat(500)}a${'](b)'.repeat(500)}`, true],
  'closers without openers': ['*a_ '.repeat(20_000), false],
  'footnotes in footnotes': [
    Array.from({length: 200}, (_, index) => `[^${index}]: a[^${index + 1}]`).join('\n\n'),
    true,
  ],
  'a line of a megabyte': ['word '.repeat(200_000), true],
  'a word of a megabyte': ['a'.repeat(1_000_000), true],
  'long code': [`\`\`\`js\n${'let a\n'.repeat(20_000)}\`\`\``, true],
  'a megabyte of spaces': [`a${' '.repeat(1_000_000)}b`, true],
  'a long table': [`|a|b|\n|-|-|\n${'|a|b|\n'.repeat(2_000)}`, true],
  'a wide table': [`${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n`, true],
  'many headings of one name': ['# a\n'.repeat(1_000), true],
  'two megabytes and more': ['word\n\n'.repeat(400_000), false],
}

describe.each(Object.entries(large))('%s', (_, [text, rendered]) => {
  it(rendered ? 'is rendered' : 'is shown as it is', () => {
    const {html, features} = body(text)
    expect(features.plain).toBe(!rendered)
    if (html.length < 1_000_000) expect(dangersIn(html)).toEqual([])
    if (!rendered) expect(html.slice(0, 36)).toBe('<pre class="plain-text" tabindex="0">'.slice(0, 36))
  })
})

it('a page shown as it is can be found, and hides nothing', () => {
  const text = `${'>'.repeat(200)} <b>a</b>\u202e\r\n\u200b# b`
  expect(body(text)).toEqual({
    html: `<pre class="plain-text" tabindex="0">${'>'.repeat(200)} &#x3C;b>a&#x3C;/b><span class="control" title="U+202E RIGHT-TO-LEFT OVERRIDE">U+202E</span>\n<span class="control" title="U+200B ZERO WIDTH SPACE">U+200B</span># b</pre>`,
    headings: [],
    sections: [{id: '', heading: '', text: `${'>'.repeat(200)} <b>a</b> # b`}],
    excerpt: `${'>'.repeat(199)}…`,
    direction: 'ltr',
    features: {code: false, table: false, image: false, footnote: false, alert: false, task: false, plain: true},
  })
})
