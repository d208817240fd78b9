import {createHash} from 'node:crypto'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {assignAddresses, hrefBetween, twinOf} from '../../../5-render/site/addresses.ts'

const hash8 = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 8)
const pagesOf = (...documents: string[]): Record<string, string> =>
  Object.fromEntries(assignAddresses({home: undefined, documents, files: []}).pages)

describe('addresses', () => {
  it('keeps the path of a document and changes its extension', () => {
    expect(pagesOf('docs/a b.md', 'docs/größe.md', '.cursor/rules/x.md')).toEqual({
      'docs/a b.md': 'docs/a b.html',
      'docs/größe.md': 'docs/größe.html',
      '.cursor/rules/x.md': '.cursor/rules/x.html',
    })
    expect(twinOf('docs/a b.html')).toBe('docs/a b.md')
  })

  it('makes the boot profile the front page, and moves a document that would stand there', () => {
    const {pages} = assignAddresses({home: 'docs/boot.md', documents: ['docs/boot.md', 'index.md'], files: []})
    expect(pages.get('docs/boot.md')).toBe('index.html')
    expect(pages.get('index.md')).toBe(`index-${hash8('index.md')}.html`)
  })

  it('tells names apart that a case-blind or composing disk holds to be one, whatever their order', () => {
    const expected = {
      'a/Read.md': `a/Read-${hash8('a/Read.md')}.html`,
      'a/read.md': `a/read-${hash8('a/read.md')}.html`,
    }
    expect(pagesOf('a/Read.md', 'a/read.md')).toEqual(expected)
    expect(pagesOf('a/read.md', 'a/Read.md')).toEqual(expected)
    const [composed, decomposed] = ['\u00fcber.md', 'u\u0308ber.md']
    expect(Object.values(pagesOf(composed, decomposed))).toEqual([
      `\u00fcber-${hash8(composed)}.html`,
      `u\u0308ber-${hash8(decomposed)}.html`,
    ])
    expect(pagesOf(decomposed)).toEqual({[decomposed]: 'u\u0308ber.html'})
  })

  it('renames what a file system refuses', () => {
    expect(pagesOf('docs/aux.md', 'docs/what?.md', 'con/a.md', 'dots./a.md')).toEqual({
      'docs/aux.md': `docs/aux-${hash8('docs/aux.md')}.html`,
      'docs/what?.md': `docs/what_-${hash8('docs/what?.md')}.html`,
      'con/a.md': `con-${hash8('con')}/a.html`,
      'dots./a.md': `dots-${hash8('dots.')}/a.html`,
    })
    const long = `${'語'.repeat(80)}.md`
    const name = pagesOf(long)[long] ?? ''
    expect(Buffer.byteLength(name)).toBeLessThan(220)
    expect(name.endsWith(`-${hash8(long)}.html`)).toBe(true)
  })

  it('lets a document keep its name where a folder is called like its page', () => {
    expect(pagesOf('a.md', 'a.html/b.md')).toEqual({'a.md': `a-${hash8('a.md')}.html`, 'a.html/b.md': 'a.html/b.html'})
  })

  it('makes room for documents among the pages that the site adds', () => {
    const addresses = assignAddresses({home: undefined, documents: ['decisions.md', 'Pages.md'], files: ['llms.txt']})
    expect(addresses.own('decisions.html')).toBe(`decisions-${hash8('decisions.html')}.html`)
    expect(addresses.own('pages.html')).toBe(`pages-${hash8('pages.html')}.html`)
    expect(addresses.own('profiles.html')).toBe('profiles.html')
    expect(addresses.files.get('llms.txt')).toBe(`llms-${hash8('llms.txt')}.txt`)
  })

  it('gives every document an address of its own on a case-blind disk', () => {
    const segment = fc.constantFrom('a', 'A', 'b.', 'con', 'x?', 'x_', 'é', 'e\u0301', 'index', 'a.html')
    const path = fc.array(segment, {minLength: 1, maxLength: 3}).map((segments) => `${segments.join('/')}.md`)
    fc.assert(
      fc.property(fc.uniqueArray(path, {maxLength: 12}), (documents) => {
        const addresses = [...assignAddresses({home: documents[0], documents, files: []}).pages.values()]
        expect(addresses.length).toBe(documents.length)
        expect(new Set(addresses.map((address) => address.normalize('NFC').toLowerCase())).size).toBe(documents.length)
      }),
    )
  })
})

describe('references', () => {
  it('are relative, name files and are percent-encoded', () => {
    expect(hrefBetween('docs/a/b.html', 'docs/c d.html')).toBe('../c%20d.html')
    expect(hrefBetween('index.html', 'docs/50% #1.html', 'part one')).toBe('docs/50%25%20%231.html#part%20one')
    expect(hrefBetween('a.html', 'a.html', 'x')).toBe('a.html#x')
    expect(hrefBetween('x.html', 'a:b.html')).toBe('a%3Ab.html')
  })

  it('lead from any address to any other', () => {
    const address = fc
      .array(
        fc.string({minLength: 1, maxLength: 4}).filter((text) => !/[/\\]|^\.\.?$/.test(text)),
        {minLength: 1, maxLength: 4},
      )
      .map((segments) => segments.join('/'))
    fc.assert(
      fc.property(address, address, (from, to) => {
        const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
        const base = new URL(`https://example.org/site/${encode(from)}`)
        const reached = new URL(hrefBetween(from, to), base).pathname.slice('/site/'.length)
        expect(reached.split('/').map(decodeURIComponent).join('/')).toBe(to)
      }),
    )
  })
})
