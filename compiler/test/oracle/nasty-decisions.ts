import fc from 'fast-check'
import type {Files} from './tree.ts'

const pick = fc.constantFrom

const id = pick('a', 'a', 'b', 'c', 'd', 'e')
const scope = pick(
  'src/',
  'src/pay',
  'docs',
  'docs/domain/a.md',
  'docs/domain/sub/',
  '.',
  'src',
  'a b/',
  'docs/decisions',
)
const category = pick('domain', 'system', 'practice', 'decisions')

const sound = fc.record(
  {
    id,
    title: pick('T', 'Two words'),
    status: pick('accepted', 'accepted', 'superseded', 'superseded', 'deprecated', 'proposed', 'rejected'),
    date: pick('2026-01-02', '2025-12-31'),
    supersedes: pick('a', 'b', 'c', 'd', 'e', 'ghost'),
    supersededBy: pick('a', 'b', 'c', 'd', 'e', 'ghost'),
    affectedPaths: fc.array(scope, {maxLength: 2}),
    affectedCategories: fc.array(category, {maxLength: 2}),
    deciders: fc.array(pick('Ada', 'Bo'), {maxLength: 2}),
    links: fc.array(pick('x'), {maxLength: 1}),
  },
  {requiredKeys: ['id', 'title', 'status', 'date']},
)

const fault = pick<Readonly<Record<string, unknown>>>(
  ...[
    {},
    {},
    {},
    {},
    {},
    {},
    {},
    {id: undefined},
    {id: 'Not An Id'},
    {id: 7},
    {title: ''},
    {title: undefined},
    {date: 1},
  ],
  ...[
    {date: '2026-02-32'},
    {date: undefined, title: undefined},
    {status: 'done'},
    {status: undefined},
    {kind: 'record'},
  ],
  ...[{freshness: {reviewAfter: '2026-01-01'}, summary: 's'}, {supersedes: 7}, {supersededBy: null}, {deciders: 'Ada'}],
  ...[
    {affectedPaths: ['/src', 'ok', '../up']},
    {affectedPaths: 'src/'},
    {affectedCategories: ['nothing', 'domain']},
    {affectedCategories: ['nothing'], affectedPaths: undefined},
  ],
)

const text = fc.tuple(sound, fault).map(([data, broken]) => {
  const lines = Object.entries({...data, ...broken}).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  )
  return ['---', ...lines, '---', '', '# Decision', ''].join('\n')
})

const broken = pick('# None\n', '---\nid: a\n', '---\nid: [\n---\n', '---\nid: a\nid: b\n---\n', '')

const name = pick(
  ...[
    '0001-a.md',
    '1-b.md',
    '01-c.md',
    '0002-d.md',
    '2-.md',
    '000-z.md',
    '0-y.md',
    '17.md',
    'a-1-x.md',
    '2-\u{10000}.md',
  ],
  ...['2-\uE000.md', 'README.md', 'readme.md', '.0001-h.md', '0003-x.MD', '18446744073709551617-n.md', 'plain.md'],
)
const folder = pick('docs/decisions', 'docs/decisions', 'docs/decisions', 'docs/decisions/old', 'docs/domain', 'adr')

/** Decision records in several folders; some broken, some linked to each other, some well. */
export const nastyDecisions: fc.Arbitrary<Files> = fc
  .array(fc.tuple(folder, name, fc.oneof({weight: 9, arbitrary: text}, {weight: 1, arbitrary: broken})), {maxLength: 8})
  .map((rows) => Object.fromEntries(rows.map(([where, called, content]) => [`${where}/${called}`, content])))
