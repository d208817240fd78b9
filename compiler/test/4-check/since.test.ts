import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {
  agentProfile,
  baseLayer,
  changelogOf,
  contextIndexWith,
  corePosture,
  decisionRecord,
  layOver,
} from '../../4-check/example-layer.ts'
import {positionAt} from '../../diagnostics/place.ts'
import {examine} from '../../examine.ts'
import type {ExampleTree} from '../../model.ts'

const rules = new Set(['decision-immutable', 'changelog-coverage', 'id-changed'])

/** What comparing says, as rule, path and the place that it shows. */
function compare(then: ExampleTree, now: ExampleTree, spec = false) {
  const source = memorySource(layOver(now), {since: layOver(then)})
  const revision = source.git.since('main')
  if ('problem' in revision) throw new Error(revision.problem)
  return examine(source, {since: revision, spec})
    .diagnostics.filter(({rule}) => rules.has(rule))
    .map(({rule, path, place}) => {
      const shown = place
        ? ` ${positionAt(place.file, place.start).line}: ${place.file.text.slice(place.start, place.end)}`
        : ''
      return `${rule} ${path}${shown}`
    })
}

const record = 'docs/decisions/0001-sell-by-weight.md'
const original = baseLayer[record] as string

describe('a published decision record', () => {
  test.each<[string, ExampleTree]>([
    ['gets another status', {[record]: original.replace('accepted', 'superseded\nsupersededBy: next')}],
    ['gets other line ends', {[record]: original.replaceAll('\n', '\r\n')}],
    [
      'is quoted in another way and sorted anew',
      {
        [record]: original.replace(
          'title: Sell by weight\nstatus: accepted',
          'status: \'accepted\'\ntitle: "Sell by weight"',
        ),
      },
    ],
    ['moves', {[record]: null, 'docs/decisions/0001-by-weight.md': original}],
    [
      'moves and gets another status',
      {[record]: null, 'docs/decisions/0009-x.md': original.replace('accepted', 'deprecated')},
    ],
  ])('%s: fine', (_, now) => {
    expect(compare({}, now)).toEqual([])
  })

  test.each<[string, ExampleTree, string]>([
    ['another date', {[record]: original.replace('2026-03-01', '2026-03-02')}, `${record} 5: 2026-03-02`],
    ['another id', {[record]: original.replace('id: sell-by-weight', 'id: by-weight')}, `${record} 2: by-weight`],
    ['another field', {[record]: original.replace('date:', 'deciders: [Ada]\ndate:')}, `${record} 5: [Ada]`],
    [
      'another text',
      {[record]: original.replace('Decision:', 'We decided:')},
      `${record} 10: ${original.split('\n')[9]?.replace('Decision:', 'We decided:')}`,
    ],
    [
      'CRLF and another text',
      {[record]: original.replaceAll('\n', '\r\n').replace('a scale.', 'two scales.')},
      `${record} 10: ${original.split('\n')[9]?.replace('a scale.', 'two scales.')}\r`,
    ],
    ['a line less', {[record]: original.replace('# Sell by weight\n', '')}, `${record} 8: `],
    [
      'nothing left',
      {
        [record]: null,
        'docs/decisions/0002-x.md': decisionRecord('id: x', 'title: X', 'status: accepted', 'date: 2026-01-01'),
      },
      record,
    ],
  ])('with %s is found', (_, now, expected) => {
    expect(compare({}, now)).toEqual([`decision-immutable ${expected}`])
    expect(compare({}, now, true)).toEqual([])
  })

  test('is still open while it is proposed', () => {
    const proposal = original.replace('accepted', 'proposed')
    expect(compare({[record]: proposal}, {[record]: original.replace('a scale.', 'two scales.')})).toEqual([])
  })
})

describe('a changed file', () => {
  const log = 'docs/context-changelog.json'
  const before: ExampleTree = {
    [log]: changelogOf({}),
    'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture),
  }
  const entry = (...paths: readonly string[]) => ({[log]: changelogOf({}, {id: 'second', date: '2026-05-01', paths})})
  const changed: ExampleTree = {
    'docs/domain/terms.md': '# Terms\n\nOther words.\n',
    'docs/domain/new.md': '# New\n',
    'docs/boot-profile.md': (baseLayer['docs/boot-profile.md'] as string).replace('Ask before', 'Always ask before'),
    'docs/agents/core.md': agentProfile('id: core', 'name: The core', ...corePosture),
    'docs/context/domain.md': `${baseLayer['docs/context/domain.md']}\nA word.\n`,
    'src/code.ts': 'x',
  }
  const paths = ['docs/agents/core.md', 'docs/boot-profile.md', 'docs/domain/new.md', 'docs/domain/terms.md']

  test('needs an entry that was added since then', () => {
    expect(compare(before, {...before, ...changed})).toEqual(paths.map((path) => `changelog-coverage ${path}`))
    expect(compare({...before, ...entry('docs/')}, {...before, ...changed, ...entry('docs/')})).toHaveLength(4)
    expect(compare(before, {...before, ...changed, ...entry('docs')})).toEqual([])
    expect(compare(before, {...before, ...changed, ...entry(...paths)})).toEqual([])
    expect(
      compare(before, {...before, ...changed, ...entry('docs/dom', 'docs/agents/', 'docs/boot-profile.md')}),
    ).toHaveLength(2)
  })

  test('that is gone needs one for its old path, a moved one for either', () => {
    const gone = {'docs/domain/terms.md': null, 'docs/domain/else.md': '# Else\n'}
    expect(compare(before, {...before, ...gone, ...entry('docs/domain/else.md')})).toEqual([
      'changelog-coverage docs/domain/terms.md',
    ])
    const moved = {'docs/domain/terms.md': null, 'docs/domain/words.md': baseLayer['docs/domain/terms.md'] as string}
    expect(compare(before, {...before, ...moved})).toEqual(['changelog-coverage docs/domain/words.md'])
    for (const path of ['docs/domain/terms.md', 'docs/domain/words.md'])
      expect(compare(before, {...before, ...moved, ...entry(path)})).toEqual([])
  })

  test('needs none where the layer keeps no changelog, or one that cannot be read', () => {
    expect(compare({}, changed)).toEqual([])
    expect(compare(before, {...before, ...changed, [log]: '{'})).toEqual([])
  })

  test('is covered by every entry of a changelog that is new itself', () => {
    expect(compare({...before, [log]: null}, {...before, ...changed, ...entry('docs/')})).toEqual([])
  })
})

describe('an id', () => {
  const index = 'docs/context-index.json'

  test('that an index published stays when the file moves and changes', () => {
    const moved: ExampleTree = {
      'docs/domain/terms.md': null,
      'docs/domain/words.md': baseLayer['docs/domain/terms.md'] as string,
    }
    expect(compare({[index]: contextIndexWith()}, {...moved, [index]: contextIndexWith()})).toEqual([])
    expect(compare({[index]: contextIndexWith()}, {...moved, [index]: null})).toEqual([
      'id-changed docs/domain/words.md',
    ])
    expect(compare({}, moved)).toEqual([])
  })

  test('in frontmatter is shown where it was changed', () => {
    const page = (id: string) => ({'docs/domain/terms.md': `---\nid: ${id}\n---\n\n# Terms\n`})
    expect(compare(page('terms'), page('words'))).toEqual(['id-changed docs/domain/terms.md 2: words'])
    expect(compare(page('terms'), {'docs/domain/terms.md': null, 'docs/domain/other.md': '# Other\n'})).toEqual([])
  })
})

test('a layer that did not load then is compared with nothing', () => {
  expect(compare({'leji.json': '{'}, {[record]: original.replace('2026-03-01', '2026-03-02')})).toEqual([])
})
