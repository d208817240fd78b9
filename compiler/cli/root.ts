import {existsSync, statSync} from 'node:fs'
import {dirname, join, relative, resolve, sep} from 'node:path'
import {UsageError} from './command.ts'

/**
 * The absolute folder that a command works on: `written` (from the working folder), else the nearest parent of the
 * working folder with a leji.json, else the working folder itself. `from: 'cwd'` never climbs. Raises UsageError when
 * `written` is no folder.
 */
export function findRoot(cwd: string, written: string | undefined, from: 'cwd' | 'nearest'): string {
  if (written !== undefined) {
    const root = resolve(cwd, written)
    if (!isFolder(root))
      throw new UsageError(`\`${written}\` is not a folder.`, '`--root` names the folder that holds leji.json.')
    return root
  }
  if (from === 'cwd') return cwd
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'leji.json'))) return folder
    if (dirname(folder) === folder) return cwd
  }
}

/** A file operand (from the working folder) as a root-relative POSIX path; undefined when it lies outside the root. */
export function pathFromRoot(root: string, cwd: string, operand: string): string | undefined {
  const path = relative(root, resolve(cwd, operand)).split(sep).join('/')
  return path === '..' || path.startsWith('../') || /^[A-Za-z]:/.test(path) ? undefined : path
}

function isFolder(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isDirectory() ?? false
}
