import {compareBytes} from '../byte-order.ts'
import type {Path, PathChange, Revision, RevisionProblem} from '../model.ts'
import {batchObjects} from './cat-file.ts'
import {type MemoryEntry, memorySource} from './memory.ts'
import {runGit} from './run-git.ts'

/**
 * The root at the commit where the history of `name` and that of HEAD part: what a pull request would merge into, so that
 * changes made on the other side since then are nobody's fault here. Where the two share no history, `name` itself.
 */
export function openRevision(root: string, name: string): Revision | RevisionProblem {
  if (!commitOf(root, 'HEAD')) return {problem: 'no-commit'}
  const given = commitOf(root, name)
  if (!given) return {problem: 'unknown'}
  const base = runGit(root, ['merge-base', given, 'HEAD'])?.toString('utf-8').trim()
  if (!base && runGit(root, ['rev-parse', '--is-shallow-repository'])?.toString('utf-8').trim() === 'true')
    return {problem: 'no-ancestor'}
  const commit = base || given
  let source: Revision['source'] | undefined
  let changes: readonly PathChange[] | undefined
  return {
    name,
    commit,
    get source() {
      source ??= memorySource(Object.fromEntries(entriesAt(root, commit)), {git: false})
      return source
    },
    get changes() {
      changes ??= changesSince(root, commit)
      return changes
    },
  }
}

/** The full id of the commit that a name stands for; a name that looks like an option is none. */
function commitOf(root: string, name: string): string | undefined {
  const id = runGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
  return id?.toString('utf-8').trim() || undefined
}

/** What a layer is made of; whatever else stands in the repository may be large and is not fetched. */
const layerFile = /\.(md|json|ya?ml)$/

function entriesAt(root: string, commit: string): ReadonlyMap<Path, MemoryEntry> {
  const listing = runGit(root, ['ls-tree', '-r', '-z', commit])?.toString('utf-8') ?? ''
  const objects = listing.split('\0').flatMap((row) => {
    const [, mode, type, object = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(row) ?? []
    return type === 'blob' ? [{path, object, isLink: mode === '120000'}] : []
  })
  const wanted = objects.filter(({path, isLink}) => isLink || layerFile.test(path))
  const contents = blobs(root, [...new Set(wanted.map(({object}) => object))])
  return new Map(
    objects.map(({path, object, isLink}): [Path, MemoryEntry] => {
      const bytes = contents.get(object)
      if (!bytes || (!isLink && !layerFile.test(path))) return [path, {unreadable: true}]
      return [path, isLink ? {link: bytes.toString('utf-8')} : bytes]
    }),
  )
}

/** Objects by id from one process. */
function blobs(root: string, objects: readonly string[]): ReadonlyMap<string, Buffer> {
  const output = runGit(root, ['cat-file', '--batch'], objects.map((object) => `${object}\n`).join(''))
  return new Map([...batchObjects(output ?? Buffer.alloc(0))].map(({object, bytes}) => [object, bytes]))
}

/** From the commit to the work tree, files that git does not know yet included. */
function changesSince(root: string, commit: string): readonly PathChange[] {
  const options = [
    '--relative',
    '--name-status',
    '-z',
    '-M',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=all',
  ]
  const diff = runGit(root, ['diff', ...options, commit, '--', '.'])?.toString('utf-8') ?? ''
  const unknown = runGit(root, ['ls-files', '--others', '--exclude-standard', '-z'])?.toString('utf-8') ?? ''
  const added = unknown.split('\0').filter((path) => path !== '')
  return [...diffRows(diff), ...added.map((path): PathChange => ({path, kind: 'added'}))].sort((a, b) =>
    compareBytes(a.path, b.path),
  )
}

/** `M\0path\0`, `R100\0old\0new\0` and so on. */
function diffRows(diff: string): readonly PathChange[] {
  const fields = diff.split('\0')
  const rows: PathChange[] = []
  for (let at = 0; at + 1 < fields.length; ) {
    const letter = fields[at]?.charAt(0)
    const path = fields[at + 1] ?? ''
    const isRename = letter === 'R' || letter === 'C'
    const to = isRename ? (fields[at + 2] ?? '') : path
    at += isRename ? 3 : 2
    if (letter === 'R') rows.push({path: to, kind: 'renamed', from: path})
    else if (letter === 'A' || letter === 'C') rows.push({path: to, kind: 'added'})
    else rows.push({path, kind: letter === 'D' ? 'removed' : 'changed'})
  }
  return rows
}
