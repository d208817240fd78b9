import type {ElementContent} from 'hast'
import {characterName} from '../../diagnostics/character-name.ts'
import {codePoint} from '../../diagnostics/visible-text.ts'

/** Where a text stands: prose keeps the joiners and marks that scripts need, code has no use for them. */
export type TextUse = 'prose' | 'code'

/**
 * Never to be obeyed: controls but tab and line ends, what embeds, overrides or isolates a direction (the means of
 * "trojan source" attacks), interlinear annotation, the tag characters (text that only a machine reads), surrogates.
 */
const always =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}\\p{Surrogate}'
/** Zero-width, and so able to hide that a line does not begin as it seems to. */
const zeroWidth = '\\u00ad\\u180e\\u200b-\\u200d\\u2060-\\u2064\\ufeff'
/** Marks that only nudge the direction: wanted in prose of right-to-left scripts, suspicious in code. */
const marks = '\\u061c\\u200e\\u200f\\u206a-\\u206f'

/** A flag of a region (England, Scotland, Wales) is a black flag and tag characters: one picture, not a hidden text. */
const flag = '\\u{1f3f4}[\\u{e0020}-\\u{e007f}]+'

const inProse = new RegExp(`${flag}|([${always}]+|(?<=^|[\\n\\r\\u2028\\u2029])[${zeroWidth}]+)`, 'gu')
const inProseMidLine = new RegExp(`${flag}|([${always}]+|(?<=[\\n\\r\\u2028\\u2029])[${zeroWidth}]+)`, 'gu')
const inCode = new RegExp(`([${always}${zeroWidth}${marks}]+)`, 'gu')
const anywhere = new RegExp(`${flag}|([${always}${marks}]|\\u00ad|\\u180e|\\u200b|[\\u2060-\\u2064]|\\ufeff)`, 'gu')
const maybe = new RegExp(`[${always}${zeroWidth}${marks}]`, 'u')

/**
 * The content that stands for `text` with each character that would be obeyed, or would hide, written out as
 * `<span class="control">`; undefined when there is none, as almost always. `lineStart`: the text begins a line.
 */
export function visibleControls(text: string, use: TextUse, lineStart: boolean): readonly ElementContent[] | undefined {
  if (!maybe.test(text)) return undefined
  const pattern = use === 'code' ? inCode : lineStart ? inProse : inProseMidLine
  const out: ElementContent[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    if (match[1] === undefined) continue
    if (match.index > from) out.push({type: 'text', value: text.slice(from, match.index)})
    for (const run of runsOf(match[1])) out.push(control(run))
    from = match.index + match[0].length
  }
  if (out.length === 0) return undefined
  if (from < text.length) out.push({type: 'text', value: text.slice(from)})
  return out
}

/** `text` for a title, an attribute or search: without what is not to be seen there. Joiners stay, they spell words. */
export function withoutControls(text: string): string {
  if (!maybe.test(text)) return text
  return text.replace(anywhere, (match: string, found: string | undefined) => (found === undefined ? match : ''))
}

/** `text` with its controls written out as text: for one so long that an element for each would not fit into memory. */
export function writtenControls(text: string): string {
  return text.replace(inCode, (match) => runsOf(match).map(written).join(''))
}

function written({character, count}: Run): string {
  const point = codePoint(character)
  return count > 1 ? `<${point} × ${count}>` : `<${point}>`
}

interface Run {
  readonly character: string
  readonly count: number
}

function runsOf(text: string): readonly Run[] {
  const runs: {character: string; count: number}[] = []
  for (const character of text) {
    const last = runs.at(-1)
    if (last?.character === character) last.count++
    else runs.push({character, count: 1})
  }
  // Two or three of a kind are shown as they stand; a file of NULs must not become a page of ten million elements.
  return runs.flatMap((run) => (run.count > 3 ? run : Array.from({length: run.count}, () => ({...run, count: 1}))))
}

function control({character, count}: Run): ElementContent {
  const code = character.codePointAt(0) ?? 0
  const point = codePoint(character)
  return {
    type: 'element',
    tagName: 'span',
    properties: {
      className: ['control'],
      title: `${point} ${characterName(code)}${count > 1 ? `, ${count} times` : ''}`,
    },
    children: [{type: 'text', value: count > 1 ? `${point} × ${count}` : point}],
  }
}
