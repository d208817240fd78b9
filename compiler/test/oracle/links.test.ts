import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {parseFrontmatter} from '../../2-parse/frontmatter.ts'
import {scanLinks} from '../../2-parse/links.ts'
import {baseLayer, manifestWith} from '../../4-check/example-layer.ts'
import {positionAt} from '../../diagnostics/place.ts'
import {examine} from '../../examine.ts'
import type {Place} from '../../model.ts'
import {sourceFile} from '../source-file.ts'
import {cases} from './cases.ts'
import {isUnresolved, links} from './links.ts'
import {linkedFiles, nastyDocument, target} from './nasty-links.ts'
import {byBytes, type Files} from './tree.ts'

/** 1-based line where a place starts. */
function lineAt({file, start}: Place): number {
  return file.text.slice(0, start).split('\n').length
}

type Row = readonly [path: string, line: number, target: string]

function byLine(a: Row, b: Row): number {
  return a[1] - b[1] || byBytes(a[2], b[2])
}

test('a document holds the links of a second reading', () => {
  fc.assert(
    fc.property(nastyDocument, (text) => {
      const file = sourceFile(text)
      const found = scanLinks(file, parseFrontmatter(file))
      expect(found.map(({target, open}) => ({target, line: positionAt(file, open).line}))).toEqual(links(text))
    }),
    cases(2000),
  )
})

test('the links that lead nowhere are those of a second reading', () => {
  const rootPaths = fc.constantFrom('docs/', 'docs', 'docs/domain/', '', '.')
  fc.assert(
    fc.property(nastyDocument, fc.array(target, {maxLength: 3}), rootPaths, (document, targets, rootPath) => {
      const text = `${document}\n\n${targets.map((to) => `[a](<${to}>)`).join('\n\n')}\n`
      const path = 'docs/domain/terms.md'
      const files: Files = {...baseLayer, ...linkedFiles, [path]: text, 'leji.json': manifestWith({rootPath})}
      const {diagnostics} = examine(memorySource(files), {spec: true, now: 0})
      const found = diagnostics.filter(({rule}) => rule === 'link-unresolved')
      const expected = links(text).filter((link) => isUnresolved(files, rootPath, path, link.target))
      // In the order of Leji §15: by line, then by target.
      const rows = found.map(({path: from, construct = '', place}): Row => [from, place ? lineAt(place) : 0, construct])
      expect(rows.sort(byLine)).toEqual(expected.map((link): Row => [path, link.line, link.target]).sort(byLine))
    }),
    cases(500),
  )
})
