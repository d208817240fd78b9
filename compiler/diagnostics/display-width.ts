/** Double-width blocks of Unicode's East Asian Width (W and F), joined where only unassigned code points lie between. */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23ec],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x1f200, 0x1f265],
  [0x20000, 0x3fffd],
]

const emoji = /\p{Emoji_Presentation}|\ufe0f/u
const spacing = /[^\p{Mn}\p{Me}\p{Cf}]/u

let segmenter: Intl.Segmenter | undefined

/** The user-perceived characters of `text` with their UTF-16 offsets. */
export function* graphemes(text: string): Generator<{readonly text: string; readonly start: number}> {
  if (/^[\u0020-\u007e]*$/.test(text)) {
    for (let start = 0; start < text.length; start++) yield {text: text.charAt(start), start}
    return
  }
  segmenter ??= new Intl.Segmenter('en', {granularity: 'grapheme'})
  for (const segment of segmenter.segment(text)) yield {text: segment.segment, start: segment.index}
}

/** Terminal columns of one user-perceived character: 2 for CJK and emoji, 0 for marks that stand alone, else 1. */
export function graphemeWidth(grapheme: string): 0 | 1 | 2 {
  const code = grapheme.codePointAt(0) ?? 0
  if (code < 0x300) return emoji.test(grapheme) && grapheme.length > 1 ? 2 : 1
  if (emoji.test(grapheme)) return 2
  if (wide.some(([first, last]) => code >= first && code <= last)) return 2
  return spacing.test(grapheme) ? 1 : 0
}

/** Terminal columns of a text that holds no control characters. */
export function displayWidth(text: string): number {
  let width = 0
  for (const grapheme of graphemes(text)) width += graphemeWidth(grapheme.text)
  return width
}
