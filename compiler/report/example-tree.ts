import type {ExampleTree, Path} from '../model.ts'

/** Lines that stay around a change, before and after it. */
const context = 1

/**
 * The files of a rule's example as lines: a file of the base layer shows only what the example changes in it (`…` for the
 * lines left out, indented by nothing), a new file is shown whole, other things are described in brackets.
 */
export function exampleFiles(
  tree: ExampleTree,
  base: Readonly<Record<Path, string>>,
): readonly {readonly path: Path; readonly lines: readonly string[]}[] {
  return Object.entries(tree).map(([path, entry]) => ({path, lines: describe(entry, base[path])}))
}

function describe(entry: ExampleTree[Path] | undefined, before: string | undefined): readonly string[] {
  if (entry === null || entry === undefined) return ['(absent)']
  if (entry instanceof Uint8Array) return [`(${entry.length} bytes: ${hex(entry)})`]
  if (typeof entry !== 'string') return ['link' in entry ? `(a link to ${entry.link})` : '(cannot be read)']
  const lines = linesOf(entry)
  return before === undefined || lines.length < 8 ? lines : changedLines(linesOf(before), lines)
}

/** The lines that are not in `before`, with a line of context on each side. */
function changedLines(before: readonly string[], after: readonly string[]): readonly string[] {
  const head = commonLength(before, after)
  const tail = commonLength(before.slice(head).reverse(), after.slice(head).reverse())
  const from = Math.max(0, head - context)
  const to = Math.min(after.length, after.length - tail + context)
  return [...(from > 0 ? ['…'] : []), ...after.slice(from, to), ...(to < after.length ? ['…'] : [])]
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) if (a[index] !== b[index]) return index
  return length
}

function linesOf(text: string): readonly string[] {
  return text === '' ? ['(empty)'] : text.replace(/\n$/, '').split('\n')
}

/** The first bytes in hexadecimal, enough to see a byte order mark or a broken sequence. */
function hex(bytes: Uint8Array): string {
  const shown = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
  return bytes.length > 16 ? `${shown} …` : shown
}
