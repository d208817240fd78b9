import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, describe, expect, test} from 'vitest'
import {openSource} from '../../1-read/disk.ts'
import {ruleById} from '../../4-check/index.ts'
import {examine} from '../../examine.ts'
import type {CompileOptions, Diagnostic} from '../../model.ts'

/** Layers with the findings that the specification's own tools give, kept outside of the repository. */
const home = process.env.LEJIC_FIXTURES ? join(process.env.LEJIC_FIXTURES, 'fixtures/leji') : undefined
const here = home !== undefined && existsSync(home)
if (!here) console.warn('LEJIC_FIXTURES is not set: the conformance layers are left out.')

const copies = mkdtempSync(join(tmpdir(), 'lejic-conformance-'))
afterAll(() => rmSync(copies, {recursive: true, force: true}))

type Row = readonly [rule: string, severity: string, path: string]

interface Expected {
  readonly validate: {readonly findings: readonly {rule: string; severity: string; path: string; message?: string}[]}
}

function layersIn(group: string): readonly string[] {
  if (home === undefined || !here) return []
  return readdirSync(join(home, group), {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
}

/** Findings on a copy of the layer in a git work tree of its own, without the file that says what to expect. */
function findingsOf(group: string, name: string, options: CompileOptions): readonly Diagnostic[] {
  const root = join(copies, `${group}-${name}`)
  if (!existsSync(root)) {
    cpSync(join(home ?? '', group, name), root, {recursive: true})
    rmSync(join(root, 'expected.json'))
    execFileSync('git', ['init', '-q', root])
  }
  return examine(openSource(root), options).diagnostics
}

function expectedOf(group: string, name: string): Expected['validate']['findings'] {
  const expected: Expected = JSON.parse(readFileSync(join(home ?? '', group, name, 'expected.json'), 'utf-8'))
  return expected.validate.findings
}

function rows(findings: readonly {rule: string; severity: string; path: string}[]): readonly Row[] {
  return findings.map(({rule, severity, path}): Row => [rule, severity, path]).sort(byText)
}

function byText(a: Row, b: Row): number {
  const [left, right] = [a.join('\0'), b.join('\0')]
  return left < right ? -1 : left > right ? 1 : 0
}

describe.skipIf(!here)('layers in the current form', () => {
  test.each(layersIn('layers'))('%s', (name) => {
    const found = findingsOf('layers', name, {spec: true})
    const expected = expectedOf('layers', name)
    expect(rows(found)).toEqual(rows(expected))
    for (const {message} of expected)
      if (message !== undefined) expect(found.map((one) => one.message)).toContain(message)
  })
})

/** Of the older form these never load: their manifest is missing, broken, or wrong in another way. */
const unloadable = new Set([
  'invalid-no-manifest',
  'invalid-manifest-parse',
  'invalid-manifest-schema',
  'invalid-unsupported-line',
])

/** Their stored index has entries without `kind`, which is generated today, so that it no longer matches (Leji §10.3). */
const staleToday = new Map<string, readonly Row[]>([
  ['invalid-governed-no-profile', [['index-stale', 'error', 'docs/context-index.json']]],
])

interface OlderManifest {
  readonly categories: object
  readonly federation?: {readonly mounts?: readonly object[]}
}

function manifestOf(name: string): OlderManifest {
  return JSON.parse(readFileSync(join(home ?? '', 'legacy-paths-form', name, 'leji.json'), 'utf-8'))
}

/** A folder in the place of a pin: the older form of a mount, which nobody reads any more. */
function olderMounts(name: string): readonly object[] {
  return manifestOf(name).federation?.mounts?.filter((mount) => 'path' in mount) ?? []
}

const groups = ['layers', 'legacy-paths-form'] as const

test.skipIf(!here)('every folder of the conformance layers is one that is run here, and there are some', () => {
  expect(readdirSync(home ?? '').sort()).toEqual([...groups, 'vectors'])
  for (const group of groups) {
    const names = readdirSync(join(home ?? '', group))
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => existsSync(join(home ?? '', group, name, 'expected.json')))).toEqual(layersIn(group))
    expect(names).toEqual(layersIn(group))
  }
})

describe.skipIf(!here)('layers in the older form', () => {
  const names = layersIn('legacy-paths-form')
  const readable = names.filter((name) => !unloadable.has(name))
  const loadable = readable.filter((name) => olderMounts(name).length === 0)

  test.each(loadable)('%s loads with one notice, and gives what it gave', (name) => {
    const found = findingsOf('legacy-paths-form', name, {})
    const notices = found.filter(({rule}) => rule === 'manifest-legacy-paths')
    expect(rows(notices)).toEqual([['manifest-legacy-paths', 'info', 'leji.json']])
    // The fixtures list what the specification finds, and nothing of our own.
    const rest = found.filter(({rule}) => ruleById.get(rule)?.origin === 'leji')
    expect(rows(rest)).toEqual(
      [...rows(expectedOf('legacy-paths-form', name)), ...(staleToday.get(name) ?? [])].sort(byText),
    )
  })

  test.each(loadable)('%s is refused under spec by the schema alone', (name) => {
    const found = findingsOf('legacy-paths-form', name, {spec: true})
    expect(new Set(found.map(({rule}) => rule))).toEqual(new Set(['manifest-schema']))
    // Each category lacks `indexes` and has the unknown `paths`; one more names the migration.
    expect(found).toHaveLength(2 * Object.keys(manifestOf(name).categories).length + 1)
  })

  test.each(readable.filter((name) => !loadable.includes(name)))('%s is refused for its mounts too', (name) => {
    const refused = (count: number) => Array.from({length: count}, () => ['manifest-schema', 'error', 'leji.json'])
    // Each mount has the unknown `path`, lacks the pin, and may lack the source.
    const wrong = olderMounts(name).reduce((sum, mount) => sum + ('source' in mount ? 2 : 3), 0)
    expect(rows(findingsOf('legacy-paths-form', name, {}))).toEqual(refused(wrong))
    const categories = Object.keys(manifestOf(name).categories).length
    expect(rows(findingsOf('legacy-paths-form', name, {spec: true}))).toEqual(refused(wrong + 2 * categories + 1))
  })

  test.each([...unloadable].filter((name) => names.includes(name)))('%s does not load', (name) => {
    const found = findingsOf('legacy-paths-form', name, {spec: true})
    const [expected] = rows(expectedOf('legacy-paths-form', name))
    expect(rows(found)).toContainEqual(expected)
    expect(new Set(found.map(({path}) => path))).toEqual(new Set(['leji.json']))
  })
})
