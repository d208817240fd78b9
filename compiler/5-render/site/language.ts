import type {Document} from '../../model.ts'

/** A BCP 47 tag for a text, or undefined when it reads as Latin script (then the page's own language stands). */
export function languageOf(document: Document): string | undefined {
  const declared = document.frontmatter.data?.lang ?? document.frontmatter.data?.language
  if (typeof declared === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(declared)) return declared
  return languageOfText(document.body.slice(0, 6000), document.path)
}

/**
 * Judges by script alone, which is all that type setting and a screen reader's voice need: a script that holds at least
 * a third of the letters names the language. `path` tells Traditional from Simplified Chinese and Persian from Arabic
 * where the letters cannot.
 */
export function languageOfText(text: string, path: string): string | undefined {
  const prose = text.replace(/```[\s\S]*?(?:```|$)|`[^`\n]*`|<[^>\n]*>|\]\([^)\n]*\)|https?:\S+/g, ' ')
  const count = (pattern: RegExp): number => prose.match(pattern)?.length ?? 0
  const letters = count(/\p{L}/gu)
  const enough = (letterCount: number, weight = 1): boolean => letterCount > 0 && letterCount * weight * 3 >= letters
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(/\p{Script=Han}/gu)
  // A CJK character says as much as two or three Latin letters.
  if (enough(kana + han, 2) && kana * 8 >= han) return 'ja'
  if (enough(han, 2)) return /(^|[/._-])zh[-_](tw|hant|hk)/i.test(path) ? 'zh-Hant' : 'zh-Hans'
  if (enough(count(/\p{Script=Hangul}/gu), 2)) return 'ko'
  if (enough(count(/\p{Script=Arabic}/gu))) {
    if (/(^|[/._-])ur([/._-]|$)/i.test(path)) return 'ur'
    return count(/[پچژگ]/gu) > 0 && count(/[يىة]/gu) * 20 < letters ? 'fa' : 'ar'
  }
  if (enough(count(/\p{Script=Hebrew}/gu))) return 'he'
  if (enough(count(/\p{Script=Cyrillic}/gu))) return 'ru'
  if (enough(count(/\p{Script=Thai}/gu))) return 'th'
  if (enough(count(/\p{Script=Devanagari}/gu))) return 'hi'
  if (enough(count(/\p{Script=Greek}/gu))) return 'el'
  return undefined
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string | undefined): boolean {
  return language !== undefined && /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)(-|$)/.test(language)
}
