import {spawn} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {emptyFolder, environment, executable, json, lejic, repository} from './executable.ts'

const {version} = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf-8'))
const noFindings = {findings: [], summary: {errors: 0, warnings: 0, infos: 0}}

describe('version and help', () => {
  test.each([['-v'], ['--version'], ['build', '-v']])('%s %s', (...args) => {
    expect(lejic(repository, args)).toEqual({exit: 0, stdout: `${version}\n`, stderr: ''})
  })

  test('the version as a document', () => {
    expect(json(lejic(repository, ['--version', '--json']))).toEqual({
      command: 'version',
      ok: true,
      ...noFindings,
      version,
    })
  })

  test.each([['--help'], ['-h'], ['help']])('%s lists every command', (...args) => {
    const {exit, stdout, stderr} = lejic(repository, args)
    expect([exit, stderr]).toEqual([0, ''])
    for (const name of ['init', 'build', 'check', 'profile', 'explain'])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  test.each(['init', 'build', 'check', 'profile', 'explain'])(
    'help of %s: usage, flags, an example, no flag of later',
    (name) => {
      const {exit, stdout, stderr} = lejic(repository, [name, '--help'])
      expect([exit, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(new RegExp(`^Usage: lejic ${name}( |$)`, 'm'))
      expect(stdout).toContain('--root DIR')
      expect(stdout).toMatch(/^Examples?:$/m)
      expect(stdout).toContain(`  lejic ${name}`)
      expect(stdout).not.toMatch(/--watch\b/)
      expect(stdout.split('\n').filter((line) => line.length > 110)).toEqual([])
      expect(lejic(repository, ['help', name]).stdout).toBe(stdout)
    },
  )
})

describe('misuse', () => {
  test.each<[string[], string]>([
    [
      [],
      'lejic: No command was given.\n  It is one of init, build, check, profile, explain, route, status, freshness, conformance, changelog, mounts; see `lejic --help`.\n',
    ],
    [['biuld'], 'lejic: lejic has no command `biuld`.\n  Did you mean `build`?\n'],
    [
      ['zzz'],
      'lejic: lejic has no command `zzz`.\n  It has init, build, check, profile, explain, route, status, freshness, conformance, changelog, mounts; see `lejic --help`.\n',
    ],
    [['build', '--chekc'], 'lejic: `lejic build` has no flag `--chekc`.\n  Did you mean `--check`?\n'],
    [['--jsno', 'build'], 'lejic: `lejic build` has no flag `--jsno`.\n  Did you mean `--json`?\n'],
    [
      ['--bogus', 'value', 'build'],
      'lejic: `lejic` has no flag `--bogus`.\n  See `lejic --help` for the flags that it has.\n',
    ],
    [['build', 'docs'], 'lejic: `lejic build` does not know what to do with `docs`.\n  Usage: lejic build [flags]\n'],
    [['build', '--only', 'site,shim'], 'lejic: `--only` cannot be `shim`.\n  Did you mean `shims`?\n'],
    [['build', '--check', '--dry-run'], 'lejic: `--check` and `--dry-run` are two questions.\n  Give one of them.\n'],
    [
      ['build', '--watch'],
      'lejic: `--watch` is not available in this version of lejic.\n  See `lejic build --help` for the flags that are.\n',
    ],
    [['check', '--dry-run'], 'lejic: `--dry-run` says how `--fix` is meant.\n  Give both, or neither.\n'],
    [
      ['check', '--rule', 'link-unresolvd'],
      'lejic: There is no rule `link-unresolvd`.\n  Did you mean `link-unresolved`?\n',
    ],
    [['check', '--format', 'xml'], 'lejic: `--format` cannot be `xml`.\n  It can be pretty, json, sarif, github.\n'],
    [
      ['check', '--json', '--format', 'sarif'],
      'lejic: `--json` and `--format sarif` ask for two documents on one output.\n  Give one of them.\n',
    ],
    [['check', '--root'], 'lejic: `--root` needs a value: DIR.\n'],
    [
      ['check', '--root', 'nowhere'],
      'lejic: `nowhere` is not a folder.\n  `--root` names the folder that holds leji.json.\n',
    ],
    [['explain'], 'lejic: `lejic explain` needs RULE|PATH.\n  Usage: lejic explain RULE|PATH [flags]\n'],
    [
      ['explain', 'link-unresolvd'],
      'lejic: `link-unresolvd` is neither a rule nor a file here.\n  Did you mean `link-unresolved`?\n',
    ],
    [['explain', '../x.md'], 'lejic: `../x.md` lies outside the layer’s folder.\n  Name a file inside it.\n'],
  ])('%j', (args, stderr) => {
    const run = lejic(emptyFolder(), args)
    expect({exit: run.exit, stderr: run.stderr}).toEqual({exit: 2, stderr})
    expect(run.stdout === '' || args.includes('--json')).toBe(true)
  })

  test('is a document where one was asked for, wherever the flag stands', () => {
    const error = {kind: 'usage', message: '`lejic build` has no flag `--chekc`.', hint: 'Did you mean `--check`?'}
    for (const args of [
      ['build', '--chekc', '--json'],
      ['--json', 'build', '--chekc'],
    ]) {
      const run = lejic(emptyFolder(), args)
      expect(run.exit).toBe(2)
      expect(json(run)).toEqual({command: 'build', ok: false, ...noFindings, error})
    }
  })

  test('never shows a stack trace unless it was asked for', () => {
    const folder = emptyFolder()
    expect(lejic(folder, ['build', '--nope']).stderr).not.toMatch(/^\s+at /m)
    expect(lejic(folder, ['build', '--nope'], {LEJIC_DEBUG: '1'}).stderr).toMatch(/^\s+at /m)
  })

  test('a SOURCE_DATE_EPOCH that is no number is named', () => {
    const run = lejic(emptyFolder(), ['check'], {SOURCE_DATE_EPOCH: 'yesterday'})
    expect([run.exit, run.stderr.split('\n')[0]]).toEqual([
      2,
      'lejic: `SOURCE_DATE_EPOCH` is `yesterday`, which is no count of seconds.',
    ])
  })
})

test('a reader that leaves early does not make it fail', async () => {
  const child = spawn(process.execPath, [executable, 'explain', 'link-unresolved'], {
    cwd: repository,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const exit = await new Promise((resolve) => child.on('close', resolve))
  expect([exit, stderr]).toEqual([0, ''])
})

test('what is long arrives whole in a pipe', () => {
  const {findings} = json(lejic(emptyFolder(manyBrokenLinks(3000)), ['check', '--json'])) as {findings: unknown[]}
  expect(findings.length).toBeGreaterThan(3000)
})

/** A layer whose one document has that many broken links. */
function manyBrokenLinks(count: number): Record<string, string> {
  const links = Array.from({length: count}, (_, number) => `[n](missing-${number}.md)`)
  return {
    'leji.json': JSON.stringify({
      leji: '1.0',
      name: 'long',
      rootPath: 'docs/',
      bootProfilePath: 'docs/boot-profile.md',
      categories: {domain: {indexes: ['docs/domain.md']}, decisions: {indexes: ['docs/decisions.md']}},
      owners: {primary: {name: 'Robin'}},
    }),
    'docs/boot-profile.md': `# Identity\n\n# Loading\n\n# Posture\n\n${links.join('\n')}\n`,
  }
}

describe('colour', () => {
  const colored = (args: string[], extra: Record<string, string> = {}) =>
    lejic(repository, ['explain', 'link-unresolved', ...args], extra).stdout.includes('\u001b[')

  test('follows flags and environment', () => {
    expect(colored([])).toBe(false)
    expect(colored(['--color'])).toBe(true)
    expect(colored([], {FORCE_COLOR: '1'})).toBe(true)
    expect(colored(['--no-color'], {FORCE_COLOR: '1'})).toBe(false)
    expect(colored(['--color', '--no-color'])).toBe(false)
    expect(colored([], {FORCE_COLOR: '1', NO_COLOR: '1'})).toBe(false)
  })
})
