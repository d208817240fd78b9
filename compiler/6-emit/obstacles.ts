import {accessSync, constants} from 'node:fs'
import type {Fault, Path} from '../model.ts'
import {baseName, directoryOf, normalisePath} from '../paths.ts'
import {foldPath} from './collisions.ts'
import {errorCode, errorMeaning, type Folder, type Standing} from './folder.ts'

/** What stands in the way of a committed file, whoever owns it; undefined when nothing does. */
export function obstacleAt(path: Path, standing: Standing): Fault | undefined {
  const conflict = (message: string, hint: string): Fault => ({rule: 'artifact-conflict', path, message, hint})
  if (normalisePath(path) !== path)
    return conflict(`\`${path}\` is no plain path below the root.`, 'Write it without `.`, `..` and empty parts.')
  if (path.split('/').some((part) => ['.git', '.leji'].includes(part.toLowerCase())))
    return conflict(`\`${path}\` lies in a folder that is not for committed files.`, 'Choose another path.')
  if (standing.kind === 'link') return linked(path, standing.at)
  if (standing.kind === 'directory')
    return conflict(`A folder stands at \`${path}\`, where a file is to be written.`, 'Move the folder.')
  if (standing.kind === 'other') return conflict(`What stands at \`${path}\` is no regular file.`, 'Move it away.')
  if (standing.kind === 'blocked')
    return conflict(
      `\`${path}\` cannot be written: \`${standing.at}\` is a file, not a folder.`,
      `Move \`${standing.at}\`.`,
    )
  return standing.kind === 'closed' ? closed(standing.at, standing.code, 'looked at') : undefined
}

/** Another spelling of the path, or of a folder on the way, may be the same file on a colleague's disk. */
export function twinOf(path: Path, folder: Folder): Fault | undefined {
  for (let at = path; at !== ''; at = directoryOf(at)) {
    const names = folder.names(directoryOf(at))
    const name = baseName(at)
    if (names.includes(name)) continue
    const twin = names.find((other) => foldPath(other) === foldPath(name))
    if (twin === undefined) continue
    const standing = directoryOf(at) === '' ? twin : `${directoryOf(at)}/${twin}`
    return {
      rule: 'artifact-conflict',
      path,
      message: `\`${standing}\` stands where \`${at}\` would be on a disk that does not tell the two apart.`,
      hint: `Rename \`${standing}\`.`,
    }
  }
  return undefined
}

/** The fault when the nearest folder that exists takes no new files. */
export function unwritable(path: Path, folder: Folder): Fault | undefined {
  let directory = directoryOf(path)
  while (directory !== '' && folder.look(directory).kind === 'absent') directory = directoryOf(directory)
  try {
    accessSync(folder.absolute(directory), constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const name = directory === '' ? 'the root folder' : `\`${directory}\``
    return {
      rule: 'artifact-conflict',
      path,
      message: `\`${path}\` cannot be written: ${name} takes no files, ${errorMeaning(errorCode(error))}.`,
      hint: 'Change the rights of the folder.',
    }
  }
}

/** The fault of a path that leads through a symbolic link. */
export function linked(path: Path, at: Path): Fault {
  const what =
    at === path ? `\`${path}\` is a symbolic link` : `\`${at}\`, on the way to \`${path}\`, is a symbolic link`
  return {
    rule: 'shim-symlink',
    path,
    message: `${what}, and nothing is written through one.`,
    hint: 'Put a plain file or folder in its place.',
  }
}

/** The fault of a file that the system keeps from us. `how` completes "cannot be". */
export function closed(path: Path, code: string, how: string): Fault {
  return {
    rule: 'artifact-conflict',
    path,
    message: `\`${path}\` cannot be ${how}: ${errorMeaning(code)}.`,
    hint: 'Change its rights, or move it away.',
  }
}
