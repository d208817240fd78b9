import {normaliseSource, projectionFolder} from '../3-resolve/mount-source.ts'
import type {Fault, Manifest, Mount, Source} from '../model.ts'
import {isComplete} from './hydrate.ts'
import {verify} from './state.ts'

/**
 * A `mount-enforcement` fault for each mount that cannot be relied on here: not hydrated, or not shown to be what its pin
 * holds (Leji §17). `names` are those that count; default: all. Nothing is fetched. `root` is absolute.
 */
export function enforcementFaults(
  root: string,
  source: Source,
  {mounts, json}: Manifest,
  names?: ReadonlySet<string>,
): readonly Fault[] {
  return mounts.flatMap((mount, index) => {
    const problem = names && !names.has(mount.name) ? undefined : problemOf(root, source, mount)
    if (!problem) return []
    const place = json.locate(['federation', 'mounts', index, 'name'])
    const related = [{message: 'declared here', path: json.file.path, place}]
    return {rule: 'mount-enforcement', path: mount.name, related, ...problem}
  })
}

function problemOf(root: string, source: Source, mount: Mount): Pick<Fault, 'message' | 'hint'> | undefined {
  const identity = normaliseSource(mount.source)
  if (identity === undefined || !isComplete(root, projectionFolder(identity, mount.pin))) {
    return {message: `The mount \`${mount.name}\` is not hydrated.`, hint: 'Run `lejic mounts hydrate --fetch`.'}
  }
  const verified = verify(root, source, mount, identity)
  if (verified === true) return undefined
  return verified === false
    ? {
        message: `What is hydrated of \`${mount.name}\` is not what its pin holds.`,
        hint: `Remove \`${projectionFolder(identity, mount.pin)}\` and hydrate it again.`,
      }
    : {
        message: `No repository here holds the pin of \`${mount.name}\`, so nothing shows that it is whole.`,
        hint: 'Run `lejic mounts hydrate --fetch`.',
      }
}
