import {createHash} from 'node:crypto'
import type {Path} from '../model.ts'

/** The folder of everything that mounts keep in a clone; never committed. */
export const mountsFolder: Path = '.leji/mounts'

/** Where people say which local repository stands for a source (Leji §17); never committed. */
export const hintsFile: Path = '.leji/mounts.local.json'

/** Changes when what a projection holds changes, so that no older one is taken for a new one. */
const cacheFormat = '2'

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The name of a cache entry: source, pin and format in one (Leji §17). */
export function cacheKey(identity: string, pin: string): string {
  return sha256(`${identity}\n${pin}\n${cacheFormat}`)
}

/** Where a sibling's files stand once it is hydrated. */
export function projectionFolder(identity: string, pin: string): Path {
  return `${mountsFolder}/cache/${cacheKey(identity, pin)}/projection`
}

/** The file in a projection that says that it is whole. */
export const completionName = 'complete'
/** The file in a projection that says where it came from; evidence, never proof. */
export const sidecarName = 'metadata.json'

/** The bare repository that lejic keeps for a source. */
export function storeFolder(identity: string): Path {
  return `${mountsFolder}/store/${sha256(identity)}`
}

/** Keeps a pin from being pruned. */
export function pinRef(identity: string, commit: string): string {
  return `refs/leji-pin/v1/${sha256(identity)}/${commit}`
}

/** What was last seen of a tracking ref. */
export function witnessRef(identity: string, trackingRef: string): string {
  return `refs/leji-witness/v1/${sha256(identity)}/${sha256(trackingRef)}`
}
