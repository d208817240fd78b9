import {describe, expect, test} from 'vitest'
import {parseIndexFile} from '../../2-parse/index-file.ts'
import {positionAt} from '../../diagnostics/place.ts'
import {referenceVectors} from '../reference-data.ts'
import {sourceFile} from '../source-file.ts'

function parse(text: string) {
  const file = sourceFile(text)
  const {entries, faults} = parseIndexFile(file)
  for (const entry of entries) expect(file.text.slice(entry.start, entry.end)).toBe(entry.path)
  return {
    entries: entries.map(({path, kind}) => [path, kind]),
    faults: faults.map(({rule, path, message, place}) => {
      expect([rule, path]).toEqual(['index-file-parse', 'docs/file.md'])
      return [place && positionAt(file, place.start).line, place && file.text.slice(place.start, place.end), message]
    }),
  }
}

const inBlock = (...lines: string[]) => `\`\`\`leji-index\n${lines.join('\n')}\n\`\`\`\n`

interface Vectors {
  cases: {name: string; text: string; entries: [string, string][]; errors: number}[]
}
const vectors = referenceVectors<Vectors>('leji-index').flatMap(({cases}) => cases)
test.each(vectors)('vector: $name', ({text, entries, errors}) => {
  const found = parse(text)
  expect(found.entries).toEqual(entries)
  expect(found.faults).toHaveLength(errors)
})

test('blocks concatenate, each with its own kind', () => {
  const text =
    '# D\n\n```leji-index record\n- path: b.md\n```\n\n```leji-index\n- path: a/\n```\n```leji-index intent\n- path: c.md\n```\n'
  expect(parse(text)).toEqual({
    entries: [
      ['b.md', 'record'],
      ['a/', 'intent'],
      ['c.md', 'intent'],
    ],
    faults: [],
  })
})

test('an unknown kind is one error at the token, and its entries are intent', () => {
  expect(parse('```leji-index records\n- path: a.md\n```\n')).toEqual({
    entries: [['a.md', 'intent']],
    faults: [[1, 'records', 'A `leji-index` block is `intent` or `record`, not `records`.']],
  })
})

describe('lines', () => {
  test.each<[string, string, string | undefined]>([
    ['a comment', '# - path: a.md', undefined],
    ['an indented comment', ' \t# x', undefined],
    ['an empty line', '  \t', undefined],
    ['indentation and padding', '\t -  \tpath: \t a.md\t ', 'a.md'],
    ['a trailing comment', '- path: a.md # note', 'a.md'],
    ['a comment after a tab', '- path: a.md\t#note', 'a.md'],
    ['a sharp in a name', '- path: c#/a.md', 'c#/a.md'],
    ['a no-break space before a sharp', '- path: a.md\u00A0# x', 'a.md\u00A0# x'],
    ['a space inside a path', '- path: a b.md', 'a b.md'],
    ['a comment in the place of the path', '- path: # x', '# x'],
    ['a leading ./', '- path: ./a.md', './a.md'],
    ['dots that are no parent', '- path: a..b/...md', 'a..b/...md'],
    ['another script', '- path: ドキュメント/決済.md', 'ドキュメント/決済.md'],
  ])('accepts %s', (_, line, path) => {
    expect(parse(inBlock(line))).toEqual({entries: path === undefined ? [] : [[path, 'intent']], faults: []})
  })

  test.each<[string, string, string, string]>([
    ['no key', '- a.md', '- a.md', '`- a.md` is not an entry of a `leji-index` block.'],
    [
      'no space after the dash',
      ' -path: a.md',
      '-path: a.md',
      '`-path: a.md` is not an entry of a `leji-index` block.',
    ],
    [
      'no space after the colon',
      '- path:a.md',
      '- path:a.md',
      '`- path:a.md` is not an entry of a `leji-index` block.',
    ],
    ['another bullet', '* path: a.md', '* path: a.md', '`* path: a.md` is not an entry of a `leji-index` block.'],
    ['no path', '- path: \t', '- path:', 'This entry has no path.'],
    ['a leading slash', '- path: /a.md # x', '/a.md', 'The path `/a.md` starts with `/`.'],
    ['a parent segment', '- path: a/../b.md', 'a/../b.md', 'The path `a/../b.md` holds `..`.'],
    ['a parent segment at the end', '- path: a/..', 'a/..', 'The path `a/..` holds `..`.'],
    ['a backslash', '- path: a\\b.md', 'a\\b.md', 'The path `a\\b.md` holds a backslash.'],
  ])('refuses %s', (_, line, shown, message) => {
    expect(parse(inBlock(line, '- path: ok.md'))).toEqual({
      entries: [['ok.md', 'intent']],
      faults: [[2, shown, message]],
    })
  })
})

test('a path listed twice, in another block too, counts once and points at the first', () => {
  const file = sourceFile(
    '```leji-index\n- path: a.md\n```\n```leji-index record\n- path: a.md # again\n- path: a.md/\n```\n',
  )
  const {entries, faults} = parseIndexFile(file)
  expect(entries.map(({path, kind}) => [path, kind])).toEqual([
    ['a.md', 'intent'],
    ['a.md/', 'record'],
  ])
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatchObject({
    message: '`a.md` is already listed in this file.',
    construct: 'a.md',
    place: {start: 60, end: 64},
    related: [{path: 'docs/file.md', place: {start: 22, end: 26}}],
  })
})

test('an unterminated block is one error at its opening line, after those inside', () => {
  expect(parse('```leji-index\n- path: a.md\n- b\n')).toEqual({
    entries: [['a.md', 'intent']],
    faults: [
      [3, '- b', '`- b` is not an entry of a `leji-index` block.'],
      [1, '```leji-index', 'This `leji-index` block is never closed.'],
    ],
  })
})

test('a file without a block is one error', () => {
  expect(parse('# Domain\n')).toEqual({
    entries: [],
    faults: [[1, '', 'This category index file has no `leji-index` block.']],
  })
})

test('a fence with a misspelt tag is taken for the block that is missing', () => {
  const text = '# Domain\n\n```leji-indx\n- path: a.md\n```\n'
  const [found] = parseIndexFile(sourceFile(text, 'domain.md')).faults
  expect([found?.hint, text.slice(found?.place?.start, found?.place?.end)]).toEqual([
    'Did you mean `leji-index`?',
    'leji-indx',
  ])
  const other = parseIndexFile(sourceFile('```text\n- path: a.md\n```\n', 'domain.md')).faults[0]
  expect([other?.hint?.slice(0, 3), other?.place?.start, other?.place?.end]).toEqual(['Add', 0, 0])
})

test('a file with an empty block is in order', () => {
  expect(parse(inBlock())).toEqual({entries: [], faults: []})
})
