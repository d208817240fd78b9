import {findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode, visit} from 'jsonc-parser'
import type {JsonDocument, Place, SourceFile} from '../model.ts'

type JsonError = JsonDocument['errors'][number]

/** Deepest nesting that is read: our artifacts have five levels, and the parser descends by recursion. */
export const maxJsonDepth = 200

/**
 * Reads strict JSON (RFC 8259): a comment, a trailing comma, a second value and a second key of one name are errors. Never
 * throws. `errors` holds the first fault, since those after it mostly follow from it; with one, `value` is undefined.
 * Places are worked out when first asked for.
 */
export function parseJson(file: SourceFile): JsonDocument {
  let tree: {readonly root: Node | undefined} | undefined
  return {
    file,
    ...read(file.text),
    locate: (segments, {key = false} = {}) => {
      tree ??= {root: findTooDeep(file.text) ? undefined : parseTree(file.text, [], strict)}
      return locate(file, tree.root, segments, key)
    },
  }
}

const strict = {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false}

function read(text: string): {readonly value: unknown; readonly errors: readonly JsonError[]} {
  const tooDeep = findTooDeep(text)
  if (tooDeep) return {value: undefined, errors: [tooDeep]}
  // The engine's own parser is far quicker; what it refuses, the other one explains.
  const parsed = parseQuickly(text)
  const error = parsed ? findDuplicate(text) : explain(text)
  return error ? {value: undefined, errors: [error]} : {value: parsed?.value, errors: []}
}

function parseQuickly(text: string): {readonly value: unknown} | undefined {
  try {
    return {value: JSON.parse(text)}
  } catch {
    return undefined
  }
}

const flatten = 'Flatten the structure.'

function findTooDeep(text: string): JsonError | undefined {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x22) inString = !inString
    else if (inString && unit === 0x5c) at++
    else if (inString) continue
    else if (unit === 0x5b || unit === 0x7b) depth++
    else if (unit === 0x5d || unit === 0x7d) depth--
    if (depth > maxJsonDepth)
      return {message: `Values are nested more than ${maxJsonDepth} deep.`, hint: flatten, start: at, end: at + 1}
  }
  return undefined
}

/** The second of two keys with one name in an object: readers differ in which of them counts. */
function findDuplicate(text: string): JsonError | undefined {
  const open: Set<string>[] = []
  let found: JsonError | undefined
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set())
    },
    onObjectEnd: () => {
      open.pop()
    },
    onObjectProperty: (name, start, length) => {
      const names = open.at(-1)
      if (names?.has(name))
        found ??= {
          message: `The key \`${name}\` is given more than once.`,
          hint: 'Keep one of them.',
          start,
          end: start + length,
        }
      names?.add(name)
    },
  })
  return found
}

function explain(text: string): JsonError {
  const errors: ParseError[] = []
  parseTree(text, errors, strict)
  const [first] = errors
  if (!first) return {message: 'The file is not JSON.', start: 0, end: text.length}
  const start = Math.min(first.offset, text.length)
  const end = Math.min(text.length, start + Math.max(first.length, 1))
  return {...wording(text, first, start), start, end}
}

interface Wording {
  readonly message: string
  readonly hint?: string
}

function wording(text: string, error: ParseError, start: number): Wording {
  if (text.trim() === '') return {message: 'The file is empty.', hint: 'Start with `{}`.'}
  const code = printParseErrorCode(error.error)
  const found = text.charAt(start)
  const before = text.slice(0, start).trimEnd().at(-1)
  if (before === ',' && (found === '}' || found === ']'))
    return {message: `A comma stands before the closing \`${found}\`.`, hint: 'Take the comma away.'}
  if (code === 'InvalidSymbol') return wrongWord(text.slice(start, start + error.length))
  return wordings[code] ?? {message: 'The file is not JSON.'}
}

/** `name`, `'name'`, `True` and the like: words that other notations know. */
function wrongWord(written: string): Wording {
  const message = `\`${shorten(written)}\` is not a JSON value.`
  const word = written.replace(/^'(.*)'$/s, '$1')
  if (/^(true|false|null)$/i.test(word) && word === written) return {message, hint: `Write \`${word.toLowerCase()}\`.`}
  return /^[\w$. /-]{1,60}$/.test(word) ? {message, hint: `Write \`"${word}"\` for a text.`} : {message}
}

const comment: Wording = {message: 'A comment stands here; JSON has none.', hint: 'Take the comment away.'}
const openNumber: Wording = {message: 'The number is not complete.', hint: 'Finish it, or put it in double quotes.'}

const wordings: Readonly<Record<string, Wording>> = {
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  PropertyNameExpected: {message: 'A key in double quotes is missing here.', hint: 'Write `"key": value`.'},
  ValueExpected: {message: 'A value is missing here.', hint: 'Write one, or take what asks for it away.'},
  ColonExpected: {message: 'A colon is missing between a key and its value.', hint: 'Write `"key": value`.'},
  CommaExpected: {message: 'A comma is missing between two values.', hint: 'Put one behind the value before this.'},
  CloseBraceExpected: {message: 'The object is not closed by `}`.', hint: 'Close it.'},
  CloseBracketExpected: {message: 'The list is not closed by `]`.', hint: 'Close it.'},
  EndOfFileExpected: {
    message: 'Text stands after the end of the value.',
    hint: 'Take it away: a file holds one value.',
  },
  UnexpectedEndOfString: {
    message: 'The string is not closed by `"` on its line.',
    hint: 'Close it; write `\\n` for a line end.',
  },
  UnexpectedEndOfNumber: openNumber,
  InvalidNumberFormat: openNumber,
  InvalidUnicode: {message: 'The escape `\\u` needs four hexadecimal digits.', hint: 'Write `\\\\` for a backslash.'},
  InvalidEscapeCharacter: {
    message: 'The string holds an escape that JSON does not know.',
    hint: 'Write `\\\\` for a backslash.',
  },
  InvalidCharacter: {
    message: 'The string holds a control character.',
    hint: 'Write it as an escape, such as `\\t` for a tab.',
  },
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

function locate(file: SourceFile, root: Node | undefined, segments: readonly (string | number)[], key: boolean): Place {
  const start = root?.offset ?? 0
  if (!root) return {file, start, end: Math.min(1, file.text.length)}
  for (let length = segments.length; length > 0; length--) {
    const node = findNodeAtLocation(root, [...segments.slice(0, length)])
    if (!node) continue
    const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    return placeOf(file, key && length === segments.length ? (name ?? node) : node)
  }
  return placeOf(file, root)
}

function placeOf(file: SourceFile, {offset, length}: Node): Place {
  return {file, start: offset, end: offset + length}
}

/** How a JSON text is laid out, so that what is added to it looks the same. */
export interface JsonStyle {
  readonly lineBreak: '\n' | '\r\n'
  /** One level: spaces or a tab. */
  readonly indent: string
  /** Whether the text ends with a line break. */
  readonly closed: boolean
}

/** The layout of a JSON text by its first indented line; two spaces and a final line break where nothing shows it. */
export function jsonStyle(text: string): JsonStyle {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  return {
    lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    indent: indent.startsWith('\t') ? '\t' : indent,
    closed: text === '' || text.endsWith('\n'),
  }
}

/** A value in a layout. */
export function writeJson(value: unknown, {lineBreak, indent, closed}: JsonStyle): string {
  return (JSON.stringify(value, null, indent) + (closed ? '\n' : '')).replaceAll('\n', lineBreak)
}

/**
 * A strict JSON text with `value` behind the last item of the list at `segments`, laid out like that item; every other
 * byte stays. The text must have parsed, and the list must be there.
 */
export function appendToList(text: string, segments: readonly string[], value: unknown): string {
  const root = parseTree(text, [], strict)
  const list = root && findNodeAtLocation(root, [...segments])
  if (list?.type !== 'array') throw new Error(`no list at ${segments.join('.')}`)
  const last = list.children?.at(-1)
  const at = last ? last.offset + last.length : list.offset + 1
  const lead = last ? (/[ \t\r\n]*$/.exec(text.slice(0, last.offset))?.[0] ?? '') : ''
  const {lineBreak, indent} = jsonStyle(text)
  const ownLine = lead.lastIndexOf('\n')
  const written =
    ownLine < 0
      ? lead + JSON.stringify(value)
      : `\n${lead.slice(ownLine + 1)}` +
        JSON.stringify(value, null, indent).replaceAll('\n', `\n${lead.slice(ownLine + 1)}`)
  return text.slice(0, at) + (last ? ',' : '') + written.replaceAll('\n', lineBreak) + text.slice(at)
}
