import fc from 'fast-check'
import {nastyDecisions} from './nasty-decisions.ts'
import {nastyTree} from './nasty-trees.ts'
import type {Mount, RoutedLayer, Scope} from './route.ts'
import type {Files} from './tree.ts'

const pick = fc.constantFrom

const categories = fc.uniqueArray(pick('domain', 'system', 'practice', 'governance', 'decisions'), {minLength: 1})
const topic = pick('billing', 'Billing', 'product, surface', 'café', 'cafe\u0301', ' billing', '決済')

const mount = fc.record(
  {
    name: pick('zoo', 'Yard', 'a', '\u{10000}', '\uE000', 'zoo'),
    source: pick('https://example.org/x.git'),
    pin: pick('a'.repeat(40), 'b'.repeat(40), 'c'.repeat(64)),
    owner: pick({name: 'Ada'}),
    categories,
    topics: fc.array(topic, {maxLength: 3}),
  },
  {requiredKeys: ['name', 'source', 'pin', 'owner']},
)

const dateLine = pick(
  '2026-01-02',
  '2026-01-02T10:20:30Z',
  '2026-01-02T10:20:30.5Z',
  '2026-01-02T10:20:30',
  'soon',
  '[x]',
)
const reviewLine = pick('2026-03-01', '2026-02-28', '2026-03-02', 'soon', '7')

/** Documents whose dates and review dates routing states. */
const dated = fc
  .array(
    fc.tuple(
      pick('docs/domain/a.md', 'docs/domain/b.md', 'docs/system/a.md', 'docs/a.md', 'docs/domain/sub/a.md'),
      pick('', 'kind: record', 'kind: intent'),
      fc.option(dateLine, {nil: undefined}),
      fc.option(reviewLine, {nil: undefined}),
    ),
    {maxLength: 4},
  )
  .map(
    (rows): Files =>
      Object.fromEntries(
        rows.map(([path, kind, date, review]) => {
          const lines = [kind, date && `date: ${date}`, review && `freshness: {reviewAfter: ${review}}`].filter(Boolean)
          return [path, ['---', 'title: T', ...lines, '---', '# T', ''].join('\n')]
        }),
      ),
  )

/** A layer to route in: any tree, with decisions and mounts. */
export const nastyRoutedLayer: fc.Arbitrary<RoutedLayer> = fc
  .record({
    tree: nastyTree,
    decisions: nastyDecisions,
    dated,
    mounts: fc.array(mount, {maxLength: 4}),
    decisionRecordsPath: pick('docs/decisions/', 'docs/decisions', 'adr/', 'docs/domain/'),
  })
  .map(({tree, decisions, dated: documents, mounts, decisionRecordsPath}): RoutedLayer => {
    const {files, ...mapping} = tree
    const listed: readonly Mount[] = mounts
    return {...mapping, files: {...files, ...decisions, ...documents}, mounts: listed, decisionRecordsPath}
  })

const path = pick(
  ...[
    'docs/domain/a.md',
    'docs/domain/b.md',
    'docs/system/a.md',
    'docs/a.md',
    'docs/domain',
    'docs',
    'src/pay/bill.ts',
  ],
  ...['src', 'src/payments', 'docs/decisions/0001-a.md', '.', '', 'a b/c', 'docs/domain/sub', 'other/a.md', 'nothing'],
)
const spelling = pick<(path: string) => string>(
  ...[(one: string) => one, (one: string) => one, (one: string) => `./${one}`, (one: string) => `${one}/`],
  ...[(one: string) => one.replace('/', '//'), (one: string) => `x/../${one}`, (one: string) => `${one}/.`],
  ...[(one: string) => one.replace('/', '/./'), (one: string) => `${one}/..`],
)
const badPath = pick('/docs', '../x', 'a/../../b', '..', './..', '/')
const taskPath = fc.oneof(
  {weight: 20, arbitrary: fc.tuple(path, spelling).map(([one, spell]) => spell(one))},
  {weight: 1, arbitrary: badPath},
)
const named = pick('domain', 'system', 'practice', 'governance', 'decisions', 'nonsense')

/** What a task may touch and name; now and then something that cannot be meant. */
export const nastyScope: fc.Arbitrary<Scope> = fc.record({
  paths: fc.array(taskPath, {maxLength: 3}),
  categories: fc.array(named, {maxLength: 2}),
  topics: fc.array(fc.oneof({weight: 30, arbitrary: topic}, {weight: 1, arbitrary: pick('', '\ud800')}), {
    maxLength: 2,
  }),
  asOf: pick('2026-03-01', '2026-03-02', '2025-12-31'),
})
