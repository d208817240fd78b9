import fc from 'fast-check'
import type {Files} from './tree.ts'

const pick = fc.constantFrom

const entries = fc.array(pick('a.md', 'b.md', 'docs/c.md', 'when unsure'), {minLength: 1, maxLength: 4})
const contexts = fc.array(pick('domain', 'system', 'decisions'), {maxLength: 4})

const sound = fc.record(
  {
    id: pick('core', 'core', 'lead', 'writer', 'a', 'b'),
    name: pick('Core', 'N'),
    role: pick('core', 'core', 'writer'),
    inherits: pick('core', 'core', 'core', 'lead', 'a', 'writer', 'ghost'),
    requiredRead: entries,
    mustAskWhen: entries,
    mustRefuseWhen: fc.array(pick('x', 'y'), {maxLength: 3}),
    defaultContext: contexts,
    purpose: pick('', 'To write'),
    owners: fc.array(pick('Ada', 'Ada', 'Bo'), {maxLength: 2}),
    freshness: pick({}, {reviewAfter: '2026-03-01'}),
    invocation: pick({command: 'run <prompt>'}, {command: '<prompt>', constraints: ['x']}),
  },
  {requiredKeys: ['id', 'name', 'role', 'requiredRead', 'mustAskWhen']},
)

/** One field made wrong, taken away or added; mostly nothing. */
const fault = fc.oneof(
  {weight: 5, arbitrary: pick<Readonly<Record<string, unknown>>>({})},
  {
    weight: 1,
    arbitrary: pick<Readonly<Record<string, unknown>>>(
      ...[{id: 'Not An Id'}, {id: 7}, {id: undefined}, {name: ''}, {name: undefined}, {role: undefined}, {role: ''}],
      ...[{inherits: 'Core'}, {inherits: null}, {inherits: 7}, {inherits: ''}, {unknown: 1}, {mustAskWhen: []}],
      ...[{requiredRead: []}, {requiredRead: ['/abs', '../up', 'ok.md']}, {requiredRead: 'a.md'}, {version: 1}],
      ...[{mustAskWhen: [7, null]}, {requiredRead: undefined}, {requiredRead: undefined, mustAskWhen: undefined}],
      ...[{defaultContext: ['nothing', 'domain', 'x']}, {freshness: {reviewAfter: '2026-13-01'}}, {freshness: 'soon'}],
      ...[{invocation: {}}, {invocation: {command: 'no'}}, {id: undefined, name: undefined, more: 1, x: 2}],
    ),
  },
)

/** What makes a base, what makes one that inherits, and what leaves it open. */
const part = fc.oneof(
  {weight: 3, arbitrary: pick<Readonly<Record<string, unknown>>>({id: 'core', role: 'core', inherits: undefined})},
  {
    weight: 4,
    arbitrary: fc.record({
      id: pick('writer', 'a', 'b'),
      role: pick('writer'),
      inherits: pick('core', 'core', 'core', 'lead', 'a'),
    }),
  },
  {weight: 3, arbitrary: pick({})},
)

/** Leaves lists out where a profile that inherits may. */
const inheriting = pick<Readonly<Record<string, unknown>>>(
  ...[{}, {requiredRead: undefined}, {mustAskWhen: undefined}, {requiredRead: undefined, mustAskWhen: undefined}],
)

const body = fc
  .array(pick('text', '# H', '\n', '\n', '\r\n', '\r', '  ', '\t', '---', '<!-- x -->', '\u00A0', '    code'), {
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''))

const text = fc
  .tuple(sound, part, fault, inheriting, body, pick('\n', '\n', '\r\n'))
  .map(([data, played, broken, short, after, end]) => {
    const whole = {...data, ...played}
    const all = {...whole, ...(whole.inherits === undefined ? {} : short), ...broken}
    const lines = Object.entries(all).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
    )
    return ['---', ...lines, '---', after].join(end)
  })

const broken = pick(
  '',
  '# No frontmatter\n',
  '---\nid: core\n',
  '---\nid: [\n---\n',
  '---\n- a\n---\n',
  '---\nid: a\nid: a\n---\n',
)

const path = fc.oneof(
  {weight: 3, arbitrary: pick('core', 'a', 'b', 'c', 'sub/d').map((name) => `docs/agents/${name}.md`)},
  {
    weight: 2,
    arbitrary: pick(
      ...['docs/agents/README.md', 'docs/agents/.hidden.md', 'docs/agents/D.MD', 'docs/agents/node_modules/e.md'],
      ...['team/core.md', 'team/lead.md', 'team/README.md', 'team/plain.txt', 'docs/agents-old/core.md'],
    ),
  },
)
const link = pick('docs/agents/linked.md', 'team/linked.md', 'team/out.md')
const target = pick('../docs/agents/core.md', 'core.md', '../../../x.md', 'nothing.md')

export interface NastyProfiles {
  readonly files: Files
  readonly agents: Readonly<Record<string, string>>
  readonly directory: string
}

/** Profiles in and out of the profiles directory, and what the manifest binds. */
export const nastyProfiles: fc.Arbitrary<NastyProfiles> = fc.record({
  files: fc
    .tuple(
      fc.array(fc.tuple(path, fc.oneof({weight: 9, arbitrary: text}, {weight: 1, arbitrary: broken})), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.array(fc.tuple(link, target), {maxLength: 2}),
    )
    .map(
      ([texts, links]): Files => ({
        ...Object.fromEntries(texts),
        ...Object.fromEntries(links.map(([at, to]) => [at, {link: to}])),
      }),
    ),
  agents: fc.dictionary(pick('default', 'writer', 'lead', 'r4'), fc.oneof(path, link, pick('team/gone.md'))),
  directory: pick('docs/agents/', 'docs/agents/', 'docs/agents', 'team', 'docs/none/'),
})
