import {appendFileSync, lstatSync, readFileSync, realpathSync, writeFileSync} from 'node:fs'
import {dirname, join, relative, sep} from 'node:path'
import {makeFolders} from '../6-emit/make-folders.ts'
import {compareBytes} from '../byte-order.ts'
import {UsageError} from './command.ts'

/** Root-relative paths in byte order. */
export interface Written {
  readonly written: readonly string[]
  /** Existed already, as a file, folder or link, and were not touched. */
  readonly kept: readonly string[]
}

/**
 * Writes each file that does not exist, in the order given. Nothing is overwritten, not even what appears while this runs,
 * and nothing is written through a link that leads out of the root. Raises UsageError, before the first write, when a
 * folder that is needed cannot be one.
 */
export function writeNew(root: string, files: ReadonlyMap<string, string>): Written {
  for (const path of files.keys()) checkParents(root, path)
  const written: string[] = []
  const kept: string[] = []
  for (const [path, text] of files) {
    makeFolders(join(root, dirname(path)))
    const list = writeIfAbsent(join(root, path), text) ? written : kept
    list.push(path)
  }
  return {written: written.sort(compareBytes), kept: kept.sort(compareBytes)}
}

function writeIfAbsent(file: string, text: string): boolean {
  try {
    // `wx` fails on a link too, whatever it leads to.
    writeFileSync(file, text, {flag: 'wx'})
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Every existing folder on the way to `path` must be one, inside the root. */
function checkParents(root: string, path: string): void {
  const realRoot = realpathSync(root)
  const segments = path.split('/').slice(0, -1)
  for (let depth = 1; depth <= segments.length; depth++) {
    const folder = segments.slice(0, depth).join('/')
    const entry = lstatSync(join(root, folder), {throwIfNoEntry: false})
    if (!entry) return
    if (entry.isDirectory()) continue
    if (!entry.isSymbolicLink())
      throw new UsageError(
        `\`${folder}\` must be a folder, but a file has that name.`,
        'Rename the file and run `lejic init` again.',
      )
    if (!leadsInside(realRoot, join(root, folder))) {
      throw new UsageError(
        `\`${folder}\` is a link that leads out of this folder, or nowhere.`,
        'Replace the link by a folder and run `lejic init` again.',
      )
    }
  }
}

function leadsInside(realRoot: string, link: string): boolean {
  try {
    const path = relative(realRoot, realpathSync(link))
    return path !== '..' && !path.startsWith(`..${sep}`)
  } catch {
    return false
  }
}

/**
 * Appends the anchored lines that `.gitignore` lacks, and returns them. A line counts as there when the same name is
 * ignored in any of the usual spellings. A `.gitignore` that is a link or no file is left alone.
 */
export function appendIgnoreLines(root: string, lines: readonly string[]): readonly string[] {
  const file = join(root, '.gitignore')
  const entry = lstatSync(file, {throwIfNoEntry: false})
  if (entry && !entry.isFile()) return []
  const text = entry ? readFileSync(file, 'utf-8') : ''
  const present = new Set(text.split('\n').map((line) => ignoredName(line)))
  const missing = lines.filter((line) => !present.has(ignoredName(line)))
  if (missing.length === 0) return []
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const gap = text === '' || text.endsWith('\n') ? '' : end
  appendFileSync(file, gap + missing.map((line) => line + end).join(''))
  return missing
}

/** `/out/`, `out/`, `**``/out` and `out` ignore the same folder at the root. */
function ignoredName(line: string): string {
  return line
    .trim()
    .replace(/^(\*\*)?\//, '')
    .replace(/\/(\*\*?)?$/, '')
}
