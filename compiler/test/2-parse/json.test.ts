import {describe, expect, test} from 'vitest'
import {maxJsonDepth, parseJson} from '../../2-parse/json.ts'
import {sourceFile} from '../source-file.ts'

function errorOf(text: string) {
  const json = parseJson(sourceFile(text, 'a.json'))
  const [error, ...others] = json.errors
  return error && [error.message, error.start, error.end, json.value, others.length]
}

test('strict JSON is read, a byte order mark and odd keys included', () => {
  expect(parseJson(sourceFile('\ufeff{"a": [1, "\\ud83d\\ude00", null, {"b": {"b": 1}}]}')).value).toEqual({
    a: [1, '😀', null, {b: {b: 1}}],
  })
  const {value} = parseJson(sourceFile('{"__proto__": {"a": 1}, "": 2}'))
  expect(Object.keys(value as object)).toEqual(['__proto__', ''])
  expect(parseJson(sourceFile('null'))).toMatchObject({value: null, errors: []})
})

describe('what is not strict JSON is one error with its place', () => {
  test.each([
    ['{"a": 1,}', 'A comma stands before the closing `}`.', 8, 9],
    ['[1,\n]', 'A comma stands before the closing `]`.', 4, 5],
    ['{"a": 1 // x\n}', 'A comment stands here; JSON has none.', 8, 12],
    ['/* x */{}', 'A comment stands here; JSON has none.', 0, 7],
    ['{"a": 1, "b": 2, "a": 3}', 'The key `a` is given more than once.', 17, 20],
    ['[{"x": {"a": 1, "\\u0061": 3}}]', 'The key `a` is given more than once.', 16, 24],
    ['{"a" 1}', 'A colon is missing between a key and its value.', 5, 6],
    ['[1 2]', 'A comma is missing between two values.', 3, 4],
    ['{} {}', 'Text stands after the end of the value.', 3, 4],
    ['{"a": 1', 'The object is not closed by `}`.', 7, 7],
    ['{a: 1}', '`a` is not a JSON value.', 1, 2],
    ["{'a': 1}", "`'a'` is not a JSON value.", 1, 4],
    ['{"a": NaN}', '`NaN` is not a JSON value.', 6, 9],
    ['{"a": "x\n"}', 'The string is not closed by `"` on its line.', 6, 8],
    ['{"a": "\t"}', 'The string holds a control character.', 6, 9],
    ['{"a": "\\q"}', 'The string holds an escape that JSON does not know.', 6, 10],
    ['', 'The file is empty.', 0, 0],
    [' \n', 'The file is empty.', 2, 2],
  ])('%j', (text, message, start, end) => {
    expect(errorOf(text)).toEqual([message, start, end, undefined, 0])
  })

  test('an unclosed file of any sort', () => {
    for (const text of [
      '{',
      '[',
      '"a',
      '{"a":',
      '[1,',
      '{"a": [}',
      'tru',
      '-',
      '1.',
      '\0',
      '\u00a0{}',
      'x'.repeat(9999),
    ]) {
      const [message = '', start = -1, end = -1] = (errorOf(text) ?? []) as [string, number, number]
      expect([text.length >= end, end >= start, start >= 0, /\.$/.test(message)]).toEqual([true, true, true, true])
    }
  })

  test('deep nesting, closed or not', () => {
    const message = `Values are nested more than ${maxJsonDepth} deep.`
    expect(errorOf('['.repeat(1_000_000))).toEqual([message, 200, 201, undefined, 0])
    expect(errorOf(`${'{"a":'.repeat(201)}1${'}'.repeat(201)}`)).toEqual([message, 1000, 1001, undefined, 0])
    expect(errorOf(`${'['.repeat(200)}"]]]["${']'.repeat(200)}`)).toBeUndefined()
    expect(parseJson(sourceFile('['.repeat(1_000_000))).locate(['a'])).toMatchObject({start: 0, end: 1})
  })
})

test('places of values and keys, or of the nearest that is there', () => {
  const text = '{"a": {"b": [1, {"c": "x"}]}, "d": 2}'
  const json = parseJson(sourceFile(text))
  const marked = (segments: readonly (string | number)[], key = false) => {
    const {start, end} = json.locate(segments, {key})
    return text.slice(start, end)
  }
  expect([marked(['a', 'b', 1, 'c']), marked(['a', 'b', 1, 'c'], true), marked(['a'], true)]).toEqual([
    '"x"',
    '"c"',
    '"a"',
  ])
  expect([marked([]), marked(['d']), marked(['a', 'b', 0], true)]).toEqual([text, '2', '1'])
  expect([marked(['a', 'x', 'y']), marked(['a', 'b', 9], true), marked(['x'])]).toEqual([
    '{"b": [1, {"c": "x"}]}',
    '[1, {"c": "x"}]',
    text,
  ])
})

test.each([
  ['{"a": 1\n "b": 2}', 'Put one behind the value before this.'],
  ['{"a": 1 // x\n}', 'Take the comment away.'],
  ['[1,]', 'Take the comma away.'],
  ['{"a": 1, "a": 2}', 'Keep one of them.'],
  ['{"a": True}', 'Write `true`.'],
  ["{'name': 1}", 'Write `"name"` for a text.'],
  ['{"a": "\\q"}', 'Write `\\\\` for a backslash.'],
  ['', 'Start with `{}`.'],
])('%j comes with its mend', (text, hint) => {
  expect(parseJson(sourceFile(text, 'a.json')).errors[0]?.hint).toBe(hint)
})
