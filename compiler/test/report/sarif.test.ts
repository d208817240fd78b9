import {describe, expect, test} from 'vitest'
import {rules} from '../../4-check/index.ts'
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

describe('sarif', () => {
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
