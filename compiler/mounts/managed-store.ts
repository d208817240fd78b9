import {lstatSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {openFolder} from '../6-emit/folder.ts'
import {storeFolder} from './places.ts'
import {siblingGit} from './sibling-git.ts'

/**
 * The store's whole configuration, for each hash that git knows. A repository may bring a store along in its own files, and git
 * obeys what such a store is configured to run (`uploadpack`, credential helpers): only these bytes are trusted.
 */
const configurations = {
  sha1: '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n',
  sha256:
    '[core]\n\trepositoryformatversion = 1\n\tfilemode = true\n\tbare = true\n[extensions]\n\tobjectformat = sha256\n',
} as const

/** The absolute folder of the store for a source; undefined when there is none that lejic made. Writes nothing. */
export function managedStore(root: string, identity: string): string | undefined {
  const repository = join(root, ...storeFolder(identity).split('/'))
  if (openFolder(root).look(`${storeFolder(identity)}/config`).kind !== 'file') return undefined
  return isOurs(repository) ? repository : undefined
}

/** Makes the store's folder, which exists, a repository; false when something stands there that lejic did not make. */
export function initStore(repository: string, commit: string): boolean {
  if (isOurs(repository)) return true
  if (lstatSync(join(repository, 'config'), {throwIfNoEntry: false})) return false
  const hash = commit.length === 64 ? 'sha256' : 'sha1'
  // Without a template no hook and no configuration of the machine comes in.
  if (!siblingGit(repository, ['init', '--bare', '-q', '--template=', `--object-format=${hash}`]).ok) return false
  writeFileSync(join(repository, 'config'), configurations[hash])
  return isOurs(repository)
}

function isOurs(repository: string): boolean {
  try {
    const written = readFileSync(join(repository, 'config'), 'utf-8')
    if (!Object.values(configurations).some((own) => own === written)) return false
    // Objects of another place, and a `.git` file or folder that would be opened in its stead.
    return ['objects/info/alternates', '.git', 'commondir', 'gitdir'].every(
      (name) => !lstatSync(join(repository, ...name.split('/')), {throwIfNoEntry: false}),
    )
  } catch {
    return false
  }
}
