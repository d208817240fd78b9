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
      return {message: `Values are nested more than ${maxJsonDepth} deep.`, start: at, end: at + 1}
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
        found ??= {message: `The key \`${name}\` is given more than once.`, start, end: start + length}
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
  return {message: wording(text, first, start), start, end}
}

function wording(text: string, error: ParseError, start: number): string {
  if (text.trim() === '') return 'The file is empty.'
  const code = printParseErrorCode(error.error)
  const found = text.charAt(start)
  const before = text.slice(0, start).trimEnd().at(-1)
  if (before === ',' && (found === '}' || found === ']')) return `A comma stands before the closing \`${found}\`.`
  if (code === 'InvalidSymbol') return `\`${shorten(text.slice(start, start + error.length))}\` is not a JSON value.`
  return wordings[code] ?? 'The file is not JSON.'
}

const wordings: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'A comment stands here; JSON has none.',
  PropertyNameExpected: 'A key in double quotes is missing here.',
  ValueExpected: 'A value is missing here.',
  ColonExpected: 'A colon is missing between a key and its value.',
  CommaExpected: 'A comma is missing between two values.',
  CloseBraceExpected: 'The object is not closed by `}`.',
  CloseBracketExpected: 'The list is not closed by `]`.',
  EndOfFileExpected: 'Text stands after the end of the value.',
  UnexpectedEndOfString: 'The string is not closed by `"` on its line.',
  UnexpectedEndOfNumber: 'The number is not complete.',
  UnexpectedEndOfComment: 'A comment stands here; JSON has none.',
  InvalidNumberFormat: 'The number is not complete.',
  InvalidUnicode: 'The escape `\\u` needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'The string holds an escape that JSON does not know.',
  InvalidCharacter: 'The string holds a control character; write it as an escape such as `\\t`.',
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
