import fc from 'fast-check'

const pick = fc.constantFrom

/** Pieces that a careless or hostile hand puts between the words of a line. */
const blank = pick('', '', '', ' ', ' ', '\t', '  ', '\u00A0', '\r', '\uFEFF', '\u2028')
const lineEnd = pick('\n', '\n', '\n', '\n', '\r\n', '\r\r\n', '\r')
const ticks = pick('```', '```', '```', '````', '``````', '``', '~~~', '- ```')

function line(...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((pieces) => pieces.join(''))
}

const tag = pick('leji-index', 'leji-index', 'leji-indexx', 'leji-mounts', 'leji-mounts', 'text', 'Leji-index', '')
const token = pick('', '', '', '', 'record', 'intent', 'records', 'record x', '#', ' record ')
const opening = line(blank, ticks, blank, tag, pick('', ' ', '\t', '\u00A0'), token, blank)
const closing = line(blank, pick('```', '```', '```', '````', '``', '~~~'), blank, pick('', '', '', 'x'))

const path = pick(
  ...['a.md', 'a.md', 'docs/', './a.md', '/a.md', 'a/../b.md', '..', 'a..b/...md', 'a\\b.md', 'c#/a.md', 'a b.md'],
  ...['# x', 'a.md #x', 'a.md\t# x', 'a.md# x', 'a.md\u00A0# x', '決済.md', 'a//b.md', '../a.md', 'a/..', ''],
)
const entry = line(blank, pick('-', '-', '-', '*', '#'), pick(' ', ' ', ' ', '\t ', ''), pick('path:', 'path:', 'path'))
const entryLine = line(entry, pick(' ', ' ', '\t', '  ', '', '\u00A0'), path, blank)

const value = pick(
  'Ada',
  'Ada',
  'a: b',
  '# x',
  'two  words',
  '',
  ' padded',
  'padded\t',
  'a\rb',
  'a\u0085b',
  'a\u2028b',
  '決済',
)
const mountLine = line(
  pick('- mount: ', '- mount: ', '- mount: ', ' - mount: ', '- mount:', '-  mount: ', '# - mount: '),
  value,
)
const field = pick('owner', 'owner', 'carries', 'carries', 'read-when', 'read-when', 'path', 'own er')
const fieldLine = line(
  pick('  ', '  ', '  ', '  ', ' ', '   ', '\t', ''),
  field,
  pick(': ', ': ', ': ', ':', ' : '),
  value,
)
const wholeRecord = pick(
  ...['owner', 'carries', 'read-when'].map((late) => {
    const order = ['owner', 'carries', 'read-when'].filter((one) => one !== late)
    return ['- mount: b', ...[...order, late].map((one) => `  ${one}: words`)].join('\n')
  }),
)

const anyLine = fc.oneof(
  {weight: 3, arbitrary: opening},
  {weight: 2, arbitrary: closing},
  {weight: 6, arbitrary: entryLine},
  {weight: 2, arbitrary: mountLine},
  {weight: 5, arbitrary: fieldLine},
  {weight: 1, arbitrary: wholeRecord},
  {weight: 1, arbitrary: pick('', ' \t', '# note', '\t # note', 'prose', '\u00A0')},
)

const openingLine = pick('```leji-index', '```leji-index record', '```leji-mounts')

/** Markdown of lines that are almost a block of one of the two tags. */
export const nastyFences: fc.Arbitrary<string> = fc
  .tuple(
    pick('', '', '', '\uFEFF', '\uFEFF\uFEFF'),
    fc.option(openingLine, {nil: ''}),
    fc.array(fc.tuple(anyLine, lineEnd), {maxLength: 14}),
  )
  .map(([mark, first, lines]) => `${mark}${first}\n${lines.flat().join('')}`)
