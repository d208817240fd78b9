import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {parseBootProfile} from '../../2-parse/boot-profile.ts'
import {parseDocument} from '../../2-parse/document.ts'
import {sourceFile} from '../source-file.ts'

/** The steps of a boot profile whose Loading section holds the given markdown, as `role: first words`. */
function steps(loading: string, heading = 'Loading'): readonly string[] {
  const text = `# Boot\n\n## Identity\n\nTea.\n\n## ${heading}\n\n${loading}\n\n## Posture\n\nRead \`docs/no-step.md\` before any task.\n`
  const {boot} = parseBootProfile(parseDocument(sourceFile(text, 'docs/boot-profile.md')))
  return boot.steps.map(({role, start, end}) => `${role}: ${text.slice(start, end).replace(/\s+/g, ' ')}`)
}

describe('the steps of the Loading section', () => {
  it('reads lists under their lead-ins, and a sentence for the rest', () => {
    expect(
      steps(`Read before any task, in this order:

1. \`docs/terms.md\`: everything else builds on these words
2. \`docs/parts.md\`, which
   runs over two lines

Then read what the task asks for:

- changing a price: \`docs/prices.md\`
- for billing see [the ledger](ledger.md)
- any other document of \`docs/trade/\`: only when asked

Anything else: look the nouns up in \`docs/context-index.json\`.`),
    ).toEqual([
      'first: 1. `docs/terms.md`: everything else builds on these words',
      'first: 2. `docs/parts.md`, which runs over two lines',
      'task: - changing a price: `docs/prices.md`',
      'task: - for billing see [the ledger](ledger.md)',
      'fallback: - any other document of `docs/trade/`: only when asked',
      'fallback: Anything else: look the nouns up in `docs/context-index.json`.',
    ])
  })

  it('reads plain sentences', () => {
    expect(
      steps(
        'Read `docs/terms.md` before any task. For prices read `docs/prices.md`; when you touch the till, read `docs/till.md` too. If nothing fits, ask.',
      ),
    ).toEqual([
      'first: Read `docs/terms.md` before any task.',
      'task: For prices read `docs/prices.md`;',
      'task: when you touch the till, read `docs/till.md` too.',
      'fallback: If nothing fits, ask.',
    ])
  })

  it('reads headings as lead-ins', () => {
    expect(
      steps(
        '### Always\n\n- `docs/a.md`\n\n### By task\n\n- prices: `docs/b.md`\n\n### Fallback\n\nUse the index.\n\n### Notes\n\nSee `docs/c.md`.',
      ),
    ).toEqual([
      'first: - `docs/a.md`',
      'task: - prices: `docs/b.md`',
      'fallback: Use the index.',
      'first: See `docs/c.md`.',
    ])
  })

  it('reads a table by its rows, not by its header', () => {
    expect(
      steps(
        '| Task | Read |\n|---|---|\n| any task | `docs/a.md` |\n| prices | `docs/b.md` |\n| otherwise | the index |',
      ),
    ).toEqual([
      'first: | any task | `docs/a.md` |',
      'task: | prices | `docs/b.md` |',
      'fallback: | otherwise | the index |',
    ])
  })

  it('reads nested lists by what they hang on', () => {
    expect(
      steps(
        '- Before any task:\n  - `docs/a.md`\n- Depending on the task:\n  - prices: `docs/b.md`\n- Otherwise: the index',
      ),
    ).toEqual(['first: - `docs/a.md`', 'task: - prices: `docs/b.md`', 'fallback: - Otherwise: the index'])
  })

  it.each([
    ['Loading', 'Always read `docs/a.md`.'],
    ['Loading', 'Every agent loads `docs/a.md` at session start.'],
    ['Carga', 'Mínimo obligatorio: `docs/a.md`.'],
    ['Loading', '**Read first:** `docs/a.md`'],
    ['Loading', 'Start with `docs/a.md`.'],
    ['Loading', 'Load `docs/a.md`, then go on.'],
    ['Loading', 'Unconditional: `docs/a.md`'],
    ['Loading', 'For every task, `docs/a.md`.'],
    ['Carga', 'Antes de cualquier tarea, lee `docs/a.md`.'],
    ['Carga', 'Lee siempre `docs/a.md`.'],
    ['Qué cargar', 'Conjunto incondicional: `docs/a.md`'],
    ['Carga', 'Lee primero `docs/a.md`.'],
  ])('before any task, under %s: %s', (heading, text) => {
    expect(steps(text, heading)).toEqual([`first: ${text}`])
  })

  it.each([
    ['Loading', 'When you change a price, read `docs/a.md`.'],
    ['Loading', 'Read `docs/a.md` when you change a price.'],
    ['Loading', 'To change a price: `docs/a.md`'],
    ['Carga', 'Para facturas, lee `docs/a.md`.'],
    ['Carga', 'Si cambias un precio, consulta `docs/a.md`.'],
    ['Carga', 'Lee `docs/a.md` cuando cambies un precio.'],
    ['Loading', 'Do you change a price? Read `docs/a.md`.'],
    ['Carga', '¿Cambias un precio? Lee `docs/a.md`.'],
    ['Loading', 'Working on prices, load `docs/a.md`.'],
  ])('for some tasks, under %s: %s', (heading, text) => {
    expect(steps(text, heading)).toEqual([`task: ${text}`])
  })

  it.each([
    ['Loading', 'For any other task use the index.'],
    ['Loading', 'Otherwise ask.'],
    ['Loading', 'No match? Ask the owner.'],
    ['Loading', 'Not covered above: the index.'],
    ['Loading', 'If no selector matches, read `docs/a.md`.'],
    ['Loading', 'A task that does not fit: ask the owner.'],
    ['Loading', 'When in doubt, read `docs/a.md`.'],
    ['Loading', 'Everything else: `docs/index.json`.'],
    ['Carga', 'En cualquier otro caso, busca en el índice.'],
    ['Carga', 'Cualquier otra tarea: `docs/index.json`.'],
    ['Carga', 'Si ningún selector casa, pregunta.'],
    ['Carga', 'Para todo lo demás, el índice.'],
    ['Carga', 'De lo contrario, pregunta.'],
  ])('otherwise, under %s: %s', (heading, text) => {
    expect(steps(text, heading)).toEqual([`fallback: ${text}`])
  })

  it.each([
    'The terms are the words of the trade.',
    'A task is done when its tests pass.',
    '```\nAlways read `docs/a.md`.\n```',
    '<!-- Always read `docs/a.md`. -->',
    '| Task | Read |\n|---|---|',
  ])('tells nobody to read: %j', (text) => {
    expect(steps(text)).toEqual([])
  })
})

describe('the examples of the manual', () => {
  const page = readFileSync(new URL('../../../content/system/boot-profile.md', import.meta.url), 'utf-8')
  const examples = [...page.matchAll(/^```markdown\n## (.*)\n([\s\S]*?)^```$/gm)]

  it('are two', () => expect(examples).toHaveLength(2))

  it.each(examples.map(([, heading, body]) => [heading, body]))('%s: say all three things', (heading, body) => {
    const roles = steps(body ?? '', heading).map((step) => step.split(':', 1)[0])
    expect(new Set(roles)).toEqual(new Set(['first', 'task', 'fallback']))
  })
})

describe('the literal paths of a boot profile', () => {
  const pathsIn = (text: string): readonly string[] =>
    parseBootProfile(parseDocument(sourceFile(text, 'boot.md'))).boot.paths.map(({written, certain}) =>
      certain ? written : `${written}?`,
    )

  it.each([
    'docs/a.md',
    'docs/',
    'leji.json',
    '.github/workflows/ci.yml',
    'src/a-b_c/d.ts',
    'docs/ünïcode.md',
    'docs/v1.2/a.md',
  ])('takes `%s`', (path) => expect(pathsIn(`Read \`${path}\`.`)).toEqual([path]))

  it.each(['and/or', 'origin/main', 'text/html', 'cat docs/a.md', 'docs/two words.md', 'example.com/a.html'])(
    'takes `%s` only where it is there',
    (path) => expect(pathsIn(`Read \`${path}\`.`)).toEqual([`${path}?`]),
  )

  it.each([
    'terms',
    'node.js',
    'v1.2',
    'docs/*.md',
    'docs/<id>.md',
    'docs/NNNN-title.md',
    'docs/YYYY-MM-DD.md',
    'docs/….md',
    '{id}/a.md',
    '@scope/package.json',
    '~/notes.md',
    '/etc/hosts.conf',
    '../outside.md',
    'https://example.org/a.md',
    'a=b/c.md',
    '--out=a/b.md',
    'docs\\a.md',
  ])('does not take `%s`', (text) => expect(pathsIn(`Read \`${text}\`.`)).toEqual([]))

  it('gives the range of the path without its backticks and padding', () => {
    const text = 'Read `` docs/a.md `` now.\n'
    const [path] = parseBootProfile(parseDocument(sourceFile(text, 'boot.md'))).boot.paths
    expect(path && text.slice(path.start, path.end)).toBe('docs/a.md')
  })
})
