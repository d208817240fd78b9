import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs'
import {hostname} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {build as bundle} from 'esbuild'
import {describe, expect, it} from 'vitest'
import {acquireLock, type Locking} from '../../6-emit/lock.ts'
import {put, temporaryFolder, text} from './disk.ts'

const lockFile = '.leji/build.lock'

async function held(root: string): Promise<Extract<Locking, {state: 'held'}>> {
  const lock = await acquireLock(root, 0)
  if (lock.state !== 'held') throw new Error(lock.message)
  return lock
}

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

describe('acquireLock', () => {
  it('lets one build in at a time and leaves nothing behind', async () => {
    const root = temporaryFolder()
    const first = await held(root)
    expect(first.waited).toBe(false)
    expect(await acquireLock(root, 0)).toEqual({
      state: 'refused',
      message: `Another build is writing this layer (process ${process.pid} on \`${hostname()}\`).`,
      hint: 'Wait until it ends; if there is none, delete `.leji/build.lock`.',
    })
    first.release()
    const second = await held(root)
    second.release()
    expect(readdirSync(join(root, '.leji'))).toEqual(['.gitignore'])
  })

  it('waits for the holder, and says that it had to', async () => {
    const root = temporaryFolder()
    const first = await held(root)
    const waiting = acquireLock(root, 10_000)
    setTimeout(first.release, 120)
    const second = await waiting
    expect(second).toMatchObject({state: 'held', waited: true})
    if (second.state === 'held') second.release()
  })

  it('takes over from a process that is gone, and clears what it left', async () => {
    const root = temporaryFolder()
    const gone = JSON.stringify({pid: await deadProcess(), host: hostname(), born: '', id: 'x'})
    put(root, {[lockFile]: gone, '.leji/build.lock-77-abc': gone})
    const lock = await held(root)
    lock.release()
    expect(readdirSync(join(root, '.leji'))).toEqual(['.gitignore'])
  })

  it('knows a number that another process has by now', async () => {
    const root = temporaryFolder()
    if (!existsSync('/proc/self/stat')) return
    put(root, {[lockFile]: JSON.stringify({pid: process.pid, host: hostname(), born: 'boot/1', id: 'x'})})
    ;(await held(root)).release()
  })

  it('trusts another machine’s lock and one that cannot be read until they are old', async () => {
    const root = temporaryFolder()
    const foreign = JSON.stringify({pid: 1, host: 'elsewhere', born: '', id: 'x'})
    const strange = [-1, 0, 1.5, 1e99].map((pid) => JSON.stringify({pid, host: hostname(), born: '', id: 'x'}))
    for (const content of [foreign, '{half', 'null', ...strange]) {
      put(root, {[lockFile]: content})
      expect((await acquireLock(root, 0)).state).toBe('refused')
      const hourAgo = Date.now() / 1000 - 3600
      utimesSync(join(root, lockFile), hourAgo, hourAgo)
      ;(await held(root)).release()
    }
  })

  it('does not release what somebody else holds by now', async () => {
    const root = temporaryFolder()
    const lock = await held(root)
    put(root, {[lockFile]: JSON.stringify({pid: process.pid, host: hostname(), born: '', id: 'other'})})
    expect(lock.stillHeld()).toBe(false)
    lock.release()
    expect(text(root, lockFile)).toContain('other')
  })

  it('says when the folder for it cannot be made', async () => {
    const root = temporaryFolder()
    writeFileSync(join(root, '.leji'), 'a file')
    expect(await acquireLock(root, 0)).toMatchObject({
      state: 'refused',
      hint: 'Make `.leji` a folder that you may write to.',
    })
  })

  it('does not wait for a pipe in place of a lock', async () => {
    if (process.platform === 'win32') return
    const root = temporaryFolder()
    mkdirSync(join(root, '.leji'))
    execFileSync('mkfifo', [join(root, lockFile)])
    expect((await acquireLock(root, 0)).state).toBe('refused')
  })

  it.each(['elsewhere', 'nowhere', '.leji'])('writes nothing through a link to %s', async (target) => {
    const root = temporaryFolder()
    put(root, {'elsewhere/mine.txt': 'mine'})
    symlinkSync(target, join(root, '.leji'))
    expect(await acquireLock(root, 0)).toEqual({
      state: 'refused',
      message: '`.leji` at the root is a symbolic link, and nothing is written through one.',
      hint: 'Remove the link; a build makes the folder anew.',
    })
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['mine.txt'])
  })

  it('lets many short processes in one by one, each of which leaves a dead number behind', async () => {
    const root = temporaryFolder()
    const script = join(root, 'worker.mjs')
    await bundle({
      stdin: {
        contents: `
          import {closeSync, openSync, rmSync} from 'node:fs'
          import {acquireLock} from './lock.ts'
          const root = process.argv[2]
          const lock = await acquireLock(root, 60_000)
          if (lock.state !== 'held') throw new Error(lock.message)
          closeSync(openSync(root + '/inside', 'wx'))
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
          if (!lock.stillHeld()) throw new Error('robbed')
          rmSync(root + '/inside')
          if (process.argv[3] === 'release') lock.release()
        `,
        resolveDir: fileURLToPath(new URL('../../6-emit', import.meta.url)),
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: script,
    })
    const workers = Array.from({length: 40}, async (_, index) => {
      const child = spawn(process.execPath, [script, root, index % 3 === 0 ? 'leave' : 'release'], {stdio: 'ignore'})
      const [code] = await once(child, 'exit')
      return code
    })
    expect(new Set(await Promise.all(workers))).toEqual(new Set([0]))
  })

  it('lets many that find a dead lock in one by one', async () => {
    const root = temporaryFolder()
    mkdirSync(join(root, '.leji'))
    put(root, {[lockFile]: JSON.stringify({pid: await deadProcess(), host: hostname(), born: '', id: 'x'})})
    let inside = 0
    let most = 0
    const turns = Array.from({length: 8}, async () => {
      const lock = await acquireLock(root, 20_000)
      if (lock.state !== 'held') throw new Error(lock.message)
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setTimeout(resolve, 5))
      inside--
      lock.release()
    })
    await Promise.all(turns)
    expect(most).toBe(1)
  })
})
