import {createHash} from 'node:crypto'
import {type Dirent, lstatSync, readdirSync, readFileSync, readlinkSync} from 'node:fs'
import {join} from 'node:path'
import {completionName} from '../3-resolve/mount-source.ts'
import type {Path} from '../model.ts'
import {sidecarName} from './places.ts'
import type {ProjectedFile, Projection} from './projection.ts'

/**
 * Whether what stands in `folder` (absolute) is the projection, file for file: names, bytes by git's own hash, executable
 * bits and link targets. The cache's own two files are passed over. Raises nothing; what cannot be read is not it.
 */
export function isIntact(folder: string, {files}: Projection): boolean {
  try {
    const own = new Set([completionName, ...(files.some(({path}) => path === sidecarName) ? [] : [sidecarName])])
    const standing = new Set(walk(folder, '').filter((path) => !own.has(path)))
    return standing.size === files.length && files.every((file) => standing.has(file.path) && isSame(folder, file))
  } catch {
    return false
  }
}

function isSame(folder: string, {path, object, kind, target}: ProjectedFile): boolean {
  const file = join(folder, ...path.split('/'))
  const stat = lstatSync(file)
  if (kind === 'link') return stat.isSymbolicLink() && readlinkSync(file) === target
  if (!stat.isFile()) return false
  // Windows keeps no executable bit.
  if (process.platform !== 'win32' && ((stat.mode & 0o111) !== 0) !== (kind === 'executable')) return false
  const content = readFileSync(file)
  const hash = createHash(object.length === 64 ? 'sha256' : 'sha1')
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex') === object
}

function walk(folder: string, below: Path): readonly Path[] {
  return readdirSync(join(folder, below), {withFileTypes: true}).flatMap((entry: Dirent) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    return entry.isDirectory() ? walk(folder, path) : [path]
  })
}
