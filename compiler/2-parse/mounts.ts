import {didYouMean} from '../diagnostics/suggestion.ts'
import type {Fault, MountEntry, SourceFile} from '../model.ts'
import {type FencedBlock, scanFences, stripPadding, type TextLine} from './fence.ts'

/** What the `leji-mounts` blocks of a boot profile say. */
export interface ParsedMounts {
  /** Well-formed records, blocks concatenated in document order. */
  readonly entries: readonly MountEntry[]
  /** `mount-surfacing-syntax`, by line; several on one line in the order found. */
  readonly faults: readonly Fault[]
  /** True when a block stands there, even an empty one. */
  readonly sawBlock: boolean
}

const fieldNames = ['owner', 'carries', 'read-when'] as const
type FieldName = (typeof fieldNames)[number]

interface OpenRecord {
  readonly mount: string
  readonly line: TextLine
  readonly fields: Map<FieldName, string>
  valid: boolean
  end: number
}

const shape = 'A record is `- mount: NAME`, then `  owner:`, `  carries:` and `  read-when:`, each once.'

/** Reads the `leji-mounts` blocks of a boot profile (Leji §5). A record with any error gives no entry. */
export function parseMounts(file: SourceFile): ParsedMounts {
  const entries: MountEntry[] = []
  const faults: {readonly line: number; readonly fault: Fault}[] = []
  const report: Report = (line, message, hint = shape, range = line) => {
    const place = {file, start: range.start, end: range.end}
    faults.push({line: line.number, fault: {rule: 'mount-surfacing-syntax', path: file.path, message, hint, place}})
  }

  const scan = scanFences(file.text, 'leji-mounts')
  for (const block of scan.blocks) {
    if (block.token) {
      report(
        block.opening,
        `A \`leji-mounts\` block takes nothing after its tag, here \`${block.token.text}\`.`,
        'Take it away; to show an example, use another tag such as `text`.',
        block.token,
      )
    }
    for (const entry of readBlock(block, report)) entries.push(entry)
  }
  const last = scan.blocks.at(-1)
  if (scan.unterminated && last) {
    report(last.opening, 'This `leji-mounts` block is never closed.', 'Close it with a line of three backticks.')
  }
  faults.sort((a, b) => a.line - b.line)
  return {entries, faults: faults.map(({fault}) => fault), sawBlock: scan.blocks.length > 0}
}

type Range = Pick<TextLine, 'start' | 'end'>
type Report = (line: TextLine, message: string, hint?: string, range?: Range) => void

/** The records of one block: a record never spans two. */
function readBlock(block: FencedBlock, report: Report): readonly MountEntry[] {
  const entries: MountEntry[] = []
  let open: OpenRecord | undefined
  const close = () => {
    const entry = open && finish(open, report)
    if (entry) entries.push(entry)
    open = undefined
  }
  for (const line of block.lines) {
    const trimmed = stripPadding(line.text)
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const record = /^- mount: (.*)$/s.exec(line.text)
    if (record) {
      close()
      const mount = record[1] ?? ''
      const problem = valueProblem(mount)
      if (problem) report(line, `The name of this mount ${problem}.`, shape, tailOf(line, mount))
      open = {mount, line, fields: new Map(), valid: problem === undefined, end: line.end}
      continue
    }
    const problem: Problem | undefined = trimmed.startsWith('- mount:')
      ? {message: 'A record starts at the first column with `- mount: `.'}
      : readField(line, open)
    if (open) open.end = line.end
    if (!problem) continue
    report(line, problem.message, problem.hint, problem.range)
    if (open) open.valid = false
  }
  close()
  return entries
}

interface Problem {
  readonly message: string
  readonly hint?: string
  readonly range?: Range
}

/** The last part of a line; the line itself where the part is empty, so that something is marked. */
function tailOf(line: TextLine, part: string): Range {
  const end = line.start + line.text.length
  return part === '' ? line : {start: end - part.length, end}
}

/** Takes a field line into the open record, or says what is wrong with it. */
function readField(line: TextLine, open: OpenRecord | undefined): Problem | undefined {
  const field = /^ {2}([^ \t:]+): (.*)$/s.exec(line.text)
  if (!field) {
    const looksLikeField = /^[ \t]*[^ \t:]+: /.test(line.text)
    return {
      message: looksLikeField
        ? 'A field is indented by exactly two spaces, as in `  owner: Product team`.'
        : `\`${stripPadding(line.text)}\` is neither a record nor a field of a \`leji-mounts\` block.`,
    }
  }
  const [, key = '', value = ''] = field
  const keyRange = {start: line.start + 2, end: line.start + 2 + key.length}
  if (!open) return {message: `The field \`${key}\` stands before any \`- mount: \` record.`, range: keyRange}
  const name = fieldNames.find((known) => known === key)
  if (!name) {
    const hint = didYouMean(key, fieldNames) ?? shape
    return {message: `The mount \`${open.mount}\` has an unknown field \`${key}\`.`, hint, range: keyRange}
  }
  if (open.fields.has(name)) return {message: `The mount \`${open.mount}\` has \`${name}\` twice.`, range: keyRange}
  const problem = valueProblem(value)
  if (problem) {
    const message = `The field \`${name}\` of the mount \`${open.mount}\` ${problem}.`
    return {message, range: tailOf(line, value)}
  }
  open.fields.set(name, value)
  return undefined
}

function finish(record: OpenRecord, report: Report): MountEntry | undefined {
  for (const name of fieldNames) {
    if (!record.fields.has(name)) report(record.line, `The mount \`${record.mount}\` has no \`${name}\`.`)
  }
  const [owner, carries, readWhen] = fieldNames.map((name) => record.fields.get(name))
  if (!record.valid || owner === undefined || carries === undefined || readWhen === undefined) return undefined
  return {mount: record.mount, owner, carries, readWhen, start: record.line.start, end: record.end}
}

/**
 * Why a string cannot be a value of a block (Leji §5), worded to follow its name; undefined when it can. Holds for the
 * names in the manifest too, which a block has to repeat.
 */
function valueProblem(value: string): string | undefined {
  if (value === '') return 'is empty'
  if (stripPadding(value) !== value) return 'starts or ends with a space or tab'
  if (/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(value)) return 'holds a control character or line separator'
  return undefined
}
