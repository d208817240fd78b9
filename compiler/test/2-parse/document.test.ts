import {expect, test} from 'vitest'
import {parseDocument} from '../../2-parse/document.ts'
import {sourceFile} from '../source-file.ts'

test.each([
  ['---\ntitle: Given\n---\n# Heading\n', 'Given'],
  ['---\ntitle: ""\n---\n# Heading\n', 'Heading'],
  ['---\ntitle: 7\n---\n# Heading\n', 'Heading'],
  ['---\ntitle: a: b\n---\n# Heading\n', 'Heading'],
  ['text\n# First  \n# Second\n', 'First'],
  ['# CRLF\r\ntext\r\n', 'CRLF'],
  ['#\tTab\n', 'Tab'],
  ['#\n\nnot the heading\n', 'file'],
  ['#no\n## No\n # No\n', 'file'],
  ['```\n# in a fence\n```\n', 'in a fence'],
  ['# one\u2028line\n', 'one\u2028line'],
  ['# **bold** `code`\n', '**bold** `code`'],
  ['\u200b# not a heading\n', 'file'],
  ['', 'file'],
])('the title of %j is %j', (text, title) => {
  expect(parseDocument(sourceFile(text)).title).toBe(title)
})

test('a document holds its parts and its links', () => {
  const document = parseDocument(sourceFile('---\na: "[no](x.md)"\n---\nSee [b](b.md).\n', 'docs/a.md'))
  expect(document).toMatchObject({path: 'docs/a.md', body: 'See [b](b.md).\n', bodyStart: 24, title: 'a'})
  expect(document.links.map(({target, open}) => [target, open])).toEqual([['b.md', 28]])
  expect(document.frontmatter.data).toEqual({a: '[no](x.md)'})
})

test('without a closing fence the whole text is body', () => {
  expect(parseDocument(sourceFile('---\ntitle: x\n# H\n'))).toMatchObject({
    body: '---\ntitle: x\n# H\n',
    bodyStart: 0,
    title: 'H',
  })
})
