import type {Path, Since} from '../model.ts'

const pathsByChanges = new WeakMap<Since['revision'], ReadonlyMap<Path, Path>>()

/** Where a file that stood at `path` then stands now: the new path of a renamed file, else the same. */
export function pathNow({revision}: Since, path: Path): Path {
  const known = pathsByChanges.get(revision) ?? renames(revision)
  pathsByChanges.set(revision, known)
  return known.get(path) ?? path
}

function renames({changes}: Since['revision']): ReadonlyMap<Path, Path> {
  return new Map(changes.flatMap(({path, from}) => (from === undefined ? [] : [[from, path] as const])))
}
