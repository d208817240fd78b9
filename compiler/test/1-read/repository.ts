import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll} from 'vitest'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true})
})

/** A real repository in a folder of its own. */
export interface Repository {
  readonly root: string
  git(...command: string[]): string
  write(files: Readonly<Record<string, string>>): void
  commit(date: string): void
}

/** An empty folder that goes away with the test file. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'lejic-git-'))
  folders.push(made)
  return made
}

/** A repository without a commit; nothing of the machine's own git settings has a say in it. */
export function repository(): Repository {
  const root = folder()
  const git = (date: string, command: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'commit.gpgSign=false', ...command], {
      encoding: 'utf-8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@example.org',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@example.org',
        GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z',
        GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
      },
    })
  git('2026-01-01', ['init', '-q', '-b', 'main'])
  return {
    root,
    git: (...command) => git('2026-02-02', command),
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), {recursive: true})
        writeFileSync(join(root, path), text)
      }
    },
    commit(date) {
      git(date, ['add', '-A'])
      git(date, ['commit', '-q', '-m', 'x'])
    },
  }
}
