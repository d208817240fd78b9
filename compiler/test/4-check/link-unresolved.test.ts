import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {indexFile, layOver} from '../../4-check/example-layer.ts'
import {toFinding} from '../../diagnostics/finding.ts'
import {examine} from '../../examine.ts'

/** Findings on the links of `docs/domain/terms.md` as [line, column, construct, hint]. */
function linksIn(text: string, more: Readonly<Record<string, string | {readonly link: string}>> = {}) {
  const {diagnostics} = examine(memorySource(layOver({'docs/domain/terms.md': text, ...more})))
  return diagnostics.map(toFinding).map(({rule, line, column, construct, hint}) => {
    expect(rule).toBe('link-unresolved')
    return [line, column, construct, hint]
  })
}

test('the line is that on which the link opens', () => {
  expect(linksIn('# T\n\n[two\nlines](gone.md)\n')).toEqual([
    [3, 1, 'gone.md', 'Correct the destination, or take the link away.'],
  ])
})

test.each([
  ['[x](docs/domain/prices.md#eggs)', 'Did you mean `prices.md#eggs`?'],
  ['[x](price.md)', 'Did you mean `prices.md`?'],
  ['[x](../old/terms.md)', 'Correct the destination, or take the link away.'],
  ['[x](../context-index.json)', 'Run `lejic build`, which writes the context index.'],
  ['[x](../prices.md)', 'Did you mean `prices.md`?'],
  ['[x](../domain)', '`docs/domain` is a folder without a `README.md`: link a file in it.'],
  ['[x](../../../up.md)', 'Correct the destination, or write the address in full.'],
  ['[x](out.md)', 'The destination leads outside the repository: copy the file in, or link its address.'],
  ['[x](/domain/pricse.md)', 'Did you mean `prices.md`?'],
  ['[x](caf\u00e9.md)', 'The name on disk looks the same but is encoded otherwise: write `cafe%CC%81.md`.'],
  ['[x](a%20bb.md)', 'Did you mean `a%20b.md`?'],
])('%s: %s', (link, hint) => {
  const more = {
    'docs/domain/prices.md': '# Prices\n',
    'docs/domain/cafe\u0301.md': '# Café\n',
    'docs/domain/a b.md': '# A\n',
    'docs/domain/out.md': {link: '/etc/hosts'},
  }
  expect(linksIn(`# T\n\n${link}\n`, more).map((row) => row[3])).toEqual([hint])
})

test('index files are not checked unless a category selects them', () => {
  const index = `${indexFile('domain', 'docs/domain/', 'docs/context/more.md')}\n[x](gone.md)\n`
  const more = {'docs/context/domain.md': index, 'docs/context/more.md': '# More\n'}
  expect(linksIn('# T\n', more)).toEqual([])
  const selected = {'docs/context/domain.md': index.replace('more.md', 'domain.md'), 'docs/context/more.md': '# More\n'}
  expect(linksIn('# T\n', selected).map((row) => row[2])).toEqual(['gone.md'])
})
