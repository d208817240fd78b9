import {spawnSync} from 'node:child_process'
import type {GitFacts, Path} from '../model.ts'
import {changedPaths, commitDates} from './commit-dates.ts'

/**
 * What the system's git knows about the work tree that holds `root`; each fact is fetched at its first use and kept.
 * Where git is missing, refuses the folder (`safe.directory`) or has no commit, the facts are simply absent.
 */
export function gitFacts(root: string): GitFacts {
  const place = once(() => workTreePlace(root))
  const headTime = once(() => (place() ? readHeadTime(root) : undefined))
  const dates = once(() => lastCommitDates(root, place()))
  const atHead = new Map<Path, Uint8Array | undefined>()
  return {
    get workTree() {
      return place() !== undefined
    },
    get headTime() {
      return headTime()
    },
    lastCommitDates: dates,
    fileAtHead(path) {
      if (!atHead.has(path)) atHead.set(path, place() && runGit(root, ['cat-file', 'blob', `HEAD:./${path}`]))
      return atHead.get(path)
    },
  }
}

/** The root's path within its work tree, "" or ending in a slash; undefined outside of one. */
function workTreePlace(root: string): {readonly prefix: string} | undefined {
  const answer = runGit(root, ['rev-parse', '--is-inside-work-tree', '--show-prefix'])?.toString('utf-8')
  return answer?.startsWith('true\n') ? {prefix: answer.slice('true\n'.length, -1)} : undefined
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
function lastCommitDates(root: string, place: {readonly prefix: string} | undefined): ReadonlyMap<Path, string> {
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

/**
 * The output of one git command in `root`; undefined when it fails. No shell, no prompt, no pager, no lock, and nothing
 * that a repository's own configuration could have git run for us: hooks, file system monitor, signature check. Filters
 * alone are run (`.gitattributes`), without which a file in large file storage would never be clean.
 */
function runGit(root: string, command: readonly string[]): Buffer | undefined {
  const result = spawnSync('git', ['-C', root, ...safeConfiguration, ...command], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1024 ** 3,
    windowsHide: true,
  })
  return result.error || result.status !== 0 ? undefined : result.stdout
}

const safeConfiguration = [
  '--no-pager',
  '-c',
  'core.quotePath=false',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'log.showSignature=false',
  '-c',
  'log.follow=false',
]

/**
 * What ties git to one repository, from `git rev-parse --local-env-vars`: a hook that calls us has set some of it. The
 * variables with settings stay, since `safe.directory` may come from them.
 */
const repositoryVariables = [
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_CONFIG',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_QUARANTINE_PATH',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
]

/** Ours, but the root alone says which repository is meant. */
function environment(): NodeJS.ProcessEnv {
  const {GIT_EXTERNAL_DIFF, ...rest} = process.env
  for (const name of repositoryVariables) delete rest[name]
  return {...rest, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C'}
}

function once<Value>(make: () => Value): () => Value {
  let made: {readonly value: Value} | undefined
  return () => {
    made ??= {value: make()}
    return made.value
  }
}
