import {describe, expect, it} from 'vitest'
import {tintOf} from '../../../5-render/site/color.ts'
import {isRightToLeft, languageOfText} from '../../../5-render/site/language.ts'
import {linkPaths} from '../../../5-render/site/path-links.ts'
import {dateText, groupDigits, plainTitle, sizeText} from '../../../5-render/site/words.ts'

describe('titles', () => {
  it('lose the marks of markdown and keep words that look like tags', () => {
    expect(plainTitle('The `build` **command**')).toBe('The build command')
    expect(plainTitle('[Guide](guide.md) to *it* ##')).toBe('Guide to it')
    expect(plainTitle('<a id="x"></a>C#')).toBe('C#')
    expect(plainTitle('<form>')).toBe('<form>')
    expect(plainTitle('a * b * c, snake_case_name')).toBe('a * b * c, snake_case_name')
    expect(plainTitle('user\u202e // admin')).toBe('user // admin')
  })
})

describe('figures', () => {
  it('are written for people', () => {
    expect([0, 999, 1000, 9949, 10_000, 999_949, 1_234_567].map(sizeText)).toEqual([
      '0 B',
      '999 B',
      '1.0 kB',
      '9.9 kB',
      '10 kB',
      '1000 kB',
      '1.2 MB',
    ])
    expect(groupDigits(1_234_567)).toBe('1,234,567')
    expect(dateText('2026-03-02')).toBe('2 Mar 2026')
    expect(dateText('2026-13-02')).toBe('2026-13-02')
  })
})

describe('tints', () => {
  it('are the hue and chroma of a colour, never its lightness', () => {
    expect(tintOf('#0f766e')).toEqual({hue: 186.4, chroma: 0.086})
    expect(tintOf('#ff0000')).toEqual({hue: 29.2, chroma: 0.14})
    expect(tintOf('#888')).toEqual({hue: tintOf('#888888').hue, chroma: 0})
    expect(tintOf('no colour')).toEqual(tintOf('#0f766e'))
  })
})

describe('languages', () => {
  it('are told by script', () => {
    expect(languageOfText('チームで意思決定記録の活用', 'a.md')).toBe('ja')
    expect(languageOfText('团队使用决策记录', 'a.md')).toBe('zh-Hans')
    expect(languageOfText('團隊使用決策記錄', 'docs/zh-TW/a.md')).toBe('zh-Hant')
    expect(languageOfText('이것은 문서입니다', 'a.md')).toBe('ko')
    expect(languageOfText('هذا كتاب في البرمجة', 'a.md')).toBe('ar')
    expect(languageOfText('این یک کتاب برنامه‌نویسی چیست گپ', 'a.md')).toBe('fa')
    expect(languageOfText('Plain words, one 漢字', 'a.md')).toBeUndefined()
    expect(isRightToLeft('ar')).toBe(true)
    expect(isRightToLeft('arn')).toBe(false)
  })
})

describe('paths in backticks', () => {
  it('become links outside links and code blocks', () => {
    const hrefOf = (path: string): string | undefined => (path === 'docs/a.md' ? 'a.html' : undefined)
    expect(linkPaths('<p><code>docs/a.md</code> <code>b</code></p>', hrefOf)).toBe(
      '<p><a href="a.html"><code>docs/a.md</code></a> <code>b</code></p>',
    )
    for (const kept of [
      '<a href="x">see <code>docs/a.md</code></a>',
      '<pre tabindex="0"><code>docs/a.md</code></pre>',
    ]) {
      expect(linkPaths(kept, hrefOf)).toBe(kept)
    }
  })
})
