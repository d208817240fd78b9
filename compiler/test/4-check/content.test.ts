import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {parseDocument} from '../../2-parse/document.ts'
import {agentProfile, corePosture, decisionRecord, fullTerms, layOver} from '../../4-check/example-layer.ts'
import {paragraphsOf} from '../../4-check/paragraphs.ts'
import {examine} from '../../examine.ts'
import type {CompileOptions, ExampleTree} from '../../model.ts'

function found(tree: ExampleTree, options: CompileOptions = {}) {
  const laid = layOver({'docs/domain/terms.md': fullTerms, ...tree})
  return examine(memorySource(laid), {content: true, ...options}).diagnostics.map(({rule, path}) => `${rule} ${path}`)
}

const terms = 'docs/domain/terms.md'

test('nothing is read whole unless it was asked for', () => {
  const tree = {[terms]: `${fullTerms}\nTODO: more\n`}
  expect(found(tree)).toEqual([`content-placeholder ${terms}`])
  expect(found(tree, {content: false})).toEqual([])
  expect(found(tree, {spec: true})).toEqual([`content-placeholder ${terms}`])
})

describe('placeholders', () => {
  test.each(['TODO: x', 'See TODO:', '<name>', '<Your team here>', '<br/>', '`<id>`'])('%j is one', (text) => {
    expect(found({[terms]: `${fullTerms}\n${text}\n`})).toEqual([`content-placeholder ${terms}`])
  })

  test.each(['TODO list', 'aTODO: x', 'a < b > c', '<1>', '<a\nb>', 'todo: x', '<!-- x -->'])('%j is none', (text) => {
    expect(found({[terms]: `${fullTerms}\n${text}\n`})).toEqual([])
  })

  test('are told once a document, in the boot profile too, and not of decisions', () => {
    const boot = layOver({})['docs/boot-profile.md'] as string
    expect(
      found({
        [terms]: `${fullTerms}\nTODO: a\n\nTODO: b\n`,
        'docs/boot-profile.md': `${boot}\n<team>\n`,
        'docs/decisions/0002-x.md': `${decisionRecord('id: x', 'title: X', 'status: accepted', 'date: 2026-01-01')}\nTODO: x\n`,
      }),
    ).toEqual(['content-placeholder docs/boot-profile.md', `content-placeholder ${terms}`])
  })
})

describe('identity', () => {
  const boot = layOver({})['docs/boot-profile.md'] as string
  const tea = 'The order system of a small tea shop.'
  test.each([
    ['', ['content-identity docs/boot-profile.md']],
    ['<what this is>', ['content-identity docs/boot-profile.md', 'content-placeholder docs/boot-profile.md']],
    [
      'This repository holds tea. What its team knows and an agent cannot guess\nstands in `docs/`, next to the work it is about: words.',
      ['content-identity docs/boot-profile.md'],
    ],
    ['A shop.', []],
  ])('%j', (text, expected) => {
    expect(found({'docs/boot-profile.md': boot.replace(tea, () => text)})).toEqual(expected)
  })
})

test.each([
  ['TODO(confirm: price)', true],
  ['TODO(confirm-with-ada)', true],
  ['UNCONFIRMED: x', true],
  ['TODO(confirm)', false],
  ['TODO(confirm:\nx)', false],
])('%j is unconfirmed: %s', (text, expected) => {
  expect(found({[terms]: `${fullTerms}\n${text}\n`})).toEqual(expected ? [`content-unconfirmed ${terms}`] : [])
})

test('every proposed decision is unconfirmed', () => {
  const proposed = decisionRecord('id: x', 'title: X', 'status: proposed', 'date: 2026-01-01')
  expect(found({'docs/decisions/0002-x.md': proposed})).toEqual(['content-unconfirmed docs/decisions/0002-x.md'])
})

test('thin is told of a category, at its first list', () => {
  const two = '# Terms\n\n- one\n  - two\n- <three>\n-four\n* five\n'
  expect(found({[terms]: two})).toEqual(
    ['content-placeholder docs/domain/terms.md', 'content-thin docs/context/domain.md'].sort().reverse(),
  )
  expect(found({[terms]: two, 'docs/domain/more.md': '# More\n\n- three\n'})).toEqual([
    'content-placeholder docs/domain/terms.md',
  ])
})

describe('what is said twice', () => {
  const words = (count: number, word = 'word') => Array.from({length: count}, (_, at) => `${word}${at}`).join(' ')

  test('is told at the later document, once, however it is laid out', () => {
    const laid = `> note\n\n- **${words(15)}**\n  ${words(30, 'more')}\n`
    const again = `${words(15)} ${words(30, 'more')}\n`
    expect(
      found({
        [terms]: `${fullTerms}\n${laid}\n${words(40, 'x')}\n`,
        'docs/domain/z.md': `${again}\n${words(40, 'x')}\n`,
      }),
    ).toEqual(['content-duplicate docs/domain/z.md'])
  })

  test('is no duplicate when it is short, code, a table, a heading or within one document', () => {
    const long = words(60)
    for (const text of [
      words(24),
      `\`\`\`\n${long}\n\`\`\``,
      `| ${long} |`,
      `## ${long}`,
      `> ${long}`,
      `<!-- ${long} -->`,
    ])
      expect(
        found({[terms]: `${fullTerms}\n${text}\n`, 'docs/domain/z.md': `# Z\n\n${text}\n`}),
        text.slice(0, 20),
      ).toEqual([])
    expect(found({[terms]: `${fullTerms}\n${long}\n\n${long}\n`})).toEqual([])
  })

  test('is told of words in every script', () => {
    const text = 'قرار '.repeat(30).trim()
    expect(found({[terms]: `${fullTerms}\n${text}\n`, 'docs/domain/z.md': `${text}\n`})).toEqual([
      'content-duplicate docs/domain/z.md',
    ])
  })
})

test('a profile that repeats its base is told so, paragraph by paragraph', () => {
  const core = agentProfile('id: core', 'name: Core', ...corePosture)
  const one = 'Work in small steps and count the till.'
  const two = 'Never sell what nobody has tasted before.'
  const derived = (body: string) => `---\nid: clerk\nname: Clerk\nrole: clerk\ninherits: core\n---\n\n${body}\n`
  const tree = (body: string) => ({
    'docs/agents/core.md': `${core}\n${one}\n\n${two}\n`,
    'docs/agents/clerk.md': derived(body),
  })
  expect(found(tree(`${two}\n\nMore of my own.\n\n*Work* in small\nsteps and count the till.`))).toEqual(
    Array(2).fill('profile-repeats-base docs/agents/clerk.md'),
  )
  expect(found(tree('Be kind.'))).toEqual([])
})

test('rules may be tuned where they are ours', () => {
  const text = Array.from({length: 40}, (_, at) => `word${at}`).join(' ')
  const tree = {[terms]: `${fullTerms}\n${text}\n`, 'docs/domain/z.md': `${text}\n`}
  expect(found({...tree, 'lejic.yaml': 'rules:\n  content-duplicate: "off"\n'})).toEqual([])
})

test('paragraphs cover their words, lie in the file in order, and never hang', () => {
  const line = fc.oneof(
    fc.constantFrom('', '```', '~~~', '# H', '> q', '| t |', '- item', '<b>', '````'),
    fc.string({unit: 'grapheme'}),
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const file = memorySource({'a.md': lines.join('\n')}).tree.file('a.md')
      if (!file) return
      let last = 0
      for (const {start, end, count} of paragraphsOf(parseDocument(file))) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(file.text.length)
        expect(count).toBeGreaterThan(0)
        last = end
      }
    }),
  )
})
