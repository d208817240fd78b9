import type {Path} from './model.ts'

/** `p` without one trailing slash (Leji §1.1). */
export function stripSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

/** True when `a` is `b` or lies below it; lexical (Leji §1.1 `underPath`). The root ("" or ".") covers everything. */
export function underPath(a: string, b: string): boolean {
  const base = stripSlash(b)
  return base === '' || base === '.' || a === base || a.startsWith(`${base}/`)
}

/** `sub` below `root`, as Leji §1.1 `joinUnderRoot` writes it. */
export function joinUnderRoot(root: string, sub: string): string {
  const base = stripSlash(root)
  return base === '' || base === '.' ? sub : `${base}/${sub}`
}

/** The folder of a path without a trailing slash; "" for a path at the root. */
export function directoryOf(path: Path): Path {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? '' : path.slice(0, slash)
}

/** The last segment of a path. */
export function baseName(path: Path): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/**
 * Resolves `.`, `..` and empty segments lexically: `a/./b//../c` is `a/c`. Undefined when `..` climbs above the root.
 */
export function normalisePath(path: string): Path | undefined {
  const out: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') out.push(segment)
    else if (out.pop() === undefined) return undefined
  }
  return out.join('/')
}

/** The relative URL path (not encoded) from the folder of `from` to `to`; both root-relative. */
export function relativePath(from: Path, to: Path): string {
  const source = from.split('/').slice(0, -1)
  const target = to.split('/')
  let shared = 0
  while (shared < source.length && shared < target.length - 1 && source[shared] === target[shared]) shared++
  return [...source.slice(shared).map(() => '..'), ...target.slice(shared)].join('/')
}
