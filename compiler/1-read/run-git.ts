import {spawnSync} from 'node:child_process'

/** What came of a git command: its output, or what it complained of; `not-started` where there is no git to run. */
export type GitAnswer =
  | {readonly state: 'done'; readonly output: Buffer}
  | {readonly state: 'failed'; readonly complaint: string}
  | {readonly state: 'not-started'}

/** The output of one git command in `root`, which reads `input` when there is some; undefined when it fails. */
export function runGit(root: string, command: readonly string[], input?: string): Buffer | undefined {
  const answer = askGit(root, command, input)
  return answer.state === 'done' ? answer.output : undefined
}

/**
 * Runs one git command in `root`. No shell, no prompt, no pager, no lock, and nothing that a repository's own
 * configuration could have git run for us: hooks, file system monitor, signature check. Filters alone are run
 * (`.gitattributes`), without which a file in large file storage would never be clean.
 */
export function askGit(root: string, command: readonly string[], input?: string): GitAnswer {
  const {error, status, stdout, stderr} = spawnSync('git', ['-C', root, ...safeConfiguration, ...command], {
    env: gitEnvironment(),
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(input === undefined ? {} : {input}),
    maxBuffer: 1024 ** 3,
    windowsHide: true,
  })
  if (error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES')) return {state: 'not-started'}
  if (error || status !== 0) return {state: 'failed', complaint: stderr?.toString('utf-8') ?? ''}
  return {state: 'done', output: stdout}
}

/** Nothing that a repository's own configuration could have git run, and output that is always read the same way. */
export const safeConfiguration: readonly string[] = [
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

/** Ours, but the folder that is named alone says which repository is meant; nothing asks, fetches on its own or locks. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const {GIT_EXTERNAL_DIFF, ...rest} = process.env
  for (const name of repositoryVariables) delete rest[name]
  return {...rest, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C'}
}
