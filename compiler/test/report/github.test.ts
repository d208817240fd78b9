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

test('no finding can smuggle in a command of its own', () => {
  const file = fileOf('a.md', 'x')
  const text = github([findingAt(file, 'x', {message: 'a\n::set-output name=b::c'})])
  expect(text.split('\n').filter((line) => line.startsWith('::'))).toHaveLength(1)
})
