#!/usr/bin/env node
/**
 * `npm run bench [-- --docs 100,1000,10000] [--runs 3] [--only check] [--json FILE]`: generates layers on disk and measures whole processes: a cold
 * build, a build with nothing changed, a build after one document changed, beside Hugo on the same pages when it is on the PATH; and
 * `check`, beside a script that reads, hashes and takes the frontmatter of each document. Runs of the two alternate, so that a machine that slows down slows both. Figures are medians; ratios compare within this run.
 */
import {execFileSync} from 'node:child_process'
import {appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {generateHugo, generateLayer} from './generate-layer.mjs'
import {measure, median} from './measure.mjs'

const lejic = fileURLToPath(new URL('../../out/compiler/lejic.js', import.meta.url))
const floor = fileURLToPath(new URL('floor.mjs', import.meta.url))
const {values} = parseArgs({
  options: {
    docs: {type: 'string', default: '100,1000,10000'},
    runs: {type: 'string', default: '3'},
    only: {type: 'string'},
    json: {type: 'string'},
  },
})
const runs = Number(values.runs)
const hugoVersion = versionOf('hugo', ['version'])
const scratch = mkdtempSync(join(tmpdir(), 'lejic-bench-'))
const rows = []

if (!existsSync(lejic)) {
  process.stderr.write('The compiler is not built: run `npm run build` first.\n')
  process.exit(2)
}

try {
  rows.push(await startUp())
  for (const docs of values.docs.split(',').map(Number)) rows.push(...(await measureSize(docs)))
  report()
} finally {
  rmSync(scratch, {recursive: true, force: true})
}

function versionOf(program, args) {
  try {
    return execFileSync(program, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
      .trim()
      .split('\n')[0]
  } catch {
    return undefined
  }
}

async function startUp() {
  const ours = []
  const floor = []
  for (let run = 0; run < Math.max(5, runs); run++) {
    floor.push(await measure([process.execPath, '-e', '0']))
    ours.push(await measure([process.execPath, lejic, '--version']))
  }
  return {docs: 0, what: 'lejic --version', lejic: summary(ours), peer: summary(floor), peerName: 'node -e 0'}
}

async function measureSize(docs) {
  const layer = join(scratch, `layer-${docs}`)
  const hugo = join(scratch, `hugo-${docs}`)
  const layerEdit = generateLayer(layer, docs, 1)
  const hugoEdit = hugoVersion && generateHugo(hugo, docs, 1)
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org', 'commit', '-qm', 'layer'],
  ])
    execFileSync('git', args, {cwd: layer})
  const build = [process.execPath, lejic, 'build', '--root', layer]
  const out = []
  const compare = async (what, ours, theirs, peerName = 'hugo') => {
    const mine = []
    const peer = []
    for (let run = 0; run < runs; run++) {
      mine.push(await once(ours))
      if (theirs && (hugoVersion || peerName !== 'hugo')) peer.push(await once(theirs))
    }
    out.push({docs, what, lejic: summary(mine), peer: peer.length > 0 ? summary(peer) : undefined, peerName})
  }
  const compareCheck = () =>
    compare(
      'check',
      {command: [process.execPath, lejic, 'check', '--root', layer]},
      {command: [process.execPath, floor, join(layer, 'docs')]},
      'read + hash + frontmatter',
    )
  if (values.only === 'check') {
    await once({command: [...build, '--only', 'shims,index']})
    await compareCheck()
    return out
  }
  const hugoBuild = {command: ['hugo', '--quiet'], cwd: hugo}
  await compare(
    'cold build',
    {command: build, before: () => aside(layer, ['out', '.leji'])},
    {...hugoBuild, before: () => aside(hugo, ['public', 'resources'])},
  )
  await once({command: build})
  await compare('nothing changed', {command: build}, hugoBuild)
  await compare(
    'one document changed',
    {command: build, before: () => appendFileSync(join(layer, layerEdit), '\nOne more line.\n')},
    {...hugoBuild, before: () => appendFileSync(join(hugo, hugoEdit), '\nOne more line.\n')},
  )
  await compareCheck()
  const [files, bytes] = weigh(join(layer, 'out', 'site'))
  out.push({docs, what: 'site', files, bytes})
  return out
}

async function once({command, cwd, before}) {
  before?.()
  const result = await measure(command, {cwd})
  if (result.code !== 0)
    throw new Error(`${command.join(' ')} ended with ${result.code}: ${result.complaints.slice(0, 2000)}`)
  return result
}

/** Renames what a cold run must not find; removing it right before would be timed in the file system's work. */
function aside(root, names) {
  for (const name of names)
    if (existsSync(join(root, name)))
      execFileSync('mv', [join(root, name), join(mkdtempSync(join(scratch, 'aside-')), name)])
}

function weigh(folder) {
  let files = 0
  let bytes = 0
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      const [moreFiles, moreBytes] = weigh(path)
      files += moreFiles
      bytes += moreBytes
    } else {
      files++
      bytes += statSync(path).size
    }
  }
  return [files, bytes]
}

function summary(results) {
  const memory = results.map((result) => result.memory).filter((value) => value !== null)
  return {
    wall: median(results.map((result) => result.wall)),
    cpu: median(results.map((result) => result.cpu)),
    memory: memory.length > 0 ? median(memory) : null,
  }
}

function report() {
  const cell = (value, digits) => (value === null || value === undefined ? '-' : value.toFixed(digits))
  process.stdout.write(
    `node ${process.version}, ${hugoVersion ? hugoVersion.replace(/\s+BuildDate.*/, '') : 'no hugo on the PATH'}, median of ${runs}\n\n`,
  )
  process.stdout.write(
    '| documents | what | wall s | CPU s | peak MiB | peer | wall s | CPU s | peak MiB | wall ratio |\n|--:|---|--:|--:|--:|---|--:|--:|--:|--:|\n',
  )
  for (const row of rows) {
    if (row.files !== undefined) {
      process.stdout.write(`| ${row.docs} | site: ${row.files} files, ${row.bytes} bytes | | | | | | | | |\n`)
      continue
    }
    const peer = row.peer
    process.stdout.write(
      `| ${row.docs || ''} | ${row.what} | ${cell(row.lejic.wall, 3)} | ${cell(row.lejic.cpu, 3)} | ${cell(row.lejic.memory, 0)} | ${peer ? row.peerName : ''} | ${peer ? cell(peer.wall, 3) : ''} | ${peer ? cell(peer.cpu, 3) : ''} | ${peer ? cell(peer.memory, 0) : ''} | ${peer ? cell(row.lejic.wall / peer.wall, 2) : ''} |\n`,
    )
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
}
