import {expect, test} from 'vitest'
import {parseBootProfile} from '../../2-parse/boot-profile.ts'
import {parseFrontmatter} from '../../2-parse/frontmatter.ts'
import {sourceFile} from '../source-file.ts'

function parse(text: string) {
  const file = sourceFile(text, 'docs/boot-profile.md')
  const frontmatter = parseFrontmatter(file)
  const document = {path: file.path, file, frontmatter, body: text, bodyStart: 0, title: 'Boot', links: []}
  return {file, document, ...parseBootProfile(document)}
}

function sections(text: string) {
  const {file, boot} = parse(text)
  return boot.sections.map(({heading, level, start, contentStart, end}) => [
    level,
    heading,
    file.text.slice(start, contentStart),
    file.text.slice(contentStart, end),
  ])
}

test('a section reaches to the next heading of its level or above', () => {
  expect(sections('intro\n# Boot\na\n## Identity\r\nb\n### Who\nc\n## Loading\nd\n# End')).toEqual([
    [1, 'Boot', '# Boot\n', 'a\n## Identity\r\nb\n### Who\nc\n## Loading\nd\n'],
    [2, 'Identity', '## Identity\r\n', 'b\n### Who\nc\n'],
    [3, 'Who', '### Who\n', 'c\n'],
    [2, 'Loading', '## Loading\n', 'd\n'],
    [1, 'End', '# End', ''],
  ])
})

test('what is a heading', () => {
  const text = '#none\n####### seven\n ## indented\n##\tTab\n###### Six #\n##\n## \n#   \u00A0x\n```\n# in code\n```\n'
  expect(sections(text).map(([level, heading]) => [level, heading])).toEqual([
    [2, 'Tab'],
    [6, 'Six #'],
    [1, 'x'],
    [1, 'in code'],
  ])
})

test('the blocks of mounts come along, with their faults', () => {
  const {document, boot, faults} = parse('# Boot\n```leji-mounts\n- mount: a\n```\n')
  expect(boot.document).toBe(document)
  expect([boot.sawMountBlock, boot.mounts, faults.length]).toEqual([true, [], 3])
  expect(parse('# Boot\n').boot.sawMountBlock).toBe(false)
})
