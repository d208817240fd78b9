import {projectionOf} from './projection.ts'
import {gitText} from './sibling-git.ts'

/** Whether a host that mounted this layer at HEAD could read it whole (Leji §20.1 `projection`). */
export type SelfProjection =
  | {readonly state: 'ok'; readonly commit: string; readonly files: number}
  | {readonly state: 'fail'; readonly commit: string; readonly detail: string}
  | {readonly state: 'no-commit'}

/**
 * Judged by what is committed, as a host would see it: a profile that stands on disk and was never added is missing there.
 * A layer below the root of its repository cannot be mounted at all. `root` is absolute.
 */
export function selfProjection(root: string): SelfProjection {
  const commit = gitText(root, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}')
  if (commit === undefined) return {state: 'no-commit'}
  const projection = projectionOf(root, commit)
  if (projection.state !== 'ok') return {state: 'fail', commit, detail: projection.detail}
  return {state: 'ok', commit, files: projection.files.length}
}
