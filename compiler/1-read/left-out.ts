import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {compareBytes} from '../byte-order.ts'
import type {Path} from '../model.ts'
import {runGit} from './run-git.ts'

/**
 * Tracked files below `root` that a sparse checkout leaves out of the work tree, by path bytes (git's skip-worktree bit). Git
 * is asked only where there are patterns for one.
 */
export function leftOutFiles(root: string): readonly Path[] {
  if (!hasPatterns(root)) return []
  const listed = runGit(root, ['ls-files', '-t', '-z', '--', '.'])?.toString('utf-8') ?? ''
  return listed
    .split('\0')
    .flatMap((line) => (line.startsWith('S ') ? line.slice(2) : []))
    .sort(compareBytes)
}

/** A repository of its own is looked at without a process; in a worktree or a folder of a larger tree git knows the place. */
function hasPatterns(root: string): boolean {
  const name = 'info/sparse-checkout'
  if (existsSync(join(root, '.git/HEAD'))) return existsSync(join(root, '.git', name))
  const place = runGit(root, ['rev-parse', '--git-path', name])?.toString('utf-8').trim()
  return place !== undefined && place !== '' && existsSync(resolve(root, place))
}
