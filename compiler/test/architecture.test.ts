import {readdirSync, readFileSync} from 'node:fs'
import {join, posix} from 'node:path'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'

const compiler = fileURLToPath(new URL('../', import.meta.url))

/** Where a file's imports may lead: paths below compiler/, a folder ending in `/`. Packages are judged below. */
const shared = [
  'model.ts',
  'byte-order.ts',
  'canonical.ts',
  'group-by.ts',
  'heading-slug.ts',
  'is-record.ts',
  'paths.ts',
  'prose.ts',
  'within-range.ts',
  'diagnostics/',
]
const allowed: Readonly<Record<string, readonly string[]>> = {
  'model.ts': ['model/'],
  'model/': ['model/'],
  'byte-order.ts': [],
  'canonical.ts': ['model.ts'],
  'group-by.ts': [],
  'heading-slug.ts': [],
  'is-record.ts': [],
  'prose.ts': [],
  'within-range.ts': [],
  'paths.ts': ['model.ts'],
  'diagnostics/': shared,
  '1-read/': [...shared, '1-read/'],
  '2-parse/': [...shared, '2-parse/'],
  '3-resolve/': [...shared, '3-resolve/'],
  '4-check/': [...shared, '4-check/'],
  '5-render/': [...shared, '5-render/', 'hosts/'],
  '6-emit/': [...shared, '6-emit/'],
  'hosts/': ['model.ts', 'hosts/'],
  'report/': [...shared, 'report/'],
  'runtime/': ['model.ts', 'runtime/'],
}

/** One package, one module: replacing a library touches one file. */
const homes: Readonly<Record<string, string>> = {
  yaml: '2-parse/yaml.ts',
  'jsonc-parser': '2-parse/json.ts',
  handlebars: '5-render/template.ts',
}

interface Import {
  readonly from: string
  readonly specifier: string
  /** Below compiler/, for a relative specifier. */
  readonly to: string | undefined
}

function sources(folder = ''): readonly string[] {
  return readdirSync(join(compiler, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return /^(test|tools|bench)$/.test(path) ? [] : sources(path)
    return /\.(ts|mjs)$/.test(entry.name) ? [path] : []
  })
}

/** Every `import … from`, `export … from` and `import()` of a text. */
function importsIn(from: string, text: string): readonly Import[] {
  const found = text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*'([^']+)'|\bimport\(?\s*'([^']+)'/g)
  return [...found].map(([, named, bare]) => {
    const specifier = named ?? bare ?? ''
    return {from, specifier, to: specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined}
  })
}

const covers = (place: string, path: string) => (place.endsWith('/') ? path.startsWith(place) : path === place)

/** Why an import breaks the rules; undefined when it does not. */
function violation({from, specifier, to}: Import): string | undefined {
  if (to === undefined) {
    const home = homes[specifier.split('/')[0] ?? '']
    return home && home !== from ? `${from} imports ${specifier}, which belongs to ${home} alone` : undefined
  }
  if (covers('cli/', to) && !covers('cli/', from)) return `${from} imports the command line`
  if (/^(test|tools|bench)\//.test(to)) return `${from} imports ${to}, which is not shipped`
  const place = Object.keys(allowed).find((candidate) => covers(candidate, from))
  if (place === undefined || allowed[place]?.some((target) => covers(target, to))) return undefined
  return `${from} imports ${to}`
}

/** Files that lie on a cycle of imports. */
function cycles(imports: readonly Import[]): readonly string[] {
  const targets = new Map<string, string[]>()
  for (const {from, to} of imports) if (to !== undefined) targets.set(from, [...(targets.get(from) ?? []), to])
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (file: string) => {
    if (state.get(file) === 'open') found.push(file)
    if (state.has(file)) return
    state.set(file, 'open')
    for (const target of targets.get(file) ?? []) visit(target)
    state.set(file, 'done')
  }
  for (const file of targets.keys()) visit(file)
  return found
}

const imports = sources().flatMap((file) => importsIn(file, readFileSync(join(compiler, file), 'utf-8')))

describe('who may import whom', () => {
  test('the reader of imports sees this compiler', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(imports).toContainEqual({from: 'examine.ts', specifier: './2-parse/parse.ts', to: '2-parse/parse.ts'})
  })

  test('stages know the model and themselves, and a library has one home', () => {
    expect(imports.map(violation).filter((text) => text !== undefined)).toEqual([])
  })

  test('no file imports itself through others', () => {
    expect(cycles(imports)).toEqual([])
  })

  test.each([
    ['2-parse/a.ts', "import {resolve} from '../3-resolve/resolve.ts'", '2-parse/a.ts imports 3-resolve/resolve.ts'],
    ['5-render/a.ts', "import {\n  emit,\n} from '../6-emit/emit.ts'", '5-render/a.ts imports 6-emit/emit.ts'],
    ['report/a.ts', "export {main} from '../cli/main.ts'", 'report/a.ts imports the command line'],
    ['4-check/a.ts', "import {parse} from 'yaml'", '4-check/a.ts imports yaml, which belongs to 2-parse/yaml.ts alone'],
    ['cli/a.ts', "await import('../test/a.ts')", 'cli/a.ts imports test/a.ts, which is not shipped'],
  ])('%s must not hold %j', (from, text, message) => {
    expect(importsIn(from, text).map(violation)).toEqual([message])
  })

  test('a cycle is seen', () => {
    const ring = [...importsIn('a.ts', "import './b.ts'"), ...importsIn('b.ts', "import {a} from './a.ts'")]
    expect(cycles(ring)).toEqual(['a.ts'])
  })
})

test('the command line alone prints, exits and reads the arguments', () => {
  const speaking = sources()
    .filter((file) => !/^(cli|runtime)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(compiler, file), 'utf-8')
      return [...text.matchAll(/\bconsole\.\w+\(|\bprocess\.(exit|exitCode|stdout|stderr|argv)\b/g)].map(
        ([said]) => `${file}: ${said}`,
      )
    })
  expect(speaking).toEqual([])
})
