import {execFileSync} from 'node:child_process'
import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {gitFacts} from '../../1-read/git.ts'
import type {Revision} from '../../model.ts'
import {folder, type Repository, repository} from './repository.ts'

function since(root: string, name: string): Revision {
  const found = gitFacts(root).since(name)
  if ('problem' in found) throw new Error(found.problem)
  return found
}

const changes = (root: string, name: string) =>
  since(root, name).changes.map(({path, kind, from}) =>
    from === undefined ? `${kind} ${path}` : `${kind} ${from} ${path}`,
  )

/** `main` with one commit, and `work` checked out on top of it with nothing of its own. */
function branched(files: Readonly<Record<string, string>>): Repository {
  const repo = repository()
  repo.write(files)
  repo.commit('2026-01-01')
  repo.git('checkout', '-q', '-b', 'work')
  return repo
}

const long = Array.from({length: 30}, (_, index) => `line ${index}`).join('\n')

describe('changes', () => {
  test('are committed ones, staged ones, those of the work tree and files that git does not know', () => {
    const repo = branched({
      'committed.md': '1',
      'staged.md': '1',
      'dirty.md': '1',
      'removed.md': 'for good',
      'gone.md': 'gone for good',
      'same.md': '1',
      'moved.md': long,
      '.gitignore': 'ignored.md\n',
    })
    repo.write({'committed.md': '2', 'new/a "b".md': '1'})
    repo.git('mv', 'moved.md', 'new/moved.md')
    repo.git('rm', '-q', 'removed.md')
    repo.commit('2026-01-02')
    repo.write({'staged.md': '2', 'dirty.md': '2', 'untracked.md': '1', 'ignored.md': '1'})
    repo.git('add', 'staged.md')
    rmSync(join(repo.root, 'gone.md'))
    expect(changes(repo.root, 'main')).toEqual([
      'changed committed.md',
      'changed dirty.md',
      'removed gone.md',
      'added new/a "b".md',
      'renamed moved.md new/moved.md',
      'removed removed.md',
      'changed staged.md',
      'added untracked.md',
    ])
  })

  test('made on the other side since the histories parted are nobody’s here', () => {
    const repo = branched({'a.md': '1', 'b.md': '1'})
    repo.write({'a.md': '2'})
    repo.commit('2026-01-02')
    repo.git('checkout', '-q', 'main')
    repo.write({'b.md': '2', 'c.md': '1'})
    repo.commit('2026-01-03')
    repo.git('checkout', '-q', 'work')
    expect(changes(repo.root, 'main')).toEqual(['changed a.md'])
  })

  test('are those below the root, named from it', () => {
    const repo = branched({'layer/docs/a.md': '1', 'other/b.md': '1'})
    repo.write({'layer/docs/a.md': '2', 'layer/docs/new.md': '1', 'other/b.md': '2', 'other/new.md': '1'})
    const root = join(repo.root, 'layer')
    expect(changes(root, 'main')).toEqual(['changed docs/a.md', 'added docs/new.md'])
    expect(since(root, 'main').source.tree.file('docs/a.md')?.text).toBe('1')
    expect(since(root, 'main').source.tree.kind('other/b.md')).toBe('absent')
  })

  test('are none where only the line ends of the work tree differ by git’s own setting', () => {
    const repo = branched({'a.md': 'one\ntwo\n'})
    repo.git('config', 'core.autocrlf', 'true')
    repo.write({'a.md': 'one\r\ntwo\r\n'})
    expect(changes(repo.root, 'main')).toEqual([])
  })

  test('are seen from a detached HEAD, from a linked work tree and inside a submodule', () => {
    const repo = branched({'a.md': '1'})
    repo.write({'a.md': '2'})
    repo.commit('2026-01-02')
    repo.git('checkout', '-q', '--detach')
    expect(changes(repo.root, 'main')).toEqual(['changed a.md'])
    const linked = join(folder(), 'linked')
    repo.git('worktree', 'add', '-q', linked, 'work')
    expect(changes(linked, 'main')).toEqual(['changed a.md'])
    const host = repository()
    host.write({'h.md': '1'})
    host.commit('2026-01-01')
    host.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', '-b', 'work', repo.root, 'context')
    expect(changes(join(host.root, 'context'), 'origin/main')).toEqual(['changed a.md'])
    host.commit('2026-01-02')
    writeFileSync(join(host.root, 'context', 'a.md'), '3')
    expect(changes(host.root, 'HEAD')).toEqual([])
  })
})

describe('the tree then', () => {
  test('has text, links as links, and files that are no text of a layer without their content', () => {
    const repo = repository()
    repo.write({'docs/ö "x".md': '# Ö\n', 'docs/empty.md': '', 'leji.json': '{}', 'big.bin': '\u0000'})
    symlinkSync('docs', join(repo.root, 'link'))
    symlinkSync('/etc/passwd', join(repo.root, 'out.md'))
    writeFileSync(join(repo.root, 'docs', 'line\nbreak.md'), 'odd')
    repo.commit('2026-01-01')
    const {tree} = since(repo.root, 'main').source
    rmSync(join(repo.root, 'docs'), {recursive: true})
    expect(tree.file('docs/ö "x".md')?.text).toBe('# Ö\n')
    expect(tree.file('docs/line\nbreak.md')?.text).toBe('odd')
    expect(tree.file('docs/empty.md')?.text).toBe('')
    expect(tree.file('link/ö "x".md')?.text).toBe('# Ö\n')
    expect(tree.kind('out.md')).toBe('outside')
    expect(tree.kind('big.bin')).toBe('file')
    expect(tree.file('big.bin')).toBeUndefined()
    expect(tree.kind('docs/none.md')).toBe('absent')
  })
})

describe('there is none', () => {
  const problem = (root: string, name: string) => {
    const found = gitFacts(root).since(name)
    return 'problem' in found ? found.problem : found.commit
  }

  test('outside git, without a commit, for a name that git does not know', () => {
    const empty = folder()
    const repo = repository()
    expect(problem(empty, 'main')).toBe('no-git')
    expect(problem(repo.root, 'main')).toBe('no-commit')
    repo.write({'a.md': '1'})
    repo.commit('2026-01-01')
    for (const name of ['nope', '', '--output=x', '-h', 'main:a.md', 'main^{tree}', 'main main', 'main\nmain'])
      expect(problem(repo.root, name)).toBe('unknown')
    for (const name of ['main', 'HEAD', 'main~0']) expect(problem(repo.root, name)).toMatch(/^[0-9a-f]{40}$/)
  })

  test('where a shallow clone ends before the histories meet, but there is for histories that share nothing', () => {
    const repo = branched({'a.md': '1'})
    repo.write({'a.md': '2'})
    repo.commit('2026-01-02')
    repo.git('checkout', '-q', 'main')
    repo.write({'b.md': '1'})
    repo.commit('2026-01-03')
    const clone = join(folder(), 'clone')
    execFileSync('git', ['clone', '-q', '--depth=1', '--no-single-branch', '-b', 'work', `file://${repo.root}`, clone])
    expect(problem(clone, 'origin/main')).toBe('no-ancestor')
    expect(problem(clone, 'HEAD')).toMatch(/^[0-9a-f]{40}$/)
    repo.git('checkout', '-q', '--orphan', 'island')
    repo.git('commit', '-q', '-m', 'x')
    expect(problem(repo.root, 'work')).toBe(repo.git('rev-parse', 'work').trim())
  })

  test('where git is not installed', () => {
    const repo = branched({'a.md': '1'})
    const path = process.env.PATH
    process.env.PATH = folder()
    try {
      expect(problem(repo.root, 'main')).toBe('no-git')
    } finally {
      process.env.PATH = path
    }
  })
})

test('the empty tree of a folder that did not exist then has no files', () => {
  const repo = branched({'a.md': '1'})
  const root = join(repo.root, 'layer')
  mkdirSync(root)
  repo.write({'layer/new.md': '1'})
  expect(changes(root, 'main')).toEqual(['added new.md'])
  expect(since(root, 'main').source.tree.list('')).toEqual([])
})
