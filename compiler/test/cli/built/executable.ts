import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {onTestFinished} from 'vitest'
import {schemas, violations} from '../../schemas/all-schemas.ts'

/** The checkout. */
export const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** The built executable, as `bin` names it. */
export const executable = join(repository, 'out/compiler/lejic.js')

export interface Run {
  readonly exit: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * A clean environment: nothing of the machine that runs the tests changes an answer. Git sees no settings of its own and
 * takes the folder of the test for the end of the world.
 */
export function environment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const {PATH = '', HOME = '', SystemRoot = ''} = process.env
  return {
    PATH,
    HOME,
    SystemRoot,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: realpathSync(tmpdir()),
    ...extra,
  }
}

/** Runs the executable to its end, with no terminal anywhere. */
export function lejic(cwd: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}): Run {
  const {status, stdout, stderr, error} = spawnSync(process.execPath, [executable, ...args], {
    cwd,
    env: environment(extra),
    encoding: 'utf-8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  })
  if (error) throw error
  return {exit: status, stdout, stderr}
}

/** The JSON document on stdout, which must be all of it, fit a schema of its command’s answers and agree with the exit code. */
export function json(run: Run): Record<string, unknown> {
  const document: {readonly ok?: unknown; readonly [key: string]: unknown} = JSON.parse(run.stdout)
  const told = answersOf(String(document.command)).map((path) => [path, ...violations(path, document)])
  if (!told.some(({length}) => length === 1)) throw new Error(JSON.stringify(told, null, 2))
  if (document.ok !== (run.exit === 0)) throw new Error(`ok is ${document.ok} at exit ${run.exit}`)
  return document
}

/** The schemas of what a command may answer, one for each of its verbs. */
function answersOf(command: string): readonly string[] {
  const own = [...schemas.keys()].filter((path) => path.startsWith(`answers/${command}`))
  return [...own, 'answers/refusal.schema.json']
}

/**
 * A folder with these files that goes away with the test, or whenever `later` says. Its name is fixed, since `init` names
 * a layer after it.
 */
export function emptyFolder(
  files: Readonly<Record<string, string>> = {},
  later: (remove: () => void) => void = onTestFinished,
): string {
  const outer = mkdtempSync(join(realpathSync(tmpdir()), 'lejic-cli-'))
  later(() => rmSync(outer, {recursive: true, force: true}))
  const folder = join(outer, 'meadow')
  mkdirSync(folder)
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true})
    writeFileSync(join(folder, path), text)
  }
}

/** Runs git in a folder and returns what it says. */
export function git(folder: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Robin Example', '-c', 'user.email=robin@example.org']
  const {status, stdout, stderr} = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    env: environment(),
    encoding: 'utf-8',
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout
}
