import {spawnSync} from 'node:child_process'
import {chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {parse} from 'yaml'
import {smallLayer} from '../../small-layer.ts'
import {emptyFolder, environment, executable, git, json, lejic, repository, writeFiles} from './executable.ts'

const github = '.github/workflows/lejic.yml'
const {version} = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf-8'))

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly shell?: string
  readonly if?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, unknown>>
}

const yaml = (folder: string, path: string) => parse(readFileSync(join(folder, path), 'utf-8'))

/** A committed layer on `main` with everything built, and `work` checked out on top of it. */
function built(): string {
  const folder = emptyFolder(smallLayer({'.gitignore': '/out/\n/.leji/\n'}))
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'x')
  expect(lejic(folder, ['build']).exit).toBe(0)
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'y')
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD')
  git(folder, 'checkout', '-q', '-b', 'work')
  return folder
}

/** Runs a step's script as a runner does, with an `npx` that must ask for `lejic@WANTED` and runs the built executable. */
function runStep(folder: string, script: string, wanted: string, env: Readonly<Record<string, string>>) {
  const tools = join(folder, '..', 'tools')
  mkdirSync(tools, {recursive: true})
  const npx = `#!/bin/bash\n[ "$1 $2" = "--yes lejic@${wanted}" ] || exit 99\nshift 2\nexec "${process.execPath}" "${executable}" "$@"\n`
  writeFileSync(join(tools, 'npx'), npx)
  chmodSync(join(tools, 'npx'), 0o755)
  const run = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: folder,
    env: {...environment(env), PATH: `${tools}:${process.env.PATH}`},
    encoding: 'utf-8',
  })
  return {exit: run.status, stdout: run.stdout, stderr: run.stderr}
}

describe('init --ci', () => {
  test('writes the job beside a new layer, and alone into one that exists', () => {
    const folder = emptyFolder()
    git(folder, 'init', '-q')
    expect(json(lejic(folder, ['init', '--ci', 'github', '--json']))).toMatchObject({
      written: expect.arrayContaining([github, 'leji.json']),
    })
    const text = readFileSync(join(folder, github), 'utf-8')
    expect(text).toContain(`lejic@${version} check`)
    const again = lejic(folder, ['init', '--ci', 'github', '--json'])
    expect(json(again)).toMatchObject({ok: true, written: [], kept: [github]})
    writeFiles(folder, {[github]: 'mine\n'})
    expect(lejic(folder, ['init', '--ci', 'github']).stdout).toContain('was left as it is')
    expect(readFileSync(join(folder, github), 'utf-8')).toBe('mine\n')
    expect(json(lejic(folder, ['init', '--ci', 'gitlab', '--json']))).toMatchObject({
      written: ['.gitlab-ci.yml'],
      kept: [],
    })
  })

  test('gives GitLab’s job a file of its own beside an existing pipeline', () => {
    const folder = emptyFolder({...smallLayer(), '.gitlab-ci.yml': 'stages: [test]\n'})
    const run = lejic(folder, ['init', '--ci', 'gitlab'])
    expect(run.stdout).toContain('include: [{local: .gitlab/lejic.yml}]')
    expect(readFileSync(join(folder, '.gitlab-ci.yml'), 'utf-8')).toBe('stages: [test]\n')
    const {lejic: job} = yaml(folder, '.gitlab/lejic.yml')
    expect(job.variables).toEqual({GIT_DEPTH: '0'})
    expect(job.script).toHaveLength(2)
  })

  test('says what is left to do in a new layer too', () => {
    const folder = emptyFolder({'.gitlab-ci.yml': 'stages: [test]\n'})
    expect(json(lejic(folder, ['init', '--ci', 'gitlab', '--json'])).todo).toContain('.gitlab/lejic.yml')
  })

  test('an unknown host is misuse', () => {
    const folder = emptyFolder()
    expect(lejic(folder, ['init', '--ci', 'jenkins']).exit).toBe(2)
    expect(existsSync(join(folder, 'leji.json'))).toBe(false)
  })
})

describe('the workflow', () => {
  const steps = (folder: string): readonly Step[] => {
    expect(lejic(folder, ['init', '--ci', 'github']).exit).toBe(0)
    const workflow = yaml(folder, github)
    expect(workflow.permissions).toEqual({contents: 'read'})
    return workflow.jobs.check.steps
  }

  test('may only read, has the whole history, and passes a sound layer', () => {
    const folder = built()
    const [checkout, , check, compare] = steps(folder)
    expect(checkout?.with).toEqual({'fetch-depth': 0, 'persist-credentials': false})
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not of ours
    expect(check?.env).toEqual({BASE: '${{ github.base_ref }}'})
    for (const base of ['', 'main'])
      expect(runStep(folder, check?.run ?? '', version, {BASE: base}), base).toMatchObject({exit: 0})
    expect(runStep(folder, compare?.run ?? '', version, {})).toMatchObject({exit: 0})
  })

  test('fails a broken one with annotations, compares with the branch, and sees stale files', () => {
    const folder = built()
    const [, , check, compare] = steps(folder)
    const record = 'docs/decisions/0001-start.md'
    writeFiles(folder, {[record]: readFileSync(join(folder, record), 'utf-8').replace('We start.', 'We stop.')})
    expect(runStep(folder, check?.run ?? '', version, {BASE: ''}).stdout).not.toContain('decision-immutable')
    const run = runStep(folder, check?.run ?? '', version, {BASE: 'main'})
    expect(run.exit).toBe(1)
    expect(run.stdout).toMatch(/^::error .*decision-immutable/m)
    expect(runStep(folder, compare?.run ?? '', version, {}).exit).toBe(1)
  })
})

describe('the action', () => {
  const action = yaml(repository, 'action.yml')
  const [check, compare] = action.runs.steps as readonly Step[]

  test('keeps to the documented form, and lets no input into a script', () => {
    expect(action.runs.using).toBe('composite')
    for (const step of action.runs.steps as readonly Step[]) {
      expect(step.shell).toBe('bash')
      expect(step.run).not.toContain('${{')
    }
    for (const [name, input] of Object.entries<{description?: string; default?: string}>(action.inputs)) {
      expect(input.description, name).toMatch(/\S/)
      expect(typeof input.default, name).toBe('string')
    }
    const used = [...readFileSync(join(repository, 'action.yml'), 'utf-8').matchAll(/inputs\.([a-z]+)/g)].map(
      ([, name]) => name,
    )
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)))
  })

  test('runs what it says', () => {
    const folder = built()
    const env = {LEJIC_VERSION: '1.2.3', LEJIC_ROOT: '.', LEJIC_SINCE: '', LEJIC_STRICT: 'true', BASE: 'main'}
    const run = (script: string | undefined, more: Readonly<Record<string, string>> = {}) =>
      runStep(folder, script ?? '', '1.2.3', {...env, ...more})
    expect(run(check?.run)).toMatchObject({exit: 0})
    expect(run(compare?.run)).toMatchObject({exit: 0})
    expect(run(check?.run, {LEJIC_SINCE: 'nowhere'})).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('`nowhere`'),
    })
    expect(run(check?.run, {LEJIC_SINCE: '$(touch evil)`touch evil`; touch evil'}).exit).toBe(2)
    expect(existsSync(join(folder, 'evil'))).toBe(false)
    writeFiles(folder, {'docs/system/part-1.md': '# One\n\n[gone](gone.md)\n'})
    const broken = run(check?.run)
    expect(broken.exit).toBe(1)
    expect(broken.stdout).toMatch(/^::error file=docs\/system\/part-1\.md,line=3/m)
  })
})

test('the hooks for pre-commit name commands that exist, with the keys that it documents', () => {
  const documented = new Set([
    'id',
    'name',
    'description',
    'entry',
    'language',
    'pass_filenames',
    'always_run',
    'files',
    'types',
  ])
  const hooks = yaml(repository, '.pre-commit-hooks.yaml') as readonly Readonly<Record<string, unknown>>[]
  expect(hooks.map(({id}) => id)).toEqual(['lejic-check', 'lejic-build-check'])
  const folder = built()
  for (const hook of hooks) {
    expect(Object.keys(hook).filter((key) => !documented.has(key))).toEqual([])
    const [command, ...args] = String(hook.entry).split(' ')
    expect(command).toBe('lejic')
    expect(lejic(folder, args), String(hook.id)).toMatchObject({exit: 0})
  }
})
