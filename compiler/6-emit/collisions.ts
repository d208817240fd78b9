import type {Artifact, Fault, Path} from '../model.ts'

/** A path as the most forgiving disk compares it: letter case and Unicode composition do not count. */
export function foldPath(path: Path): string {
  return path.normalize('NFC').toLowerCase()
}

/**
 * One fault for each path that two artifacts claim: the same one, one that a case-blind or normalising disk cannot tell
 * from it, or one that needs the other to be a folder.
 */
export function findCollisions(artifacts: readonly Pick<Artifact, 'path' | 'from'>[]): readonly Fault[] {
  const faults: Fault[] = []
  const byFolded = new Map<string, Pick<Artifact, 'path' | 'from'>>()
  for (const artifact of artifacts) {
    const folded = foldPath(artifact.path)
    const other = byFolded.get(folded)
    if (other) faults.push(collision(artifact, other))
    else byFolded.set(folded, artifact)
  }
  const checked = new Set<string>()
  for (const [folded, artifact] of byFolded) {
    for (let slash = folded.lastIndexOf('/'); slash > 0; slash = folded.lastIndexOf('/', slash - 1)) {
      const above = folded.slice(0, slash)
      const other = byFolded.get(above)
      if (other) faults.push(collision(artifact, other))
      if (checked.has(above)) break
      checked.add(above)
    }
  }
  return faults
}

function collision(one: Pick<Artifact, 'path' | 'from'>, other: Pick<Artifact, 'path' | 'from'>): Fault {
  const how =
    one.path === other.path
      ? `is claimed twice: by ${one.from} and by ${other.from}`
      : `(from ${one.from}) and \`${other.path}\` (from ${other.from}) cannot stand beside each other on every disk`
  return {
    rule: 'artifact-conflict',
    path: one.path,
    construct: other.path,
    message: `\`${one.path}\` ${how}.`,
    hint: 'Give one of them another path.',
  }
}
