import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {scanFences, stripPadding} from '../../2-parse/fence.ts'
import {sourceFile} from '../source-file.ts'

const tag = 'leji-index'

function blocks(text: string) {
  return scanFences(text, tag).blocks.map(({opening, token, lines}) => ({
    line: opening.number,
    token: token?.text,
    lines: lines.map((line) => line.text),
  }))
}

describe('what opens a block', () => {
  test.each([
    ['three backticks and the tag', '```leji-index', true],
    ['more backticks', '``````leji-index', true],
    ['space and tab before the fence and before the tag', ' \t ``` \tleji-index', true],
    ['a token', '```leji-index record', true],
    ['a tab before the token', '```leji-index\trecord', true],
    ['a longer word', '```leji-indexx', false],
    ['a word that goes on with a sign', '```leji-index-record', false],
    ['two backticks', '``leji-index', false],
    ['tildes', '~~~leji-index', false],
    ['another letter case', '```Leji-index', false],
    ['a no-break space before the fence', '\u00A0```leji-index', false],
    ['a no-break space before the tag', '```\u00A0leji-index', false],
    ['text before the fence', '- ```leji-index', false],
  ])('%s', (_, line, opens) => {
    expect(blocks(`${line}\n- path: a.md\n\`\`\`\n`)).toHaveLength(opens ? 1 : 0)
  })
})

describe('what closes a block', () => {
  test.each([
    ['three backticks for an opening of five', '`````leji-index', '```', true],
    ['padding on both sides', '```leji-index', ' \t```` \t', true],
    ['text behind the fence', '```leji-index', '``` x', false],
    ['two backticks', '```leji-index', '``', false],
    ['tildes', '```leji-index', '~~~', false],
    ['a no-break space behind it', '```leji-index', '```\u00A0', false],
  ])('%s', (_, opening, closing, closes) => {
    const scan = scanFences(`${opening}\na\n${closing}\nb\n`, tag)
    expect(scan.blocks[0]?.lines.map(({text}) => text)).toEqual(closes ? ['a'] : ['a', closing, 'b', ''])
    expect(scan.unterminated).toBe(!closes)
  })
})

test('the scan does not know markdown: a block inside a longer fence or a list item is a block', () => {
  const text = '````text\n```leji-index\n- path: a.md\n```\n````\n- item\n      ```leji-index record\n      ```\n'
  expect(blocks(text)).toEqual([
    {line: 2, token: undefined, lines: ['- path: a.md']},
    {line: 7, token: 'record', lines: []},
  ])
})

test('a token is the whole rest of the line without padding, with its offsets', () => {
  const text = 'x\n```leji-index \t two words\t \n```\n'
  const [block] = scanFences(text, tag).blocks
  expect(block?.token).toEqual({text: 'two words', start: 18, end: 27})
  expect(text.slice(18, 27)).toBe('two words')
})

test('a token that repeats inside the tag keeps its own offsets', () => {
  const text = '```leji-index index\n```'
  expect(scanFences(text, tag).blocks[0]?.token).toEqual({text: 'index', start: 14, end: 19})
})

test('one CR before LF belongs to the line end; other CRs and U+2028 do not end a line', () => {
  const text = '```leji-index\r\na\r\r\nb\rc\u2028d\r\n```\r\n'
  expect(blocks(text)).toEqual([{line: 1, token: undefined, lines: ['a\r', 'b\rc\u2028d']}])
})

test('a CR at the very end of the file is part of the line', () => {
  expect(scanFences('```leji-index\na\n```\r', tag).unterminated).toBe(true)
  expect(scanFences('```leji-index\na\n```', tag).unterminated).toBe(false)
})

test('one leading byte order mark is skipped', () => {
  expect(blocks(sourceFile('\uFEFF```leji-index\n```').text)).toHaveLength(1)
  expect(blocks(sourceFile('\uFEFF\uFEFF```leji-index\n```').text)).toHaveLength(0)
})

test('an unterminated block holds every line to the end', () => {
  expect(blocks('```leji-index\na\n\nb')).toEqual([{line: 1, token: undefined, lines: ['a', '', 'b']}])
})

test('only space and tab are padding', () => {
  expect(stripPadding(' \t\u00A0a b\u2003\t ')).toBe('\u00A0a b\u2003')
  expect(stripPadding(' \t ')).toBe('')
})

/** The grammar of Leji §3.1 read again, one regular expression a step and no offsets. */
function naive(text: string): {blocks: {line: number; token?: string | undefined; lines: string[]}[]; open: boolean} {
  const found: {line: number; token: string | undefined; lines: string[]}[] = []
  let open = false
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const start = /^[ \t]*`{3,}[ \t]*leji-index(?:[ \t]([\s\S]*))?$/.exec(line)
    if (!open && start) {
      found.push({line: index + 1, token: (start[1] ?? '').replace(/^[ \t]+|[ \t]+$/g, '') || undefined, lines: []})
      open = true
    } else if (open && /^[ \t]*`{3,}[ \t]*$/.test(line)) open = false
    else if (open) found.at(-1)?.lines.push(line)
  }
  return {blocks: found, open}
}

const piece = fc.constantFrom(
  '```',
  '`',
  '~~~',
  'leji-index',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\r',
  'record',
  'x',
  '\u00A0',
  '\uFEFF',
)
const text = fc.array(piece, {maxLength: 40}).map((pieces) => pieces.join(''))

test('agrees with a second reading, and every line stands at its offsets', () => {
  fc.assert(
    fc.property(text, (source) => {
      const scan = scanFences(source, tag)
      expect({blocks: blocks(source), open: scan.unterminated}).toEqual(naive(source))
      for (const block of scan.blocks) {
        for (const line of [block.opening, ...block.lines]) expect(source.slice(line.start, line.end)).toBe(line.text)
        if (block.token) expect(source.slice(block.token.start, block.token.end)).toBe(block.token.text)
      }
    }),
    {numRuns: 2000},
  )
})
