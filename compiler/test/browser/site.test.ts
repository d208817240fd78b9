import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {AxeBuilder} from '@axe-core/playwright'
import {type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page} from 'playwright-core'
import {afterAll, afterEach, beforeAll, describe, expect, inject, it} from 'vitest'
import {harbour, siteOf} from '../5-render/site/site-of.ts'

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

/** Asks until the answer fits: a loaded machine may take its time. */
function poll<Value>(ask: () => Value | Promise<Value>) {
  return expect.poll(ask, {timeout: 20_000})
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
    await poll(() => page.locator('.result').count()).toBeGreaterThan(1)
    const before = await first.textContent()
    await page.keyboard.press('ArrowDown')
    expect(await first.textContent()).not.toBe(before)
    expect(await page.locator('#lejicPaletteInput').getAttribute('aria-activedescendant')).toBe(
      await first.getAttribute('id'),
    )
    await page.keyboard.press('ArrowUp')
    expect(await first.textContent()).toBe(before)
    await page.keyboard.press('Enter')
    await page.waitForURL(/docs\/.*\.html/)
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
    await page.getByRole('button', {name: 'decisions'}).click()
    await expect
      .poll(async () => new Set(await page.locator('.option.page .result-where').allTextContents()).size)
      .toBe(2)
    for (const where of await page.locator('.option.page .result-where').allTextContents())
      expect(where).toContain('decisions')
    expect(await faults(page, (axe) => axe.include('#lejicPalette'))).toEqual([])
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

describe('a text', () => {
  it('copies its code and says so', async () => {
    const page = await open('docs/practice/everything.html', {permissions: ['clipboard-read', 'clipboard-write']})
    const button = page.locator('.copy').first()
    await button.focus()
    await page.keyboard.press('Enter')
    await poll(() => button.textContent()).toBe('Copied')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('const depth: number = 12 // metres')
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
    expect(await page.locator('.row:visible').count()).toBe(2)
    await page.getByText('superseded 1').click()
    expect(await page.locator('.row:visible').allTextContents()).toEqual([expect.stringContaining('One berth')])
    expect(await page.locator('.year:visible').count()).toBe(1)
  })
})
