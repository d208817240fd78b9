import {join} from 'node:path'
import {normaliseSource, projectionFolder} from '../3-resolve/mount-source.ts'
import {compareBytes} from '../byte-order.ts'
import type {Manifest, Mount, Path, Source} from '../model.ts'
import {isComplete} from './hydrate.ts'
import {objectSources} from './object-sources.ts'
import {comparePin, type PinReport} from './pin-report.ts'
import {projectionOf} from './projection.ts'
import {isIntact} from './verify.ts'

/** Where a mount can be read (Leji §17 `locate`). */
export interface Located {
  readonly name: string
  readonly sourceIdentity: string | null
  readonly pin: string | null
  readonly present: boolean
  /** Whether what stands there was held against the objects of its pin and is the same. */
  readonly verified: boolean
  /** Root-relative folder; null when nothing is there. */
  readonly path: Path | null
  readonly detail?: string
}

/** How a mount stands (Leji §17 `status`). */
export interface MountStatus {
  readonly name: string
  readonly sourceIdentity: string | null
  readonly pin: string
  readonly trackingRef: string | null
  readonly present: boolean
  /** Null when nobody asked, or nothing here could tell. */
  readonly verified: boolean | null
  readonly pinReport: PinReport
  /** What in this clone keeps git from being asked, such as a hint that cannot be read. */
  readonly detail?: string
}

/** Finds a mount by its name. `root` is absolute. */
export function locate(root: string, source: Source, {mounts}: Manifest, name: string): Located {
  const mount = mounts.find((one) => one.name === name)
  const nowhere = {name, sourceIdentity: null, pin: mount?.pin ?? null, present: false, verified: false, path: null}
  if (!mount) return {...nowhere, detail: 'no mount has this name'}
  const identity = normaliseSource(mount.source)
  if (identity === undefined) return {...nowhere, detail: 'its source is no git address'}
  const path = projectionFolder(identity, mount.pin)
  if (!isComplete(root, path)) {
    return {...nowhere, sourceIdentity: identity, detail: 'it is not hydrated; `lejic mounts hydrate` does it'}
  }
  const verified = verify(root, source, mount, identity)
  const found = {name, sourceIdentity: identity, pin: mount.pin, present: true, verified: verified === true, path}
  if (verified === true) return found
  return {
    ...found,
    detail:
      verified === null
        ? 'no repository here holds its pin, so nobody can tell whether it is whole'
        : 'it is not what its pin holds',
  }
}

/** All mounts by the bytes of their names; nothing is fetched or written. */
export function mountStatus(
  root: string,
  source: Source,
  {mounts}: Manifest,
  options: {readonly checkIntegrity: boolean; readonly observedAt: string},
): readonly MountStatus[] {
  return [...mounts]
    .sort((a, b) => compareBytes(a.name, b.name))
    .map((mount) => {
      const identity = normaliseSource(mount.source)
      const present = identity !== undefined && isComplete(root, projectionFolder(identity, mount.pin))
      const problems = identity === undefined ? [] : objectSources(root, source, mount, identity).problems
      return {
        name: mount.name,
        sourceIdentity: identity ?? null,
        pin: mount.pin,
        trackingRef: mount.trackingRef ?? null,
        present,
        verified: options.checkIntegrity && present ? verify(root, source, mount, identity) : null,
        pinReport: comparePin(root, source, mount, mount.trackingRef, options.observedAt).report,
        ...(problems.length > 0 && {detail: problems.join('; ')}),
      }
    })
}

/** Whether a hydrated mount is what its pin holds; null when no repository here can tell. */
export function verify(root: string, source: Source, mount: Mount, identity: string): boolean | null {
  const [first] = objectSources(root, source, mount, identity).found
  if (!first) return null
  const projection = projectionOf(first.repository, mount.pin)
  return (
    projection.state === 'ok' && isIntact(join(root, ...projectionFolder(identity, mount.pin).split('/')), projection)
  )
}
