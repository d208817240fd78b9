import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {examine} from '../../examine.ts'
import {cases} from './cases.ts'
import {nastyLayer} from './nasty-layers.ts'
import {type Finding, sorted} from './selection.ts'
import {validate} from './validate.ts'

test('a layer has the findings of a second reading, and no others', () => {
  fc.assert(
    fc.property(nastyLayer, fc.boolean(), (files, git) => {
      const {diagnostics} = examine(memorySource(files, {git}), {spec: true, now: 0})
      const found = diagnostics.map(({rule, severity, path}): Finding => {
        if (severity === 'info') throw new Error(`${rule} is no error and no warning`)
        return [rule, severity, path]
      })
      expect(sorted(found)).toEqual(sorted(validate(files, git)))
    }),
    cases(500),
  )
})
