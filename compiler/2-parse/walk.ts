import {compareBytes} from '../byte-order.ts'
import type {Path, Tree} from '../model.ts'
import {baseName, normalisePath} from '../paths.ts'

/**
 * The markdown files at a declared path, in byte order (Leji §1.7 `walkMd`): the file itself when it ends in `.md`, or
 * everything below a directory except names that start with `.`, `node_modules` and links. A link at the declared path
 * itself is followed as long as it stays inside the root. The paths are normalised: `./docs/a.md` comes back as
 * `docs/a.md`.
 */
export function walkMarkdown(tree: Tree, path: string): readonly Path[] {
  const start = normalisePath(path)
  if (start === undefined) return []
  const kind = tree.kind(path)
  if (kind === 'file') return path.endsWith('.md') ? [start] : []
  if (kind !== 'directory') return []
  const found: Path[] = []
  const directories = [start]
  for (let directory = directories.pop(); directory !== undefined; directory = directories.pop()) {
    for (const entry of tree.list(directory)) {
      if (entry.name.startsWith('.')) continue
      const below = directory === '' ? entry.name : `${directory}/${entry.name}`
      if (entry.kind === 'file' && entry.name.endsWith('.md')) found.push(below)
      // The entries of a contained directory are no links, so they are contained as well.
      else if (entry.kind === 'directory' && entry.name !== 'node_modules') directories.push(below)
    }
  }
  return found.sort(compareBytes)
}

/** True for `readme.md` in any case, which directory entries pass over (Leji §3.3). */
export function isReadme(path: Path): boolean {
  return baseName(path).toLowerCase() === 'readme.md'
}
