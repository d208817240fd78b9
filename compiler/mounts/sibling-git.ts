import {spawnSync} from 'node:child_process'
import {gitEnvironment, safeConfiguration} from '../1-read/run-git.ts'

/** How one git command on a sibling's repository ended. */
export interface GitAnswer {
  readonly ok: boolean
  /** git's exit status; null when it did not come to one. */
  readonly code: number | null
  readonly stdout: Buffer
  /** It wrote more than it may, or took longer than it may. */
  readonly stopped?: 'size' | 'time'
}

export interface GitLimits {
  /** Bytes of output. */
  readonly bytes?: number
  readonly ms?: number
  readonly input?: string
}

const localMs = 120_000
/** Fetching a long history takes its time. */
export const networkMs = 600_000

/**
 * Runs git in `repository`, which is somebody else's content: arguments as a list and no shell, no hook, no file system
 * monitor, no replaced objects, no remote helper that runs a command (`ext::`), no question asked, and bounds on time and
 * output. Answers what happened; nothing of git's own words is handed on.
 */
export function siblingGit(repository: string, command: readonly string[], limits: GitLimits = {}): GitAnswer {
  const {bytes = 64 * 1024 ** 2, ms = localMs, input} = limits
  const result = spawnSync('git', ['-C', repository, ...safeOptions, ...command], {
    env: quietEnvironment(),
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
    ...(input === undefined ? {} : {input}),
    maxBuffer: bytes,
    timeout: ms,
    killSignal: 'SIGKILL',
    windowsHide: true,
  })
  const failure = result.error && 'code' in result.error ? result.error.code : undefined
  return {
    ok: !result.error && result.status === 0,
    code: result.error ? null : result.status,
    stdout: result.stdout ?? Buffer.alloc(0),
    ...(failure === 'ENOBUFS' ? {stopped: 'size' as const} : failure === 'ETIMEDOUT' ? {stopped: 'time' as const} : {}),
  }
}

/** The text of an answer without its last line break; undefined when git refused. */
export function gitText(repository: string, ...command: readonly string[]): string | undefined {
  const {ok, stdout} = siblingGit(repository, command)
  return ok ? stdout.toString('utf-8').replace(/\n$/, '') : undefined
}

const safeOptions = [
  ...safeConfiguration,
  '--no-replace-objects',
  '-c',
  'protocol.ext.allow=never',
  '-c',
  'fetch.recurseSubmodules=no',
  '-c',
  'fetch.writeCommitGraph=false',
  '-c',
  'gc.auto=0',
  '-c',
  'maintenance.auto=false',
]

/**
 * Credentials that are at hand are used, none is asked for: an empty `GIT_ASKPASS` keeps git from every other program that
 * asks, and ssh asks nothing in batch mode. `GIT_ALLOW_PROTOCOL` would outrank the refusal of `ext::`.
 */
function quietEnvironment(): NodeJS.ProcessEnv {
  const {SSH_ASKPASS, GIT_ALLOW_PROTOCOL, ...rest} = gitEnvironment()
  const protocols = GIT_ALLOW_PROTOCOL?.split(':').filter((name) => name !== 'ext')
  return {
    ...rest,
    GIT_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GCM_INTERACTIVE: 'never',
    GIT_SSH_COMMAND: `${rest.GIT_SSH_COMMAND ?? 'ssh'} -oBatchMode=yes`,
    ...(protocols ? {GIT_ALLOW_PROTOCOL: protocols.join(':')} : {}),
  }
}
