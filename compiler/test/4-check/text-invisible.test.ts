import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {layOver} from '../../4-check/example-layer.ts'
import {toFinding} from '../../diagnostics/finding.ts'
import {examine} from '../../examine.ts'

function invisible(text: string, path = 'docs/domain/terms.md') {
  return examine(memorySource(layOver({[path]: text})), {now: 0})
    .diagnostics.map(toFinding)
    .filter(({rule}) => rule === 'text-invisible')
}

describe('characters that nobody sees', () => {
  test.each([
    ['zero width space', 'te\u200ba', '<U+200B> (ZERO WIDTH SPACE)'],
    ['soft hyphen', 'te\u00ada', '<U+00AD> (SOFT HYPHEN)'],
    ['word joiner', 'te\u2060a', '<U+2060> (WORD JOINER)'],
    ['byte order mark inside', 'te\ufeffa', '<U+FEFF> (ZERO WIDTH NO-BREAK SPACE)'],
    ['joiner in Latin', 'te\u200da', '<U+200D> (ZERO WIDTH JOINER)'],
    ['non-joiner in Latin', 'te\u200ca', '<U+200C> (ZERO WIDTH NON-JOINER)'],
    ['tag letters', `tea\u{e0068}\u{e0069}`, '<U+E0068> (TAG CHARACTER)'],
    ['variation selectors that carry bytes', `a\u{e0101}\u{e0152}`, '<U+E0101> (VARIATION SELECTOR-18)'],
    ['selector on a letter', 'a\ufe0f', '<U+FE0F> (VARIATION SELECTOR-16)'],
    ['escape', 'te\u001b[31ma', '<U+001B> (ESCAPE)'],
    ['C1 control', 'te\u009ba', '<U+009B> (CONTROL)'],
    ['form feed', 'te\fa', '<U+000C> (FORM FEED)'],
    ['line separator', 'te\u2028a', '<U+2028> (LINE SEPARATOR)'],
    ['Hangul filler', 'te\u3164a', '<U+3164> (HANGUL FILLER)'],
    ['mark in left-to-right text', 'te\u200fa', '<U+200F> (RIGHT-TO-LEFT MARK)'],
    ['isolate in left-to-right text', 'te\u2067a', '<U+2067> (RIGHT-TO-LEFT ISOLATE)'],
    ['isolate that is never closed', '\u05ea\u05d4 \u2067a', '<U+2067> (RIGHT-TO-LEFT ISOLATE)'],
    ['close of what was never opened', '\u05ea\u05d4 a\u2069', '<U+2069> (POP DIRECTIONAL ISOLATE)'],
    ['flag with another text', `\u{1f3f4}\u{e0068}\u{e0069}`, '<U+E0068> (TAG CHARACTER)'],
  ])('%s', (_, text, name) => {
    const [finding, ...more] = invisible(`# Terms\n\n${text}\n`)
    expect(more).toEqual([])
    expect(finding?.message).toBe(`${name} stands here and is not seen.`)
    expect(finding).toMatchObject({severity: 'warning', line: 3})
  })

  test.each([
    ['emoji with its selector', 'a \u2764\ufe0f b'],
    ['emoji family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['emoji with selector and joiner', '\u2764\ufe0f\u200d\u{1f525}'],
    ['keycap', '1\ufe0f\u20e3'],
    ['flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['Thai', 'ภาษา\u200bไทย'],
    ['Mongolian', 'ᠠ\u180bᠨ'],
    ['ideograph with its variant', '\u845b\u{e0100}'],
    ['text style of a symbol', '\u21a9\ufe0e'],
    ['mark in Hebrew', 'תה\u200f (tea)'],
    ['isolate in Arabic', 'شاي \u2066tea\u2069'],
    ['code span', 'write `te\u200ba`'],
    ['fence', '```\nte\u200ba\n```'],
    ['tab and CRLF', 'a\tb\r\nc'],
  ])('but not: %s', (_, text) => {
    expect(invisible(`# Terms\n\n${text}\n`)).toEqual([])
  })

  test('one finding a file, which counts the rest', () => {
    expect(invisible('# T\n\na\u200bb\n\nc\u200bd e\u2060f\n')[0]?.message).toMatch(/ 2 more places in this file\.$/)
  })

  test('frontmatter, lists and the manifest count too', () => {
    expect(invisible('---\ntitle: Te\u200brms\n---\n\n# T\n')[0]).toMatchObject({line: 2, column: 10})
    const list = '# domain\n\n\u2060\n\n```leji-index\n- path: docs/domain/\n```\n'
    expect(invisible(list, 'docs/context/domain.md')).toHaveLength(1)
    const manifest = layOver({})['leji.json']
    expect(invisible(String(manifest).replace('Ada', 'A\u200bda'), 'leji.json')).toHaveLength(1)
  })
})
