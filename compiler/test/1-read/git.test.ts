import {execFileSync} from 'node:child_process'
import {chmodSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {delimiter, join} from 'node:path'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {openSource} from '../../1-read/disk.ts'
import {gitFacts} from '../../1-read/git.ts'
import {indexedFiles, layOver, manifestWith} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import {folder, type Repository, repository} from './repository.ts'

const decode = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

afterEach(() => {
  vi.unstubAllEnvs()
})

/** What `git log -1` says of each tracked and clean file: the answer that one process must equal. */
function oneByOne({git}: Repository, prefix = ''): Record<string, string> {
  const changed = new Set(git('diff', '--name-only', '-z', 'HEAD').split('\0'))
  const tracked = git('ls-files', '-z')
    .split('\0')
    .filter((path) => path !== '' && !changed.has(path))
  return Object.fromEntries(
    tracked
      .filter((path) => path.startsWith(prefix))
      .map((path) => [path.slice(prefix.length), git('log', '-1', '--format=%cs', '--', path).trim()]),
  )
}

const datesOf = (root: string) => Object.fromEntries(gitFacts(root).lastCommitDates())

describe('last commit dates', () => {
  test('tracked and clean files have the committer date of their last commit', () => {
    const repo = repository()
    repo.write({
      'a.md': '1',
      'docs/ö b "c".md': '1',
      'changed.md': '1',
      'staged.md': '1',
      'gone.md': '1',
      'old.md': '1',
    })
    repo.commit('2026-01-01')
    repo.write({'a.md': '2'})
    repo.commit('2026-01-05')
    repo.git('rm', '-q', 'old.md')
    repo.commit('2026-01-06')
    repo.write({'changed.md': '2', 'staged.md': '2', 'untracked.md': '', 'new.md': '', 'old.md': 'untracked again'})
    repo.git('add', 'staged.md', 'new.md')
    rmSync(join(repo.root, 'gone.md'))
    expect(datesOf(repo.root)).toEqual({'a.md': '2026-01-05', 'docs/ö b "c".md': '2026-01-01'})
  })

  test('a touched but equal file is clean, a renamed one is new', () => {
    const repo = repository()
    repo.write({'a.md': 'same text', 'b.md': 'b'})
    repo.commit('2026-01-01')
    renameSync(join(repo.root, 'b.md'), join(repo.root, 'c.md'))
    repo.commit('2026-01-02')
    writeFileSync(join(repo.root, 'a.md'), 'same text')
    expect(datesOf(repo.root)).toEqual({'a.md': '2026-01-01', 'c.md': '2026-01-02'})
  })

  test('merges give what `git log -1 -- PATH` gives', () => {
    const repo = repository()
    repo.write({'both.md': '1', 'reverted.md': '1', 'main.md': '1', 'docs/side.md': '1', 'deleted.md': '1'})
    repo.commit('2026-01-01')
    repo.git('checkout', '-q', '-b', 'side')
    repo.write({'reverted.md': '2', 'docs/side.md': '2'})
    repo.commit('2026-01-02')
    repo.write({'reverted.md': '1', 'both.md': 'side', 'added.md': 'x'})
    repo.commit('2026-01-03')
    repo.git('checkout', '-q', 'main')
    repo.git('rm', '-q', 'deleted.md')
    repo.write({'main.md': '2', 'both.md': 'main'})
    repo.commit('2026-01-04')
    try {
      repo.git('merge', '-q', '--no-commit', 'side')
    } catch {
      // The conflict in both.md is meant; the merge settles it in a way of its own.
    }
    repo.write({'both.md': 'merged'})
    repo.commit('2026-01-05')
    repo.git('checkout', '-q', '-b', 'ours')
    repo.write({'main.md': '9'})
    repo.commit('2026-01-06')
    repo.git('checkout', '-q', 'main')
    repo.write({'docs/side.md': '3'})
    repo.commit('2026-01-07')
    repo.git('merge', '-q', '-s', 'ours', '-m', 'x', 'ours')
    const expected = {
      'added.md': '2026-01-03',
      'both.md': '2026-01-05',
      'docs/side.md': '2026-01-07',
      'main.md': '2026-01-04',
      'reverted.md': '2026-01-01',
    }
    expect(oneByOne(repo)).toEqual(expected)
    expect(datesOf(repo.root)).toEqual(expected)
    expect(datesOf(join(repo.root, 'docs'))).toEqual({'side.md': '2026-01-07'})
  })

  test('random histories with branches agree with `git log -1` for each file', () => {
    let state = 7
    const random = (below: number) => {
      state = (state * 1103515245 + 12345) % 2 ** 31
      return state % below
    }
    const repo = repository()
    repo.write({'docs/0.md': '0', '1.md': '0', '2.md': '0', 'docs/3.md': '0'})
    repo.commit('2026-01-01')
    const day = (step: number) => `2026-03-${String(step + 1).padStart(2, '0')}`
    for (let step = 0; step < 16; step++) {
      const branch = `b${random(3)}`
      try {
        repo.git('checkout', '-q', branch)
      } catch {
        repo.git('checkout', '-q', '-b', branch)
      }
      const other = `b${random(3)}`
      const exists = repo.git('branch', '--list', other).trim() !== ''
      if (exists && random(2) === 0) repo.git('merge', '-q', '-X', 'ours', '-m', 'x', other)
      const name = ['docs/0.md', '1.md', '2.md', 'docs/3.md'][random(4)] ?? '1.md'
      repo.write({[name]: String(random(3))})
      if (repo.git('status', '--porcelain').trim() !== '') repo.commit(day(step))
    }
    expect(Number(repo.git('rev-list', '--merges', '--count', '--all'))).toBeGreaterThan(1)
    for (const branch of ['b0', 'b1', 'b2']) {
      repo.git('checkout', '-q', branch)
      expect(datesOf(repo.root)).toEqual(oneByOne(repo))
      expect(datesOf(join(repo.root, 'docs'))).toEqual(oneByOne(repo, 'docs/'))
    }
  })

  test('a root inside a larger work tree sees its own files by its own paths', () => {
    const repo = repository()
    repo.write({'a.md': '1', 'layer/a.md': '1', 'layer/docs/b.md': '1', 'layer-two/c.md': '1'})
    repo.commit('2026-01-01')
    repo.write({'a.md': '2', 'layer/docs/b.md': '2'})
    const facts = gitFacts(join(repo.root, 'layer'))
    expect(Object.fromEntries(facts.lastCommitDates())).toEqual({'a.md': '2026-01-01'})
    expect([decode(facts.fileAtHead('docs/b.md')), facts.fileAtHead('c.md'), facts.workTree]).toEqual([
      '1',
      undefined,
      true,
    ])
  })

  test('a shallow clone dates files by its oldest commit', () => {
    const repo = repository()
    repo.write({'a.md': '1', 'b.md': '1'})
    repo.commit('2026-01-01')
    repo.write({'a.md': '2'})
    repo.commit('2026-01-02')
    const clone = join(folder(), 'clone')
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repo.root}`, clone], {stdio: 'ignore'})
    expect(datesOf(clone)).toEqual({'a.md': '2026-01-02', 'b.md': '2026-01-02'})
  })

  test('two processes whatever the number of files, and none the second time', () => {
    const repo = repository()
    repo.write(Object.fromEntries(Array.from({length: 50}, (_, index) => [`${index}.md`, String(index)])))
    repo.commit('2026-01-01')
    const tools = folder()
    const log = join(tools, 'log')
    const git = execFileSync('sh', ['-c', 'command -v git'], {encoding: 'utf-8'}).trim()
    writeFileSync(join(tools, 'git'), `#!/bin/sh\necho "$@" >> '${log}'\nexec '${git}' "$@"\n`)
    chmodSync(join(tools, 'git'), 0o755)
    vi.stubEnv('PATH', `${tools}${delimiter}${process.env.PATH}`)
    const facts = gitFacts(repo.root)
    expect(facts.lastCommitDates().size).toBe(50)
    expect(facts.lastCommitDates()).toBe(facts.lastCommitDates())
    expect([facts.workTree, facts.headTime, facts.headTime]).toEqual([true, 1767268800000, 1767268800000])
    expect([decode(facts.fileAtHead('7.md')), decode(facts.fileAtHead('7.md'))]).toEqual(['7', '7'])
    const commands = readFileSync(log, 'utf-8').trim().split('\n')
    const verbs = commands.map(
      (line) => /\b(rev-parse|log|status|show|cat-file) /.exec(line.replace(/-c \S+/g, ''))?.[1],
    )
    expect(verbs).toEqual(['rev-parse', 'log', 'status', 'show', 'cat-file'])
  })
})

describe('facts that are absent', () => {
  const nothing = (root: string) => {
    const facts = gitFacts(root)
    return [facts.workTree, facts.headTime, facts.lastCommitDates().size, facts.fileAtHead('a.md')]
  }

  test('without a commit', () => {
    const repo = repository()
    repo.write({'a.md': ''})
    expect(nothing(repo.root)).toEqual([true, undefined, 0, undefined])
  })

  test('a path that HEAD has as a folder', () => {
    const repo = repository()
    repo.write({'docs/a.md': ''})
    repo.commit('2026-01-01')
    expect(gitFacts(repo.root).fileAtHead('docs')).toBeUndefined()
  })
})

test('nothing in a repository makes git run a program or leave a lock', () => {
  const repo = repository()
  const trace = join(folder(), 'ran')
  repo.write({'a.md': 'a'})
  repo.commit('2026-01-01')
  const script = join(folder(), 'script')
  writeFileSync(script, `#!/bin/sh\ntouch '${trace}'\n`)
  chmodSync(script, 0o755)
  for (const key of ['core.fsmonitor', 'diff.external', 'core.pager', 'gpg.program']) repo.git('config', key, script)
  repo.git('config', 'log.showSignature', 'true')
  writeFileSync(join(repo.root, '.git/index.lock'), '')
  const facts = gitFacts(repo.root)
  expect([Object.fromEntries(facts.lastCommitDates()), facts.headTime]).toEqual([{'a.md': '2026-01-01'}, 1767268800000])
  expect(() => readFileSync(trace)).toThrow('ENOENT')
})

test('a hook that calls us does not lead us to its own repository', () => {
  const repo = repository()
  repo.write({'a.md': 'a'})
  repo.commit('2026-01-01')
  const other = repository().root
  vi.stubEnv('GIT_DIR', join(other, '.git'))
  vi.stubEnv('GIT_COMMON_DIR', join(other, '.git'))
  vi.stubEnv('GIT_INDEX_FILE', '/nowhere')
  vi.stubEnv('GIT_OBJECT_DIRECTORY', '/nowhere')
  expect(datesOf(repo.root)).toEqual({'a.md': '2026-01-01'})
})

test('what a sparse checkout leaves out is known, and stands for an error of the layer', () => {
  const {root, git, write, commit} = repository()
  write({...(layOver({}) as Record<string, string>), 'docs/domain/more/herbs.md': '# Herbs\n', 'src/till.ts': ''})
  commit('2026-01-01')
  const leftOut = () => openSource(root).git.leftOut()
  expect(leftOut()).toEqual([])
  git('sparse-checkout', 'set', '--no-cone', '/*', '!/docs/domain/more/', '!/src/')
  expect(leftOut()).toEqual(['docs/domain/more/herbs.md', 'src/till.ts'])
  expect(openSource(join(root, 'docs')).git.leftOut()).toEqual(['domain/more/herbs.md'])
  const found = examine(openSource(root), {now: 0}).diagnostics
  expect(found.map(({rule, message}) => `${rule} ${message}`)).toEqual([
    'git-sparse Git leaves a file of the layer out of this work tree: `docs/domain/more/herbs.md`.',
  ])
  git('sparse-checkout', 'disable')
  expect(leftOut()).toEqual([])
})

test('a checkout with CRLF is told apart from changed documents', () => {
  const {root, git, write, commit} = repository()
  const files = {...layOver({'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}), ...indexedFiles})}
  write(files as Record<string, string>)
  commit('2026-01-01')
  const stale = () => examine(openSource(root), {now: 0}).diagnostics.filter(({rule}) => rule === 'index-stale')
  expect(stale()).toEqual([])
  git('config', 'core.autocrlf', 'true')
  rmSync(join(root, 'docs/domain'), {recursive: true})
  git('checkout', '.')
  expect(readFileSync(join(root, 'docs/domain/terms.md'), 'utf-8')).toContain('\r\n')
  expect(stale().map(({hint}) => hint)).toEqual([
    expect.stringMatching(/^Only line ends differ: .*`\*\.md text eol=lf`/),
  ])
  write({'docs/domain/terms.md': '# Terms\r\n\r\nOther words.\r\n'})
  expect(stale().map(({hint}) => hint)).toEqual(['Run `lejic build` and commit the index.'])
})
