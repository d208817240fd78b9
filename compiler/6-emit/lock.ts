import {existsSync, linkSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {hostname} from 'node:os'
import {join} from 'node:path'
import {errorCode, errorMeaning, openFolder} from './folder.ts'
import {ensureStateFolder, stateFolder} from './ledger.ts'

export type Locking =
  | {
      readonly state: 'held'
      /** True when another build ran until now, so that what was read before is out of date. */
      readonly waited: boolean
      /** Whether the lock is still ours; it is not when a person took it away. */
      stillHeld(): boolean
      release(): void
    }
  | {readonly state: 'refused'; readonly message: string; readonly hint: string}

interface Holder {
  readonly pid: number
  readonly host: string
  /** Tells a process from a later one with its number; "" where the system does not say. */
  readonly born: string
  readonly id: string
}

/** Root-relative path of the lock. */
const lockPath = `${stateFolder}/build.lock`

/**
 * Makes sure that one build at a time writes below `root`. Waits at most `patience` ms for a living holder; the lock of a
 * process that is gone (killed) is taken over.
 */
export async function acquireLock(root: string, patience: number): Promise<Locking> {
  const own: Holder = {pid: process.pid, host: hostname(), born: bornAt(process.pid), id: nonce()}
  const folder = stakeClaim(root, own)
  if (typeof folder !== 'string') return folder
  const file = join(folder, 'build.lock')
  const claim = `${file}-${own.id}`
  try {
    const until = performance.now() + patience
    for (let waited = false; ; waited = true) {
      if (take(claim, file)) {
        removeClaims(folder)
        return held(file, own, waited)
      }
      const holder = readHolder(file)
      if (holder === 'gone') continue
      if (!isAlive(holder, file)) removeDead(file, holder)
      else if (performance.now() >= until) return refusal(holder)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  } finally {
    rmSync(claim, {force: true})
  }
}

/** Whether a build seems to run, or was killed while it ran. */
export function isLocked(root: string): boolean {
  return existsSync(join(root, lockPath))
}

/** ms between two looks at a lock that is held. */
const pause = 50

/** Writes the lock's content beside its place; returns the absolute folder of both. */
function stakeClaim(root: string, own: Holder): string | Extract<Locking, {state: 'refused'}> {
  if (openFolder(root).look(stateFolder).kind === 'link')
    return {
      state: 'refused',
      message: `\`${stateFolder}\` at the root is a symbolic link, and nothing is written through one.`,
      hint: 'Remove the link; a build makes the folder anew.',
    }
  try {
    const folder = ensureStateFolder(root)
    writeFileSync(join(folder, `build.lock-${own.id}`), JSON.stringify(own))
    return folder
  } catch (error) {
    return {
      state: 'refused',
      message: `The folder \`${stateFolder}\` at the root cannot be written: ${errorMeaning(errorCode(error))}.`,
      hint: `Make \`${stateFolder}\` a folder that you may write to.`,
    }
  }
}

/** A hard link is made whole or not at all, so a lock never stands there half written. */
function take(claim: string, file: string): boolean {
  try {
    linkSync(claim, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
  }
  try {
    writeFileSync(file, readFileSync(claim), {flag: 'wx'})
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function held(file: string, own: Holder, waited: boolean): Locking {
  const stillHeld = () => {
    const holder = readHolder(file)
    return holder !== 'gone' && holder?.id === own.id
  }
  return {
    state: 'held',
    waited,
    stillHeld,
    release() {
      if (stillHeld()) rmSync(file, {force: true})
    },
  }
}

/** Who holds the lock; undefined when its file cannot be understood. */
function readHolder(file: string): Holder | undefined | 'gone' {
  let text: string
  try {
    // A pipe in its place would never end.
    if (!lstatSync(file).isFile()) return undefined
    text = readFileSync(file, 'utf-8')
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'gone' : undefined
  }
  try {
    const value = JSON.parse(text) as Partial<Holder> | null
    if (isProcessNumber(value?.pid) && typeof value.host === 'string' && typeof value.id === 'string')
      return {pid: value.pid, host: value.host, born: typeof value.born === 'string' ? value.born : '', id: value.id}
  } catch {
    // Judged by its age.
  }
  return undefined
}

/** Asking the system about another number raises an error, or, below zero, means a group of processes. */
function isProcessNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31
}

function isAlive(holder: Holder | undefined, file: string): boolean {
  if (!holder) return ageOf(file) < unreadableAge
  // Another machine's processes (a shared disk, a container) cannot be asked.
  if (holder.host !== hostname()) return ageOf(file) < foreignAge
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  const born = bornAt(holder.pid)
  return holder.born === '' || born === '' || born === holder.born
}

/** ms after which a lock that nobody can vouch for counts as left behind. */
const unreadableAge = 5_000
const foreignAge = 15 * 60_000

/**
 * Takes away the lock of a process that is gone. Only one build at a time may, and it looks again first: between a look and
 * a removal the dead lock may have gone and a living one have come, and nobody but a remover takes a dead lock away.
 */
function removeDead(file: string, dead: Holder | undefined): void {
  const guard = `${file}-guard`
  try {
    writeFileSync(guard, '', {flag: 'wx'})
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    if (ageOf(guard) > unreadableAge) rmSync(guard, {force: true})
    return
  }
  try {
    const holder = readHolder(file)
    if (holder !== 'gone' && holder?.id === dead?.id && !isAlive(holder, file)) rmSync(file, {force: true})
  } finally {
    rmSync(guard, {force: true})
  }
}

/** Takes away the claims that killed builds left. */
function removeClaims(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('build.lock-')) continue
    const claim = join(folder, name)
    const holder = readHolder(claim)
    if (holder !== 'gone' && !isAlive(holder, claim)) rmSync(claim, {force: true})
  }
}

function refusal(holder: Holder | undefined): Locking {
  const who = holder ? ` (process ${holder.pid} on \`${holder.host}\`)` : ''
  return {
    state: 'refused',
    message: `Another build is writing this layer${who}.`,
    hint: `Wait until it ends; if there is none, delete \`${lockPath}\`.`,
  }
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** When a process was started, in the kernel's own count (Linux); field 22 of its stat line, behind the bracketed name. */
function bornAt(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf-8').trim()
    const line = readFileSync(`/proc/${pid}/stat`, 'utf-8')
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    // A zombie has a number but does nothing any more.
    return fields[0] === 'Z' ? 'zombie' : `${boot}/${fields[19] ?? ''}`
  } catch {
    return ''
  }
}

function nonce(): string {
  return `${process.pid}-${Math.random().toString(36).slice(2, 10)}`
}
