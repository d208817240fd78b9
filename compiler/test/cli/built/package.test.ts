import {spawnSync} from 'node:child_process'
import {readdirSync, readFileSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {publint} from 'publint'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {schemas} from '../../schemas/all-schemas.ts'
import {emptyFolder, environment, executable, repository, writeFiles} from './executable.ts'

const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf-8'))

/** npm as this machine calls it, without the network. */
function npm(cwd: string, ...args: readonly string[]): string {
  const run = spawnSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    env: environment({npm_config_cache: join(tmpdir(), 'lejic-no-npm-cache')}),
    encoding: 'utf-8',
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) throw new Error(`npm ${args.join(' ')}: ${run.stderr}`)
  return run.stdout
}

function pack(folder: string): {
  readonly filename: string
  readonly size: number
  readonly files: {path: string; mode: number}[]
} {
  const [packed] = JSON.parse(npm(repository, 'pack', '--ignore-scripts', '--json', '--pack-destination', folder))
  return packed
}

describe('the package', () => {
  test('holds the executable, the library, schemas, templates and licences, and no sources', () => {
    const paths = pack(emptyFolder()).files.map(({path}) => path)
    for (const path of [
      'LICENSE',
      'package.json',
      'out/compiler/lejic.js',
      'out/compiler/index.js',
      'out/compiler/index.d.ts',
      'out/compiler/model.d.ts',
      'out/compiler/third-party-notices.txt',
      ...[...schemas.keys()].map((path) => `schemas/${path}`),
      'templates/init/docs/boot-profile.md',
      'templates/site/generated/search.js',
    ]) {
      expect(paths).toContain(path)
    }
    expect(
      paths.filter((path) => !/^(out\/compiler|schemas|templates)\/|^(LICENSE|README\.md|package\.json)$/.test(path)),
    ).toEqual([])
    expect(paths.filter((path) => /\.tmp$|^out\/site/.test(path))).toEqual([])
  })

  test('is under the MIT licence of its authors and names those of what it bundles', () => {
    expect(manifest.license).toBe('MIT')
    expect(readFileSync(join(repository, 'LICENSE'), 'utf-8')).toMatch(
      /^MIT License\n\nCopyright \(c\) \d{4} the lejic authors\n/,
    )
    const notices = readFileSync(join(repository, 'out/compiler/third-party-notices.txt'), 'utf-8')
    for (const name of ['yaml', 'unified', 'handlebars', 'minisearch'])
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
    expect(notices).not.toContain('carries no licence text')
  })

  test('says what every publisher’s tool asks for', async () => {
    const {messages} = await publint({pkgDir: repository, level: 'warning', strict: true})
    expect(messages).toEqual([])
  })

  test('needs nothing else, since everything is bundled', () => {
    expect(manifest.dependencies).toBeUndefined()
    const imports = readFileSync(executable, 'utf-8').matchAll(/^(?:import|export)[^'"\n]*?from\s?["']([^"']+)["']/gm)
    const outside = [...imports]
      .map(([, name]) => name)
      .filter((name) => !name?.startsWith('node:') && !builtin.has(name ?? ''))
    expect(outside).toEqual([])
  })

  test('has an executable that may be executed', () => {
    expect(readFileSync(executable, 'utf-8').startsWith('#!/usr/bin/env node\n')).toBe(true)
    if (process.platform !== 'win32') expect(statSync(executable).mode & 0o111).toBe(0o111)
    expect(readdirSync(join(repository, 'node_modules/.bin'))).toContain('lejic')
  })
})

const builtin = new Set(['fs', 'path', 'url', 'util', 'crypto', 'process', 'buffer'])

describe('installed into an empty folder', () => {
  let folder: string

  beforeAll(() => {
    folder = emptyFolder({}, (remove) => afterAll(remove))
    writeFiles(folder, {'package.json': '{"name": "meadow", "private": true}\n'})
    npm(folder, 'install', `./${pack(folder).filename}`)
  })

  /** Runs the installed executable as `npx lejic` does. */
  function npx(...args: readonly string[]) {
    const run = spawnSync('npx', ['--no-install', 'lejic', ...args], {
      cwd: folder,
      env: environment(),
      encoding: 'utf-8',
      shell: process.platform === 'win32',
    })
    return {exit: run.status, stdout: run.stdout, stderr: run.stderr}
  }

  test('brings no other package', () => {
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['lejic'])
  })

  test('starts a layer, builds it and checks it', () => {
    expect(npx('--version')).toEqual({exit: 0, stdout: `${manifest.version}\n`, stderr: ''})
    expect(npx('init').exit).toBe(0)
    expect(npx('build').exit).toBe(0)
    expect(npx('check').exit).toBe(0)
    expect(statSync(join(folder, 'out/site/index.html')).size).toBeGreaterThan(1000)
    const schema = /\$schema=(\S+)/.exec(readFileSync(join(folder, 'lejic.yaml'), 'utf-8'))?.[1]
    expect(statSync(join(folder, schema ?? '')).isFile()).toBe(true)
  })

  test('hands out its schemas, those of answers too, by name', () => {
    const names = [...schemas.keys()].map((path) => `lejic/schemas/${path}`)
    const script = `for (const name of ${JSON.stringify(names)}) console.log(require(name).title)`
    const run = spawnSync(process.execPath, ['-e', script], {cwd: folder, encoding: 'utf-8'})
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(run.stdout.trim().split('\n')).toEqual([...schemas.values()].map(({title}) => title))
  })

  test('is a library with types', () => {
    writeFiles(folder, {
      'use.mts': [
        "import {compile, memorySource, type CompileResult} from 'lejic'",
        "const result: CompileResult = compile(memorySource({'leji.json': '{'}))",
        'console.log(result.diagnostics.map(({rule}) => rule).join())',
        '// @ts-expect-error the source is no string',
        "compile('leji.json')",
      ].join('\n'),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {module: 'nodenext', target: 'es2022', strict: true, types: []},
        files: ['use.mts'],
      }),
    })
    const tsc = join(repository, 'node_modules/typescript/bin/tsc')
    const types = spawnSync(process.execPath, [tsc, '-p', '.'], {cwd: folder, encoding: 'utf-8'})
    expect([types.status, types.stdout]).toEqual([0, ''])
    const script =
      "import('lejic').then(({compile, memorySource}) => console.log(compile(memorySource({'leji.json': '{'})).diagnostics[0].rule))"
    const run = spawnSync(process.execPath, ['-e', script], {cwd: folder, encoding: 'utf-8'})
    expect([run.status, run.stdout, run.stderr]).toEqual([0, 'manifest-parse\n', ''])
  })
})
