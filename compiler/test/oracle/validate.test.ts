import fc from 'fast-check'
import {expect, test} from 'vitest'
import {openSource} from '../../1-read/disk.ts'
import {memorySource} from '../../1-read/memory.ts'
import {baseLayer} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import type {Source} from '../../model.ts'
import {onDisk} from '../on-disk.ts'
import {cases} from './cases.ts'
import {nastyLayer} from './nasty-layers.ts'
import {type Finding, sorted} from './selection.ts'
import {byBytes} from './tree.ts'
import {validate} from './validate.ts'

/** What is found under `check --spec`, which comes in byte order of the path. */
function findingsOf(source: Source): readonly Finding[] {
  const {diagnostics} = examine(source, {spec: true, now: 0})
  const paths = diagnostics.map(({path}) => path)
  expect(paths).toEqual([...paths].sort(byBytes))
  return sorted(
    diagnostics.map(({rule, severity, path}): Finding => {
      if (severity === 'info') throw new Error(`${rule} is no error and no warning`)
      return [rule, severity, path]
    }),
  )
}

test('a layer has the findings of a second reading, and no others', () => {
  fc.assert(
    fc.property(nastyLayer, fc.boolean(), (files, git) => {
      expect(findingsOf(memorySource(files, {git}))).toEqual(sorted(validate(files, git)))
    }),
    cases(500),
  )
})

test('a folder has them too', () => {
  const nothing = Object.fromEntries(Object.keys(baseLayer).map((path) => [path, null]))
  fc.assert(
    fc.property(nastyLayer, (files) => {
      expect(findingsOf(openSource(onDisk({...nothing, ...files})))).toEqual(sorted(validate(files, false)))
    }),
    cases(40),
  )
})
