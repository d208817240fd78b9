import fc from 'fast-check'
import {expect, test} from 'vitest'
import {scanFences} from '../../2-parse/fence.ts'
import {parseIndexFile} from '../../2-parse/index-file.ts'
import {parseMounts} from '../../2-parse/mounts.ts'
import type {Fault} from '../../model.ts'
import {sourceFile} from '../source-file.ts'
import {cases} from './cases.ts'
import {fences, indexFile, mountBlocks} from './fences.ts'
import {nastyFences} from './nasty-fences.ts'

function linesOf(faults: readonly Fault[]): readonly number[] {
  return faults
    .map(({place}) => (place ? place.file.text.slice(0, place.start).split('\n').length : 0))
    .sort((a, b) => a - b)
}

test.each(['leji-index', 'leji-mounts'])('the blocks of %s are those of a second reading', (tag) => {
  fc.assert(
    fc.property(nastyFences, (text) => {
      const {blocks, unterminated} = scanFences(sourceFile(text).text, tag)
      const expected = fences(text, tag)
      expect(
        blocks.map(({opening, token, lines}) => ({
          at: opening.number,
          token: token?.text ?? '',
          lines: lines.map((line) => [line.number, line.text]),
        })),
      ).toEqual(expected.map(({closed: _, ...block}) => block))
      expect(unterminated).toBe(expected.some(({closed}) => !closed))
    }),
    cases(1000),
  )
})

test('a category index file lists what a second reading finds, and errs on the same lines', () => {
  fc.assert(
    fc.property(nastyFences, (text) => {
      const {entries, faults} = parseIndexFile(sourceFile(text))
      const expected = indexFile(text)
      expect(entries.map(({path, kind}) => [path, kind])).toEqual(expected.entries)
      // The error of a file without a block stands wherever a reader is helped most.
      const lines = linesOf(faults)
      expect(expected.errors[0] === undefined ? lines.map(() => undefined) : lines).toEqual(expected.errors)
    }),
    cases(2000),
  )
})

test('a boot profile surfaces the mounts that a second reading finds, and errs on the same lines', () => {
  fc.assert(
    fc.property(nastyFences, (text) => {
      const {entries, faults, sawBlock} = parseMounts(sourceFile(text))
      const found = entries.map(({mount, owner, carries, readWhen}) => ({mount, owner, carries, 'read-when': readWhen}))
      expect({entries: found, errors: linesOf(faults), sawBlock}).toEqual(mountBlocks(text))
    }),
    cases(2000),
  )
})
