import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {rules} from '../../../4-check/index.ts'
import {commands} from '../../../cli/index.ts'
import {pinReasons} from '../../../mounts/pin-reasons.ts'
import {partsOf, schemas, violations} from '../../schemas/all-schemas.ts'
import {ask} from './ask.ts'
import {cases} from './cases.ts'
import {loose, mounting} from './layers.ts'
import {noteProperties} from './seen.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const seen = new Set<string>()
const words = (line: string) => line.split(' ').filter((word) => word !== '')

describe.each(cases)('lejic $line', ({schema, exit, line, layer, after = []}) => {
  test(`ends with ${exit} and fits ${schema}`, async () => {
    const folder = layer()
    for (const earlier of after) await ask(folder, words(earlier))
    const run = await ask(folder, words(line))
    const path = `answers/${schema}.schema.json`
    expect(violations(path, run.answer)).toEqual([])
    expect(violations('diagnostics.schema.json', run.answer)).toEqual([])
    expect(run).toMatchObject({exit, answer: {ok: exit === 0}})
    noteProperties(`${path}#`, run.answer, seen)
  })
})

test('each rule can be explained, with examples that JSON can hold', async () => {
  const folder = loose()
  for (const {id} of rules) {
    const {answer} = await ask(folder, ['explain', id])
    expect([id, violations('answers/explain-rule.schema.json', answer)]).toEqual([id, []])
    noteProperties('answers/explain-rule.schema.json#', answer, seen)
  }
})

test('a pin that may not be moved has its reason, one that is forced back says so', async () => {
  const first = /"pin": "([0-9a-f]{40})"/.exec(readFileSync(join(mounting(), 'leji.json'), 'utf-8'))?.[1] ?? ''
  const back = ['mounts', 'update-pin', 'yard', '--fetch', '--to', first]
  const folder = mounting({}, 'second')
  expect(await ask(folder, back)).toMatchObject({
    exit: 1,
    answer: {
      action: 'refused',
      reason: 'mount-pin-not-fast-forward',
      findings: [],
    },
  })
  const forced = await ask(folder, [...back, '--allow-non-fast-forward'])
  expect(violations('answers/mounts-update-pin.schema.json', forced.answer)).toEqual([])
  expect(forced).toMatchObject({
    exit: 0,
    answer: {
      action: 'updated',
      override: true,
      findings: [],
    },
  })
})

test('the manual tells what each code of a pin means', () => {
  const page = readFileSync(new URL('../../../../content/system/mounts.md', import.meta.url), 'utf-8')
  for (const [code, [means]] of Object.entries(pinReasons)) expect(page).toContain(`| \`${code}\` | ${means} |`)
})

test('every command has a schema for its answer, and every schema was held against one', () => {
  const names = [...schemas.keys()].flatMap((path) => /^answers\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [])
  const tried = new Set(['explain-rule', 'stopped', ...cases.map(({schema}) => schema)])
  expect([...tried].sort()).toEqual(names)
  for (const {name} of commands)
    expect(
      names.some((one) => one === name || one.startsWith(`${name}-`)),
      name,
    ).toBe(true)
})

test('every property of the schemas stood in an answer', () => {
  const promised = [...schemas]
    .filter(([path]) => path.startsWith('answers/') || path === 'diagnostics.schema.json')
    .flatMap(([path, schema]) => partsOf(schema).map(({pointer}) => `${path}#${pointer}`))
    .filter((at) => /\/properties\/[^/]+$/.test(at) && !at.startsWith('diagnostics.schema.json#/properties/'))
  expect(promised.filter((at) => !seen.has(at))).toEqual([])
})
