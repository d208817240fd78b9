import {createHash} from 'node:crypto'
import {mountsFolder} from '../3-resolve/mount-source.ts'
import type {Path} from '../model.ts'

/** Where people say which local repository stands for a source (Leji §17); never committed. */
export const hintsFile: Path = '.leji/mounts.local.json'

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

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
