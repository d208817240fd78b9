import {describe, expect, test} from 'vitest'
import {parseMounts} from '../../2-parse/mounts.ts'
import {positionAt} from '../../diagnostics/place.ts'
import {referenceVectors} from '../reference-data.ts'
import {sourceFile} from '../source-file.ts'

function parse(text: string) {
  const file = sourceFile(text, 'docs/boot-profile.md')
  const {entries, faults, sawBlock} = parseMounts(file)
  return {
    entries: entries.map(({start, end, ...entry}) => entry),
    ranges: entries.map(({start, end}) => file.text.slice(start, end)),
    faults: faults.map(({rule, path, message, place}) => {
      expect([rule, path]).toEqual(['mount-surfacing-syntax', 'docs/boot-profile.md'])
      return [place && positionAt(file, place.start).line, message]
    }),
    sawBlock,
  }
}

const inBlock = (...lines: string[]) => `\`\`\`leji-mounts\n${lines.join('\n')}\n\`\`\`\n`
const fields = ['  owner: Ada', '  carries: words', '  read-when: asked']
const entry = {mount: 'a', owner: 'Ada', carries: 'words', readWhen: 'asked'}

interface Vectors {
  grammar: {name: string; text: string; mounts: string[]; errorLines: number[]; sawBlock: boolean}[]
}
const vectors = referenceVectors<Vectors>('leji-mounts').flatMap(({grammar}) => grammar)
test.each(vectors)('vector: $name', ({text, mounts, errorLines, sawBlock}) => {
  const found = parse(text)
  expect(found.entries.map(({mount}) => mount)).toEqual(mounts)
  expect(found.faults.map(([line]) => line)).toEqual(errorLines)
  expect(found.sawBlock).toBe(sawBlock)
})

test('records of several blocks concatenate; their ranges run from the record to its last line', () => {
  const found = parse(
    `${inBlock('- mount: a', ...fields, '', '# x')}\n${inBlock('- mount: b', ...fields.toReversed())}`,
  )
  expect(found).toEqual({
    entries: [entry, {...entry, mount: 'b'}],
    ranges: [['- mount: a', ...fields].join('\n'), ['- mount: b', ...fields.toReversed()].join('\n')],
    faults: [],
    sawBlock: true,
  })
})

test('an empty block is a block', () => {
  expect(parse(inBlock())).toEqual({entries: [], ranges: [], faults: [], sawBlock: true})
})

test('a value may hold anything that is not a control character: colons, sharps, other scripts', () => {
  const found = parse(inBlock('- mount: a: b', '  owner: # Ada', '  carries: Preise: 決済', '  read-when: a  b'))
  expect(found.entries).toEqual([{mount: 'a: b', owner: '# Ada', carries: 'Preise: 決済', readWhen: 'a  b'}])
})

describe('one error each, and the record yields nothing', () => {
  test.each<[string, string[], [number, string][]]>([
    ['a field before any record', ['  owner: x'], [[2, 'The field `owner` stands before any `- mount: ` record.']]],
    ['an unknown field', ['- mount: a', ...fields, '  path: x'], [[6, 'The mount `a` has an unknown field `path`.']]],
    ['a repeated field', ['- mount: a', ...fields, '  owner: Bo'], [[6, 'The mount `a` has `owner` twice.']]],
    ['a missing field, at the record', ['- mount: a', ...fields.slice(1)], [[2, 'The mount `a` has no `owner`.']]],
    [
      'three spaces',
      ['- mount: a', ...fields, '   note: x'],
      [[6, 'A field is indented by exactly two spaces, as in `  owner: Product team`.']],
    ],
    [
      'a tab',
      ['- mount: a', ...fields, '\tnote: x'],
      [[6, 'A field is indented by exactly two spaces, as in `  owner: Product team`.']],
    ],
    [
      'another shape',
      ['- mount: a', ...fields, 'text'],
      [[6, '`text` is neither a record nor a field of a `leji-mounts` block.']],
    ],
    [
      'a value without a space before it',
      ['- mount: a', ...fields, '  note:x'],
      [[6, '`note:x` is neither a record nor a field of a `leji-mounts` block.']],
    ],
    ['an indented record', [' - mount: a'], [[2, 'A record starts at the first column with `- mount: `.']]],
    ['a record without a space', ['- mount:a'], [[2, 'A record starts at the first column with `- mount: `.']]],
    ['an empty name', ['- mount: ', ...fields], [[2, 'The name of this mount is empty.']]],
    ['a padded name', ['- mount:  a', ...fields], [[2, 'The name of this mount starts or ends with a space or tab.']]],
    [
      'a line separator in a value',
      ['- mount: a', ...fields.slice(1), '  owner: a\u2028b'],
      [
        [2, 'The mount `a` has no `owner`.'],
        [5, 'The field `owner` of the mount `a` holds a control character or line separator.'],
      ],
    ],
    [
      'a C1 control in a name',
      ['- mount: a\u0085', ...fields],
      [[2, 'The name of this mount holds a control character or line separator.']],
    ],
  ])('%s', (_, lines, faults) => {
    const found = parse(inBlock(...lines))
    expect(found.entries).toEqual([])
    expect(found.faults).toEqual(faults)
  })
})

test('a faulty record does not take its neighbours with it', () => {
  const found = parse(inBlock('- mount: a', '  owner: x', '- mount: b', ...fields))
  expect(found.entries.map(({mount}) => mount)).toEqual(['b'])
  expect(found.faults.map(([line]) => line)).toEqual([2, 2])
})

test('a record never spans blocks', () => {
  const found = parse(`${inBlock('- mount: a', ...fields.slice(0, 2))}${inBlock(...fields.slice(2))}`)
  expect(found.entries).toEqual([])
  expect(found.faults).toEqual([
    [2, 'The mount `a` has no `read-when`.'],
    [7, 'The field `read-when` stands before any `- mount: ` record.'],
  ])
})

test('a token is an error at the opening line and the block is still read', () => {
  const found = parse(`\`\`\`leji-mounts text\n- mount: a\n${fields.join('\n')}\n\`\`\`\n`)
  expect(found.entries).toEqual([entry])
  expect(found.faults).toEqual([[1, 'A `leji-mounts` block takes nothing after its tag, here `text`.']])
})

test('an unterminated block is an error at the last opening line, in line order', () => {
  const found = parse(`\`\`\`leji-mounts\n- mount: a\n${fields.join('\n')}\nx`)
  expect(found.entries).toEqual([])
  expect(found.faults.map(([line]) => line)).toEqual([1, 6])
})
