import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {chmodSync, chownSync, existsSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {put, snapshot, temporaryFolder} from '../../6-emit/disk.ts'
import {smallLayer} from '../../small-layer.ts'
import {environment, executable, json, lejic} from './executable.ts'

const kills = 54
const keep = '\n<!-- lejic:keep -->\nA person’s lines.\n<!-- /lejic:keep -->\n'
const own = {'NOTES.md': 'A person’s notes.\n', 'out/site/CNAME': 'example.org\n', 'out/mine.txt': 'mine\n'}
const committedPaths = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md', 'docs/context-index.json']

/** Two states of one layer that differ in every committed file and in most pages. */
const states = ['docs/boot-profile.md', 'docs/start.md'].map((bootProfilePath, state) => {
  const files = smallLayer({}, {parts: 24, manifest: {bootProfilePath, name: `small-${state}`}})
  const boot = files['docs/boot-profile.md'] ?? ''
  const parts = Object.keys(files).filter((path) => path.startsWith('docs/system/'))
  const edited = parts.map((path) => [path, `${files[path]}\nState ${state}.\n`])
  const extra = {[`docs/system/only-${state}.md`]: `# Only ${state}\n`}
  const hosts = `hosts:\n  agents: {}\n  claude-code: {}\n${state === 0 ? '  gemini: {}\n' : ''}`
  const {'docs/boot-profile.md': _, ...rest} = files
  return {...rest, ...Object.fromEntries(edited), ...extra, [bootProfilePath]: boot, 'lejic.yaml': hosts} as Record<
    string,
    string
  >
})

/** Moves the layer to a state; outputs stay. */
function lay(root: string, state: number): Record<string, string> {
  for (const path of Object.keys(states[1 - state] ?? {})) rmSync(join(root, path), {force: true})
  const files = states[state] ?? {}
  put(root, files)
  return files
}

/** Everything that lejic wrote; dates of uncommitted files are today's. */
function outputs(root: string): Record<string, string> {
  const all = Object.entries(snapshot(root)).filter(
    ([path]) => path.startsWith('out/') || committedPaths.includes(path),
  )
  return Object.fromEntries(
    all.map(([path, content]) => [path, content.replace(/"(generatedAt|lastModified)": ".*"/g, '')]),
  )
}

function freshOutputs(state: number): Record<string, string> {
  const root = temporaryFolder()
  put(root, own)
  rmSync(join(root, 'out/site'), {recursive: true})
  lay(root, state)
  const built = lejic(root, ['build'])
  expect(built.exit, built.stderr + built.stdout).toBe(0)
  put(root, {...own, 'AGENTS.md': readFileSync(join(root, 'AGENTS.md'), 'utf-8') + keep})
  return outputs(root)
}

function start(root: string) {
  return spawn(process.execPath, [executable, 'build', '--json'], {cwd: root, env: environment(), stdio: 'ignore'})
}

/** The JSON document of a build that runs beside others. */
async function answerOf(root: string): Promise<Record<string, unknown>> {
  const child = spawn(process.execPath, [executable, 'build', '--json'], {cwd: root, env: environment()})
  return JSON.parse(Buffer.concat(await child.stdout.toArray()).toString('utf-8'))
}

/** Waits for the moment when a build begins to write, or for its end. */
async function whenWriting(root: string, running: () => boolean): Promise<void> {
  while (running() && !existsSync(join(root, '.leji/build.lock')))
    await new Promise((resolve) => setTimeout(resolve, 1))
}

describe('a build that is killed', () => {
  it(`at ${kills} random moments leaves old or new files, every byte of a person, and an out/ that the next build mends`, async () => {
    const fresh = [freshOutputs(0), freshOutputs(1)]
    const root = temporaryFolder()
    lay(root, 0)
    expect(lejic(root, ['build']).exit).toBe(0)
    const started = performance.now()
    lay(root, 1)
    expect(lejic(root, ['build']).exit).toBe(0)
    const duration = performance.now() - started
    put(root, {...own, 'AGENTS.md': readFileSync(join(root, 'AGENTS.md'), 'utf-8') + keep})
    expect(outputs(root)).toEqual(fresh[1])

    let interrupted = 0
    for (let round = 0; round < kills; round++) {
      const state = round % 2
      const sources = lay(root, state)
      const child = start(root)
      const ended = once(child, 'exit')
      const running = () => child.exitCode === null && child.signalCode === null
      // Two of three in the thick of the writing, the others anywhere.
      if (round % 3 > 0) await whenWriting(root, running)
      const delay = round % 3 > 0 ? Math.random() * duration * 0.15 : Math.random() * duration
      await new Promise((resolve) => setTimeout(resolve, delay))
      child.kill('SIGKILL')
      await ended
      if (child.signalCode === 'SIGKILL') interrupted++

      const found = outputs(root)
      for (const path of committedPaths) {
        const whole = fresh.map((files) => files[path])
        expect(whole, `${path} after kill ${round}`).toContain(found[path])
      }
      const all = snapshot(root)
      const bytes = (text: string) => Buffer.from(text, 'utf-8').toString('latin1')
      for (const [path, content] of Object.entries({...sources, ...own})) expect(all[path], path).toBe(bytes(content))
      expect(Object.keys(all).filter((path) => path.includes('backup'))).toEqual([])
      if (round % 3 === 1) continue
      const mended = lejic(root, ['build'])
      expect(mended.exit, mended.stderr + mended.stdout).toBe(0)
      expect(outputs(root), `after kill ${round}`).toEqual(fresh[state])
      expect(Object.keys(snapshot(root)).filter((path) => path.endsWith('.lejic-tmp'))).toEqual([])
    }
    expect(interrupted).toBeGreaterThan(kills / 2)
    const settled = lejic(root, ['build', '--json'])
    expect(JSON.stringify(json(settled).artifacts)).not.toContain('written')
  }, 900_000)
})

describe('builds at once', () => {
  it('do not mix: all succeed, and what stands is what one build gives', async () => {
    const root = temporaryFolder()
    put(root, {...own})
    rmSync(join(root, 'out/site'), {recursive: true})
    lay(root, 0)
    const answers = await Promise.all(Array.from({length: 4}, () => answerOf(root)))
    expect(answers.map(({ok, error}) => ({ok, error}))).toEqual(Array(4).fill({ok: true, error: undefined}))
    put(root, {...own, 'AGENTS.md': readFileSync(join(root, 'AGENTS.md'), 'utf-8') + keep})
    expect(outputs(root)).toEqual(freshOutputs(0))
    expect(readdirSync(join(root, '.leji')).sort()).toEqual(['.gitignore', 'lejic-ledger'])
  }, 300_000)
})

describe('rights', () => {
  /** Runs a command on a layer that belongs to nobody, since root may read and write anywhere. */
  function asNobody(args: readonly string[], files: Readonly<Record<string, string>>, modes: Record<string, number>) {
    const root = temporaryFolder()
    put(root, smallLayer(files))
    const nobody = process.getuid?.() === 0 ? {uid: 65534, gid: 65534} : {}
    if ('uid' in nobody) give(root, nobody.uid)
    for (const [path, mode] of Object.entries(modes)) chmodSync(join(root, path), mode)
    const run = spawnSync(process.execPath, [executable, ...args, '--json'], {
      cwd: root,
      env: environment(),
      encoding: 'utf-8',
      ...nobody,
    })
    for (const path of Object.keys(modes)) chmodSync(join(root, path), 0o755)
    return {root, exit: run.status, stderr: run.stderr, findings: JSON.parse(run.stdout).findings}
  }

  it.skipIf(process.platform === 'win32').each([
    ['.github', '.github/copilot-instructions.md', '`.github` takes no files'],
    ['out', 'out/site/lejic-files.txt', '`out` takes no files'],
  ])('a folder %s that takes no files is named before anything is written', (folder, path, message) => {
    const files = {'docs/x': '', '.github/x': '', 'out/x': '', 'lejic.yaml': 'hosts:\n  copilot: {}\n'}
    const {root, exit, stderr, findings} = asNobody(['build'], files, {[folder]: 0o555})
    expect(exit, stderr).toBe(1)
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'artifact-conflict',
        path,
        message: `\`${path}\` cannot be written: ${message}, the system denies it (\`EACCES\`).`,
      }),
    )
    expect(readdirSync(join(root, 'out'))).toEqual(['x'])
    expect(readdirSync(join(root, '.github'))).toEqual(['x'])
  })

  it.skipIf(process.platform === 'win32')('a folder that may be listed and not entered is a finding', () => {
    const {exit, stderr, findings} = asNobody(['check'], {}, {'docs/system': 0o444})
    expect(exit, stderr).toBe(1)
    expect(findings).toContainEqual(expect.objectContaining({rule: 'file-unreadable', path: 'docs/system/part-1.md'}))
  })

  it.skipIf(process.platform === 'win32')('a list of the site’s files that cannot be read stops the build', () => {
    const files = {'out/site/lejic-files.txt': '', 'out/site/mine.html': ''}
    const {root, exit, findings} = asNobody(['build'], files, {'out/site/lejic-files.txt': 0})
    expect(exit).toBe(1)
    expect(findings).toContainEqual(
      expect.objectContaining({rule: 'artifact-conflict', path: 'out/site/lejic-files.txt'}),
    )
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false)
  })
})

function give(root: string, uid: number): void {
  chownSync(root, uid, uid)
  for (const entry of readdirSync(root, {recursive: true, encoding: 'utf-8'})) chownSync(join(root, entry), uid, uid)
}
