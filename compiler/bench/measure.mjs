import {spawn} from 'node:child_process'
import {readFileSync} from 'node:fs'

/**
 * Runs a command once and returns `{wall, cpu, memory, code}`: seconds of wall time, seconds of user + system time of the process and
 * the children it waited for, and the high-water mark of its resident memory in MiB (null where there is no /proc).
 */
export function measure(command, options = {}) {
  const {promise, resolve, reject} = Promise.withResolvers?.() ?? withResolvers()
  const child = spawn('bash', ['-c', 'TIMEFORMAT="bench-time %R %U %S"; time "$@"', 'bench', ...command], {
    cwd: options.cwd,
    env: {...process.env, ...options.env},
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let peak = 0
  let complaints = ''
  const poll = setInterval(() => {
    peak = Math.max(peak, highWaterOf(child.pid))
  }, 5)
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  child.on('error', reject)
  child.on('close', (code) => {
    clearInterval(poll)
    const line = /bench-time ([\d.]+) ([\d.]+) ([\d.]+)/.exec(complaints)
    if (!line) reject(new Error(`no times from ${command.join(' ')}: ${complaints.slice(-500)}`))
    else
      resolve({
        wall: Number(line[1]),
        cpu: Number(line[2]) + Number(line[3]),
        memory: peak === 0 ? null : peak / 1024,
        code,
        complaints,
      })
  })
  return promise
}

function withResolvers() {
  const parts = {}
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, {resolve, reject}))
  return parts
}

/** VmHWM in kB, the largest of the processes that a process started, at any depth. */
function highWaterOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return Math.max(0, ...children.map((child) => Math.max(ownHighWater(child), highWaterOf(child))))
  } catch {
    return 0
  }
}

function ownHighWater(pid) {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

/** The middle of a list of numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
