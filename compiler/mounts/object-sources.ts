import {isAbsolute, join} from 'node:path'
import {parseJson} from '../2-parse/json.ts'
import {normaliseSource} from '../3-resolve/mount-source.ts'
import {isRecord} from '../is-record.ts'
import type {Mount, Source} from '../model.ts'
import {managedStore} from './managed-store.ts'
import {hintsFile} from './places.ts'
import {gitText, siblingGit} from './sibling-git.ts'

/** A repository that holds a mount's pin. */
export interface ObjectSource {
  readonly kind: 'hint' | 'managed-store' | 'submodule'
  /** Absolute folder. */
  readonly repository: string
}

export interface ObjectSources {
  /** In the order in which they are asked: hint, managed store, the one submodule that matches (Leji §17). */
  readonly found: readonly ObjectSource[]
  /** More than one submodule has the source, so none of them was asked. */
  readonly ambiguous: boolean
  /** Why a place that should have been asked could not be: said, so that nobody takes it for absent. */
  readonly problems: readonly string[]
}

/** The repositories here that hold the pin of `mount`; nothing is fetched. `root` is absolute. */
export function objectSources(root: string, source: Source, mount: Mount, identity: string): ObjectSources {
  const problems: string[] = []
  const hint = hintFor(source, mount.name, problems)
  const submodules = submodulesOf(root, source, identity)
  const [only] = submodules
  const store = managedStore(root, identity)
  const candidates: readonly (ObjectSource | undefined)[] = [
    hint === undefined ? undefined : {kind: 'hint', repository: isAbsolute(hint) ? hint : join(root, hint)},
    store === undefined ? undefined : {kind: 'managed-store', repository: store},
    submodules.length === 1 && only !== undefined ? {kind: 'submodule', repository: only} : undefined,
  ]
  const found = candidates.flatMap((one) => {
    if (!one) return []
    const isThere = isRepository(one.repository)
    if (!isThere && one.kind === 'hint') problems.push(`what \`${hintsFile}\` names for it is no git repository`)
    return isThere && hasCommit(one.repository, mount.pin) ? [one] : []
  })
  return {found, ambiguous: submodules.length > 1, problems}
}

/** Whether a git repository stands in a folder itself, not in one above it. */
export function isRepository(folder: string): boolean {
  const answer = gitText(folder, 'rev-parse', '--is-bare-repository', '--show-prefix')
  if (answer === undefined) return false
  const [, prefix = ''] = answer.split('\n')
  return prefix === ''
}

export function hasCommit(repository: string, commit: string): boolean {
  return siblingGit(repository, ['cat-file', '-e', `${commit}^{commit}`]).ok
}

/** The path that a person wrote for a mount; undefined when there is none. */
function hintFor({tree}: Source, name: string, problems: string[]): string | undefined {
  const kind = tree.kind(hintsFile)
  if (kind === 'absent') return undefined
  const file = tree.file(hintsFile)
  const value = file && parseJson(file).value
  if (!isRecord(value) || (value.mounts !== undefined && !isRecord(value.mounts))) {
    problems.push(`\`${hintsFile}\` cannot be read as \`{"mounts": {"NAME": {"repo": "PATH"}}}\``)
    return undefined
  }
  const entry = isRecord(value.mounts) && Object.hasOwn(value.mounts, name) ? value.mounts[name] : undefined
  if (entry === undefined) return undefined
  if (isRecord(entry) && typeof entry.repo === 'string' && entry.repo !== '') return entry.repo
  problems.push(`\`${hintsFile}\` has an entry for it without a \`repo\``)
  return undefined
}

/** Absolute folders of the submodules whose address is the source's, as git itself reads `.gitmodules`. */
function submodulesOf(root: string, {tree}: Source, identity: string): readonly string[] {
  if (tree.kind('.gitmodules') !== 'file') return []
  const file = join(root, '.gitmodules')
  const listing = siblingGit(root, [
    'config',
    '--file',
    file,
    '--null',
    '--get-regexp',
    '^submodule\\..*\\.(path|url)$',
  ])
  const values = new Map<string, {path?: string; url?: string}>()
  for (const row of listing.stdout.toString('utf-8').split('\0')) {
    const [, name = '', key = '', value = ''] = /^submodule\.(.*)\.(path|url)\n(.*)$/s.exec(row) ?? []
    if (key !== '') values.set(name, {...values.get(name), [key]: value})
  }
  return [...values.values()].flatMap(({path, url}) => {
    if (path === undefined || url === undefined || normaliseSource(url) !== identity) return []
    if (tree.kind(path) !== 'directory' || tree.isLink(path)) return []
    const folder = join(root, ...path.split('/'))
    return isRepository(folder) ? [folder] : []
  })
}
