import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {Ajv} from 'ajv'
import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {layOver} from '../../4-check/example-layer.ts'
import {rules} from '../../4-check/index.ts'
import {examine} from '../../examine.ts'
import type {Diagnostic} from '../../model.ts'
import {sarif} from '../../report/sarif.ts'
import {fileOf, findingAt} from './sample.ts'

const options = {rules, version: '1.2.3'}

interface Log {
  readonly version: string
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly name: string
        readonly semanticVersion: string
        readonly rules: readonly {id: string}[]
      }
    }
    readonly columnKind: string
    readonly results: readonly Record<string, unknown>[]
  }[]
}

function runOf(text: string) {
  const log: Log = JSON.parse(text)
  expect(log.version).toBe('2.1.0')
  const [run] = log.runs
  if (!run) throw new Error('no run')
  return run
}

/** The schema of SARIF 2.1.0 as its authors publish it, draft 4: `id` and `$schema` are what a newer validator does not know. */
function validator() {
  const require = createRequire(import.meta.url)
  const path = require.resolve('@microsoft/jest-sarif')
  const text = readFileSync(new URL('schemas/sarif-2.1.0-rtm.5.json', `file://${path}`), 'utf-8')
  const {$schema: _, id: __, ...schema} = JSON.parse(text)
  const isUri = (value: string) => URL.canParse(value)
  const isReference = (value: string) => URL.canParse(value, 'https://example.org/') && !/[\s"<>\\^`{|}]/.test(value)
  const formats = {
    uri: isUri,
    'uri-reference': isReference,
    'date-time': (value: string) => !Number.isNaN(Date.parse(value)),
  }
  return new Ajv({strict: false, allErrors: true, unicodeRegExp: false, formats}).compile(schema)
}

/** Every finding of every rule's failing example. */
function everyFinding(): readonly Diagnostic[] {
  return rules.flatMap(({example: {bad, git, head = {}}}) => {
    return examine(memorySource(layOver(bad), {git: git !== false, head})).diagnostics
  })
}

describe('the schema of SARIF 2.1.0', () => {
  const isValid = validator()
  const check = (text: string) => {
    isValid(JSON.parse(text))
    expect(isValid.errors ?? []).toEqual([])
  }

  test('holds for no finding and for every rule', () => {
    check(sarif([], options))
    const all = everyFinding()
    expect(all.length).toBeGreaterThan(rules.length)
    check(sarif(all, {...options, prefix: 'a b/c'}))
  })

  test.each(['docs/100% #1?/a b:ü.md', 'a\ud800.md', 'c:/x.md', '日本語/é[1]{2}.md', 'a"b<c>|d^`e.md', '\t\n.md'])(
    'holds at %j',
    (path) => {
      const file = fileOf(path, 'x [y](z)')
      const place = {file, start: 0, end: 1}
      const related = [
        {message: 'm', path, place},
        {message: 'n', path: 'other one.md'},
      ]
      check(
        sarif(
          [
            findingAt(file, 'z', {
              related,
              edits: [
                {place, text: ''},
                {place, text: 'w'},
              ],
            }),
          ],
          options,
        ),
      )
    },
  )

  test('is a schema that can say no', () => {
    isValid({...JSON.parse(sarif([], options)), version: '2.0.0'})
    expect(isValid.errors).not.toBeNull()
  })
})

describe('sarif', () => {
  test('a mend is a fix, with the region that goes and the text that comes', () => {
    const file = fileOf('a.md', 'one\ntwo')
    const place = {file, start: 3, end: 3}
    const {results} = runOf(sarif([findingAt(file, 'one', {hint: 'h', edits: [{place, text: '!'}]})], options))
    expect(results[0]?.fixes).toEqual([
      {
        description: {text: 'h'},
        artifactChanges: [
          {
            artifactLocation: {uri: 'a.md', uriBaseId: '%SRCROOT%'},
            replacements: [
              {
                deletedRegion: {startLine: 1, startColumn: 4, endLine: 1, endColumn: 4},
                insertedContent: {text: '!'},
              },
            ],
          },
        ],
      },
    ])
  })

  test('a finding keeps its fingerprint when lines move, and twins have two', () => {
    const prints = (text: string) => {
      const file = fileOf('a.md', text)
      const at = [...text.matchAll(/z/g)].map(({index}) => index)
      const findings = at.map((start) => findingAt(file, 'z', {place: {file, start, end: start + 1}}))
      return runOf(sarif(findings, options)).results.map(({partialFingerprints}) => partialFingerprints)
    }
    const before = prints('[y](z)\n[y](z)\n')
    expect(before[0]).not.toEqual(before[1])
    expect(prints('new\n\n[y](z)\nbetween\n  [y](z)\n')).toEqual(before)
    expect(prints('[w](z)\n[y](z)\n')[1]).toEqual(before[0])
  })

  test('lists every rule once, in byte order', () => {
    const {tool, columnKind} = runOf(sarif([], options))
    const ids = tool.driver.rules.map(({id}) => id)
    expect(ids).toEqual([...rules.map(({id}) => id)].sort())
    expect(tool.driver.semanticVersion).toBe('1.2.3')
    expect(columnKind).toBe('utf16CodeUnits')
  })

  test('a result names its rule, level, message and region; the path is percent-encoded', () => {
    const file = fileOf('docs/100% #1?/a b:ü.md', '\u{1f375} [y](z)')
    const run = runOf(sarif([findingAt(file, 'z', {severity: 'warning', hint: 'h', construct: 'z'})], options))
    const index = run.tool.driver.rules.findIndex(({id}) => id === 'link-unresolved')
    expect(run.results).toEqual([
      {
        ruleId: 'link-unresolved',
        ruleIndex: index,
        level: 'warning',
        message: {text: 'link target "z" does not resolve\nh'},
        locations: [
          {
            physicalLocation: {
              artifactLocation: {uri: 'docs/100%25%20%231%3F/a%20b%3A%C3%BC.md', uriBaseId: '%SRCROOT%'},
              region: {startLine: 1, startColumn: 8, endLine: 1, endColumn: 9},
            },
          },
        ],
        properties: {construct: 'z'},
        partialFingerprints: {'lejicFinding/v1': expect.stringMatching(/^[\da-f]{32}$/)},
      },
    ])
  })

  test('a finding about a mount stands where it is declared and keeps the name', () => {
    const manifest = fileOf('leji.json', '"x"')
    const {results} = runOf(
      sarif([findingAt(manifest, '"x"', {path: 'kitchen', severity: 'info'})], {...options, prefix: 'sub'}),
    )
    expect(results[0]).toMatchObject({
      level: 'note',
      locations: [
        {
          physicalLocation: {artifactLocation: {uri: 'sub/leji.json'}},
          logicalLocations: [{name: 'kitchen'}],
        },
      ],
    })
  })

  test('a lone surrogate in a path breaks nothing', () => {
    const {results} = runOf(sarif([findingAt(fileOf('a\ud800.md', 'x'), 'x')], options))
    expect(results[0]).toMatchObject({
      locations: [{physicalLocation: {artifactLocation: {uri: 'a%EF%BF%BD.md'}}}],
    })
  })
})
