import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {didYouMean, editDistance, suggest} from '../../diagnostics/suggestion.ts'

describe('suggest', () => {
  const categories = ['domain', 'system', 'practice', 'governance', 'decisions']

  test.each([
    ['praktice', 'practice'],
    ['decision', 'decisions'],
    ['sytsem', 'system'],
    ['Domain', 'domain'],
    ['goverance', 'governance'],
  ])('%s is meant to be %s', (word, meant) => {
    expect(suggest(word, categories)).toBe(meant)
  })

  test.each(['routing', 'x', ''])('nothing is near %j', (word) => {
    expect(suggest(word, categories)).toBeUndefined()
  })

  test('does not suggest the word itself', () => {
    expect(suggest('domain', ['domain'])).toBeUndefined()
  })

  test('takes the first in byte order of equally near ones, whatever their order', () => {
    expect(suggest('bat', ['cat', 'bad'])).toBe('bad')
    expect(suggest('bat', ['bad', 'cat'])).toBe('bad')
  })

  test('writes the question', () => {
    expect(didYouMean('onwers', ['owners', 'actors'])).toBe('Did you mean `owners`?')
    expect(didYouMean('zzz', ['owners'])).toBeUndefined()
  })
})

describe('editDistance', () => {
  test.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('from %j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
  })

  test('is symmetric and gives up beyond the limit only', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 12}), fc.string({maxLength: 12}), fc.nat(12), (a, b, limit) => {
        const distance = editDistance(a, b)
        expect(editDistance(b, a)).toBe(distance)
        expect(editDistance(a, b, limit)).toBe(distance <= limit ? distance : Number.POSITIVE_INFINITY)
      }),
    )
  })
})
