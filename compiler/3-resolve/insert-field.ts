import type {Document, Edit} from '../model.ts'

/** Words that YAML readers take for something else than text. */
const notText: ReadonlySet<string> = new Set(['null', 'true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'])

/**
 * The edit that gives a document's frontmatter one more field: a line of its own behind `status`, with the file's line end.
 * `value` is an id. Undefined where the frontmatter is not written a field a line there, so that nothing else moves.
 */
export function insertField({file, frontmatter}: Document, field: string, value: string): Edit | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return undefined
  const {text} = file
  const after = frontmatter.data !== undefined && Object.hasOwn(frontmatter.data, 'status') ? 'status' : 'id'
  const key = frontmatter.locate([after], {key: true})
  const {end} = frontmatter.locate([after])
  const lineEnd = text.indexOf('\n', end)
  if (text[key.start - 1] !== '\n' || lineEnd < 0 || lineEnd >= frontmatter.end) return undefined
  if (!/^[ \t]*(?:#[^\r\n]*)?\r?$/.test(text.slice(end, lineEnd))) return undefined
  const eol = text[lineEnd - 1] === '\r' ? '\r\n' : '\n'
  const written = notText.has(value) || /^\d/.test(value) ? `"${value}"` : value
  return {place: {file, start: lineEnd + 1, end: lineEnd + 1}, text: `${field}: ${written}${eol}`}
}
