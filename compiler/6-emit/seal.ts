import {createHash} from 'node:crypto'
import {findKeepBlock} from './keep-block.ts'

/** What a marker says besides its hash. */
export interface SealOptions {
  /** What the text was generated from, for people. */
  readonly from: string
  readonly comment: 'html' | 'hash'
}

/** A file that stands at a shim's path, judged by itself. Texts are binary strings: one character a byte. */
export type Sealed =
  /** No marker of ours: a person's file. */
  | {readonly state: 'foreign'}
  /** Ours once, changed since; `problem` is a clause about the file, `at` a byte offset, `tail` a keep block that is whole. */
  | {readonly state: 'edited'; readonly problem: string; readonly at?: number; readonly tail: string}
  | {
      readonly state: 'ours'
      /** The generated part with LF line ends. */
      readonly head: string
      /** From behind the generated part: the keep block with the blank lines around it; "" without one. */
      readonly tail: string
      /** Whether the generated part has CRLF line ends, as after a checkout with `core.autocrlf`. */
      readonly crlf: boolean
      readonly bom: boolean
    }

/**
 * The generated text with its marker as the last line, where it can break neither frontmatter nor an import on the first
 * line. The marker says that the file is generated, from what and by which command; its hash lets the file prove by
 * itself that nobody changed it. No version and no date, so that neither makes a file new.
 */
export function seal(text: string, {from, comment}: SealOptions): string {
  const body = `${text.trimEnd()}\n\n`
  return body + marker(from, comment, digest(toBinary(body + marker(from, comment, ''))))
}

/**
 * Judges the bytes at a shim's path. The hash covers what lies outside the keep block, CRLF read as LF; blank lines below
 * the marker do not count, since editors add and take them.
 */
export function readSealed(bytes: Uint8Array, comment: 'html' | 'hash'): Sealed {
  const raw = Buffer.from(bytes).toString('latin1')
  const bom = raw.startsWith('\u00ef\u00bb\u00bf')
  const text = bom ? raw.slice(3) : raw
  const line = sealLine.exec(text)
  if (!line) return {state: 'foreign'}
  const lineEnd = line.index + line[0].length
  const above = text.slice(0, lineEnd)
  const below = text.slice(lineEnd)
  const edited = (problem: string, tail = '', at?: number): Sealed => ({
    state: 'edited',
    problem,
    tail,
    ...(at === undefined ? {} : {at: lineEnd + at + raw.length - text.length}),
  })
  if (findKeepBlock(above, comment).state !== 'none') return edited('a mark of a keep block stands above its last line')
  const keep = findKeepBlock(below, comment)
  if (keep.state === 'broken') return edited(`its keep block ${keep.problem}`, '', keep.at)
  const {start, end} = keep.state === 'whole' ? keep : {start: below.length, end: below.length}
  const head = `${above.replaceAll('\r\n', '\n').replace(/[ \t]+$/, '')}\n`
  const outside = below.slice(0, start) + below.slice(end)
  if (line[1] !== digest(head.replace(hashField, '$1')) || outside.trim() !== '')
    return edited('it was changed by hand outside a keep block', below.slice(start, end))
  const crlf = below.startsWith('\r\n')
  const tail = keep.state === 'whole' ? below.slice(crlf ? 2 : 1) : ''
  return {state: 'ours', head, tail, crlf, bom}
}

/** The bytes that stand once `sealed` takes the place of what `found` holds; what a person keeps stays byte for byte. */
export function reseal(sealed: string, found: Extract<Sealed, {state: 'ours'}>): Buffer {
  const head = found.crlf ? sealed.replaceAll('\n', '\r\n') : sealed
  return Buffer.concat([Buffer.from(head, 'utf-8'), Buffer.from(found.tail, 'latin1')])
}

/** Whether the generated part of `found` is `sealed` but for line ends. */
export function sameSealed(sealed: string, found: Extract<Sealed, {state: 'ours'}>): boolean {
  return !found.bom && found.head === toBinary(sealed)
}

const sealLine = /^(?:<!--|#) [^\r\n]*lejic:hash=([0-9a-f]{16})(?: -->)?[ \t]*$/m
const hashField = /^((?:<!--|#) [^\n]*lejic:hash=)[0-9a-f]{16}/m

function marker(from: string, comment: 'html' | 'hash', hash: string): string {
  // `--` would end an HTML comment early in some readers.
  const text = `Generated from ${from.replaceAll('--', '- -')} by "lejic build"; do not edit. lejic:hash=${hash}`
  return comment === 'html' ? `<!-- ${text} -->\n` : `# ${text}\n`
}

/** 16 hex digits of sha256: this proves carelessness absent, not malice. */
function digest(binary: string): string {
  return createHash('sha256').update(binary, 'latin1').digest('hex').slice(0, 16)
}

function toBinary(text: string): string {
  return Buffer.from(text, 'utf-8').toString('latin1')
}
