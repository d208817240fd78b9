import fc from 'fast-check'
import type {Files} from './tree.ts'

const pick = fc.constantFrom

const base = pick(
  ...[
    'a.md',
    'b.md',
    'a b.md',
    '(x).md',
    '((x)).md',
    'gone.md',
    'A.md',
    '../top.md',
    '../../root.md',
    '../../../out.md',
    'full',
  ],
  ...[
    'bare',
    'folder.md',
    'in.md',
    'out.md',
    'sly',
    'q?.md',
    'h#.md',
    'pic.svg',
    '.',
    '..',
    '../..',
    '決済.md',
    'x\\y.md',
  ],
  ...['/top.md', '/domain/a.md', '/../root.md', '//top.md', '/', 'full/README.md', '50%.md', 'c%20d.md', ''],
)
const behind = pick('', '', '', '', '/', '#part', '?q', '?q#p', '#p?q', '#', '//', '/.')
const scheme = pick(
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  './',
  'https://a.test/',
  'mailto:',
  'C:',
  '#',
  '\\#',
  '?',
  'a+b.c-d:',
  '1a:',
  './/',
)

const spelling = pick<(path: string) => string>(
  (path) => path,
  (path) => path,
  (path) => encodeURIComponent(path),
  (path) => path.replaceAll(' ', '%20'),
  (path) => path.replace(/[()]/g, '\\$&'),
  (path) => path.replace(/[?#]/g, '\\$&'),
  (path) => path.replaceAll('.', '%2E'),
)

/** A destination as somebody may write it. */
export const target: fc.Arbitrary<string> = fc
  .tuple(scheme, base, spelling, behind)
  .map(([before, path, spell, after]) => `${before}${spell(path)}${after}`)

const label = pick('a', '', 'a b', '`code`', 'a\\]b', 'a\nb', 'a [b', '![c', '決済', 'a\\\\', '^1', '`')
const space = pick('', '', '', ' ', '\t', '\n', '\r\n')
const title = pick('', '', '', ' "t"', " 't'", ' (t)', ' "t\\"u"', ' "t', ' t', '\t"(t)"', ' "`t`"', '\n"t"')

const inline = fc
  .tuple(pick('', '!', '\\', 'x'), label, space, pick('', '', '', ' '), fc.boolean(), target, title, space)
  .map(([mark, text, gap, lead, isAngled, to, named, tail]) => {
    const dest = isAngled ? `<${to}>` : to
    return `${mark}[${text}]${gap}(${lead}${dest}${named}${tail})`
  })
const definition = fc
  .tuple(pick('', '', '   ', '    ', '\t', 'x '), label, pick(' ', ' ', '', '\t'), fc.boolean(), target, title)
  .map(
    ([indent, text, gap, isAngled, to, named]) => `\n${indent}[${text}]:${gap}${isAngled ? `<${to}>` : to}${named}\n`,
  )
const fence = fc
  .tuple(pick('', '', '   ', '    ', '\t'), pick('```', '~~~', '````', '~~~~', '``'), pick('', 'text', 'a`b'))
  .map(([indent, marks, info]) => `\n${indent}${marks}${info}\n`)
const scrap = pick(
  ...['[', ']', '(', ')', '<', '>', '](', ']:', '`', '``', '\\', '"', 'text', '\n', '\r\n', ' ', '[a](b.md)', '<!-- '],
)

/** A document of links that are, or almost are, links. */
export const nastyDocument: fc.Arbitrary<string> = fc
  .tuple(
    pick(
      '',
      '',
      '---\nk: "[a](gone.md)"\n---\n',
      '---\r\nk: v\r\n---\r\n',
      '---\nk: "[a](gone.md)"\n',
      '---\n[a]: b\n---\n',
    ),
    fc.array(
      fc.oneof(
        {weight: 6, arbitrary: inline},
        {weight: 3, arbitrary: definition},
        {weight: 2, arbitrary: fence},
        {weight: 4, arbitrary: scrap},
      ),
      {maxLength: 9},
    ),
    fc.boolean(),
  )
  .map(([front, pieces, isDos]) => front + (isDos ? pieces.join('').replaceAll(/\r?\n/g, '\r\n') : pieces.join('')))

/** What the links may lead to. */
export const linkedFiles: Files = {
  'root.md': '',
  'README.md': '',
  'docs/top.md': '',
  'docs/domain/a.md': '',
  'docs/domain/b.md': '',
  'docs/domain/a b.md': '',
  'docs/domain/(x).md': '',
  'docs/domain/q?.md': '',
  'docs/domain/h#.md': '',
  'docs/domain/50%.md': '',
  'docs/domain/c d.md': '',
  'docs/domain/pic.svg': '<svg/>',
  'docs/domain/x\\y.md': '',
  'docs/domain/決済.md': '',
  'docs/domain/full/README.md': '',
  'docs/domain/bare/readme.md': '',
  'docs/domain/folder.md/README.md': '',
  'docs/domain/sly/README.md': {link: '../../../../README.md'},
  'docs/domain/in.md': {link: '../top.md'},
  'docs/domain/out.md': {link: '../../../x.md'},
  'docs/domain/lost.md': {link: 'nothing.md'},
}
