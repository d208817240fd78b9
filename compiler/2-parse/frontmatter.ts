import {isRecord} from '../is-record.ts'
import type {Fault, Frontmatter, SourceFile} from '../model.ts'
import {parseYaml, type Range} from './yaml.ts'

const opening = /^---\r?\n/
const closing = /\r?\n---[ \t]*\r?\n/g

/**
 * The YAML block at the start of a file (Leji §1.6). It opens only with `---` and a line end as the very first characters,
 * and closes at the first later line of `---`, spaces and tabs, whose line end is required.
 *
 * ```
 * ---\n id: x \n---\n body
 * ^start            ^end   (`end` is where the body begins)
 * ```
 *
 * All offsets are UTF-16 units of `file.text`. Without a closing fence the whole text is body.
 */
export function parseFrontmatter(file: SourceFile): Frontmatter {
  const {text} = file
  const open = opening.exec(text)?.[0].length
  if (open === undefined) return {state: 'absent', errors: [], start: 0, end: 0, locate: () => ({start: 0, end: 0})}
  closing.lastIndex = open
  const close = closing.exec(text)
  if (!close) {
    const fence = {start: 0, end: 3}
    return {
      state: 'unterminated',
      errors: [{...unterminated(text, open), ...fence}],
      start: 0,
      end: 0,
      locate: () => fence,
    }
  }
  const yaml = parseYaml(text.slice(open, close.index))
  const end = close.index + close[0].length
  const shift = (range: Range) => ({start: range.start + open, end: range.end + open})
  const block = {start: 0, end, locate: locateIn(yaml.locate, shift, end)}
  if (yaml.error) return {state: 'invalid', errors: [{...yaml.error, ...shift(yaml.error)}], ...block}
  const data = yaml.value ?? {}
  if (isRecord(data)) return {state: 'valid', data, errors: [], ...block}
  const message = `Frontmatter must be lines of \`key: value\`, but it is ${Array.isArray(data) ? 'a list' : 'a single value'}.`
  return {state: 'invalid', errors: [{message, hint: 'Give each value a name.', ...shift(yaml.locate([]))}], ...block}
}

/** A search for no key means the whole block; so does one that nothing answers. */
function locateIn(locate: Frontmatter['locate'], shift: (range: Range) => Range, end: number): Frontmatter['locate'] {
  return (segments, options) => {
    if (segments.length === 0) return {start: 0, end}
    const range = locate(segments, options)
    return range.end > range.start ? shift(range) : {start: 0, end}
  }
}

function unterminated(text: string, open: number): {message: string; hint: string} {
  const message = 'The frontmatter that opens with `---` is not closed.'
  if (/\n---[ \t]*$/.test(text)) return {message, hint: 'End the closing `---` line with a line break.'}
  if (/^---[ \t]*\r?\n/.test(text.slice(open)))
    return {message, hint: 'Take both `---` lines away, or put an empty line between them.'}
  return {message, hint: 'Put `---` on a line of its own after the last key.'}
}

/**
 * A block at the start of a file that some other tool would take for frontmatter: TOML between `+++`, a JSON object, or
 * `---` that does not stand where it must. Undefined when there is none. The text stays body, as the specification says.
 */
export function foreignFrontmatter(file: SourceFile): Fault | undefined {
  const {path, text} = file
  for (const {pattern, what, hint} of foreignForms) {
    const match = pattern.exec(text)
    if (!match) continue
    const start = match[1]?.length ?? 0
    const place = {file, start, end: start + (match[2]?.length ?? 0)}
    return {rule: 'frontmatter-foreign', path, place, message: `${what}, so its keys are not read.`, hint}
  }
  return undefined
}

/** Group 1 is what stands before the opening, group 2 the opening itself. */
const foreignForms = [
  {
    pattern: /^()(\+\+\+)[ \t]*\r?\n/,
    what: 'The file begins with a `+++` block (TOML)',
    hint: 'Write it as YAML between `---` lines: `key: value`.',
  },
  {
    pattern: /^()(\{)[ \t]*\r?\n[ \t]*"[^"\n]*"[ \t]*:/,
    what: 'The file begins with a `{` block (JSON)',
    hint: 'Write it as YAML between `---` lines: `key: value`.',
  },
  {
    pattern: /^((?:[ \t]*\r?\n)+)(---)[ \t]*\r?\n[\w-]+[ \t]*:/,
    what: 'An empty line stands before the opening `---`',
    hint: 'Delete everything before `---`.',
  },
  {
    pattern: /^()(---[ \t]+)\r?\n[\w-]+[ \t]*:/,
    what: 'The opening `---` is followed by spaces',
    hint: 'Delete the spaces after `---`.',
  },
]
