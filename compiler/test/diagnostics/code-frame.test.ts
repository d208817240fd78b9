import {describe, expect, test} from 'vitest'
import {codeFrame} from '../../diagnostics/code-frame.ts'
import {displayWidth} from '../../diagnostics/display-width.ts'
import type {Place, SourceFile} from '../../model.ts'

/** A place over the text between `[[` and `]]`, which are taken out. */
function marked(text: string): Place {
  const start = text.indexOf('[[')
  const end = text.indexOf(']]') - 2
  const file: SourceFile = {
    path: 'a.md',
    bytes: new Uint8Array(),
    text: text.replace('[[', '').replace(']]', ''),
    encoding: {bom: 'none'},
  }
  return {file, start, end}
}

describe('codeFrame', () => {
  test('puts carets under the exact range, after the line before', () => {
    expect(codeFrame(marked('# T\n\nFirst line.\nSee [x]([[../a.md]]).\nAfter'))).toBe(
      ['  3 │ First line.', '  4 │ See [x](../a.md).', '    │         ^^^^^^^'].join('\n'),
    )
  })

  test('leaves a blank line before out', () => {
    expect(codeFrame(marked('one\n\n[[two]]'))).toBe(['  3 │ two', '    │ ^^^'].join('\n'))
  })

  test('aligns line numbers of unequal length', () => {
    const frame = codeFrame(marked(`${'x\n'.repeat(9)}[[y]]`))
    expect(frame).toBe(['   9 │ x', '  10 │ y', '     │ ^'].join('\n'))
  })

  test('gives an empty range one caret, at the end of the file too', () => {
    expect(codeFrame(marked('abc[[]]'))).toBe(['  1 │ abc', '    │    ^'].join('\n'))
    expect(codeFrame(marked('[[]]'))).toBe(['  1 │', '    │ ^'].join('\n'))
  })

  test('underlines a range over several lines to the end of its first', () => {
    expect(codeFrame(marked('a [[b c\nd]] e'))).toBe(['  1 │ a b c', '    │   ^^^'].join('\n'))
  })

  test('counts a wide character as two columns and a combining mark as none', () => {
    expect(codeFrame(marked('見[[出し]]x'))).toBe(['  1 │ 見出しx', '    │   ^^^^'].join('\n'))
    expect(codeFrame(marked('u\u0308be[[r]]'))).toBe(['  1 │ u\u0308ber', '    │    ^'].join('\n'))
    expect(codeFrame(marked('👩‍👩‍👧 [[x]]'))).toBe(['  1 │ 👩‍👩‍👧 x', '    │    ^'].join('\n'))
    expect(codeFrame(marked('한국 [[x]]'))).toBe(['  1 │ 한국 x', '    │      ^'].join('\n'))
  })

  test('expands tabs to stops of four', () => {
    expect(codeFrame(marked('\ta\t[[b]]'))).toBe(['  1 │     a   b', '    │         ^'].join('\n'))
  })

  test('shows control and bidi characters and moves the caret along', () => {
    expect(codeFrame(marked('a\u202eb\u001b[[c]]'))).toBe(
      ['  1 │ a<U+202E>b<U+001B>c', '    │                   ^'].join('\n'),
    )
  })

  test('underlines a hidden character over its whole name', () => {
    expect(codeFrame(marked('a[[\u200b]]b'))).toBe(['  1 │ a<U+200B>b', '    │  ^^^^^^^^'].join('\n'))
  })

  test('treats CR, LF and CRLF as line ends', () => {
    expect(codeFrame(marked('a\r\nb\r[[c]]\r\n'))).toBe(['  2 │ b', '  3 │ c', '    │ ^'].join('\n'))
  })

  test.each([0, 5, 60, 149])('cuts a long line around a caret at %i', (at) => {
    const text = Array.from({length: 150}, (_, index) => String(index % 10)).join('')
    const place = marked(`${text.slice(0, at)}[[${text[at]}]]${text.slice(at + 1)}`)
    const [line = '', carets = ''] = codeFrame(place, {width: 40}).split('\n')
    expect(displayWidth(line)).toBeLessThanOrEqual(40 + 6)
    expect(carets.trim()).toBe(`│ ${' '.repeat(carets.indexOf('^') - 6)}^`)
    expect(line.charAt(carets.indexOf('^'))).toBe(text[at])
    expect(line.includes('…')).toBe(true)
  })

  test('cuts a mark that is longer than the line allows', () => {
    const [line = '', carets = ''] = codeFrame(marked(`ab [[${'x'.repeat(500)}]]`), {width: 30}).split('\n')
    expect(displayWidth(line)).toBeLessThanOrEqual(36)
    expect(carets.length).toBeLessThanOrEqual(36)
    expect(carets.endsWith('^')).toBe(true)
  })

  test('a line of a megabyte stays quick and whole characters stay whole', () => {
    const frame = codeFrame(marked(`${'😀'.repeat(200_000)}[[x]]${'😀'.repeat(200_000)}`), {width: 40})
    const [line = '', carets = ''] = frame.split('\n')
    expect(line).not.toMatch(/\p{Surrogate}/u)
    expect(displayWidth(line.slice(0, line.indexOf('x')))).toBe(carets.indexOf('^'))
  })

  test('paints gutter and carets when asked', () => {
    const frame = codeFrame(marked('[[a]]'), {gutter: (text) => `<${text}>`, caret: (text) => `{${text}}`})
    expect(frame).toBe('<  1 │> a\n<    │> {^}')
  })
})
