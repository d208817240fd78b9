import type {Document, SourceFile} from '../model.ts'
import {proseOf} from '../prose.ts'

/** A run of characters that nobody sees, with no right to stand where it stands. Offsets are into the text. */
export interface Invisible {
  readonly start: number
  readonly end: number
}

/** Everything that is not seen but spaces, tabs and line ends; overrides of direction have a rule of their own. */
const unseen =
  /(?:[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202c\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])+/gu

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Scripts whose words join or part by characters that are not seen (Unicode, chapters 12, 13 and 16). */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Balinese}\p{Script=Javanese}\p{M}]$/u
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What a run may be, by what stands before it; each reads the text up to the run's start. */
const legal: readonly {readonly run: RegExp; readonly before: RegExp}[] = [
  {run: /^\u200c$/u, before: joining},
  {run: /^\u200d$/u, before: joining},
  {run: /^[\ufe0e\ufe0f]?\u200d?$/u, before: /[\p{Emoji}\p{Emoji_Modifier}]$/u},
  {run: /^\u200b$/u, before: new RegExp(`${unspaced.source}[\\p{M}\\p{P}]*$`, 'u')},
  {run: /^[\u{e0100}-\u{e01ef}\ufe00-\ufe02]$/u, before: /\p{Script=Han}$/u},
  {run: /^[\ufe00-\ufe0e]$/u, before: /[\p{Sm}\p{So}\p{Script=Myanmar}\p{Script=Phags_Pa}]$/u},
  {run: /^[\u180b-\u180f]$/u, before: /\p{Script=Mongolian}$/u},
  // The flags of England, Scotland and Wales are a black flag and letters that are not seen.
  {run: /^[\u{e0061}-\u{e007a}]+\u{e007f}$/u, before: /\u{1f3f4}$/u},
]

/** Marks of direction, embeddings and isolates. */
const directional = /^[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]+$/u

/**
 * The characters in a text that no reader sees and that no script, emoji or direction of writing calls for; in a document
 * those in code are let pass, since code shows what it shows.
 */
export function invisiblesIn({text}: SourceFile, document: Document | undefined): readonly Invisible[] {
  if (text.search(unseen) < 0) return []
  const shown = document ? withoutCode(text, document.bodyStart) : text
  return [...shown.matchAll(unseen)]
    .map((match) => ({start: match.index, end: match.index + match[0].length}))
    .filter(({start, end}) => !isLegal(text, start, end))
}

/** Fences and code spans blanked at their own length. */
function withoutCode(text: string, bodyStart: number): string {
  const prose = proseOf(text, bodyStart)
  const pieces = [text.slice(0, bodyStart)]
  let done = bodyStart
  for (const {start, end} of prose.ranges) {
    pieces.push(' '.repeat(start - done), prose.text.slice(start, end).replaceAll('\0', ' '))
    done = end
  }
  return pieces.join('')
}

function isLegal(text: string, start: number, end: number): boolean {
  const run = text.slice(start, end)
  const before = text.slice(Math.max(0, start - 16), start)
  if (legal.some((one) => one.run.test(run) && one.before.test(before))) return true
  return directional.test(run) && isDirected(text, start)
}

/** Whether the line holds right-to-left letters, and all that it opens it also closes. */
function isDirected(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const feed = text.indexOf('\n', at)
  const line = text.slice(start, feed < 0 ? text.length : feed)
  if (line.length > 10_000 || !rightToLeft.test(line)) return false
  let open = 0
  for (const character of line) {
    if (/[\u202a\u202b\u2066-\u2068]/.test(character)) open++
    else if (/[\u202c\u2069]/.test(character) && --open < 0) return false
  }
  return open === 0
}
