import {indentOf, keyAbove, type Line, lastLineThat, lineAfter, lineAt, textRange, valueRange} from './yaml-lines.ts'

/** What is wrong in a YAML text, where, and how to write it instead; offsets are UTF-16 units of the text. */
export interface YamlError {
  readonly message: string
  readonly hint?: string
  readonly start: number
  readonly end: number
}

/** The parser's own account of an error. */
export interface ParserError {
  readonly code: string
  readonly message: string
  readonly start: number
  readonly end: number
}

/**
 * The parser's error in the words of someone who wrote a line of text and meant it: most errors in frontmatter come from a
 * plain value that YAML takes for something else, and the mend is to quote it.
 */
export function explainYaml(text: string, error: ParserError): YamlError {
  const line = lineAt(text, error.start)
  for (const explain of explanations) {
    const found = explain(line, error, text)
    if (found) return found
  }
  const message = `This is not valid YAML: ${lowerFirst(error.message)}.`
  return {message, start: error.start, end: Math.max(error.end, error.start + 1)}
}

type Explain = (line: Line, error: ParserError, text: string) => YamlError | undefined

const tooDeep: Explain = (_line, {message}) =>
  /call stack/i.test(message)
    ? {message: 'The values are nested too deeply to be read.', hint: 'Flatten the structure.', start: 0, end: 0}
    : undefined

const loneReturn: Explain = (_line, _error, text) => {
  const at = text.search(/\r(?!\n)/)
  if (at < 0) return undefined
  const message = 'A carriage return without a line feed stands in the block; it does not end a line in YAML.'
  return {message, hint: 'Save the file with LF or CRLF line ends.', start: at, end: at + 1}
}

const tabIndent: Explain = (_line, {code, start}) =>
  code === 'TAB_AS_INDENT'
    ? {
        message: 'A tab indents the line, which YAML does not allow.',
        hint: 'Indent with spaces.',
        start,
        end: start + 1,
      }
    : undefined

/** `description: @Observable …`, `globs: *.ts`, `a: , b` */
const reservedStart: Explain = (line) => {
  const first = line.value.charAt(0)
  if (line.key === undefined || first === '' || !'@`%*&!,]}'.includes(first)) return undefined
  if (first === '&' || first === '!') return undefined
  const meaning = first === '*' ? 'which YAML reads as a reference to another value' : 'which YAML reserves'
  return quote(line, `The value of \`${line.key}\` begins with ${tick(first)}, ${meaning}.`)
}

/** `title: [Part Name] - Guide`, `p: 'it's'` */
const goesOn: Explain = (line, {code, message}) => {
  const first = line.value.charAt(0)
  const last = closers[first]
  if (code !== 'UNEXPECTED_TOKEN' || line.key === undefined || last === undefined) return undefined
  if (!message.endsWith('at node end')) return undefined
  return quote(line, `The value of \`${line.key}\` begins with \`${first}\` and goes on after \`${last}\`.`)
}

const closers: Readonly<Record<string, string>> = {'[': ']', '{': '}', '"': '"', "'": "'"}

/** `text: |words` */
const blockHeader: Explain = (line, {code}) => {
  const first = line.value.charAt(0)
  if (code !== 'UNEXPECTED_TOKEN' || line.key === undefined || (first !== '|' && first !== '>')) return undefined
  return {
    message: `Text stands on the line of the block marker \`${first}\` of \`${line.key}\`.`,
    hint: `Start the text on the next line, indented, or quote it: ${quoted(line)}.`,
    ...valueRange(line),
  }
}

/** `key: - item` */
const listOnKeyLine: Explain = (line, {code}) =>
  code === 'UNEXPECTED_TOKEN' && line.key !== undefined && line.value.startsWith('- ')
    ? {
        message: `The list of \`${line.key}\` starts on the line of its key.`,
        hint: 'Put each `- item` on a line of its own below the key.',
        ...valueRange(line),
      }
    : undefined

/** `description: Loop for apps: lint, then ship` */
const colonInValue: Explain = (line, {code}) =>
  code === 'BLOCK_AS_IMPLICIT_KEY' && line.key !== undefined && /:(?:\s|$)/.test(line.value)
    ? quote(
        line,
        `The value of \`${line.key}\` holds a colon, which YAML reads as the start of another \`key: value\`.`,
      )
    : undefined

const sameColumn = 'Start keys of one level, and items of one list, at one column.'

const badIndentation: Explain = (line, {code, message}, text) => {
  if (code === 'BAD_INDENT' && message.endsWith('at the same column')) {
    return {
      message: `${tick(shorten(line.text.trim()))} is indented unlike the lines around it.`,
      hint: sameColumn,
      ...textRange(line),
    }
  }
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined
  const below = lineAfter(text, line)
  const wrong = below && indentOf(below) > indentOf(line) && below.key !== undefined ? below : line
  return {
    message: `${tick(shorten(wrong.text.trim()))} is indented unlike the lines around it.`,
    hint: sameColumn,
    ...textRange(wrong),
  }
}

/** `key:value`, and prose that fell out of the value above it */
const notAPair: Explain = (line, {code}, text) => {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined
  if (line.key !== undefined || line.text.trim() === '') return undefined
  const message = `${tick(shorten(line.text.trim()))} is not a \`key: value\` pair.`
  const noSpace = /^(\s*[\w-]+):(\S.*)$/.exec(line.text)
  if (noSpace)
    return {
      message,
      hint: `Put a space after the colon: \`${line.text.trim().replace(':', ': ')}\`.`,
      ...textRange(line),
    }
  const owner = keyAbove(text, line.start)
  if (owner === undefined)
    return {message, hint: 'Give the text a key, or move it below the closing `---`.', ...textRange(line)}
  return {
    message,
    hint: `If it belongs to \`${owner}\`, write \`${owner}: |\` and indent the whole text on the lines below it.`,
    ...textRange(line),
  }
}

const openQuote: Explain = (_line, {code, message}, text) => {
  const mark = code === 'MISSING_CHAR' ? /^Missing closing (['"])/.exec(message)?.[1] : undefined
  if (mark === undefined) return undefined
  const line = lastLineThat(
    text,
    (candidate) => candidate.value.startsWith(mark) && candidate.value.split(mark).length === 2,
  )
  if (!line) return undefined
  return {
    message: `The quotation that opens the value of \`${line.key}\` is not closed.`,
    hint: `Close it with \`${mark}\`.`,
    ...valueRange(line),
  }
}

const openBracket: Explain = (_line, {code, message}, text) => {
  const mark = code === 'BAD_INDENT' || code === 'MISSING_CHAR' ? /end with a ([\]}])/.exec(message)?.[1] : undefined
  if (mark === undefined) return undefined
  const opener = mark === ']' ? '[' : '{'
  const line = lastLineThat(text, (candidate) => candidate.value.startsWith(opener) && !candidate.value.includes(mark))
  if (!line) return undefined
  return {
    message: `The value of \`${line.key}\` opens with \`${opener}\` and is not closed by \`${mark}\` where it must be.`,
    hint: `Close it with \`${mark}\` and indent every line in between.`,
    ...valueRange(line),
  }
}

/** `path: "C:\pictures"` */
const badEscape: Explain = (line, {code, message, start}) => {
  const sequence = code === 'BAD_DQ_ESCAPE' ? /^Invalid escape sequence (.*)$/s.exec(message)?.[1] : undefined
  if (sequence === undefined) return undefined
  const inner = /^"(.*)"$/.exec(line.value)?.[1]
  return {
    message: `${tick(sequence)} is no escape of a text in double quotes.`,
    hint:
      inner === undefined
        ? 'Write `\\\\` for a backslash.'
        : `Use single quotes: ${tick(`${line.key}: ${single(inner)}`)}.`,
    start,
    end: start + sequence.length,
  }
}

const severalDocuments: Explain = (_line, {code, start}, text) => {
  if (code !== 'MULTIPLE_DOCS') return undefined
  const before = text.slice(0, start + 3)
  const at = Math.max(before.lastIndexOf('\n---'), before.lastIndexOf('\n...')) + 1
  return {
    message: 'A line of `---` or `...` ends the block before its closing fence.',
    hint: 'Take the line away, or indent it if it belongs to a text.',
    start: at,
    end: at + 3,
  }
}

const explanations: readonly Explain[] = [
  tooDeep,
  loneReturn,
  tabIndent,
  severalDocuments,
  badEscape,
  openQuote,
  openBracket,
  reservedStart,
  goesOn,
  blockHeader,
  listOnKeyLine,
  colonInValue,
  badIndentation,
  notAPair,
]

function quote(line: Line, message: string): YamlError {
  return {message, hint: `Put the value in quotes: ${quoted(line)}.`, ...valueRange(line)}
}

function quoted(line: Line): string {
  const value = /^(['"]).*\1$/.test(line.value) ? line.value.slice(1, -1) : line.value
  const text = /["\\]/.test(value) ? single(value) : `"${value}"`
  return tick(`${line.key}: ${text}`)
}

function single(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Code marks around a text, doubled where it holds one itself. */
function tick(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function shorten(text: string): string {
  const letters = [...text]
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : text
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
}
