import {mkdirSync, statSync} from 'node:fs'
import {dirname} from 'node:path'

/**
 * Makes a folder (absolute) and those above it that are missing. Throws what the system throws. Node's recursive `mkdir`
 * never comes back where a folder that exists takes none, as on `/proc`: it makes the parent again and again.
 */
export function makeFolders(folder: string): void {
  if (isFolder(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolders(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
