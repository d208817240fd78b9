import {type Document, isAlias, isMap, isPair, isScalar, isSeq, type Pair, parseDocument, type YAMLMap} from 'yaml'
import {explainYaml, type YamlError} from './yaml-errors.ts'

/** A YAML text with the place of every value; offsets are UTF-16 units of that text. */
export interface YamlDocument {
  /** Undefined when there is an error; null for an empty text. */
  readonly value: unknown
  /** What is wrong: the first fault, since those after it mostly follow from it. */
  readonly error?: YamlError
  /** The range of the value (with `key` of its name) at a path of keys; falls back to the nearest ancestor that exists. */
  locate(segments: readonly (string | number)[], options?: {readonly key?: boolean}): Range
}

export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Longest text that is parsed. Frontmatter is a page at most; some texts cost the parser the square of their length, so
 * the bound keeps the worst one to about a second.
 */
export const maxYamlLength = 64 * 1024

/** Aliases may multiply nodes this often before the text counts as a bomb. */
const maxAliasCount = 100

/**
 * Reads YAML 1.2 with the core schema: dates stay strings, only `true` and `false` are booleans, keys are unique. Tags
 * outside the core schema are ignored. Never throws. Places are worked out again when asked for, so that ten thousand
 * documents do not keep their syntax trees.
 */
export function parseYaml(text: string): YamlDocument {
  if (text.length > maxYamlLength) return failed(text, tooLong(text))
  try {
    const document = read(text)
    const [first] = document.errors
    if (first)
      return failed(
        text,
        explainYaml(text, {code: first.code, message: first.message, start: first.pos[0], end: first.pos[1]}),
      )
    const duplicate = findDuplicate(document.contents)
    if (duplicate) return failed(text, duplicate)
    const circular = text.includes('*') ? findCircular(document.contents) : undefined
    if (circular) return failed(text, circular)
    return {value: toValue(document), locate: locator(text)}
  } catch (error) {
    return failed(text, explainException(text, error))
  }
}

function read(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    schema: 'core',
    // Compares every pair of keys; `findDuplicate` looks each up once.
    uniqueKeys: false,
    resolveKnownTags: false,
    prettyErrors: false,
    logLevel: 'error',
  })
}

function toValue(document: Document.Parsed): unknown {
  return document.toJS({maxAliasCount})
}

function failed(text: string, error: YamlError): YamlDocument {
  return {value: undefined, error, locate: text.length > maxYamlLength ? () => error : locator(text)}
}

function tooLong(text: string): YamlError {
  return {
    message: `The block has ${text.length} characters; the longest that is read has ${maxYamlLength}.`,
    hint: 'Move the text out of the frontmatter into the body.',
    start: 0,
    end: 0,
  }
}

function explainException(text: string, error: unknown): YamlError {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof RangeError) {
    return {message: 'The values are nested too deeply to be read.', hint: 'Flatten the structure.', start: 0, end: 0}
  }
  const at = Math.max(0, text.search(/(?<=^|[\s[,{])\*/m))
  if (message.startsWith('Excessive alias count')) {
    return {
      message: `Aliases repeat values more than ${maxAliasCount} times.`,
      hint: 'Write the values out.',
      start: at,
      end: at + 1,
    }
  }
  const name = /^Unresolved alias[^:]*: (.*)$/s.exec(message)?.[1]
  if (name === undefined) return {message: `The block cannot be read: ${message}.`, start: 0, end: 0}
  const start = Math.max(0, text.indexOf(`*${name}`))
  return explainYaml(text, {code: 'BAD_ALIAS', message, start, end: start + name.length + 1})
}

/** The second of two keys with one name (YAML 1.2 §3.2.1.3), at any depth. */
function findDuplicate(node: unknown): YamlError | undefined {
  if (isSeq(node)) return firstOf(node.items, findDuplicate)
  if (!isMap(node)) return undefined
  const seen = new Set<string>()
  return firstOf(node.items, (pair) => {
    const name = keyName(pair)
    if (name !== undefined && seen.has(name)) {
      return {
        message: `\`${name}\` is given more than once.`,
        hint: 'Keep one of them.',
        ...(rangeOf(pair.key) ?? {start: 0, end: 0}),
      }
    }
    if (name !== undefined) seen.add(name)
    return findDuplicate(pair.value)
  })
}

/** An alias inside the very node that it names: its value would have no end. */
function findCircular(node: unknown, anchors: readonly string[] = []): YamlError | undefined {
  if (isAlias(node) && anchors.includes(node.source)) {
    const message = `\`*${node.source}\` stands inside the value that it names.`
    return {message, hint: 'Write the value out.', ...(rangeOf(node) ?? {start: 0, end: 0})}
  }
  if (isPair(node)) return findCircular(node.key, anchors) ?? findCircular(node.value, anchors)
  if (!isMap(node) && !isSeq(node)) return undefined
  const inner = node.anchor === undefined ? anchors : [...anchors, node.anchor]
  return firstOf(node.items as readonly unknown[], (item) => findCircular(item, inner))
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

function locator(text: string): YamlDocument['locate'] {
  let contents: unknown
  return (segments, options = {}) => {
    try {
      contents ??= read(text).contents
    } catch {
      // Nested too deeply, as the error already says.
    }
    const range = locate(contents, segments, options.key ?? false) ?? {start: 0, end: text.length}
    // A collection of the parser's reaches to the next token; what people see ends with its last letter.
    return {start: range.start, end: range.start + text.slice(range.start, range.end).trimEnd().length}
  }
}

function locate(root: unknown, segments: readonly (string | number)[], wantsKey: boolean): Range | undefined {
  let node = root
  let range = rangeOf(root)
  for (const [index, segment] of segments.entries()) {
    const item = isMap(node) ? pairOf(node, String(segment)) : isSeq(node) ? node.items[Number(segment)] : undefined
    if (item === undefined) return range
    const isLast = index === segments.length - 1
    if (isPair(item)) {
      range = (wantsKey && isLast ? rangeOf(item.key) : rangeOf(item.value)) ?? rangeOf(item.key) ?? range
      node = item.value
    } else {
      range = rangeOf(item) ?? range
      node = item
    }
  }
  return range
}

function pairOf(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find((pair) => keyName(pair) === name)
}

function keyName({key}: Pair): string | undefined {
  if (isScalar(key)) return key.value === null ? '' : String(key.value)
  return typeof key === 'string' ? key : undefined
}

/** The range of a node without what follows it; an empty value has none, so that its key stands for it. */
function rangeOf(node: unknown): Range | undefined {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined
  if (!Array.isArray(range)) return undefined
  const [start, end] = range
  return typeof start === 'number' && typeof end === 'number' && end > start ? {start, end} : undefined
}
