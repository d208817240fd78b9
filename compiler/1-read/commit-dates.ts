import type {Path} from '../model.ts'

interface Commit {
  readonly hash: string
  readonly tree: string
  readonly date: string
  readonly parents: readonly string[]
  /** What changed against each parent whose tree differs: path to status letter. */
  readonly diffs: Map<Path, string>[]
}

/**
 * The date of the last commit of every path at HEAD, from
 * `git log -m --topo-order --name-status -z --format=%x01%H %T %cs %P`. Finds what `git log -1 -- PATH` finds: a path is
 * handed from a commit to its parent until a commit changed it; at a merge, to the first parent that has it unchanged.
 */
export function commitDates(log: Uint8Array): Map<Path, string> {
  const commits = readCommits(log)
  const treeByHash = new Map(commits.map((commit) => [commit.hash, commit.tree]))
  const dates = new Map<Path, string>()
  const pending = new Map<string, Set<Path>>()
  const [head] = commits
  if (head) pending.set(head.hash, everyPath(commits))
  for (const commit of commits) {
    const paths = pending.get(commit.hash)
    pending.delete(commit.hash)
    if (!paths) continue
    const [first, ...others] = diffsByParent(commit, treeByHash)
    for (const [path, status] of first ?? []) {
      if (!paths.delete(path)) continue
      const unchanged = others.findIndex((diff) => !diff.has(path))
      if (unchanged >= 0) handTo(pending, commit.parents[unchanged + 1], new Set([path]))
      else if (status !== 'D') dates.set(path, commit.date)
    }
    handTo(pending, commit.parents[0], paths)
    if (pending.size === 0) break
  }
  return dates
}

/** Paths of `git status --porcelain=v2 -z` that differ from HEAD, relative to the top of the work tree. */
export function changedPaths(status: Uint8Array): Path[] {
  const paths: Path[] = []
  for (const entry of fields(status)) {
    // `1 XY sub mH mI mW hH hI path`, and `u XY sub m1 m2 m3 mW h1 h2 h3 path`
    const skipped = entry.startsWith('1 ') ? 8 : entry.startsWith('u ') ? 10 : 0
    if (skipped > 0) paths.push(entry.split(' ').slice(skipped).join(' '))
  }
  return paths
}

function readCommits(log: Uint8Array): Commit[] {
  const commits: Commit[] = []
  let diff = new Map<Path, string>()
  let status: string | undefined
  for (const field of fields(log)) {
    if (status !== undefined) {
      diff.set(field, status)
      status = undefined
    } else if (field.startsWith('\u0001')) {
      const [hash = '', tree = '', date = '', ...parents] = field.slice(1).trim().split(' ')
      diff = new Map()
      const last = commits.at(-1)
      if (last?.hash === hash) last.diffs.push(diff)
      else commits.push({hash, tree, date, parents, diffs: [diff]})
    } else if (field.trim() !== '') {
      status = field.trim()
    }
  }
  return commits
}

/** One diff for each parent: git leaves out the parent that a merge equals, which its tree gives away. */
function diffsByParent({tree, parents, diffs}: Commit, treeByHash: ReadonlyMap<string, string>): Map<Path, string>[] {
  if (parents.length <= 1 || diffs.length === parents.length) return diffs
  const rest = [...diffs]
  return parents.map((parent) => (treeByHash.get(parent) === tree ? new Map() : (rest.shift() ?? new Map())))
}

function everyPath(commits: readonly Commit[]): Set<Path> {
  const paths = new Set<Path>()
  for (const {diffs} of commits) for (const diff of diffs) for (const path of diff.keys()) paths.add(path)
  return paths
}

function handTo(pending: Map<string, Set<Path>>, hash: string | undefined, paths: Set<Path>): void {
  if (hash === undefined || paths.size === 0) return
  const known = pending.get(hash)
  if (!known) {
    pending.set(hash, paths)
    return
  }
  const [small, large] = known.size < paths.size ? [known, paths] : [paths, known]
  for (const path of small) large.add(path)
  pending.set(hash, large)
}

/** NUL-terminated fields, decoded one at a time: a long history exceeds the longest string there can be. */
function* fields(bytes: Uint8Array): Generator<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let start = 0
  while (start < buffer.length) {
    const nul = buffer.indexOf(0, start)
    const end = nul < 0 ? buffer.length : nul
    yield buffer.toString('utf-8', start, end)
    start = end + 1
  }
}
