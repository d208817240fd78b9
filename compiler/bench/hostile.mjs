#!/usr/bin/env node
/**
 * `npm run bench:hostile [-- PATTERN]`: runs `lejic check` and `lejic build` as whole processes on each hostile input, and prints what they
 * said, how they ended, how long they took and how much memory they held. A run that takes longer than a minute is stopped, and counts as a
 * failure, as do a stack trace and an exit code that is none of ours.
 */
import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {hostileInputs, layInput} from './hostile-inputs.mjs'
import {measure} from './measure.mjs'

const lejic = fileURLToPath(new URL('../../out/compiler/lejic.js', import.meta.url))
const wanted = process.argv[2] ?? ''
let failures = 0

process.stdout.write(
  '| Input | Findings (how many) | check: exit | s | MiB | build: exit | s | MiB |\n|---|---|--:|--:|--:|--:|--:|--:|\n',
)
for (const input of hostileInputs.filter(({what}) => what.includes(wanted))) await run(input)
process.exitCode = failures > 0 ? 1 : 0

async function run(input) {
  const root = mkdtempSync(join(tmpdir(), 'lejic-hostile-'))
  try {
    layInput(input, root)
    execFileSync('git', ['init', '-q'], {cwd: root})
    const output = join(root, '.check.json')
    const check = await lejicOn(root, ['check', '--json'], output)
    const build = await lejicOn(root, ['build', '--keep-going', '--json'], '/dev/null')
    const rules = new Map()
    for (const {rule} of findingsIn(output)) rules.set(rule, (rules.get(rule) ?? 0) + 1)
    const said = [...rules].map(([rule, count]) => `\`${rule}\` (${count})`).join(', ') || 'none'
    process.stdout.write(`| ${input.what} | ${said} | ${cells(check)} | ${cells(build)} |\n`)
  } finally {
    execFileSync('chmod', ['-R', 'u+rwX', root])
    rmSync(root, {recursive: true, force: true})
  }
}

/** As a shell runs it, stopped after a minute; what it prints goes to a file. */
async function lejicOn(root, args, output) {
  const shell = `timeout 60 "$@" >${output}`
  const result = await measure(['bash', '-c', shell, 'hostile', process.execPath, lejic, ...args, '--root', root])
  if (![0, 1, 2].includes(result.code) || /\n\s+at \S+ \(/.test(result.complaints)) {
    failures++
    process.stderr.write(`${args[0]} on this input failed (${result.code}): ${result.complaints.slice(0, 2000)}\n`)
  }
  return result
}

function findingsIn(output) {
  try {
    return JSON.parse(readFileSync(output, 'utf8')).findings
  } catch {
    return [{rule: 'no answer'}]
  }
}

function cells({code, wall, memory}) {
  return `${code} | ${wall.toFixed(1)} | ${memory === null ? '-' : memory.toFixed(0)}`
}
