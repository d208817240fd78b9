// The link scanner and resolver of Leji §14 read a second time.
import {posix} from 'node:path'
import {at, type Files, frontmatter, joinUnderRoot} from './tree.ts'

interface Found {
  /** As written, angle brackets off. */
  readonly target: string
  /** 1-based line where the link opens. */
  readonly line: number
}

/** Stand in for what is no prose: one character for each of code spans, one for each of fences and frontmatter. */
const code = '\uE000'
const block = '\uE001'

/** The links of a document in order. */
export function links(text: string): readonly Found[] {
  const prose = proseOf(text)
  const found: Found[] = []
  for (let open = prose.indexOf('['); open >= 0; ) {
    const rest = prose.slice(open)
    const lineStart = Math.max(prose.lastIndexOf('\n', open - 1), prose.lastIndexOf(block, open - 1)) + 1
    const opensLine = /^ {0,3}$/.test(prose.slice(lineStart, open))
    const link = (opensLine ? definition(rest) : undefined) ?? inline(rest)
    if (link) found.push({target: link.target, line: text.slice(0, open).split('\n').length})
    open = prose.indexOf('[', open + (link?.length ?? 1))
  }
  return found
}

/** The text at its own length, without frontmatter, fenced code and code spans. */
function proseOf(text: string): string {
  const {state, body} = frontmatter(text)
  const start = state === 'none' ? 0 : text.length - body.length
  const lines = text.slice(start).split(/(?<=\n)/)
  let fence: string | undefined
  const blocked = lines.map((line) => {
    const bare = line.replace(/\r?\n$/, '')
    if (fence !== undefined) {
      // §14 does not say how far a closing line may be indented: up to four, one more than an opening line.
      const close = /^[ \t]{0,4}(`{3,}|~{3,})[ \t]*$/.exec(bare)?.[1]
      if (close?.startsWith(fence)) fence = undefined
      return block.repeat(line.length)
    }
    fence = /^[ \t]{0,3}(`{3,})[^`]*$/.exec(bare)?.[1] ?? /^[ \t]{0,3}(~{3,})/.exec(bare)?.[1]
    return fence === undefined ? line : block.repeat(line.length)
  })
  const pieces = blocked.join('').split(new RegExp(`(${block}+)`))
  return block.repeat(start) + pieces.map((piece) => (piece.startsWith(block) ? piece : withoutSpans(piece))).join('')
}

function withoutSpans(prose: string): string {
  const runs = [...prose.matchAll(/`+/g)].map((match) => ({start: match.index, length: match[0].length}))
  let masked = prose
  let done = 0
  for (const [index, run] of runs.entries()) {
    if (run.start < done) continue
    const end = runs.find((other, position) => position > index && other.length === run.length)
    if (!end) continue
    done = end.start + end.length
    masked = masked.slice(0, run.start) + code.repeat(done - run.start) + masked.slice(done)
  }
  return masked
}

/** Anything but the given characters; a backslash takes the ASCII punctuation behind it with it. */
function run(except: string): string {
  return `(?:\\\\[!-/:-@[-\`{-~]|\\\\(?![!-/:-@[-\`{-~])|[^\\\\${block}${except}])*`
}

const title = `(?:[ \\t]+(?:"${run('"\\n')}"|'${run("'\\n")}'|\\(${run(')\\n')}\\)))?[ \\t]*`
const label = new RegExp(`^\\[${run('\\]')}\\]\\(`)
const definitionLabel = new RegExp(`^\\[[^[\\]\\n${block}]+\\]:[ \\t]*`)
const angled = new RegExp(`^<${run(`<>\\n${code}`)}>`)
const inlineEnd = new RegExp(`^${title}\\)`)
const lineEnd = new RegExp(`^${title}(?=\\r?\\n|${block}|$)`)

interface Link {
  readonly target: string
  readonly length: number
}

function inline(rest: string): Link | undefined {
  return linkOf(rest, label, inlineEnd)
}

function definition(rest: string): Link | undefined {
  return linkOf(rest, definitionLabel, lineEnd)
}

function linkOf(rest: string, opening: RegExp, closing: RegExp): Link | undefined {
  const open = opening.exec(rest)?.[0] ?? ''
  const target = open === '' ? '' : destination(rest.slice(open.length))
  const close = target === '' ? undefined : closing.exec(rest.slice(open.length + target.length))?.[0]
  if (close === undefined) return undefined
  const written = target.startsWith('<') ? target.slice(1, -1) : target
  return {target: written, length: open.length + target.length + close.length}
}

/** What stands as a destination at the start of a text, angle brackets included; "" when nothing does. */
function destination(text: string): string {
  if (text.startsWith('<')) return angled.exec(text)?.[0] ?? ''
  let depth = 0
  for (let index = 0; ; index++) {
    const char = text[index] ?? '\n'
    const ends = char === '\n' || text.startsWith('\r\n', index) || [' ', '\t', code, block].includes(char)
    if (ends || (char === ')' && depth === 0)) return depth === 0 ? text.slice(0, index) : ''
    if (char === '\\' && /[!-/:-@[-`{-~]/.test(text[index + 1] ?? '')) index++
    else if (char === '(' && ++depth > 1) return ''
    else if (char === ')') depth--
  }
}

/** Whether a target is judged and leads nowhere. */
export function isUnresolved(files: Files, rootPath: string, from: string, target: string): boolean {
  if (target === '' || target.startsWith('#') || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(target)) return false
  const [plain = ''] = target.replace(/\\([!-/:-@[-`{-~])/g, '$1').split('#', 1)
  const [path = ''] = plain.split('?', 1)
  if (path === '') return false
  const decoded = decode(path)
  const place = decoded.startsWith('/')
    ? joinUnderRoot(rootPath, decoded.slice(1))
    : posix.join(posix.dirname(from), decoded)
  const normal = posix.normalize(place).replace(/\/$/, '')
  const what = at(files, normal)
  if (what === 'directory') return at(files, `${normal}/README.md`) !== 'file'
  return what !== 'file'
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
