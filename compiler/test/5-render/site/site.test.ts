import {beforeAll, describe, expect, it} from 'vitest'
import {type BuiltSite, harbour, siteOf} from './site-of.ts'

/** Every `href` and `src` of a page, with character references read. */
function referencesOf(html: string): readonly string[] {
  return [...html.matchAll(/\s(?:href|src|data-search|data-search-pages|data-branches)="([^"]*)"/g)].map(([, value]) =>
    (value ?? '')
      .replace(/&#x([0-9A-F]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .replace(/&amp;/g, '&'),
  )
}

function idsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''))
}

let site: BuiltSite
beforeAll(() => {
  site = siteOf(harbour, {dates: {'docs/domain/words.md': '2026-02-10'}})
})
const pages = (): readonly string[] => [...site.artifacts.keys()].filter((path) => path.endsWith('.html'))

describe('the whole site', () => {
  it('has a page and a twin for every document, decision and profile, and the pages that lead there', () => {
    expect([...site.artifacts.keys()].sort()).toEqual(
      [
        ...[
          '404.html',
          'categories/domain.html',
          'categories/practice.html',
          'decisions.html',
          'index.html',
          'mounts.html',
          'pages.html',
          'profiles.html',
        ],
        ...[
          'assets/branches.js',
          'assets/icon.svg',
          'assets/search.js',
          'assets/search/pages.js',
          'assets/search/text-000.js',
          'assets/site.css',
          'assets/site.js',
          'assets/theme.js',
        ],
        ...['docs/quay.png', 'plan.pdf', 'index.md', 'llms.txt', 'llms-full.txt'],
        ...[
          'docs/agents/core',
          'docs/agents/pilot',
          'docs/decisions/0001-one-berth',
          'docs/decisions/0002-two-berths',
          'docs/domain/words',
          'docs/practice/berthing',
          'docs/practice/dredging',
          'docs/reports/2026-01',
        ].flatMap((stem) => [`${stem}.html`, `${stem}.md`]),
      ].sort(),
    )
  })

  it('refers only to files that exist, never to a folder, and to ids that are there', () => {
    for (const page of pages()) {
      for (const reference of referencesOf(site.text(page))) {
        if (/^[a-z]+:/.test(reference)) continue
        const url = new URL(reference, `file:///${page.split('/').map(encodeURIComponent).join('/')}`)
        const target = decodeURIComponent(url.pathname.slice(1))
        expect(site.artifacts.has(target), `${page} refers to ${reference}`).toBe(true)
        if (url.hash !== '' && url.hash !== '#') {
          expect(
            idsOf(site.text(target)).has(decodeURIComponent(url.hash.slice(1))),
            `${page} refers to ${reference}`,
          ).toBe(true)
        }
      }
    }
  })

  it('has one h1, one main and unique ids on every page', () => {
    for (const page of pages()) {
      const html = site.text(page)
      expect(html.match(/<h1[ >]/g)?.length, page).toBe(1)
      expect(html.match(/<main /g)?.length, page).toBe(1)
      const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
      expect(ids.length, page).toBe(new Set(ids).size)
    }
  })

  it('holds no inline script, handler or style, so that a strict content policy can stand', () => {
    for (const page of pages()) {
      const html = site.text(page)
      expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g), page).toBeNull()
      expect(html.match(/<[^>]+\s(?:on\w+|style)=/g), page).toBeNull()
      expect(html.match(/type="module"/g), page).toBeNull()
    }
  })

  it('is the same for the same input', () => {
    const again = siteOf(harbour, {dates: {'docs/domain/words.md': '2026-02-10'}})
    for (const [path, artifact] of site.artifacts) {
      expect(again.artifacts.get(path)?.key, path).toBe(artifact.key)
      expect(again.text(path), path).toBe(site.text(path))
    }
  })
})

describe('the branches of the sidebar', () => {
  type Row = readonly [string, string, string, readonly Row[]]
  const branchesOf = (built: BuiltSite): Readonly<Record<string, readonly Row[]>> =>
    JSON.parse(/^lejicBranches\((.*)\)\n$/s.exec(built.text('assets/branches.js'))?.[1] ?? '')

  it('hold what the page of each category shows beside itself', () => {
    expect(branchesOf(site)).toEqual({
      domain: [['Words', 'docs/domain/words.html', '', []]],
      practice: [
        ['Berthing', 'docs/practice/berthing.html', '', []],
        ['Dredging', 'docs/practice/dredging.html', '', []],
      ],
      decisions: [
        ['Two berths', 'docs/decisions/0002-two-berths.html', '', []],
        ['One berth', 'docs/decisions/0001-one-berth.html', '', []],
      ],
    })
    expect(site.text('index.html').match(/<li data-branch="[a-z]+">/g)?.length).toBe(3)
  })

  it('do not grow with the layer, and carry no title that is a whole page', () => {
    const files: Record<string, string> = {}
    for (let index = 0; index < 400; index++)
      files[`docs/domain/d${index}.md`] = `# ${'A word and '.repeat(30)}${index}\n`
    const many = siteOf({...harbour, ...files})
    expect(many.text('assets/branches.js').length).toBeLessThan(6000)
    expect(many.text('docs/domain/d7.html').length).toBeLessThan(site.text('docs/domain/words.html').length + 6000)
  })
})

describe('a document', () => {
  it('says what kind of truth it is, who owns it, and when', () => {
    const main = site.main('docs/domain/words.html')
    expect(main).toContain('<p class="lead" dir="auto">What we call things.</p>')
    expect(main).toContain('<dd class="kind intent" title="Intent: kept true as things change">Intent</dd>')
    expect(main).toContain('<dt>Owners</dt><dd>Ana, Bo</dd>')
    expect(main).toContain('<dt>Changed</dt><dd><time datetime="2026-02-10">10 Feb 2026</time></dd>')
    expect(main).toContain('<dt>Review by</dt><dd><time datetime="2026-03-01" data-review>1 Mar 2026</time></dd>')
    expect(main).not.toMatch(/passed|overdue|expired/)
  })

  it('links pages, copies and other sites, and marks what leads nowhere with its rule', () => {
    const main = site.main('docs/domain/words.html')
    expect(main).toContain('<a href="../practice/berthing.html#steps">berthing</a>')
    expect(main).toContain('<a href="../../plan.pdf">the plan</a>')
    expect(main).toContain('src="../quay.png"')
    expect(main).toMatch(/<a href="https:\/\/example\.org\/" class="external"[^>]*>elsewhere<\/a>/)
    expect(main).toMatch(
      /<span class="broken-link" title="[^"]*gone\.md[^"]*" data-rule="link-unresolved">nothing<\/span>/,
    )
    expect(main).toMatch(/<span class="broken-link" title="[^"]*" data-rule="not-published">a draft<\/span>/)
    expect(main).toMatch(/<span class="broken-link" title="[^"]*javascript:[^"]*" data-rule="link-scheme">run<\/span>/)
    expect(main).not.toMatch(/href="[^"]*(?:gone|draft)\.md/)
  })

  it('links a folder when a README stands for it, and marks any other with the rule that says so', () => {
    const words = '# Words\n\n[with](../practice/) [without](../domain/)\n'
    const main = siteOf({...harbour, 'docs/domain/words.md': words, 'docs/practice/README.md': '# How\n'}).main(
      'docs/domain/words.html',
    )
    expect(main).toContain('<a href="../practice/README.html">with</a>')
    expect(main).toMatch(/<span class="broken-link" title="[^"]*" data-rule="link-unresolved">without<\/span>/)
  })

  it('links a page that is named in backticks', () => {
    expect(site.main('docs/domain/words.html')).toContain(
      '<a href="../practice/dredging.html"><code>docs/practice/dredging.md</code></a>',
    )
  })

  it('shows the findings on it, what decided it and what links to it', () => {
    const words = site.main('docs/domain/words.html')
    expect(words).toMatch(
      /<li class="error"><p><strong>error<\/strong> <code>link-unresolved<\/code> <span class="line">line \d+<\/span>/,
    )
    expect(words).toContain('Decided by')
    expect(words).toContain('<a href="../practice/berthing.html">Berthing</a>')
    const dredging = site.main('docs/practice/dredging.html')
    expect(dredging).toContain('<a href="../decisions/0002-two-berths.html">Two berths</a>')
    expect(dredging).not.toContain('Findings on this page')
  })

  it('leads on in reading order', () => {
    const main = site.main('docs/practice/dredging.html')
    expect(main).toContain('<a class="previous" rel="prev" href="berthing.html"><span>Previous</span>Berthing</a>')
    expect(main).toContain('<a class="next" rel="next" href="../reports/2026-01.html"><span>Next</span>January</a>')
  })
})

it('leads a link to a list of a category to the page of that category', () => {
  const linking = '# Linking\n\nSee [the list](../context/domain.md).\n'
  const main = siteOf({...harbour, 'docs/practice/linking.md': linking}).main('docs/practice/linking.html')
  expect(main).toContain('<a href="../../categories/domain.html">the list</a>')
})

describe('the front door', () => {
  it('draws out the load set with bytes, the tasks and the posture', () => {
    const main = site.main('index.html')
    expect(main).toContain('We bring ships in and out of one harbour.')
    const words = harbour['docs/domain/words.md'] as string
    expect(Buffer.byteLength(words)).toBe(409)
    expect(main).toContain(
      '<li><span class="load-size">409 B</span><a href="docs/domain/words.html">Words</a><code>docs/domain/words.md</code>',
    )
    expect(main).toContain('<a href="categories/practice.html')
    expect(main).toContain('<th scope="row" dir="auto">berthing a ship</th>')
    expect(main).toContain(
      '<a href="docs/practice/berthing.html"><code>docs/practice/berthing.md</code></a>, then <code>docs/missing.md</code>',
    )
    expect(main).toMatch(/<section class="stance go"><h3>Proceed<\/h3><p>plan, draft, ask the tide table\.<\/p>/)
    expect(main).toMatch(/<section class="stance never"><h3>Never<\/h3>/)
    expect(main).toContain('<b>2</b> errors')
  })
})

describe('decisions', () => {
  it('show status, scope and their line, superseded ones struck', () => {
    const main = site.main('docs/decisions/0002-two-berths.html')
    expect(main).toContain('<span class="stamp accepted">accepted</span>')
    expect(main).toContain('<dt>By</dt><dd>Ana</dd>')
    expect(main).toContain('<a href="0001-one-berth.html"><s>One berth</s></a>')
    expect(main).toContain('<code>docs/practice/</code>')
    const chain = /<nav class="chain"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? ''
    expect(chain.indexOf('One berth')).toBeLessThan(chain.indexOf('Two berths'))
  })

  it('stand on a timeline, newest first', () => {
    const main = site.main('decisions.html')
    expect([...main.matchAll(/<h2>(\d{4})<\/h2>/g)].map(([, year]) => year)).toEqual(['2026', '2025'])
    expect(main).toContain('Superseded by <a href="docs/decisions/0002-two-berths.html">Two berths</a>')
    expect(main).toContain('<input type="radio" name="status" value="superseded">')
  })
})

describe('the decisions that affect several categories', () => {
  const main = siteOf({
    ...harbour,
    'docs/decisions/0003-three.md':
      '---\nid: three\ntitle: Three\nstatus: accepted\ndate: 2026-02-04\naffectedCategories: [domain, practice]\naffectedPaths: [a.ts, b.ts, c.ts]\n---\n\n# Three\n',
  }).main('decisions.html')

  it('can be narrowed to each, and say how much of their scope is left out', () => {
    expect(main).toMatch(/<input type="radio" name="scope" value="domain">.*<b>2<\/b>/)
    expect(main).toMatch(/<input type="radio" name="scope" value="practice">.*<b>1<\/b>/)
    expect(main).toContain('<li class="row accepted in-domain in-practice" data-id="three">')
    expect(main).toContain('<code>b.ts</code><span>1 more</span></span>')
  })

  it('name their successor for the arc', () => {
    expect(main).toContain('<li class="row superseded" data-id="one-berth" data-by="two-berths">')
  })
})

describe('the page for addresses that name nothing', () => {
  const under = (base: string): string =>
    siteOf({...harbour, 'lejic.yaml': `site: {base: "${base}"}\n`}).text('404.html')

  it.each(['/handbook/', '/handbook'])('counts its references from the base %s', (base) => {
    const html = under(base)
    expect(html).toContain('<link rel="stylesheet" href="/handbook/assets/site.css">')
    expect(html).toContain('data-root="/handbook/" data-search="/handbook/assets/search.js"')
    expect(html).toContain('<a href="/handbook/pages.html">')
    expect(html).toContain('<a class="skip" href="#lejicContent">')
    expect(referencesOf(html).filter((reference) => !/^(?:#|\/handbook\/[^/])/.test(reference))).toEqual([])
  })

  it('is as relative as any page at the root, and escapes a base', () => {
    expect(under('/')).toContain('href="assets/site.css"')
    expect(under('/a&b/')).toContain('href="/a&amp;b/assets/site.css"')
    expect(siteOf({...harbour, 'lejic.yaml': 'site: {base: /x/}\n'}).text('docs/domain/words.html')).not.toContain(
      '"/x/',
    )
  })
})

describe('profiles', () => {
  it('tell own from inherited, refusals beside questions, and keep ids apart', () => {
    const main = site.main('docs/agents/pilot.html')
    expect(main).toContain('<li class="inherited">no pilot is aboard <span class="from">inherited</span></li>')
    expect(main).toContain('<li class="own">fog is thick <span class="from">own</span></li>')
    expect(main).toContain('<li class="inherited">a berth would close <span class="from">inherited</span></li>')
    expect(main).toContain('<p class="provenance-label">Inherited from Core</p>')
    expect(main).toContain('<h2 id="core-signals">')
    expect(main).toContain('<h2 id="signals">')
  })

  it('have a twin that is the resolved text', () => {
    expect(site.text('docs/agents/pilot.md')).toBe(
      [
        '# Pilot\n\n',
        '## Refuse when\n\n- no pilot is aboard\n- fog is thick\n\n',
        '## Ask when\n\n- a berth would close\n\n',
        '## Read first\n\n- docs/domain/words.md\n\n',
        '<!-- inherited from: core -->\n\n# Core\n\nStay calm.\n\n## Signals\n\nOne long.\n\n',
        '<!-- pilot -->\n\n# Pilot\n\nKnow the tide.\n\n## Signals\n\nTwo short.\n',
      ].join(''),
    )
  })
})

describe('texts', () => {
  it('are the bodies as they are', () => {
    expect(site.text('docs/practice/dredging.md')).toBe('# Dredging\n\nWith care.\n')
    expect(site.artifacts.get('docs/practice/dredging.md')).toMatchObject({kind: 'llms', ownership: 'site'})
  })

  it('are listed in llms.txt', () => {
    const text = site.text('llms.txt')
    expect(
      text.startsWith('# harbour\n\n> How the harbour team works.\n\n## Start here\n\n- [Harbour](index.md)\n'),
    ).toBe(true)
    expect(text).toContain('- [Words](docs/domain/words.md): What we call things.\n')
    expect(text).toContain('- [January](docs/reports/2026-01.md): record\n')
    expect(text).toContain('- [Two berths](docs/decisions/0002-two-berths.md): record, accepted\n')
    expect(site.text('llms-full.txt')).toContain('<!-- docs/practice/dredging.md -->\n\n# Dredging\n\nWith care.\n')
  })
})

describe('keys', () => {
  const changed = (files: typeof harbour): readonly string[] => {
    const after = siteOf(files, {dates: {'docs/domain/words.md': '2026-02-10'}})
    return [...after.artifacts].flatMap(([path, {key}]) => (key === site.artifacts.get(path)?.key ? [] : [path])).sort()
  }

  it('change with the text for the page, its twin and what quotes it alone', () => {
    const files = {...harbour, 'docs/practice/dredging.md': '# Dredging\n\nWith great care.\n'}
    expect(changed(files)).toEqual([
      'assets/search/text-000.js',
      'docs/practice/dredging.html',
      'docs/practice/dredging.md',
      // The load set counts bytes.
      'index.html',
      'llms-full.txt',
    ])
  })

  it('change for every page whose link begins to resolve', () => {
    expect(changed({...harbour, 'docs/domain/gone.md': '# Gone\n'})).toContain('docs/domain/words.html')
    expect(changed({...harbour, 'docs/domain/gone.md': '# Gone\n'})).not.toContain('docs/practice/dredging.html')
  })

  it('differ wherever a page does', () => {
    const files = {
      ...harbour,
      'docs/practice/berthing.md': '# Mooring\n\nNew words. See [words](../domain/words.md).\n',
    }
    const after = siteOf(files, {dates: {'docs/domain/words.md': '2026-02-10'}})
    for (const [path, artifact] of after.artifacts) {
      if (after.text(path) !== site.text(path)) expect(artifact.key, path).not.toBe(site.artifacts.get(path)?.key)
    }
  })
})
