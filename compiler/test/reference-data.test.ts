import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {referencePath, referenceVectors, type VectorKind, vectorFiles, vectorLists} from './reference-data.ts'

const here = referencePath('fixtures/leji/vectors') !== undefined

/** Everything that is written in the tests. */
const tests = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))

test.each(Object.keys(vectorLists))('the vectors of %s are asked for by a test', (kind) => {
  expect(tests.filter((text) => new RegExp(`referenceVectors<.*>\\('${kind}'\\)`).test(text))).not.toEqual([])
})

describe.skipIf(!here)('the vectors', () => {
  test('are all of a kind that a test asks for', () => {
    expect(vectorFiles().get('')).toEqual([])
  })

  test.each(Object.entries(vectorLists))('of %s are there, and hold nothing that no test looks at', (kind, lists) => {
    const files = referenceVectors<Record<string, unknown>>(kind as VectorKind)
    expect(files.length).toBeGreaterThan(0)
    for (const name of lists) {
      const held = files.flatMap((file) => Object.entries(file[name] ?? {}))
      expect([name, held.length > 0]).toEqual([name, true])
    }
    const told = ['source', 'columns']
    const names = files.flatMap((file) => Object.keys(file).filter((name) => !told.includes(name)))
    expect([...new Set(names)].sort()).toEqual([...lists].sort())
  })
})
