import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {
  agentProfile,
  bootProfileLoading,
  bootProfileReading,
  bootProfileWith,
  corePosture,
  decisionRecord,
  layOver,
  settingsWith,
} from '../../4-check/example-layer.ts'
import {toFinding} from '../../diagnostics/finding.ts'
import {examine} from '../../examine.ts'
import type {ExampleTree} from '../../model.ts'

const boot = 'docs/boot-profile.md'

function findings(tree: ExampleTree) {
  return examine(memorySource(layOver(tree)), {now: 0}).diagnostics.map(toFinding)
}

/** The findings of one rule as `construct` or `line:column`. */
const found = (tree: ExampleTree, rule: string): readonly string[] =>
  findings(tree)
    .filter((finding) => finding.rule === rule)
    .map(({construct, line, column}) => construct ?? `${line}:${column}`)

const load = (tree: ExampleTree) => examine(memorySource(layOver(tree)), {now: 0}).resolved?.load?.first

describe('the set that is read before any task', () => {
  test('is the boot profile and what it names, each file once, folders with their documents', () => {
    const text = bootProfileReading(
      'Read `docs/domain/terms.md`, `docs/domain/` and [the terms](domain/terms.md) before any task.',
    )
    const more = '# More\n'
    const first = load({[boot]: text, 'docs/domain/more.md': more, 'docs/domain/notes.txt': 'not read'})
    expect(first?.map(({path}) => path)).toEqual([boot, 'docs/domain/more.md', 'docs/domain/terms.md'])
    expect(first?.find(({path}) => path === boot)?.bytes).toBe(Buffer.byteLength(text))
    expect(first?.find(({path}) => path.endsWith('more.md'))?.bytes).toBe(Buffer.byteLength(more))
  })

  test('is measured in bytes, exactly', () => {
    const terms = '# Terms\n\nKräutertee ☕\n'
    const tree = (budget: string) => ({'docs/domain/terms.md': terms, ...settingsWith(`budgets: ${budget}`)})
    const total = load(tree('{}'))?.reduce((sum, {bytes}) => sum + bytes, 0) ?? 0
    const rules = (budget: string) =>
      findings(tree(budget))
        .map(({rule}) => rule)
        .filter((rule) => rule.startsWith('boot-load-'))
    expect(total).toBeGreaterThan(Buffer.byteLength(terms) + terms.length)
    expect(rules(`{target: ${total}, budget: ${total}}`)).toEqual([])
    expect(rules(`{target: ${total - 1}, budget: ${total}}`)).toEqual(['boot-load-target'])
    expect(rules(`{target: ${total - 1}, budget: ${total - 1}}`)).toEqual(['boot-load-budget'])
  })

  test('says what is over, what is largest and what to change', () => {
    const [finding] = findings({'docs/domain/terms.md': `# Terms\n\n${'tea '.repeat(5000)}\n`})
    expect(finding).toMatchObject({rule: 'boot-load-target', severity: 'warning', path: boot, line: 9, column: 7})
    expect(finding?.message).toMatch(
      /^An agent reads 20\d\d\d bytes before any task, in 2 files, over the 16384 that are aimed for \(largest: `docs\/domain\/terms\.md` 20010, /,
    )
    expect(findings({'docs/domain/terms.md': 'x'.repeat(24_577)})[0]?.rule).toBe('boot-load-budget')
  })

  test.each(['docs/decisions/', 'docs/', 'docs/decisions'])('never holds `%s`', (path) => {
    const text = bootProfileReading(`Read \`docs/domain/terms.md\` and \`${path}\` before any task.`)
    expect(found({[boot]: text}, 'boot-load-decisions')).toEqual([path])
  })

  test('may hold one decision that is called one, and tasks may name the folder', () => {
    const loading =
      'Read `docs/domain/terms.md` and the decision `docs/decisions/0001-sell-by-weight.md` before any task. To know why, read `docs/decisions/`. Anything else: ask.'
    expect(findings({[boot]: bootProfileLoading(loading)})).toEqual([])
  })
})

describe('records', () => {
  const tree = (loading: string): ExampleTree => ({
    [boot]: bootProfileReading(loading),
    'docs/context/domain.md':
      '# Domain\n\n```leji-index\n- path: docs/domain/terms.md\n```\n\n```leji-index record\n- path: docs/domain/harvest/\n```\n',
    'docs/domain/harvest/2025.md': '---\ndate: 2025-11-01\n---\n\n# Harvest\n',
  })

  test.each([
    ['Read `docs/domain/terms.md` and `docs/domain/harvest/2025.md` before any task.', ['docs/domain/harvest/2025.md']],
    ['Read `docs/domain/terms.md` before any task. For prices read `docs/domain/harvest/`.', ['docs/domain/harvest/']],
    ['Read `docs/domain/terms.md` before any task. For prices read `docs/domain/harvest/`, records of each year.', []],
    ['Lee `docs/domain/terms.md` antes de cualquier tarea. Para precios, los informes de `docs/domain/harvest/`.', []],
  ])('%s', (loading, expected) => {
    expect(found(tree(loading), 'boot-load-record')).toEqual(expected)
  })

  test('are shown with their date and their list', () => {
    const [finding] = findings(tree('Read `docs/domain/terms.md` and `docs/domain/harvest/2025.md` before any task.'))
    expect(finding?.message).toBe(
      '`docs/domain/harvest/2025.md` is a record of 2025-11-01, and the boot profile does not say so.',
    )
  })
})

describe('literal paths', () => {
  test.each([
    ['`docs/domain/term.md`', 'Did you mean `docs/domain/terms.md`?'],
    ['`docs/domian/`', 'Did you mean `docs/domain/`?'],
    ['`docs/zzz/qqq.md`', 'Correct the path; it starts at the root of the repository.'],
  ])('%s: %s', (written, hint) => {
    const [finding] = findings({
      [boot]: bootProfileReading(`Read \`docs/domain/terms.md\` and ${written} before any task.`),
    })
    expect(finding).toMatchObject({rule: 'boot-load-missing', severity: 'error', hint})
    const [elsewhere] = findings({[boot]: bootProfileWith(`It was in ${written}.\n`)})
    expect(elsewhere).toMatchObject({rule: 'boot-path-missing', severity: 'warning', hint})
  })

  test.each([
    'docs/context-index.json',
    'docs/context-changelog.json',
    'AGENTS.md',
    'out/',
    'out/site/index.html',
    '.leji/',
    'docs/agents/',
    'and/or',
    'docs/NNNN-title.md',
    '`leji-index`',
  ])('%s may be absent', (written) => {
    expect(findings({[boot]: bootProfileWith(`See \`${written}\`.\n`)})).toEqual([])
  })

  test('a link that is broken has its own rule and no other', () => {
    const tree = {
      [boot]: bootProfileReading('Read [terms](domain/term.md) and `docs/domain/terms.md` before any task.'),
    }
    expect(findings(tree).map(({rule}) => rule)).toEqual(['link-unresolved'])
  })

  test('`requiredRead` points at the entry, in every profile', () => {
    const profile = agentProfile(
      'id: core',
      'name: Core',
      'role: core',
      'requiredRead:',
      '  - docs/domain/terms.md',
      '  - docs/domain/tems.md',
      'mustAskWhen: [a price changes]',
    )
    const [finding] = findings({'docs/agents/core.md': profile})
    expect(finding).toMatchObject({
      rule: 'required-read-missing',
      severity: 'error',
      line: 7,
      column: 5,
      hint: 'Did you mean `docs/domain/terms.md`?',
    })
  })

  test.each([
    ['proposed', ['docs/gone/']],
    ['accepted', ['docs/gone/']],
    ['rejected', []],
    ['deprecated', []],
  ])('what a decision that is %s affects', (status, expected) => {
    const record = decisionRecord(
      'id: roast',
      'title: Roast',
      `status: ${status}`,
      'date: 2026-03-01',
      'affectedPaths: [docs/domain/, docs/gone/]',
    )
    expect(found({'docs/decisions/0002-roast.md': record}, 'affected-path-missing')).toEqual(expected)
  })

  test('what this change takes away may stay in a record', () => {
    const record = decisionRecord(
      'id: roast',
      'title: Roast',
      'status: accepted',
      'date: 2026-03-01',
      'affectedPaths: [docs/gone/, docs/never/]',
    )
    const now = layOver({'docs/decisions/0002-roast.md': record})
    const source = memorySource(now, {since: {...now, 'docs/gone/a.md': '# A\n'}})
    const since = source.git.since('main')
    if (!('commit' in since)) throw new Error(since.problem)
    const rows = examine(source, {since}).diagnostics.filter(({rule}) => rule === 'affected-path-missing')
    expect(rows.map(({construct}) => construct)).toEqual(['docs/never/'])
  })
})

describe('the surfaces that the boot profile leads to', () => {
  test('profiles count by their folder, by one of them, and only when there are some', () => {
    const core = {'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture)}
    const without = (text: string) => ({[boot]: bootProfileWith(text).replace('`docs/agents/`', 'elsewhere')})
    expect(findings(without(''))).toEqual([])
    expect(findings({...without(''), ...core})[0]).toMatchObject({
      rule: 'boot-profile-links',
      message: 'The boot profile does not lead to the agent profile.',
    })
    expect(findings({...without('See `docs/agents/core.md`.\n'), ...core})).toEqual([])
    expect(findings({...without('See [core](agents/core.md).\n'), ...core})).toEqual([])
  })
})

describe('vendor syntax', () => {
  test.each([
    ['See @docs/domain/terms.md.', '@docs/domain/terms.md'],
    ['@package.json', '@package.json'],
    ['Load @~/.notes/me.md now', '@~/.notes/me.md'],
    ['Use #file:docs/domain/terms.md', '#file:docs/domain/terms.md'],
    ['Run with $ARGUMENTS', '$ARGUMENTS'],
    ['Ask {{args}}', '{{args}}'],
    [`Open $\{input:name}`, `$\{input:name}`],
    ['Now !`git status`', '!'],
  ])('%s', (text, construct) => {
    expect(found({[boot]: bootProfileWith(`${text}\n`)}, 'boot-vendor-syntax')).toEqual([construct])
  })

  test('frontmatter keys point at the key', () => {
    const [finding] = findings({[boot]: `---\nalwaysApply: true\n---\n${bootProfileWith('')}`})
    expect(finding).toMatchObject({rule: 'boot-vendor-syntax', construct: 'alwaysApply', line: 2, column: 1})
  })

  test.each([
    'Write `@docs/domain/terms.md`.',
    '```\n@docs/domain/terms.md\n```',
    'Mail ada@example.org or ask @ada.',
    'The package @types/node.',
    'Stop! `git status` is enough.',
    '<!-- router:start -->\n| Kind | Load | Also |\n|---|---|---|\n| data | @package.json | |\n<!-- router:end -->',
  ])('%j is none', (text) => {
    expect(found({[boot]: bootProfileWith(`${text}\n`)}, 'boot-vendor-syntax')).toEqual([])
  })
})
