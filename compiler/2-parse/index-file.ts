import {didYouMean, suggest} from '../diagnostics/suggestion.ts'
import type {Fault, IndexEntry, Kind, SourceFile} from '../model.ts'
import {scanFences, stripPadding, type TextLine} from './fence.ts'

/** What a category index file lists, and an `index-file-parse` fault for each breach of the grammar. */
export interface ParsedIndexFile {
  /** Blocks concatenated in document order. */
  readonly entries: readonly IndexEntry[]
  readonly faults: readonly Fault[]
}

const shape = 'Write entries as `- path: docs/page.md`, one a line.'

/**
 * Reads the `leji-index` blocks of a category index file (Leji §3.2). An erroneous line adds no entry; every other line
 * counts, so that one slip does not empty a category.
 */
export function parseIndexFile(file: SourceFile): ParsedIndexFile {
  const entries: IndexEntry[] = []
  const faults: Fault[] = []
  const first = new Map<string, IndexEntry>()
  const fault = (message: string, start: number, end: number, more: Partial<Fault> = {}) =>
    faults.push({rule: 'index-file-parse', path: file.path, message, place: {file, start, end}, ...more})

  const scan = scanFences(file.text, 'leji-index')
  for (const {opening, token, lines} of scan.blocks) {
    const kind: Kind = token?.text === 'record' ? 'record' : 'intent'
    if (token && token.text !== 'record' && token.text !== 'intent') {
      fault(`A \`leji-index\` block is \`intent\` or \`record\`, not \`${token.text}\`.`, token.start, token.end, {
        construct: token.text,
        hint:
          didYouMean(token.text, ['intent', 'record']) ??
          'Write `intent`, `record` or nothing after `leji-index`; to show an example, use another tag such as `text`.',
      })
    }
    for (const line of lines) {
      const found = readEntry(line, kind)
      if (found === undefined) continue
      const earlier = 'message' in found ? undefined : first.get(found.path)
      if ('message' in found) {
        fault(found.message, found.start, found.end, {construct: found.construct, hint: found.hint})
      } else if (earlier) {
        fault(`\`${found.path}\` is already listed in this file.`, found.start, found.end, {
          construct: found.path,
          hint: 'Keep one of the two lines.',
          ...(earlier.kind === kind ? withoutLine(file, line, found.end) : {}),
          related: [
            {message: 'first listed here', path: file.path, place: {file, start: earlier.start, end: earlier.end}},
          ],
        })
      } else {
        first.set(found.path, found)
        entries.push(found)
      }
    }
    if (scan.unterminated && opening === scan.blocks.at(-1)?.opening) {
      fault('This `leji-index` block is never closed.', opening.start, opening.end, {
        hint: 'Close it with a line of three backticks.',
      })
    }
  }
  if (scan.blocks.length === 0) {
    const near = nearBlock(file.text)
    const hint = 'Add a block that opens with ```` ```leji-index ```` and lists the documents of the category.'
    fault('This category index file has no `leji-index` block.', near?.start ?? 0, near?.end ?? 0, {
      hint: near ? 'Did you mean `leji-index`?' : hint,
    })
  }
  return {entries, faults}
}

/** The mend of a line that says again what another one says: it goes, unless a comment would go with it. */
function withoutLine(file: SourceFile, line: TextLine, pathEnd: number): Pick<Fault, 'edits'> {
  const rest = /[^\r\n]*(?:\r\n|\n)?/y
  rest.lastIndex = pathEnd
  const tail = rest.exec(file.text)?.[0] ?? ''
  if (!/^[ \t]*(?:\r\n|\n)$/.test(tail)) return {}
  return {edits: [{place: {file, start: line.start, end: pathEnd + tail.length}, text: ''}]}
}

/** The tag of a fence that was most likely meant to be `leji-index`. */
function nearBlock(text: string): {readonly start: number; readonly end: number} | undefined {
  for (const {index, 1: fence = '', 2: tag = ''} of text.matchAll(/^( {0,3}(?:`{3,}|~{3,})[ \t]*)([^\s`]+)/gm)) {
    const start = index + fence.length
    if (suggest(tag, ['leji-index']) !== undefined) return {start, end: start + tag.length}
  }
  return undefined
}

interface EntryError {
  readonly message: string
  readonly construct: string
  readonly hint: string
  readonly start: number
  readonly end: number
}

/** The entry on a line of a block; undefined for an empty line or a comment. */
function readEntry(line: TextLine, kind: Kind): IndexEntry | EntryError | undefined {
  const trimmed = stripPadding(line.text)
  if (trimmed === '' || trimmed.startsWith('#')) return undefined
  const from = line.start + line.text.indexOf(trimmed)
  const match = /^-[ \t]+path:[ \t]+(.*)$/.exec(trimmed)
  if (!match) {
    const empty = /^-[ \t]+path:$/.test(trimmed)
    const message = empty ? 'This entry has no path.' : `\`${trimmed}\` is not an entry of a \`leji-index\` block.`
    return {message, construct: trimmed, hint: shape, start: from, end: from + trimmed.length}
  }
  const captured = match[1] ?? ''
  const comment = captured.search(/[ \t]#/)
  const path = stripPadding(comment < 0 ? captured : captured.slice(0, comment))
  const start = from + trimmed.length - captured.length
  const problem = problemOf(path)
  if (problem) return {...problem, construct: path, start, end: start + path.length}
  return {path, kind, start, end: start + path.length}
}

function problemOf(path: string): {readonly message: string; readonly hint: string} | undefined {
  const hint = 'Write the path from the repository root, with `/` between its parts.'
  if (path === '') return {message: 'This entry has no path.', hint: shape}
  if (path.startsWith('/')) return {message: `The path \`${path}\` starts with \`/\`.`, hint}
  if (path.includes('\\')) return {message: `The path \`${path}\` holds a backslash.`, hint}
  if (path.split('/').includes('..')) return {message: `The path \`${path}\` holds \`..\`.`, hint}
  return undefined
}
