import type {Fault, Path, Secret, SourceFile} from '../model.ts'
import {maskFile} from './mask.ts'

/** The files that hold credentials, by path. Loads the detector, which nothing else needs, at the first call. */
export async function findSecrets(files: readonly SourceFile[]): Promise<ReadonlyMap<Path, readonly Secret[]>> {
  const {detectSecrets} = await import('./detector.ts')
  const found = new Map<Path, readonly Secret[]>()
  for (const file of files) {
    const secrets = await detectSecrets(file)
    if (secrets.length > 0) found.set(file.path, secrets)
  }
  return found
}

/** `content-secret`: one for each credential. Their places are in a copy of the file that does not hold it. */
export function secretFaults(
  files: readonly SourceFile[],
  secretsByPath: ReadonlyMap<Path, readonly Secret[]>,
): readonly Fault[] {
  return files.flatMap((file) => {
    const secrets = secretsByPath.get(file.path) ?? []
    const masked = maskFile(file, secrets)
    return secrets.map(({kind, start, end}) => ({
      rule: 'content-secret',
      path: file.path,
      message: `This looks like ${kind}.`,
      hint: 'Revoke it first: the history of the repository keeps it. Then take it out, and say where it is kept instead.',
      place: {file: masked, start, end},
    }))
  })
}
