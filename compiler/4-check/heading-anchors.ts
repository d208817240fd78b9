import {headingSlug} from '../heading-slug.ts'
import type {SourceFile} from '../model.ts'
import {proseOf} from '../prose.ts'

/** The places of a markdown file that a fragment can name. */
export interface Anchors {
  /** Slugs of its headings, numbered where they repeat, and the ids that its author wrote. */
  readonly ids: ReadonlySet<string>
  /** Letters and digits of headings whose inline markup only a markdown parser reads for certain. */
  readonly uncertain: ReadonlySet<string>
}

const known = new WeakMap<SourceFile, Anchors>()

/**
 * The anchors of a file as GitHub and our own site make them. Headings are found line by line, without a markdown parser:
 * a layer may have ten thousand links into ten thousand files. What that cannot tell for certain is let pass.
 */
export function anchorsOf(file: SourceFile): Anchors {
  const before = known.get(file)
  if (before) return before
  const bodyStart = /^---\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(file.text)?.[0].length ?? 0
  const ids = new Set<string>(authoredIds(file.text))
  const uncertain = new Set<string>()
  const counts = new Map<string, number>()
  for (const heading of headingsIn(file.text, bodyStart)) {
    const explicit = explicitId.exec(heading)
    const text = explicit ? heading.slice(0, explicit.index) : heading
    const slug = explicit?.[1] ?? explicit?.[2] ?? headingSlug(plainText(text))
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    ids.add(count === 0 ? slug : `${slug}-${count}`)
    // Where an image stood GitHub counts both spaces, our site one.
    ids.add(headingSlug(plainText(text).replace(/\s+/g, ' ')))
    if (/[_&<\\:![{~^=|\u200c\u200d]/.test(text)) uncertain.add(bareLetters(plainText(text)))
  }
  const anchors = {ids, uncertain}
  known.set(file, anchors)
  return anchors
}

/** Whether a fragment, decoded, names a place of the file. */
export function hasAnchor({ids, uncertain}: Anchors, fragment: string): boolean {
  const id = fragment.replace(/^user-content-/, '')
  return ids.has(id) || uncertain.has(bareLetters(id))
}

/** Lines `# text` and lines above `===` or `---`; also behind the marks of quotations and lists. */
function headingsIn(text: string, bodyStart: number): readonly string[] {
  const found: string[] = []
  for (const {start, end} of proseOf(text, bodyStart).ranges) {
    const lines = text.slice(start, end).split(/\r\n|\r|\n/)
    for (const [index, line] of lines.entries()) {
      const bare = line.replace(/^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*/, '')
      const marked = /^[ ]{0,3}#{1,6}(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(bare)
      if (marked) found.push(marked[1] ?? '')
      else if (/^[ ]{0,3}(?:=+|-+)[ \t]*$/.test(bare) && index > 0) found.push(...underlined(lines, index))
    }
  }
  return found
}

/** The text above an underline: the line, and the paragraph that it may be the end of. */
function underlined(lines: readonly string[], index: number): readonly string[] {
  let first = index
  while (first > 0 && (lines[first - 1] ?? '').trim() !== '') first--
  const paragraph = lines.slice(first, index).map((line) => line.replace(/^[ \t>]*/, ''))
  return paragraph.length === 0 ? [] : [paragraph.join(' '), ...(paragraph.length > 1 ? [paragraph.at(-1) ?? ''] : [])]
}

/** `## Server {#server-1}`, `## Server {: #server-1}`, `## Server {/*server-1*\/}`. */
const explicitId = /(?<!\\)[ \t]*\{(?:\/\*[ \t]*([^\s{}*]+)[ \t]*\*\/|:?[ \t]*#([^\s{}]+)[^{}\n]*)\}[ \t]*$/

/** What a heading says, its inline markup off; a slug drops the rest of the marks by itself. */
function plainText(heading: string): string {
  return heading
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, '$1')
    .replace(/<(?=[a-z/!])[^<>]*>/gi, (tag) => (/^<[a-z][a-z\d+.-]*:/i.test(tag) ? tag : ''))
    .replace(/(?<![\p{L}\p{N}\\])(_{1,3})(\S(?:.*?\S)?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

function authoredIds(text: string): readonly string[] {
  if (!/\b(?:id|name)\s*=/i.test(text)) return []
  return [...text.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
}

function bareLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
