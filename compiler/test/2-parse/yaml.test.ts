import {describe, expect, test} from 'vitest'
import {maxYamlLength, parseYaml} from '../../2-parse/yaml.ts'

/** The error of a text: what it says, how to mend it, and the marked part. */
function errorOf(text: string) {
  const {error} = parseYaml(text)
  return error && [error.message, error.hint, text.slice(error.start, error.end)]
}

describe('values are those of the YAML 1.2 core schema', () => {
  test.each([
    ['date: 2026-01-02', {date: '2026-01-02'}],
    ['a: yes\nb: NO\nc: off\nd: true\ne: False', {a: 'yes', b: 'NO', c: 'off', d: true, e: false}],
    ['a: 12:30\nb: 1_000\nc: 0x10\nd: 0o17\ne: 017', {a: '12:30', b: '1_000', c: 16, d: 15, e: 17}],
    ['a: ~\nb:\nc: null', {a: null, b: null, c: null}],
    ['a: !!timestamp 2026-01-01\nb: !own x', {a: '2026-01-01', b: 'x'}],
    ['<<: {a: 1}\nb: 2', {'<<': {a: 1}, b: 2}],
    ['a: &x [1, 2]\nb: *x', {a: [1, 2], b: [1, 2]}],
    ['constructor: 1\ntoString: 2', {constructor: 1, toString: 2}],
    ['tools: [\n  one,\n  two\n]', {tools: ['one', 'two']}],
    ['a: |\n  line\n  line: 2\n', {a: 'line\nline: 2\n'}],
    ['a: 1\r\nb:\r\n  - x\r\n', {a: 1, b: ['x']}],
    ['# nothing', null],
    ['', null],
  ])('%j', (text, value) => {
    expect(parseYaml(text)).toMatchObject({value})
    expect(parseYaml(text).error).toBeUndefined()
  })

  test('a key named __proto__ is a key', () => {
    const {value} = parseYaml('__proto__: {a: 1}')
    expect(Object.keys(value as object)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })
})

describe('what people write and YAML takes amiss', () => {
  test.each([
    [
      'name: a\ndescription: One sentence.\n\nAnother at the margin.\ntools: []',
      '`Another at the margin.` is not a `key: value` pair.',
      'If it belongs to `description`, write `description: |` and indent the whole text on the lines below it.',
      'Another at the margin.',
    ],
    [
      'name: a\ndescription: @Observable in use',
      'The value of `description` begins with `@`, which YAML reserves.',
      'Put the value in quotes: `description: "@Observable in use"`.',
      '@Observable in use',
    ],
    [
      'a: `code` first',
      'The value of `a` begins with `` ` ``, which YAML reserves.',
      'Put the value in quotes: `` a: "`code` first" ``.',
      '`code` first',
    ],
    [
      'a: %20 of time',
      'The value of `a` begins with `%`, which YAML reserves.',
      'Put the value in quotes: `a: "%20 of time"`.',
      '%20 of time',
    ],
    [
      'a: **/*',
      'The value of `a` begins with `*`, which YAML reads as a reference to another value.',
      'Put the value in quotes: `a: "**/*"`.',
      '**/*',
    ],
    [
      'a: Loop for apps: lint, ship',
      'The value of `a` holds a colon, which YAML reads as the start of another `key: value`.',
      'Put the value in quotes: `a: "Loop for apps: lint, ship"`.',
      'Loop for apps: lint, ship',
    ],
    [
      'a: in: and out:',
      'The value of `a` holds a colon, which YAML reads as the start of another `key: value`.',
      'Put the value in quotes: `a: "in: and out:"`.',
      'in: and out:',
    ],
    [
      'a: say "x": y',
      'The value of `a` holds a colon, which YAML reads as the start of another `key: value`.',
      `Put the value in quotes: \`a: 'say "x": y'\`.`,
      'say "x": y',
    ],
    [
      'a: [Part] - Guide',
      'The value of `a` begins with `[` and goes on after `]`.',
      'Put the value in quotes: `a: "[Part] - Guide"`.',
      '[Part] - Guide',
    ],
    [
      "a: 'it's'",
      "The value of `a` begins with `'` and goes on after `'`.",
      `Put the value in quotes: \`a: "it's"\`.`,
      "'it's'",
    ],
    ['a: "open\nb: 1', 'The quotation that opens the value of `a` is not closed.', 'Close it with `"`.', '"open'],
    [
      'a: [x, y\nb: 1',
      'The value of `a` opens with `[` and is not closed by `]` where it must be.',
      'Close it with `]` and indent every line in between.',
      '[x, y',
    ],
    ['a: "C:\\path"', '`\\p` is no escape of a text in double quotes.', "Use single quotes: `a: 'C:\\path'`.", '\\p'],
    ['a:1\nb: 2', '`a:1` is not a `key: value` pair.', 'Put a space after the colon: `a: 1`.', 'a:1'],
    ['a:\n\t- b', 'A tab indents the line, which YAML does not allow.', 'Indent with spaces.', '\t'],
    [
      'a: 1\n b: 2',
      '`b: 2` is indented unlike the lines around it.',
      'Start keys of one level, and items of one list, at one column.',
      'b: 2',
    ],
    [
      'a:\n  - x\n - y',
      '`- y` is indented unlike the lines around it.',
      'Start keys of one level, and items of one list, at one column.',
      '- y',
    ],
    [
      'a: |text',
      'Text stands on the line of the block marker `|` of `a`.',
      'Start the text on the next line, indented, or quote it: `a: "|text"`.',
      '|text',
    ],
    [
      'a: - b',
      'The list of `a` starts on the line of its key.',
      'Put each `- item` on a line of its own below the key.',
      '- b',
    ],
    [
      'a: 1\n...\nb: 2',
      'A line of `---` or `...` ends the block before its closing fence.',
      'Take the line away, or indent it if it belongs to a text.',
      '...',
    ],
    ['a: 1\nb:\n  c: 1\n  c: 2', '`c` is given more than once.', 'Keep one of them.', 'c'],
    [
      'a: 1\rb: 2',
      'A carriage return without a line feed stands in the block; it does not end a line in YAML.',
      'Save the file with LF or CRLF line ends.',
      '\r',
    ],
    ['a: &a [*a]', '`*a` stands inside the value that it names.', 'Write the value out.', '*a'],
  ])('%j', (text, message, hint, marked) => {
    expect(errorOf(text)).toEqual([message, hint, marked])
    expect(parseYaml(text).value).toBeUndefined()
  })

  test('the mend that a hint proposes is YAML and keeps the text', () => {
    for (const value of ['@x', '`x` y', '%20', '*', 'a: b', '[A] - "b"', "'it's'", 'say "x\\y": z', '{x} y', ', x']) {
      const hint = parseYaml(`key: ${value}`).error?.hint ?? ''
      const mended = /(`+) ?(key: .*?) ?\1\.$/.exec(hint)?.[2] ?? ''
      expect(parseYaml(mended)).toMatchObject({value: {key: value.replace(/^'(.*)'$/, '$1')}})
    }
  })
})

describe('places', () => {
  const text = 'a: one\nlist:\n  - x\n  - deep: {k: v}\nempty:\n'
  const marked = (segments: readonly (string | number)[], key = false) => {
    const {start, end} = parseYaml(text).locate(segments, {key})
    return text.slice(start, end)
  }

  test('of values and of keys', () => {
    expect([marked(['a']), marked(['a'], true), marked(['list', 0]), marked(['list', 1, 'deep', 'k'])]).toEqual([
      'one',
      'a',
      'x',
      'v',
    ])
    expect([marked(['list'], true), marked(['list', 1, 'deep', 'k'], true)]).toEqual(['list', 'k'])
  })

  test('fall back to what is there', () => {
    expect([marked(['empty']), marked(['a', 'b']), marked(['list', 7]), marked(['none'])]).toEqual([
      'empty',
      'one',
      '- x\n  - deep: {k: v}',
      text.trimEnd(),
    ])
  })

  test('are known of a text with an error too', () => {
    const broken = 'a: 1\nb: 2\na: 3'
    const {start, end} = parseYaml(broken).locate(['b'])
    expect(broken.slice(start, end)).toBe('2')
  })
})

describe('hostile texts end in an error', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...'bcdefgh'
      .split('')
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`),
  ].join('\n')

  test('an alias bomb', () => {
    expect(errorOf(bomb)).toEqual(['Aliases repeat values more than 100 times.', 'Write the values out.', '*'])
  })

  test.each([
    ['flow lists', '['.repeat(maxYamlLength)],
    ['flow mappings', '{a: '.repeat(maxYamlLength / 4)],
    ['block lists', '- '.repeat(maxYamlLength / 4)],
    ['explicit keys', '? '.repeat(maxYamlLength / 4)],
  ])('deep nesting of %s', (_name, text) => {
    expect(errorOf(text)?.[0]).toBe('The values are nested too deeply to be read.')
  })

  test('more text than a block can have', () => {
    const text = `a: ${'x'.repeat(10_000_000)}`
    expect(parseYaml(text).error).toEqual({
      message: 'The block has 10000003 characters; the longest that is read has 65536.',
      hint: 'Move the text out of the frontmatter into the body.',
      start: 0,
      end: 0,
    })
    expect(parseYaml(text).locate(['a'])).toMatchObject({start: 0, end: 0})
  })

  test('NULs, and many keys, are read', () => {
    expect(parseYaml('a: x\0y')).toMatchObject({value: {a: 'x\0y'}})
    const keys = Array.from({length: 6000}, (_, index) => `k${index}: 1`).join('\n')
    expect(Object.keys(parseYaml(keys).value as object).length).toBe(6000)
    expect(errorOf(`${keys}\nk5999: 2`)?.[0]).toBe('`k5999` is given more than once.')
  })
})
