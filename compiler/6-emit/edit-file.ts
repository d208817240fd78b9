import type {Path} from '../model.ts'
import {openFolder} from './folder.ts'
import {acquireLock} from './lock.ts'
import {obstacleAt, unwritable} from './obstacles.ts'
import {writeWhole} from './write.ts'

export type EditOutcome =
  | {readonly state: 'written' | 'unchanged'; readonly bytes: Uint8Array}
  | {readonly state: 'refused'; readonly message: string; readonly hint: string}

/** How long another writer of the same layer is waited for, in ms. */
const patience = 30_000

/**
 * Changes one file that people own: `change` is given its bytes (undefined: there is none) while nobody else writes the
 * layer, and returns the new ones, or a refusal of its own. A crash leaves the old or the new file; nothing is written
 * through a link; nothing is lost that somebody wrote meanwhile. Raises nothing for what it finds on disk.
 */
export async function editFile(
  root: string,
  path: Path,
  change: (before: Uint8Array | undefined) => Uint8Array | Extract<EditOutcome, {state: 'refused'}>,
): Promise<EditOutcome> {
  const lock = await acquireLock(root, patience)
  if (lock.state === 'refused') return lock
  try {
    const folder = openFolder(root)
    const standing = folder.look(path)
    const fault = obstacleAt(path, standing) ?? unwritable(path, folder)
    if (fault) return {state: 'refused', message: fault.message, hint: fault.hint ?? 'Move it away.'}
    const before = standing.kind === 'file' ? folder.read(path) : undefined
    if (standing.kind === 'file' && !before)
      return {state: 'refused', message: `\`${path}\` cannot be read.`, hint: 'Change its rights.'}
    const after = change(before)
    if (!(after instanceof Uint8Array)) return after
    if (before?.equals(after)) return {state: 'unchanged', bytes: after}
    if (writeWhole(folder, path, after, before)) return {state: 'written', bytes: after}
    return {state: 'refused', message: `\`${path}\` was changed by somebody else meanwhile.`, hint: 'Try again.'}
  } finally {
    lock.release()
  }
}
