// Leji §1.1, §1.6 and §1.7 read a second time, over a map of paths.
import {parse as parseYaml} from 'yaml'

/** Regular files as text, and links as their target; folders are implied. */
export type Files = Readonly<Record<string, string | {readonly link: string}>>

/** Where a path leads when every link is followed; undefined when it leaves the root. It may not exist. */
function realPath(files: Files, path: string): string | undefined {
  const done: string[] = []
  const todo = segments(path)
  for (let hops = 0; hops <= 40; ) {
    const next = todo.shift()
    if (next === undefined) return done.join('/')
    if (next === '..') {
      if (done.pop() === undefined) return undefined
      continue
    }
    const entry = files[[...done, next].join('/')]
    if (typeof entry !== 'object') done.push(next)
    else if (entry.link.startsWith('/')) return undefined
    else {
      todo.unshift(...segments(entry.link))
      hops++
    }
  }
  return undefined
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '' && segment !== '.')
}

/** What stands at a path, links followed; a file has no slash behind it. */
export function at(files: Files, path: string): 'file' | 'directory' | 'absent' | 'outside' {
  const real = realPath(files, path)
  if (real === undefined) return 'outside'
  if (typeof files[real] === 'string') return path.endsWith('/') ? 'absent' : 'file'
  const isFolder = real === '' || Object.keys(files).some((key) => key.startsWith(`${real}/`))
  return isFolder ? 'directory' : 'absent'
}

/** The text of a contained regular file. */
export function textOf(files: Files, path: string): string | undefined {
  const text = files[realPath(files, path) ?? '']
  return typeof text === 'string' ? text : undefined
}

/** `walkMd` of a folder (Leji §1.7): every regular file below it is looked at by its whole path. */
export function walk(files: Files, folder: string): readonly string[] {
  const real = realPath(files, folder)
  if (real === undefined) return []
  const prefix = real === '' ? '' : `${real}/`
  return Object.keys(files)
    .filter((key) => key.startsWith(prefix) && typeof files[key] === 'string')
    .map((key) => key.slice(prefix.length))
    .filter((below) => !/(^|\/)\./.test(below) && !/(^|\/)node_modules\//.test(below) && below.endsWith('.md'))
    .map((below) => [...segments(folder), below].join('/'))
    .sort(byBytes)
}

/** UTF-8 byte order (Leji §1.4). */
export function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

/** Leji §1.1. */
export function underPath(path: string, folder: string): boolean {
  const stripped = folder.replace(/\/$/, '')
  return stripped === '' || stripped === '.' || path === stripped || path.startsWith(`${stripped}/`)
}

/** Leji §1.1. */
export function joinUnderRoot(root: string, below: string): string {
  const stripped = root.replace(/\/$/, '')
  return stripped === '' || stripped === '.' ? below : `${stripped}/${below}`
}

/** A file that its folder's selector passes over (Leji §3.3). */
export function isReadme(path: string): boolean {
  return /(^|\/)readme\.md$/i.test(path)
}

interface Frontmatter {
  readonly state: 'none' | 'broken' | 'read'
  readonly data: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Leji §1.6. */
export function frontmatter(text: string): Frontmatter {
  const [open] = /^---\r?\n/.exec(text) ?? []
  if (open === undefined) return {state: 'none', data: {}, body: text}
  const close = /\r?\n---[ \t]*\r?\n/.exec(text.slice(open.length))
  if (!close) return {state: 'broken', data: {}, body: text}
  const body = text.slice(open.length + close.index + close[0].length)
  try {
    const data: unknown = parseYaml(text.slice(open.length, open.length + close.index), {logLevel: 'error'})
    const isMapping = typeof data === 'object' && data !== null && !Array.isArray(data)
    return isMapping ? {state: 'read', data: {...data}, body} : {state: 'broken', data: {}, body}
  } catch {
    return {state: 'broken', data: {}, body}
  }
}
