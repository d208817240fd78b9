import {spawnSync} from 'node:child_process'
import {existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {type MemoryEntry, memorySource} from '../1-read/memory.ts'
import {readTemplates} from '../1-read/templates.ts'
import {compile} from '../compile.ts'
import {pretty} from '../report/pretty.ts'

/**
 * A case is a folder: `input/` is a repository, `expected/` what compiling it gives: the committed artifacts, the findings
 * as a person sees them (`findings.txt`), the names of all artifacts (`artifacts.txt`), and the pages that `case.json`
 * names under `pages`. `npm run golden` writes `expected/`; read the diff before you commit it.
 */
const cases = fileURLToPath(new URL('./fixtures/', import.meta.url))
const rewrite = process.env.LEJIC_GOLDEN === '1'
const templates = readTemplates()
/** 2 March 2026, so that a date in an output is recognised. */
const now = Date.UTC(2026, 2, 2)

interface CaseOptions {
  /** Artifacts below `out/site/` whose content is golden too. */
  readonly pages?: readonly string[]
}

function filesBelow(folder: string, prefix = ''): Record<string, MemoryEntry> {
  const files: Record<string, MemoryEntry> = {}
  if (!existsSync(folder)) return files
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    const stat = lstatSync(path)
    if (stat.isSymbolicLink()) files[prefix + name] = {link: readlinkSync(path)}
    else if (stat.isDirectory()) Object.assign(files, filesBelow(path, `${prefix}${name}/`))
    else files[prefix + name] = readFileSync(path)
  }
  return files
}

function outputsOf(input: Readonly<Record<string, MemoryEntry>>, {pages = []}: CaseOptions): Map<string, string> {
  const source = memorySource(input, {templates, headTime: now})
  const {artifacts, diagnostics} = compile(source, {now})
  const outputs = new Map<string, string>()
  outputs.set('findings.txt', pretty(diagnostics, {color: false}))
  outputs.set('artifacts.txt', artifacts.map(({path}) => `${path}\n`).join(''))
  for (const artifact of artifacts) {
    const isGolden = artifact.ownership !== 'site' || pages.includes(artifact.path.replace(/^out\/site\//, ''))
    if (isGolden) outputs.set(artifact.path, Buffer.from(artifact.contents()).toString('utf8'))
  }
  return outputs
}

describe.each(readdirSync(cases).filter((name) => !name.startsWith('.')))('%s', (name) => {
  const input = filesBelow(join(cases, name, 'input'))
  const optionsFile = join(cases, name, 'case.json')
  const options = existsSync(optionsFile) ? (JSON.parse(readFileSync(optionsFile, 'utf8')) as CaseOptions) : {}
  const outputs = outputsOf(input, options)
  const expectedFolder = join(cases, name, 'expected')

  if (rewrite) {
    rmSync(expectedFolder, {recursive: true, force: true})
    for (const [path, text] of outputs) {
      mkdirSync(dirname(join(expectedFolder, path)), {recursive: true})
      writeFileSync(join(expectedFolder, path), text)
    }
  }

  test('gives what is expected, nothing more and nothing less', () => {
    const expected = Object.entries(filesBelow(expectedFolder)).map(([path, bytes]) => [path, String(bytes)] as const)
    expect(Object.fromEntries(outputs)).toEqual(Object.fromEntries(expected))
  })

  test('gives the same bytes when the files are met in another order', () => {
    const reversed = Object.fromEntries(Object.entries(input).reverse())
    expect([...outputsOf(reversed, options)]).toEqual([...outputs])
  })
})

test('git leaves none of the expectations out', () => {
  const ignored = spawnSync('git', ['ls-files', '--others', '--ignored', '--exclude-standard', 'compiler/test'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  })
  expect(ignored.stdout).toBe('')
})
