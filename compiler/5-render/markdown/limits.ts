import type {Nodes as HastNodes} from 'hast'
import type {Nodes as MdastNodes} from 'mdast'

/** Levels of nesting below the root that are rendered: several times what people write, well inside any stack. */
const maxDepth = 100
/** UTF-16 units of a body that is rendered; parsing takes some µs for each. */
const maxLength = 2_000_000
/** Runs of emphasis marks in one block of lines: matching closers to openers costs the square of them. */
const maxMarks = 3_000
/** Brackets in one block of lines, for the same reason; cheaper each. */
const maxBrackets = 20_000

/** Thrown inside the pipeline when a tree turns out too deep; the page then shows its text as it is. */
export const tooDeep = Symbol('tooDeep')

/**
 * True when parsing `markdown` could exhaust the stack or take minutes. Judged by shape alone, before any parsing; what
 * people write passes, generated logs and attacks do not.
 */
export function isTooMuch(markdown: string): boolean {
  if (markdown.length > maxLength) return true
  if (markdown.length < maxMarks) return nestsTooDeep(markdown)
  return nestsTooDeep(markdown) || marksTooDense(markdown)
}

/** True when a node lies more than `maxDepth` levels below `root`. Iterative, so that it can judge any tree. */
export function isTooDeep(root: HastNodes | MdastNodes): boolean {
  let level: readonly (HastNodes | MdastNodes)[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true
    level = level.flatMap((node): readonly (HastNodes | MdastNodes)[] => ('children' in node ? node.children : []))
  }
  return false
}

/** Container markers at the start of a line, `> - 1. `, more than `maxDepth` in a row, or a list indented as far. */
const deepLine = new RegExp(
  `^(?:(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${maxDepth}}|[ \\t]{${4 * maxDepth}}[ \\t]*(?:[-+*]|\\d{1,9}[.)])[ \\t])`,
  'm',
)

function nestsTooDeep(markdown: string): boolean {
  return deepLine.test(markdown)
}

/** Lines that start a block of their own, so that marks before them cannot pair with marks after them. */
const startsBlock = /^[ \t]*(?:[-+*>|#]|\d{1,9}[.)]|$)/

function marksTooDense(markdown: string): boolean {
  let marks = 0
  let brackets = 0
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (startsBlock.test(line)) marks = brackets = 0
    marks += count(line, /\*+|_+|~+/g)
    brackets += count(line, /[[\]]/g)
    if (marks > maxMarks || brackets > maxBrackets) return true
  }
  return false
}

function count(line: string, pattern: RegExp): number {
  let found = 0
  pattern.lastIndex = 0
  while (pattern.test(line)) found++
  return found
}
