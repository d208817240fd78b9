import type {Fault, Layer, Manifest, Mount, Related} from '../model.ts'
import {completionMarker, isTrackingRef, normaliseSource} from './mount-source.ts'
import {surfacingFaults} from './surfacing.ts'

/**
 * What is wrong with the declared mounts (Leji §17: `mount-duplicate`, `mount-self`, `mount-source`,
 * `mount-tracking-ref`, `mount-unavailable`; their path is the mount's name), then with how the boot profile surfaces
 * them (Leji §5).
 */
export function mountFaults(layer: Layer, manifest: Manifest): readonly Fault[] {
  const declared = declarationFaults(manifest)
  const unsound = new Set(declared.map(({path}) => path))
  return [...declared, ...availabilityFaults(layer, manifest, unsound), ...surfacingFaults(layer.boot, manifest)]
}

function declarationFaults(manifest: Manifest): readonly Fault[] {
  const first = new Map<string, number>()
  return manifest.mounts.flatMap((mount, index) => {
    const faults: Fault[] = []
    const {name, source, trackingRef} = mount
    const add = (rule: string, field: string, message: string, hint: string, construct: string, more: Related[] = []) =>
      faults.push({rule, path: name, message, hint, construct, related: [declaration(manifest, index, field), ...more]})
    const before = first.get(name)
    if (before !== undefined) {
      const hint = 'Give each mount the name that its own manifest declares, and declare it once.'
      add('mount-duplicate', 'name', `Two mounts have the name \`${name}\`.`, hint, name, [
        {...declaration(manifest, before, 'name'), message: 'first declared here'},
      ])
    } else first.set(name, index)
    if (name === manifest.name) {
      const hint = 'Name the sibling, not this layer.'
      const own = {message: 'this layer', path: manifest.json.file.path, place: manifest.json.locate(['name'])}
      add('mount-self', 'name', `The mount \`${name}\` has the name of this layer.`, hint, name, [own])
    }
    if (normaliseSource(source) === undefined) {
      const hint = 'Write an `https://`, `ssh://` or `user@host:path` address of a git repository.'
      add('mount-source', 'source', `The source \`${source}\` of \`${name}\` is no git address.`, hint, source)
    }
    if (trackingRef !== undefined && !isTrackingRef(trackingRef)) {
      const message = `The tracking ref \`${trackingRef}\` of \`${name}\` is no full branch or tag name.`
      add('mount-tracking-ref', 'trackingRef', message, 'Write it as `refs/heads/main`.', trackingRef)
    }
    return faults
  })
}

/** Once a name, and only for names that the manifest declares soundly. */
function availabilityFaults(layer: Layer, manifest: Manifest, unsound: ReadonlySet<string>): readonly Fault[] {
  return manifest.mounts.flatMap((mount, index) => {
    if (unsound.has(mount.name) || isHydrated(layer, mount)) return []
    return {
      rule: 'mount-unavailable',
      path: mount.name,
      message: `The mount \`${mount.name}\` is not hydrated in this clone.`,
      hint: 'Run `lejic mounts hydrate --fetch`; nothing else depends on it.',
      related: [declaration(manifest, index, 'name')],
    }
  })
}

function isHydrated(layer: Layer, mount: Mount): boolean {
  const identity = normaliseSource(mount.source)
  return identity !== undefined && layer.source.tree.kind(completionMarker(identity, mount.pin)) === 'file'
}

function declaration(manifest: Manifest, index: number, field: string): Related {
  const place = manifest.json.locate(['federation', 'mounts', index, field])
  return {message: 'declared here', path: manifest.json.file.path, place}
}
