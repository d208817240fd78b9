import type {GitFacts, Path} from '../model.ts'
import {changedPaths, commitDates} from './commit-dates.ts'
import {leftOutFiles} from './left-out.ts'
import {openRevision} from './revision.ts'
import {runGit} from './run-git.ts'
import {type WorkTree, workTreeAt} from './work-tree.ts'

/**
 * What the system's git knows about the work tree that holds `root`; each fact is fetched at its first use and kept.
 * Where git is missing, refuses the folder (`safe.directory`) or has no commit, the facts are absent, and `absence` says why.
 */
export function gitFacts(root: string): GitFacts {
  const found = once(() => workTreeAt(root))
  const place = () => {
    const answer = found()
    return 'why' in answer ? undefined : answer
  }
  const headTime = once(() => (place() ? readHeadTime(root) : undefined))
  const leftOut = once(() => (place() ? leftOutFiles(root) : []))
  const dates = once(() => lastCommitDates(root, place()))
  const atHead = new Map<Path, Uint8Array | undefined>()
  return {
    get workTree() {
      return place() !== undefined
    },
    get absence() {
      const answer = found()
      return 'why' in answer ? answer : undefined
    },
    get headTime() {
      return headTime()
    },
    lastCommitDates: dates,
    leftOut,
    fileAtHead(path) {
      if (!atHead.has(path)) atHead.set(path, place() && runGit(root, ['cat-file', 'blob', `HEAD:./${path}`]))
      return atHead.get(path)
    },
    since: (revision) => (place() ? openRevision(root, revision) : {problem: 'no-git'}),
  }
}

/** Committer time of HEAD in ms. */
function readHeadTime(root: string): number | undefined {
  const seconds = runGit(root, ['show', '-s', '--format=%ct', 'HEAD', '--'])?.toString('utf-8').trim()
  return seconds && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined
}

/**
 * Dates of every tracked and clean file below the root from one `git log` and one `git status`, however many there are.
 * `-m` lists a merge once for each parent, so that a date is the one that `git log -1 -- PATH` finds.
 */
function lastCommitDates(root: string, place: WorkTree | undefined): ReadonlyMap<Path, string> {
  if (!place) return new Map()
  const log = runGit(root, [
    'log',
    '-m',
    '--topo-order',
    '--relative',
    '--no-renames',
    '--no-ext-diff',
    '--name-status',
    '-z',
    '--format=%x01%H %T %cs %P',
    'HEAD',
    '--',
  ])
  const status = log && runGit(root, statusArguments)
  if (!log || !status) return new Map()
  const dates = commitDates(log)
  for (const path of changedPaths(status)) {
    if (path.startsWith(place.prefix)) dates.delete(path.slice(place.prefix.length))
  }
  return dates
}

const statusArguments = [
  'status',
  '--porcelain=v2',
  '-z',
  '--untracked-files=no',
  '--ignore-submodules=all',
  '--no-renames',
  '--',
  '.',
]

function once<Value>(make: () => Value): () => Value {
  let made: {readonly value: Value} | undefined
  return () => {
    made ??= {value: make()}
    return made.value
  }
}
