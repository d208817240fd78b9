import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {foreignFrontmatter, parseFrontmatter} from '../../2-parse/frontmatter.ts'
import {sourceFile} from '../source-file.ts'

function read(text: string) {
  const file = sourceFile(text)
  const {state, data, errors, start, end} = parseFrontmatter(file)
  return {state, data, start, end, body: file.text.slice(end), errors: errors.map(({message}) => message)}
}

describe('fences', () => {
  test.each([
    ['---\na: 1\n---\nbody', 'valid', {a: 1}, 'body'],
    ['---\r\na: 1\r\n---\r\nbody\r\n', 'valid', {a: 1}, 'body\r\n'],
    ['---\r\na: 1\r\nb: x\n---\nbody', 'valid', {a: 1, b: 'x'}, 'body'],
    ['---\na: 1\n--- \t\nbody', 'valid', {a: 1}, 'body'],
    ['---\n\n---\nbody', 'valid', {}, 'body'],
    ['---\n# note\n---\n', 'valid', {}, ''],
    ['---\na: |\n  ---\n---\nbody', 'valid', {a: '---\n'}, 'body'],
    ['---\na: 1\n---\n---\n', 'valid', {a: 1}, '---\n'],
    ['\ufeff---\na: 1\n---\nbody', 'valid', {a: 1}, 'body'],
    ['---\na: x: y\n---\nbody', 'invalid', undefined, 'body'],
    ['---\n- a\n---\nbody', 'invalid', undefined, 'body'],
    ['---\ntext\n---\nbody', 'invalid', undefined, 'body'],
  ])('%j is %s', (text, state, data, body) => {
    expect(read(text)).toMatchObject({state, data, body, start: 0})
  })

  test.each([
    '',
    '# Title',
    '--- \na: 1\n---\n',
    '----\na: 1\n---\n',
    ' ---\na: 1\n---\n',
    '---',
    '--\n',
    'x\n---\na: 1\n---\n',
  ])('%j has none', (text) => {
    expect(read(text)).toEqual({state: 'absent', data: undefined, start: 0, end: 0, body: text, errors: []})
  })

  test.each([
    ['---\na: 1\n', 'Put `---` on a line of its own after the last key.'],
    ['---\na: 1\n---', 'End the closing `---` line with a line break.'],
    ['---\na: 1\n--- x\n', 'Put `---` on a line of its own after the last key.'],
    ['---\n---\n', 'Take both `---` lines away, or put an empty line between them.'],
    ['---\n', 'Put `---` on a line of its own after the last key.'],
  ])('%j is not closed', (text, hint) => {
    const file = sourceFile(text)
    const {locate, ...frontmatter} = parseFrontmatter(file)
    const message = 'The frontmatter that opens with `---` is not closed.'
    expect(frontmatter).toEqual({
      state: 'unterminated',
      errors: [{message, hint, start: 0, end: 3}],
      start: 0,
      end: 0,
    })
    expect(locate(['a'])).toEqual({start: 0, end: 3})
  })
})

describe('places are those of the file', () => {
  const text = '---\ntitle: Tea\ntags:\n  - green\n---\nbody title'
  const {locate, end} = parseFrontmatter(sourceFile(text))
  const marked = (segments: readonly (string | number)[], key = false) => {
    const range = locate(segments, {key})
    return text.slice(range.start, range.end)
  }

  test('of values, keys and the whole block', () => {
    expect([marked(['title']), marked(['title'], true), marked(['tags', 0])]).toEqual(['Tea', 'title', 'green'])
    expect([locate([]), end]).toEqual([{start: 0, end: 35}, 35])
  })

  test('of an error, behind a byte order mark and CRLF', () => {
    const file = sourceFile('\ufeff---\r\na: 1\r\nb: x: y\r\n---\r\n')
    const [error] = parseFrontmatter(file).errors
    expect(error && file.text.slice(error.start, error.end)).toBe('x: y')
  })

  test('a list and a single value are named', () => {
    expect(read('---\n- a\n---\n').errors).toEqual(['Frontmatter must be lines of `key: value`, but it is a list.'])
    expect(read('---\ntext\n---\n').errors).toEqual([
      'Frontmatter must be lines of `key: value`, but it is a single value.',
    ])
  })
})

describe('blocks of other tools', () => {
  test.each([
    ['+++\ntitle = "T"\n+++\n', 'The file begins with a `+++` block (TOML), so its keys are not read.', '+++'],
    ['{\n"title": "T"\n}\n', 'The file begins with a `{` block (JSON), so its keys are not read.', '{'],
    ['\n---\na: 1\n---\n', 'An empty line stands before the opening `---`, so its keys are not read.', '---'],
    [' \r\n\n---\r\na: 1\n---\n', 'An empty line stands before the opening `---`, so its keys are not read.', '---'],
    ['---  \na: 1\n---\n', 'The opening `---` is followed by spaces, so its keys are not read.', '---  '],
  ])('%j', (text, message, marked) => {
    const file = sourceFile(text)
    const fault = foreignFrontmatter(file)
    expect(fault).toMatchObject({rule: 'frontmatter-foreign', path: 'docs/file.md', message})
    expect(fault?.place && text.slice(fault.place.start, fault.place.end)).toBe(marked)
  })

  test.each([
    '# T',
    '---\na: 1\n---\n',
    '\n---\n\ntext',
    '{% raw %}\n',
    '{\n',
    '<!--\n---\na: 1\n---\n-->',
    '---\n\n---',
    '\n',
  ])('%j is none', (text) => {
    expect(foreignFrontmatter(sourceFile(text))).toBeUndefined()
  })
})

describe('for any text', () => {
  const pieces = fc.array(
    fc.constantFrom('---', '\n', '\r\n', '\r', ' ', '\t', 'a: 1', '- x', '# T', '\ufeff', '...', ':', '"'),
  )
  const texts = fc.oneof(
    pieces.map((parts) => parts.join('')),
    pieces.map((parts) => `---\n${parts.join('')}`),
    fc.string(),
  )

  test('front and body make the text, and the front is as the specification says', () => {
    fc.assert(
      fc.property(texts, (written) => {
        const file = sourceFile(written)
        const {state, start, end, errors, data} = parseFrontmatter(file)
        const front = file.text.slice(start, end)
        if (state === 'valid' || state === 'invalid') {
          expect(front).toMatch(/^---\r?\n[\s\S]*?\r?\n---[ \t]*\r?\n$/)
          // The first closing fence: none stands earlier.
          expect([...front.slice(4).matchAll(/\r?\n---[ \t]*\r?\n/g)].length).toBe(1)
        } else {
          expect([start, end]).toEqual([0, 0])
        }
        expect(state === 'absent').toBe(!/^---\r?\n/.test(file.text))
        expect(data !== undefined).toBe(state === 'valid')
        expect(errors.length).toBe(state === 'invalid' || state === 'unterminated' ? 1 : 0)
        for (const error of errors) {
          expect(error.start).toBeLessThanOrEqual(error.end)
          expect(error.end).toBeLessThanOrEqual(file.text.length)
        }
      }),
      {numRuns: 1000},
    )
  })

  test('what is written as JSON is read as it was, with any body', () => {
    const plain = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.array(fc.string())))
    fc.assert(
      fc.property(plain, fc.string(), fc.constantFrom('\n', '\r\n'), (data, body, line) => {
        const file = sourceFile(['---', JSON.stringify(data), '---', body].join(line))
        const frontmatter = parseFrontmatter(file)
        expect(frontmatter.data).toEqual({...data})
        expect(file.text.slice(frontmatter.end)).toBe(body)
      }),
    )
  })
})

test('ten megabytes of frontmatter are one error', () => {
  expect(read(`---\n${'a: 1\n'.repeat(2_000_000)}---\nbody`)).toMatchObject({
    state: 'invalid',
    body: 'body',
    errors: ['The block has 9999999 characters; the longest that is read has 65536.'],
  })
  expect(read(`---\n${'\n--- x'.repeat(1_000_000)}`).state).toBe('unterminated')
})
