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
  ...[
    'a.md',
    'a.md',
    'docs/',
    'docs',
    './a.md',
    '/a.md',
    'a/../b.md',
    '..',
    'a..b/...md',
    'a\\b.md',
    'c#/a.md',
    'a b.md',
  ],
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

/** An opening, then what belongs under it, most of it sound. */
const listing = fc
  .tuple(
    pick('', '', ' record', ' intent', ' records', ' record x'),
    fc.array(fc.oneof({weight: 3, arbitrary: path.map((one) => `- path: ${one}`)}, {weight: 1, arbitrary: anyLine})),
  )
  .map(([kind, entries]): readonly string[] => [`\`\`\`leji-index${kind}`, ...entries])
const surfacing = fc
  .array(
    fc
      .tuple(pick('- mount: a', '- mount: b', '- mount: '), fc.array(fieldLine, {minLength: 1, maxLength: 4}))
      .map((record) => record.flat()),
    {minLength: 1, maxLength: 3},
  )
  .map((records): readonly string[] => ['```leji-mounts', ...records.flat()])
const anything = fc.array(anyLine, {maxLength: 14}).map((lines): readonly string[] => lines)

/** Markdown of lines that are, or almost are, blocks of one of the two tags. */
export const nastyFences: fc.Arbitrary<string> = fc
  .tuple(
    pick('', '', '', '\uFEFF', '\uFEFF\uFEFF'),
    fc.array(fc.oneof(listing, surfacing, anything), {minLength: 1, maxLength: 2}),
    fc.infiniteStream(lineEnd),
  )
  .map(([mark, parts, ends]) => {
    const next = () => ends.next().value ?? '\n'
    return (
      mark +
      parts
        .flat()
        .map((one) => `${one}${next()}`)
        .join('')
    )
  })
