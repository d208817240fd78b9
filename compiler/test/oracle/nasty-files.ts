import fc from 'fast-check'
import type {Files} from './tree.ts'

const pick = fc.constantFrom

const folder = pick(
  ...['docs', 'docs/domain', 'docs/domain/sub', 'docs/domain/sub/deep', 'docs/system', 'docs/decisions', 'other'],
  ...[
    'docs/agents',
    'docs/agents/team',
    'docs/agents-old',
    'docs/.hidden',
    'docs/domain/.git',
    'docs/domain/node_modules',
    'docs/Z',
  ],
)
const name = pick(
  ...['a.md', 'a.md', 'b.md', 'b.md', 'c d.md', 'README.md', 'readme.md', 'ReadMe.md', 'C.MD', 'notes.txt'],
  ...[
    '.dot.md',
    'node_modules.md',
    'README.MD',
    '決済.md',
    '\u{10000}.md',
    '\uE000.md',
    'md',
    'x.md.txt',
    'boot-profile.md',
  ],
)
const linkName = pick('docs/domain/l.md', 'docs/l.md', 'docs/linked', 'docs/domain/linked', 'docs/README.md', 'L.txt')
const linkTarget = pick(
  ...[
    'a.md',
    'domain/a.md',
    '../a.md',
    'domain',
    '../domain/sub',
    'sub',
    '../../other',
    'nothing.md',
    'l.md',
    '../l.md',
  ],
  ...['../../../outside.md', '../../outside', '/etc/hosts.md', '..', 'system', './linked/a.md', '../README.md'],
)

const kindLine = pick(
  '',
  '',
  '',
  'kind: intent',
  'kind: record',
  'kind: Record',
  'kind: null',
  'kind: [record]',
  'kind: 7',
)
const freshLine = pick('', '', '', 'freshness: {reviewAfter: 2026-03-01}', 'freshness: soon', 'freshness: {}')

const content = fc.oneof(
  {weight: 3, arbitrary: fc.constant('# Text\n')},
  {
    weight: 4,
    arbitrary: fc
      .tuple(kindLine, freshLine, pick('\n', '\r\n'))
      .map(
        ([kind, fresh, end]) =>
          ['---', 'title: T', kind, fresh, '---', '# Text', ''].filter((line) => line !== '').join(end) + end,
      ),
  },
  {
    weight: 1,
    arbitrary: pick('---\nkind: record\n', '---\nkind: record\nkind: intent\n---\n', '---\n- kind\n---\n', ''),
  },
)

/** Markdown and other files in folders that a walk takes and leaves, and links. */
export const nastyFiles: fc.Arbitrary<Files> = fc
  .tuple(
    fc.array(fc.tuple(folder, name, content), {maxLength: 14}),
    fc.array(fc.tuple(linkName, linkTarget), {maxLength: 3}),
  )
  .map(
    ([texts, links]): Files => ({
      ...Object.fromEntries(texts.map(([where, called, text]) => [`${where}/${called}`, text])),
      ...Object.fromEntries(links.map(([path, link]) => [path, {link}])),
    }),
  )
