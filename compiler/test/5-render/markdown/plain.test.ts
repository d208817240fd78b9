import {expect, it, test} from 'vitest'
import {visibleControls, withoutControls} from '../../../5-render/markdown/controls.ts'
import {shorten, squash, textOf} from '../../../5-render/markdown/plain.ts'
import {plainBody} from '../../../5-render/markdown/plain-body.ts'

it('textOf gathers text of both kinds of trees', () => {
  expect(
    textOf({
      type: 'paragraph',
      children: [
        {type: 'text', value: 'a '},
        {type: 'emphasis', children: [{type: 'inlineCode', value: 'b'}]},
        {type: 'html', value: '<c>'},
        {type: 'image', url: 'd', alt: 'e'},
      ],
    }),
  ).toBe('a b')
  expect(
    textOf({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [
        {type: 'text', value: 'a'},
        {type: 'comment', value: 'b'},
      ],
    }),
  ).toBe('a')
})

it.each([
  [' a \n\t b\u2028c\u00a0', 'a b c'],
  ['', ''],
])('squash %j', (text, expected) => {
  expect(squash(text)).toBe(expected)
})

it.each([
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['one two, three', 12, 'one two…'],
  ['onetwothree', 6, 'onetw…'],
  ['ab😀cd', 4, 'ab…'],
])('shorten %j to %d', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected)
})

it.each([
  ['plain', 'prose', true, undefined],
  ['a\u200bb', 'prose', true, undefined],
  ['a\u200bb', 'code', false, ['a', 'U+200B ZERO WIDTH SPACE', 'b']],
  ['\u200b\u2060a', 'prose', true, ['U+200B ZERO WIDTH SPACE', 'U+2060 WORD JOINER', 'a']],
  ['\u200ba', 'prose', false, undefined],
  ['a\n\u200bb', 'prose', false, ['a\n', 'U+200B ZERO WIDTH SPACE', 'b']],
  ['a\u200fb', 'prose', false, undefined],
  ['a\u200fb', 'code', false, ['a', 'U+200F RIGHT-TO-LEFT MARK', 'b']],
  ['\u0000\u0085\ufff9', 'prose', false, ['U+0000 NULL', 'U+0085 CONTROL', 'U+FFF9 FORMAT CHARACTER']],
  ['\ud800', 'prose', false, ['U+D800 SURROGATE']],
  ['a\tb\nc\r\n', 'code', true, undefined],
] as const)('visibleControls of %j in %s', (text, use, lineStart, expected) => {
  const shown = visibleControls(text, use, lineStart)
  expect(shown?.map((node) => (node.type === 'element' ? node.properties.title : textOf(node)))).toEqual(expected)
})

it('withoutControls leaves what spells words', () => {
  expect(withoutControls('a\u202eb\u0007c\u200bd\u200fe\ufefff\u00adg\u{e0041}')).toBe('abcdefg')
  expect(withoutControls('می‌خواهم 👨‍👩‍👧 🏴󠁧󠁢󠁷󠁬󠁳󠁿')).toBe('می‌خواهم 👨‍👩‍👧 🏴󠁧󠁢󠁷󠁬󠁳󠁿')
})

test('a run of one control is one mark that counts', () => {
  const [mark] = visibleControls('\0'.repeat(10_000), 'code', false) ?? []
  expect(mark).toMatchObject({properties: {title: 'U+0000 NULL, 10000 times'}, children: [{value: 'U+0000 × 10000'}]})
  expect(visibleControls('\0\0a', 'code', false)).toHaveLength(3)
})

test('a very long text has its controls written out as text', () => {
  const {html} = plainBody({markdown: `${'\0'.repeat(3_000_000)}a\u202eb`, title: ''})
  expect(html).toContain('&#x3C;U+0000 × 3000000>a&#x3C;U+202E>b')
  expect(html).not.toContain('<span')
})
