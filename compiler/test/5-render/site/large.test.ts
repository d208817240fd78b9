import {describe, expect, it} from 'vitest'
import type {MemoryEntry} from '../../../1-read/memory.ts'
import {type BuiltSite, harbour, siteOf} from './site-of.ts'

/** The harbour with `count` more documents, most of them in one folder and all naming one of them. */
function large(count: number): BuiltSite {
  const files: Record<string, MemoryEntry> = {...harbour}
  for (let index = 0; index < count; index++) {
    const folder = index % 3 === 0 ? `docs/practice/berths/quay-${index % 40}` : 'docs/practice/ships'
    files[`${folder}/ship-${index}.md`] = `# Ship ${index}\n\nBound for [the words](../../domain/words.md).\n`
  }
  return siteOf(files)
}

const largest = (site: BuiltSite): number =>
  Math.max(
    ...[...site.artifacts.keys()]
      .filter((path) => path.endsWith('.html'))
      .map((path) => Buffer.byteLength(site.text(path))),
  )

describe('a large layer', () => {
  const [small, big] = [large(300), large(900)]

  it('has pages as light as a small one', () => {
    const page = 'docs/practice/ships/ship-100.html'
    expect(Math.abs(big.text(page).length - small.text(page).length)).toBeLessThan(600)
    expect(largest(big)).toBeLessThan(60_000)
  })

  it('lists no more than a screenful of links on any page', () => {
    for (const path of big.artifacts.keys()) {
      if (!path.endsWith('.html') || path.startsWith('pages')) continue
      expect(big.text(path).match(/<a /g)?.length ?? 0, path).toBeLessThan(260)
    }
  })

  it('leads from the front door to every page', () => {
    const seen = new Set<string>()
    const open = ['index.html']
    for (let page = open.pop(); page !== undefined; page = open.pop()) {
      if (seen.has(page)) continue
      seen.add(page)
      for (const [, href = ''] of big.text(page).matchAll(/<a [^>]*?href="([^"#]+)/g)) {
        if (/^[a-z]+:/.test(href)) continue
        const target = decodeURIComponent(new URL(href, `file:///${page}`).pathname.slice(1))
        if (target.endsWith('.html')) open.push(target)
      }
    }
    const all = [...big.artifacts.keys()].filter((path) => path.endsWith('.html') && path !== '404.html')
    expect(all.filter((path) => !seen.has(path))).toEqual([])
  })

  it('cuts the search texts into shards of a size that does not grow', () => {
    const shards = [...big.artifacts.keys()].filter((path) => path.startsWith('assets/search/text-'))
    for (const shard of shards) expect(Buffer.byteLength(big.text(shard))).toBeLessThan(400_000)
  })
})
