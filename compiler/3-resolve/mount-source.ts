import {createHash} from 'node:crypto'
import type {Path} from '../model.ts'

/**
 * The identity of a git locator (Leji §17 `normalizeSource`): https, ssh or SCP-style, host in lower case, user
 * information dropped except the user of ssh, one trailing `/` and one trailing `.git` removed. Undefined for anything
 * else, a local path above all.
 */
export function normaliseSource(source: string): string | undefined {
  const trimmed = source.trim()
  const scp = /^([A-Za-z0-9._-]+)@([A-Za-z0-9.-]+):(?!\/\/)(.+)$/.exec(trimmed)
  const locator = scp ? `ssh://${scp[1]}@${scp[2]}/${scp[3]}` : trimmed
  const match = /^(https|ssh):\/\/(?:([^@/]+)@)?([A-Za-z0-9.-]+)(?::(\d+))?\/(.*)$/.exec(locator)
  if (!match) return undefined
  const [, scheme = '', user, host = '', port, rest = ''] = match
  const path = rest.replace(/\/$/, '').replace(/\.git$/, '')
  if (path === '' || path.includes('\\')) return undefined
  const login = scheme === 'ssh' && user !== undefined ? `${user.split(':', 1)[0]}@` : ''
  return `${scheme}://${login}${host.toLowerCase()}${port === undefined ? '' : `:${port}`}/${path}`
}

/** Whether a ref is a branch or tag in full that git's own rules for ref names allow (Leji §17). */
export function isTrackingRef(ref: string): boolean {
  if (!/^refs\/(heads|tags)\//.test(ref)) return false
  if (/[\u0000-\u0020\u007F~^:?*[\\]/.test(ref) || ref.includes('..') || ref.includes('@{')) return false
  if (ref.endsWith('.')) return false
  return ref.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'))
}

/** The folder of everything that mounts keep in a clone; never committed. */
export const mountsFolder: Path = '.leji/mounts'

/** Changes when what a projection holds changes, so that no older one is taken for a new one. */
const cacheFormat = '2'

/** The name of a cache entry: source, pin and format in one (Leji §17). */
export function cacheKey(identity: string, pin: string): string {
  return createHash('sha256').update(`${identity}\n${pin}\n${cacheFormat}`).digest('hex')
}

/** Where a sibling's files stand once it is hydrated. */
export function projectionFolder(identity: string, pin: string): Path {
  return `${mountsFolder}/cache/${cacheKey(identity, pin)}/projection`
}

/** The file in a projection that says that it is whole. */
export const completionName = 'complete'

/** The file whose presence says that a mount at a pin is hydrated (Leji §17). */
export function completionMarker(identity: string, pin: string): Path {
  return `${projectionFolder(identity, pin)}/${completionName}`
}
