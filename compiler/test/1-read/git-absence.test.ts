import {chmodSync, chownSync, mkdirSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {gitFacts} from '../../1-read/git.ts'
import {memorySource} from '../../1-read/memory.ts'
import {changelogOf, layOver} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import type {GitAbsence} from '../../model.ts'
import {folder, type Repository, repository} from './repository.ts'

beforeEach(() => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir())
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})

afterEach(() => {
  vi.unstubAllEnvs()
})

function committed(): Repository {
  const repo = repository()
  repo.write({'a.md': '1'})
  repo.commit('2026-01-01')
  return repo
}

/** A global configuration of git that holds this much. */
function globalConfiguration(text: string): void {
  const file = join(folder(), 'config')
  writeFileSync(file, text)
  vi.stubEnv('GIT_CONFIG_GLOBAL', file)
}

/** All that is known where git knows nothing. */
function absence(root: string): GitAbsence | undefined {
  const facts = gitFacts(root)
  const isThere = facts.absence === undefined
  expect(facts.workTree).toBe(isThere)
  if (!isThere) {
    expect(facts.since('HEAD')).toEqual({problem: 'no-git'})
    expect([facts.headTime, facts.lastCommitDates().size, facts.fileAtHead('a.md')]).toEqual([undefined, 0, undefined])
  }
  return facts.absence
}

describe('git knows nothing', () => {
  test('where it is not on PATH, or cannot be run', () => {
    const {root} = committed()
    const tools = folder()
    vi.stubEnv('PATH', tools)
    expect(absence(root)).toEqual({why: 'not-installed'})
    writeFileSync(join(tools, 'git'), '#!/bin/sh\n')
    chmodSync(join(tools, 'git'), 0o644)
    expect(absence(root)).toEqual({why: 'not-installed'})
  })

  test('where a program of that name only complains', () => {
    const {root} = committed()
    const tools = folder()
    vi.stubEnv('PATH', tools)
    writeFileSync(join(tools, 'git'), '#!/bin/sh\necho >&2; echo "xcrun: error: invalid path" >&2; exit 1\n')
    chmodSync(join(tools, 'git'), 0o755)
    expect(absence(root)).toEqual({why: 'failed', said: 'xcrun: error: invalid path'})
    writeFileSync(join(tools, 'git'), '#!/bin/sh\nexit 3\n')
    expect(absence(root)).toEqual({why: 'failed', said: 'git failed and did not say why'})
  })

  test('outside of a work tree, inside `.git`, in a bare repository, and where no folder is', () => {
    const {root, git} = committed()
    const bare = join(folder(), 'bare.git')
    git('clone', '-q', '--bare', root, bare)
    for (const place of [folder(), join(root, '.git'), bare, join(root, 'none')])
      expect(absence(place)).toEqual({why: 'no-work-tree'})
  })

  test('where it refuses a folder of somebody else, until its owner is told to be trusted', () => {
    const {root, git} = committed()
    mkdirSync(join(root, 'docs'))
    const linked = join(folder(), 'linked')
    git('worktree', 'add', '-q', linked)
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
    globalConfiguration('')
    for (const place of [root, join(root, 'docs'), linked]) expect(absence(place)).toEqual({why: 'untrusted'})
    globalConfiguration(`[safe]\n\tdirectory = ${root}\n`)
    for (const place of [root, join(root, 'docs')]) expect(absence(place)).toBeUndefined()
  })

  test.skipIf(process.getuid?.() !== 0)('where the folder does belong to somebody else', () => {
    const {root} = committed()
    globalConfiguration('')
    for (const path of ['', '.git']) chownSync(join(root, path), 12345, 12345)
    expect(absence(root)).toEqual({why: 'untrusted'})
  })

  test('where the repository is broken, and git says how', () => {
    const {root} = committed()
    writeFileSync(join(root, '.git/config'), '[core\n')
    expect(absence(root)).toEqual({why: 'failed', said: 'fatal: bad config line 1 in file .git/config'})
    const pruned = folder()
    writeFileSync(join(pruned, '.git'), 'gitdir: /nowhere/.git/worktrees/pruned\n')
    expect(absence(pruned)).toEqual({
      why: 'failed',
      said: 'fatal: not a git repository: /nowhere/.git/worktrees/pruned',
    })
  })

  test('but it knows a work tree without a commit', () => {
    expect(gitFacts(repository().root).absence).toBeUndefined()
  })
})

test.each<[GitAbsence, string, string]>([
  [{why: 'not-installed'}, 'git is not installed, or not on `PATH`', 'Install git'],
  [{why: 'no-work-tree'}, 'The layer is not in a git work tree', '`git init`'],
  [{why: 'untrusted'}, 'belongs to another user', '`git config --global --add safe.directory "$PWD"`'],
  [{why: 'failed', said: 'fatal: bad config'}, '(`fatal: bad config`)', '`git status` has to work here'],
])('%o: findings say so and what to do', (git, clause, hint) => {
  const files = layOver({'docs/context-changelog.json': changelogOf({})})
  const {diagnostics} = examine(memorySource(files, {git}))
  expect(diagnostics.map(({rule, severity, path}) => `${severity} ${rule} ${path}`)).toEqual([
    'warning changelog-unverifiable docs/context-changelog.json',
    'warning git-required leji.json',
  ])
  for (const finding of diagnostics) {
    expect(finding.message).toContain(clause)
    expect(finding.hint).toContain(hint)
  }
})
