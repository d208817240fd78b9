import {expect, test} from 'vitest'
import {toFinding} from '../../diagnostics/finding.ts'
import {sortDiagnostics} from '../../diagnostics/sort.ts'
import {envelope} from '../../report/json.ts'
import {fileOf, findingAt} from './sample.ts'

const file = fileOf('a.md', 'first\r\n\u{1f375} [x](gone.md)\r\n')

test('lines are 1-based and columns count UTF-16 units; the end is exclusive', () => {
  expect(toFinding(findingAt(file, 'gone.md', {construct: 'gone.md', hint: 'h', source: 'Leji 1.0 §14'}))).toEqual({
    rule: 'link-unresolved',
    severity: 'error',
    path: 'a.md',
    line: 2,
    column: 8,
    endLine: 2,
    endColumn: 15,
    construct: 'gone.md',
    message: 'link target "gone.md" does not resolve',
    hint: 'h',
    source: 'Leji 1.0 §14',
  })
})

test('a place in another file than the path gives no line in that file', () => {
  const finding = toFinding(findingAt(file, 'first', {path: 'kitchen', rule: 'mount-self', message: 'm'}))
  expect(finding).toEqual({
    rule: 'mount-self',
    severity: 'error',
    path: 'kitchen',
    message: 'm',
  })
})

test('the envelope counts, and a command adds keys and counts of its own', () => {
  const findings = [findingAt(file, 'first'), findingAt(file, 'x', {severity: 'warning'})]
  const {findings: written, ...rest} = envelope('check', false, findings, {summary: {pages: 3}, stats: {ms: 1}})
  expect(written).toHaveLength(2)
  expect(rest).toEqual({
    command: 'check',
    ok: false,
    summary: {errors: 1, warnings: 1, infos: 0, pages: 3},
    stats: {ms: 1},
  })
})

test('findings sort by path bytes, line, column, rule, construct, message; equal ones collapse', () => {
  const other = fileOf('\u{1f375}.md', 'x')
  const compatibility = fileOf('\uffee.md', 'x')
  const sorted = sortDiagnostics([
    findingAt(other, 'x'),
    findingAt(compatibility, 'x'),
    findingAt(file, 'gone.md'),
    findingAt(file, 'x', {rule: 'b'}),
    findingAt(file, 'x', {rule: 'a', construct: '2'}),
    findingAt(file, 'x', {rule: 'a', construct: '1'}),
    findingAt(file, 'first'),
    findingAt(file, 'first'),
    {rule: 'z', severity: 'error', path: 'a.md', message: 'about the whole file'},
  ])
  expect(sorted.map(({path, rule, construct = ''}) => `${path} ${rule} ${construct}`.trim())).toEqual([
    'a.md z',
    'a.md link-unresolved',
    'a.md a 1',
    'a.md a 2',
    'a.md b',
    'a.md link-unresolved',
    '\uffee.md link-unresolved',
    '\u{1f375}.md link-unresolved',
  ])
})
