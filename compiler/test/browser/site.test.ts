import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {AxeBuilder} from '@axe-core/playwright'
import {type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page} from 'playwright-core'
import {afterAll, afterEach, beforeAll, describe, expect, inject, it} from 'vitest'
import {harbour, siteOf} from '../5-render/site/site-of.ts'
import {type Host, serve} from './host.ts'

const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The harbour with pages in other scripts and something of every markup. */
const files = {
  ...harbour,
  'docs/domain/words.md': (harbour['docs/domain/words.md'] as string).replace(
    '](https://example.org/)',
    '](https://example.org/ "away")',
  ),
  'docs/practice/everything.md': `# Everything

> [!WARNING]
> Mind the gap.

| Berth | Length |
|---|--:|
| one | 120 |

- [x] done
- [ ] open

\`\`\`ts
const depth: number = 12 // metres
\`\`\`

\`\`\`ts
${'const berth = harbour.berths.first // '.repeat(8)}
\`\`\`

A footnote.[^1] \`inline\` and ~~gone~~ words.

<details><summary>More</summary>

Hidden text.

</details>

## One

## Two

### Two and a half

[^1]: Down here.
`,
  'docs/domain/ja.md':
    '# 意思決定の記録\n\n決定は一つの文書に書く。なぜそう決めたかも書く。\n\n## 理由\n\nあとで読む人のため。\n',
  'docs/domain/ar.md': '# دليل القرارات\n\nنكتب القرار في وثيقة واحدة ونذكر أسبابه.\n\n## الأسباب\n\nلمن يقرأ بعدنا.\n',
  'docs/decisions/0003-three-berths.md':
    '---\nid: three-berths\ntitle: Three berths\nstatus: proposed\ndate: 2026-03-04\naffectedCategories: [practice]\n---\n\n# Three berths\n',
  'docs/domain/es.md': '# Guía\n\nCada decisión queda escrita en un solo documento.\n',
}

let browser: Browser
let folder: string
const troubles: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lejic-site-'))
  const site = siteOf(files)
  for (const [name, artifact] of site.artifacts) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), {recursive: true})
    writeFileSync(file, artifact.contents())
  }
  browser = await chromium.launch({executablePath: inject('chromium'), args: launchArguments})
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, {recursive: true, force: true})
})

const contexts: BrowserContext[] = []
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  expect(troubles.splice(0)).toEqual([])
})

/** Opens a page of the site from the folder. Errors on its console and requests to elsewhere are troubles. */
async function open(name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, reducedMotion: 'reduce', ...options})
  contexts.push(context)
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${name}: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`${name}: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(pathToFileURL(folder).href)) troubles.push(`${name}: asks for ${request.url()}`)
  })
  await page.goto(pathToFileURL(path.join(folder, name)).href)
  return page
}

/** Opens an address of a host; only that host may be asked. What is missing there on purpose is no trouble. */
async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, reducedMotion: 'reduce', ...options})
  contexts.push(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => troubles.push(`${address}: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(address).origin)) troubles.push(`${address}: asks for ${request.url()}`)
  })
  await page.goto(address)
  return page
}

/** Asks until the answer fits: a loaded machine may take its time. */
function poll<Value>(ask: () => Value | Promise<Value>) {
  return expect.poll(ask, {timeout: 20_000})
}

/** The palette has read every shard: its results are drawn no more until a key is pressed. */
async function allRead(page: Page): Promise<void> {
  await poll(() => page.locator('#lejicPalette [role=status]').textContent()).toMatch(/^\d+ pages?$/)
}

/**
 * What axe holds against a page: rule and element. The pages have no frames, so the quick mode sees
 * all; style sheets are not asked for again, which browsers refuse to scripts of pages opened from a folder.
 */
async function faults(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe): Promise<readonly string[]> {
  const {violations} = await narrow(new AxeBuilder({page}).setLegacyMode(true).options({preload: false})).analyze()
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)
}

const kinds: readonly (readonly [string, string])[] = [
  ['the front door', 'index.html'],
  ['a document', 'docs/domain/words.html'],
  ['every markup', 'docs/practice/everything.html'],
  ['a page from right to left', 'docs/domain/ar.html'],
  ['a Japanese page', 'docs/domain/ja.html'],
  ['a decision', 'docs/decisions/0002-two-berths.html'],
  ['the decisions', 'decisions.html'],
  ['a profile', 'docs/agents/pilot.html'],
  ['the profiles', 'profiles.html'],
  ['a category', 'categories/practice.html'],
  ['the mounts', 'mounts.html'],
  ['all pages', 'pages.html'],
  ['a missing page', '404.html'],
]

describe.each(kinds)('%s', (_, name) => {
  it('is accessible, in the dark too', async () => {
    const page = await open(name, {colorScheme: 'light'})
    expect(await faults(page)).toEqual([])
    await page.emulateMedia({colorScheme: 'dark'})
    expect(await faults(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))).toEqual([])
  })

  it('fits a phone', async () => {
    const page = await open(name, {viewport: {width: 360, height: 740}})
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  })

  it('reads without script', async () => {
    const page = await open(name, {javaScriptEnabled: false, viewport: {width: 360, height: 740}})
    expect(await page.locator('main h1').isVisible()).toBe(true)
    expect(await page.locator('#lejicNavigation a').first().isVisible()).toBe(true)
    expect(await page.locator('#lejicSearchOpen').isVisible()).toBe(false)
  })
})

describe('search', () => {
  it('opens by key, finds while typing, and follows by arrow and Enter', async () => {
    const page = await open('docs/practice/everything.html')
    await page.keyboard.press('/')
    await page.locator('#lejicPalette[open]').waitFor()
    await page.keyboard.type('pilot')
    const first = page.locator('[role=option][aria-selected=true]')
    await allRead(page)
    expect(await page.locator('.result').count()).toBeGreaterThan(1)
    const before = await first.textContent()
    await page.keyboard.press('ArrowDown')
    expect(await first.textContent()).not.toBe(before)
    expect(await page.locator('#lejicPaletteInput').getAttribute('aria-activedescendant')).toBe(
      await first.getAttribute('id'),
    )
    await page.keyboard.press('ArrowUp')
    expect(await first.textContent()).toBe(before)
    await page.keyboard.press('Enter')
    // A page that is left while it is still going elsewhere may hang the browser: the new one is waited for.
    await page.waitForURL(/docs\/agents\/pilot\.html/)
  })

  it.each([
    ['決定', '意思決定の記録'],
    ['القرار', 'دليل القرارات'],
    ['decision', 'Guía'],
    ['berhting', 'Berthing'],
  ])('answers %s', async (query, title) => {
    const page = await open('index.html')
    await page.keyboard.press('Control+k')
    await page.locator('#lejicPalette[open]').waitFor()
    await page.keyboard.type(query)
    await poll(() => page.locator('.result-title').allTextContents()).toContain(title)
    expect(await page.locator('.palette mark').count()).toBeGreaterThan(0)
  })

  it('narrows by category and is accessible', async () => {
    const page = await open('index.html')
    await page.locator('#lejicSearchOpen').click()
    await page.locator('#lejicPalette[open]').waitFor()
    await page.keyboard.type('berth')
    await page.getByRole('button', {name: 'decisions', exact: true}).click()
    await expect
      .poll(async () => new Set(await page.locator('.option.page .result-where').allTextContents()).size)
      .toBe(3)
    for (const where of await page.locator('.option.page .result-where').allTextContents())
      expect(where).toContain('decisions')
    expect(await faults(page, (axe) => axe.include('#lejicPalette'))).toEqual([])
  })

  it('offers commands, and opens the markdown of a page that may not read it', async () => {
    const page = await open('docs/practice/everything.html')
    await page.keyboard.press('/')
    await page.locator('#lejicPalette[open]').waitFor()
    await page.keyboard.type('copy page')
    await poll(() => page.locator('[role=option][aria-selected=true]').textContent()).toBe('Copy page as markdown')
    const [twin] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
    await twin.waitForURL(/docs\/practice\/everything\.md$/)
    await poll(() => page.locator('#lejicPalette[open]').count()).toBe(0)
  })

  it('gives the focus back when it closes', async () => {
    const page = await open('index.html')
    await page.locator('#lejicSearchOpen').focus()
    await page.keyboard.press('Enter')
    await page.locator('#lejicPalette[open]').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement?.id')).toBe('lejicSearchOpen')
  })
})

describe('theme', () => {
  it('follows the system, switches, and is remembered before the next page is painted', async () => {
    const page = await open('index.html', {colorScheme: 'light'})
    const paper = (): Promise<string> => page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
    const light = await paper()
    await page.locator('#lejicTheme').click()
    const dark = await paper()
    expect(dark).not.toBe(light)
    await page.goto(pathToFileURL(path.join(folder, 'decisions.html')).href)
    expect(await paper()).toBe(dark)
    await page.locator('#lejicTheme').click()
    expect(await paper()).toBe(light)
    expect(await page.evaluate('localStorage.getItem("lejic-theme")')).toBeNull()
  })
})

describe('on a phone', () => {
  it('opens the navigation as a drawer, keeps the focus in it and closes it', async () => {
    const page = await open('docs/practice/berthing.html', {viewport: {width: 360, height: 740}})
    const drawer = page.locator('#lejicNavigation')
    expect(await drawer.isVisible()).toBe(false)
    await page.locator('#lejicMenu').press('Enter')
    expect(await drawer.isVisible()).toBe(true)
    expect(await page.evaluate('document.activeElement?.closest("#lejicNavigation") !== null')).toBe(true)
    expect(await page.locator('main').getAttribute('inert')).not.toBeNull()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await poll(() => drawer.isVisible()).toBe(false)
    expect(await page.evaluate('document.activeElement?.id')).toBe('lejicMenu')
  })
})

describe('the sidebar', () => {
  it('opens and shuts categories by key, and remembers both on the next page', async () => {
    const page = await open('docs/domain/words.html')
    const item = (id: string) => page.locator(`[data-branch="${id}"]`)
    expect(await item('practice').locator('ul').count()).toBe(0)
    await page.getByRole('button', {name: 'Pages of Practice'}).press('Enter')
    await item('practice').getByText('Berthing').waitFor()
    await page.getByRole('button', {name: 'Pages of Domain'}).press('Enter')
    expect(await item('domain').locator('ul').isVisible()).toBe(false)
    expect(await faults(page, (axe) => axe.include('#lejicNavigation'))).toEqual([])
    await item('practice').getByText('Berthing').click()
    await page.waitForURL(/docs\/practice\/berthing\.html$/)
    expect(await page.getByRole('button', {name: 'Pages of Domain'}).getAttribute('aria-expanded')).toBe('false')
    await page.goto(pathToFileURL(path.join(folder, 'docs/agents/pilot.html')).href)
    expect(await item('practice').getByText('Berthing').isVisible()).toBe(true)
    await item('practice').getByText('Berthing').click()
    await page.waitForURL(/docs\/practice\/berthing\.html$/)
  })
})

describe('a text', () => {
  it('copies its code and says so', async () => {
    const page = await open('docs/practice/everything.html', {permissions: ['clipboard-read', 'clipboard-write']})
    const button = page.locator('.copy').first()
    await button.focus()
    await page.keyboard.press('Enter')
    await poll(() => button.textContent()).toBe('Copied')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('const depth: number = 12 // metres')
  })

  it('wraps long lines of code on demand, and everywhere from then on', async () => {
    const page = await open('docs/practice/everything.html')
    const [short, long] = [page.locator('.code-frame').first(), page.locator('.code-frame').nth(1)]
    expect(await short.locator('.wrap').isVisible()).toBe(false)
    const button = long.locator('.wrap')
    const isLong = (): Promise<boolean> => long.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    expect(await isLong()).toBe(true)
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await isLong()).toBe(false)
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    expect(await faults(page, (axe) => axe.include('.code-frame'))).toEqual([])
    await page.reload()
    expect(await isLong()).toBe(false)
    await page.locator('.code-frame').nth(1).locator('.wrap').press('Enter')
    expect(await isLong()).toBe(true)
  })

  it('copies the address of a heading', async () => {
    const page = await open('docs/practice/everything.html', {permissions: ['clipboard-read', 'clipboard-write']})
    const anchor = page.locator('#two .anchor')
    await anchor.focus()
    await page.keyboard.press('Enter')
    await poll(() => anchor.getAttribute('class')).toContain('done')
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/docs\/practice\/everything\.html#two$/)
    expect(new URL(page.url()).hash).toBe('#two')
  })

  it('marks where the reader is, and a review date that has passed', async () => {
    const page = await open('docs/practice/everything.html')
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await poll(() => page.locator('.toc [aria-current]').textContent()).toBe('Two and a half')
    const words = await open('docs/domain/words.html')
    await words.clock.install({time: new Date('2026-06-01')})
    await words.reload()
    expect(await words.locator('.passed').textContent()).toBe('passed')
    await words.clock.setFixedTime(new Date('2026-02-01'))
    await words.reload()
    expect(await words.locator('.passed').count()).toBe(0)
  })
})

describe('the decisions', () => {
  it('are filtered by status without script', async () => {
    const page = await open('decisions.html', {javaScriptEnabled: false})
    expect(await page.locator('.row:visible').count()).toBe(3)
    await page.getByText('superseded 1').click()
    expect(await page.locator('.row:visible').allTextContents()).toEqual([expect.stringContaining('One berth')])
    expect(await page.locator('.year:visible').count()).toBe(1)
  })

  it('are filtered by what they affect, and shown as a table, without script', async () => {
    const page = await open('decisions.html', {javaScriptEnabled: false})
    await page.getByText('Practice 1').click()
    expect(await page.locator('.row:visible').allTextContents()).toEqual([expect.stringContaining('Three berths')])
    await page.getByText('Table', {exact: true}).click()
    expect(await page.locator('.year h2:visible').count()).toBe(0)
    const [date, title] = [page.locator('.row:visible .row-date'), page.locator('.row:visible h3')]
    const middles = await Promise.all([date, title].map(async (cell) => (await cell.boundingBox())?.y ?? 0))
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 9))).toBeLessThan(4)
  })

  it('are joined by an arc from the newer to the older, while both are shown', async () => {
    const page = await open('decisions.html')
    await poll(() => page.locator('.arcs path').count()).toBe(1)
    const [arc, newer, older] = await Promise.all(
      ['.arcs path', '[data-id="two-berths"]', '[data-id="one-berth"]'].map((selector) =>
        page.locator(selector).boundingBox(),
      ),
    )
    if (!arc || !newer || !older) throw new Error('something has no box')
    expect(arc.y).toBeGreaterThan(newer.y)
    expect(arc.y).toBeLessThan(newer.y + newer.height)
    expect(arc.y + arc.height).toBeGreaterThan(older.y)
    expect(arc.y + arc.height).toBeLessThan(older.y + older.height)
    await page.getByText('superseded 1').click()
    await poll(() => page.locator('.arcs path').count()).toBe(0)
  })
})

describe('served by a host', () => {
  let host: Host
  beforeAll(async () => {
    host = await serve(folder)
  })
  afterAll(() => host.close())

  it('reads under any base path, and copies a page as markdown', async () => {
    const page = await visit(`${host.address}/some/base/docs/practice/everything.html`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('.nav-category').first().click()
    await page.waitForURL(/\/some\/base\/categories\/domain\.html$/)
    await page.goBack()
    await page.keyboard.press('/')
    await page.locator('#lejicPalette[open]').waitFor()
    await page.keyboard.type('copy page')
    await poll(() => page.locator('[role=option][aria-selected=true]').textContent()).toBe('Copy page as markdown')
    await page.keyboard.press('Enter')
    await poll(() => page.evaluate('navigator.clipboard.readText()')).toMatch(/^# Everything\n/)
  })

  it('keeps what is typed before its script has come', async () => {
    const page = await visit(`${host.address}/some/base/index.html`)
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/search.js', async (route) => {
      await held
      await route.continue()
    })
    // A pointer that happens to rest on the button may have fetched it already.
    await page.reload({waitUntil: 'domcontentloaded'})
    await page.keyboard.press('/')
    await page.keyboard.type('berx')
    await page.keyboard.press('Backspace')
    expect(await page.locator('#lejicPalette').count()).toBe(0)
    release()
    await page.locator('#lejicPalette[open]').waitFor()
    await page.keyboard.type('th')
    expect(await page.locator('#lejicPaletteInput').inputValue()).toBe('berth')
    await poll(() => page.locator('.result').count()).toBeGreaterThan(1)
  })

  it('names the pages near to an address that names none', async () => {
    const page = await visit(`${host.address}/some/base/docs-practice-berthing.html`)
    await poll(() => page.locator('#lejicNearest a').first().textContent()).toBe('Berthing')
    expect(await page.locator('#lejicNearest').isVisible()).toBe(true)
    expect(await faults(page)).toEqual([])
  })

  it('moves nothing while it loads', async () => {
    for (const name of ['index.html', 'docs/practice/everything.html', 'docs/domain/words.html', 'decisions.html']) {
      const page = await visit(`${host.address}/some/base/${name}`)
      const shift = await page.evaluate(`new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += entry.value
        }).observe({type: 'layout-shift', buffered: true})
        setTimeout(() => resolve(sum), 300)
      })`)
      expect(shift, name).toBeLessThan(0.01)
    }
  })
})
