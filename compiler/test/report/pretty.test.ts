import {describe, expect, test} from 'vitest'
import type {Diagnostic} from '../../model.ts'
import {pretty} from '../../report/pretty.ts'
import {fileOf, findingAt} from './sample.ts'

const plain = {color: false}
const start = fileOf('docs/start.md', 'Read the words we use first.\nSee the [glossary](../domain/glosary.md).\n')

describe('pretty', () => {
  test('shows place, frame, hint and where to learn more', () => {
    const finding = findingAt(start, '../domain/glosary.md', {hint: 'Did you mean `../domain/glossary.md`?'})
    expect(pretty([finding], plain)).toBe(
      [
        'docs/start.md:2:20 error link-unresolved',
        '  link target "../domain/glosary.md" does not resolve',
        '  1 │ Read the words we use first.',
        '  2 │ See the [glossary](../domain/glosary.md).',
        '    │                    ^^^^^^^^^^^^^^^^^^^^',
        '  hint  Did you mean `../domain/glossary.md`?      more  lejic explain link-unresolved',
        '',
        '1 error in 1 file. Mend the errors and run `lejic check` again; `lejic explain link-unresolved` shows how.',
        '',
      ].join('\n'),
    )
  })

  test('frames the declaration of a missing file, and says what it is', () => {
    const manifest = fileOf('leji.json', '{\n  "bootProfilePath": "docs/boot.md"\n}\n')
    const at = manifest.text.indexOf('"docs')
    const finding: Diagnostic = {
      rule: 'missing-declared-file',
      severity: 'error',
      path: 'docs/boot.md',
      message: 'The boot profile `docs/boot.md` does not exist.',
      related: [{message: 'declared here', path: 'leji.json', place: {file: manifest, start: at, end: at + 14}}],
    }
    expect(pretty([finding], plain).split('\n').slice(0, 6)).toEqual([
      'docs/boot.md error missing-declared-file',
      '  The boot profile `docs/boot.md` does not exist.',
      '  declared here  leji.json:2:22',
      '  1 │ {',
      '  2 │   "bootProfilePath": "docs/boot.md"',
      '    │                      ^^^^^^^^^^^^^^',
    ])
  })

  test('frames a place in another file than the path', () => {
    const manifest = fileOf('leji.json', '{"name": "x"}')
    const finding = findingAt(manifest, '"x"', {path: 'kitchen', rule: 'mount-self', message: 'm'})
    expect(pretty([finding], plain).split('\n').slice(0, 5)).toEqual([
      'kitchen error mount-self',
      '  m',
      '  at  leji.json:1:10',
      '  1 │ {"name": "x"}',
      '    │          ^^^',
    ])
  })

  test('frames second places by their line alone, and counts those that are too many', () => {
    const place = (at: number) => ({file: start, start: at, end: at + 3})
    const related = Array.from({length: 6}, (_, index) => ({
      message: `has it ${index}`,
      path: start.path,
      place: place(index),
    }))
    const finding = findingAt(start, 'glossary', {
      message: 'm',
      related: [...related.slice(0, 1), {message: 'the other file', path: 'b.md'}, ...related],
    })
    expect(pretty([finding], plain).split('\n').slice(0, 14)).toEqual([
      'docs/start.md:2:10 error link-unresolved',
      '  m',
      '  1 │ Read the words we use first.',
      '  2 │ See the [glossary](../domain/glosary.md).',
      '    │          ^^^^^^^^',
      '  has it 0  docs/start.md:1:1',
      '  1 │ Read the words we use first.',
      '    │ ---',
      '  the other file  b.md',
      '  has it 0  docs/start.md:1:1',
      '  1 │ Read the words we use first.',
      '    │ ---',
      '  has it 1  docs/start.md:1:2',
      '  1 │ Read the words we use first.',
    ])
    expect(pretty([finding], plain)).toContain('\n  and 4 more places\n')
  })

  test('a name of a megabyte stays short', () => {
    const finding = {...findingAt(start, 'See'), path: 'm'.repeat(1 << 20)}
    expect(pretty([finding], plain).length).toBeLessThan(1200)
  })

  test('a line and a message of a megabyte stay short', () => {
    const long = fileOf('a.json', `{"a":"${'x'.repeat(1 << 20)}","b":1}`)
    const text = pretty([findingAt(long, '"b"', {message: `\`${'y'.repeat(1 << 20)}\``, hint: '語'.repeat(1 << 19)})], {
      ...plain,
      width: 60,
    })
    expect(text.length).toBeLessThan(2200)
    expect(text).toMatch(/│ …x+","b":1\}\n +│ +\^\^\^\n/)
  })

  test('folds 41 alike: three in full, seven in a line, the rest counted', () => {
    const findings = Array.from({length: 41}, (_, index): Diagnostic => {
      const file = fileOf(`docs/decisions/${String(index + 1).padStart(4, '0')}.md`, '# A decision\n')
      return findingAt(file, '# A decision', {rule: 'decision-frontmatter', message: 'The record has no frontmatter.'})
    })
    const text = pretty(findings, plain)
    expect(text.match(/ error decision-frontmatter/g)).toHaveLength(3)
    expect(text.split('\n').slice(-12)).toEqual([
      '38 more decision-frontmatter in 38 files:',
      ...Array.from(
        {length: 7},
        (_, index) => `  docs/decisions/00${String(index + 4).padStart(2, '0')}.md:1:1  The record has no frontmatter.`,
      ),
      '  and 31 more: lejic check --rule decision-frontmatter, or --json',
      '',
      '41 errors in 41 files. Mend the errors and run `lejic check` again; `lejic explain decision-frontmatter` shows how.',
      '',
    ])
    expect(pretty(findings, {...plain, all: true}).match(/ error decision-frontmatter/g)).toHaveLength(41)
  })

  test('does not fold five', () => {
    const findings = Array.from({length: 5}, () => findingAt(start, '[glossary]'))
    expect(pretty(findings, plain).match(/ error link-unresolved/g)).toHaveLength(5)
  })

  test('says that all is well', () => {
    expect(pretty([], plain)).toBe('No findings.\n')
    expect(pretty([], {...plain, next: '6 pages written.'})).toBe('No findings. 6 pages written.\n')
  })

  test('warnings alone stop nothing', () => {
    const text = pretty(
      [findingAt(start, 'See', {severity: 'warning'}), findingAt(start, 'words', {severity: 'info'})],
      plain,
    )
    expect(text.endsWith('1 warning, 1 info in 1 file. Nothing stops a build.\n')).toBe(true)
  })

  test('says how many need no choice', () => {
    const edits = [{place: {file: start, start: 0, end: 0}, text: 'x'}]
    const one = findingAt(start, 'See', {severity: 'warning', edits})
    expect(pretty([one], plain)).toMatch(/Nothing stops a build\. `lejic check --fix` mends all of them\.\n$/)
    expect(pretty([one, findingAt(start, 'words')], plain)).toMatch(/`lejic check --fix` mends 1 of them\.\n$/)
  })

  test('quiet keeps errors and drops the closing line', () => {
    const text = pretty([findingAt(start, 'See', {severity: 'warning'}), findingAt(start, 'words')], {
      ...plain,
      quiet: true,
    })
    expect(text).toMatch(/^docs\/start\.md:1:10 error link-unresolved\n/)
    expect(text).not.toContain('warning')
    expect(text).not.toContain('Mend the errors')
    expect(pretty([], {...plain, quiet: true})).toBe('')
  })

  test('colours only when asked, and never obeys what a name holds', () => {
    const file = fileOf('docs/\u001b[31mred.md', 'x\u001b[2J')
    const finding = findingAt(file, '\u001b', {message: 'name `\u202e`', hint: '\u0007'})
    const text = pretty([finding], plain)
    expect(text).not.toContain('\u001b')
    expect(text).toContain('docs/<U+001B>[31mred.md:1:2')
    expect(text).toContain('name `<U+202E>`')
    expect(pretty([finding], {color: true})).toContain('\u001b[31merror\u001b[39m')
  })
})
