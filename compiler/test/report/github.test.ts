import {expect, test} from 'vitest'
import {github} from '../../report/github.ts'
import {fileOf, findingAt} from './sample.ts'

test('one command a finding, properties and message escaped', () => {
  const file = fileOf('docs/100%, a:b.md', 'x [y](z)')
  const finding = findingAt(file, 'z', {message: '100% gone\r\nreally: yes, gone', hint: 'Mend it.'})
  expect(github([finding])).toBe(
    '::error file=docs/100%25%2C a%3Ab.md,line=1,endLine=1,col=7,endColumn=7,title=link-unresolved::' +
      '100%25 gone%0D%0Areally: yes, gone%0AMend it.\nlejic: 1 error\n',
  )
})

test('severities, a range over lines and a prefix', () => {
  const file = fileOf('a.md', 'x\ny\n')
  const findings = [
    findingAt(file, 'x\ny', {severity: 'warning', message: 'm'}),
    findingAt(file, 'y', {severity: 'info', message: 'n'}),
  ]
  expect(github(findings, {prefix: 'layers/tea'})).toBe(
    [
      '::warning file=layers/tea/a.md,line=1,endLine=2,col=1,title=link-unresolved::m',
      '::notice file=layers/tea/a.md,line=2,endLine=2,col=1,endColumn=1,title=link-unresolved::n',
      'lejic: 1 warning, 1 info',
      '',
    ].join('\n'),
  )
})

test('a finding about a missing file stands where the file is declared', () => {
  const manifest = fileOf('leji.json', '"docs/boot.md"')
  const place = {file: manifest, start: 0, end: 14}
  const finding = {
    rule: 'missing-declared-file',
    severity: 'error',
    path: 'docs/boot.md',
    message: 'm',
    related: [{message: 'declared here', path: 'leji.json', place}],
  } as const
  expect(github([finding]).split('\n')[0]).toBe(
    '::error file=leji.json,line=1,endLine=1,col=1,endColumn=14,title=missing-declared-file (docs/boot.md)::m',
  )
})

test('second places are said in the text', () => {
  const file = fileOf('a.md', 'x\ny\n')
  const related = [
    {message: 'first used here', path: 'a.md', place: {file, start: 2, end: 3}},
    {message: 'the other file', path: 'A.md'},
  ]
  expect(github([findingAt(file, 'x', {message: 'm', hint: 'h', related})]).split('\n')[0]).toBe(
    '::error file=a.md,line=1,endLine=1,col=1,endColumn=1,title=link-unresolved::m%0Ah%0Afirst used here: a.md:2:1%0Athe other file: A.md',
  )
})

test.each([
  ['a,b:c%d.md', 'a%2Cb%3Ac%25d.md'],
  ['a\r\nb.md', 'a%0D%0Ab.md'],
  ['::error::x.md', '%3A%3Aerror%3A%3Ax.md'],
  ['日本 語.md', '日本 語.md'],
])('the name %j', (path, written) => {
  const [line, last, ...rest] = github([findingAt(fileOf(path, 'x'), 'x', {message: 'm'})]).split('\n')
  expect([line?.split(',line=')[0], last, rest]).toEqual([`::error file=${written}`, 'lejic: 1 error', ['']])
})

test('says that GitHub shows only some of many', () => {
  const file = fileOf('a.md', 'x')
  const many = (count: number) => github(Array.from({length: count}, () => findingAt(file, 'x')))
  expect(many(10)).toMatch(/\nlejic: 10 errors\n$/)
  expect(many(11)).toMatch(
    /\nlejic: 11 errors\. GitHub shows 10 annotations of a kind for a step; this log has all of them\.\n$/,
  )
})

test('a message of a megabyte is cut', () => {
  const text = github([findingAt(fileOf('a.md', 'x'), 'x', {message: '语'.repeat(1 << 20)})])
  expect(text.length).toBeLessThan(4200)
  expect(text).toContain('语…\n')
})

test('no finding can smuggle in a command of its own', () => {
  const file = fileOf('a.md', 'x')
  const text = github([findingAt(file, 'x', {message: 'a\n::set-output name=b::c'})])
  expect(text.split('\n').filter((line) => line.startsWith('::'))).toHaveLength(1)
})
