import type {GitAbsence} from '../model.ts'
import {askGit} from './run-git.ts'

/** A git work tree, seen from the root. */
export interface WorkTree {
  /** The root's path within it, "" or ending in a slash. */
  readonly prefix: string
}

/** The work tree that holds `root`, or why there is none. */
export function workTreeAt(root: string): WorkTree | GitAbsence {
  const answer = askGit(root, ['rev-parse', '--is-inside-work-tree', '--show-prefix'])
  if (answer.state === 'not-started') return {why: 'not-installed'}
  if (answer.state === 'failed') return whyRefused(answer.complaint)
  const output = answer.output.toString('utf-8')
  // Inside `.git` and in a bare repository there is no work tree.
  return output.startsWith('true\n') ? {prefix: output.slice('true\n'.length, -1)} : {why: 'no-work-tree'}
}

/** What git means by its complaint; messages of 2.20 to 2.50, in English by `LC_ALL`. */
function whyRefused(complaint: string): GitAbsence {
  // `fatal: not a git repository (or any parent up to mount point …)`; a colon instead names a repository that is gone.
  if (complaint.includes('not a git repository (') || complaint.includes('cannot change to'))
    return {why: 'no-work-tree'}
  if (/dubious ownership|unsafe repository/.test(complaint)) return {why: 'untrusted'}
  const [line = 'git failed and did not say why'] = complaint.split('\n').filter((one) => one.trim() !== '')
  return {why: 'failed', said: line.trim()}
}
