import {lstatSync, readdirSync, readFileSync, readlinkSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {type MemoryEntry, memorySource} from '../1-read/memory.ts'
import {readTemplates} from '../1-read/templates.ts'
import {compile} from '../compile.ts'
import {toFinding} from '../diagnostics/finding.ts'
import {referencePath} from './reference-data.ts'
import {smallLayer} from './small-layer.ts'

/**
 * Small nasty inputs from real repositories, each as the folder of a category. What is expected: the findings (rule, file,
 * line, column), and what the page of a file holds and does not hold.
 */
interface Expected {
  readonly findings: readonly string[]
  readonly pages?: Readonly<Record<string, {readonly has?: readonly string[]; readonly lacks?: readonly string[]}>>
}

const hazards: Readonly<Record<string, Expected>> = {
  '01-mixed-line-ends': {
    findings: [],
    pages: {'a.html': {has: ['<h1 dir="auto">Scan</h1>', 'last part LF'], lacks: ['name: scan']}},
  },
  '02-c0-control-in-text': {findings: [], pages: {'a.html': {has: ['title="U+001A SUBSTITUTE"'], lacks: ['\u001a']}}},
  '03-line-separator-2028': {findings: [], pages: {'a.html': {has: ['(map :: a -&gt; b)'.replace('&gt;', '>')]}}},
  '04-bidi-override-in-code': {
    findings: ['text-bidi-override a.md:4:19'],
    pages: {'a.html': {has: ['title="U+202E RIGHT-TO-LEFT OVERRIDE"'], lacks: ['\u202e']}},
  },
  '05-zero-width-at-line-start': {
    findings: ['text-invisible a.md:3:1'],
    pages: {'a.html': {has: ['title="U+200B ZERO WIDTH SPACE"'], lacks: ['<h2 id="no', '<li>']}},
  },
  '06-path-not-nfc': {
    findings: ['link-unresolved leji-note.md:1:11'],
    pages: {'leji-note.html': {has: ['class="broken-link"']}},
  },
  '07-upper-case-extension': {findings: ['extension-case pages/README.MD']},
  '08-path-over-200-bytes': {findings: []},
  '11-plain-scalar-falls-out': {
    findings: ['frontmatter-syntax a.md:5:1'],
    pages: {'a.html': {has: ['<h1 dir="auto">R</h1>'], lacks: ['tools:']}},
  },
  '12-reserved-indicator': {findings: ['frontmatter-syntax a.md:3:14', 'frontmatter-syntax b.md:3:14']},
  '13-colon-in-plain-value': {findings: ['frontmatter-syntax a.md:3:14', 'frontmatter-syntax b.md:2:8']},
  '14-not-yaml-at-all': {
    findings: ['frontmatter-syntax a.md:3:14'],
    pages: {'a.html': {has: ['You make.'], lacks: ['model: inherit']}},
  },
  '15-flow-lists': {findings: ['frontmatter-syntax b.md:2:8']},
  '16-html-in-title': {
    findings: [],
    pages: {
      'a.html': {has: ['<h1 dir="auto">&lt;form&gt;</h1>', '<title>&lt;form&gt; '], lacks: ['<form>']},
      'b.html': {has: ['<h1 dir="auto">&lt;app:boundary&gt;</h1>']},
    },
  },
  '17-toml-and-json-frontmatter': {
    findings: ['frontmatter-foreign a.md:1:1', 'frontmatter-foreign b.md:1:1'],
    pages: {'c.html': {has: ['<h2 id="body">'], lacks: ['in a comment']}},
  },
  '18-blank-line-before-opener': {findings: ['frontmatter-foreign a.md:2:1']},
  '19-merge-conflict': {findings: ['text-merge-conflict INDEX.md:6:1']},
  '20-fence-turns-inside-out': {findings: []},
  '21-comment-opener-in-code-span': {findings: [], pages: {'a.html': {has: ['<h2 id="seen">']}}},
  '22-headings-inside-comments': {
    findings: ['link-unresolved a.md:8:8'],
    pages: {'a.html': {has: ['<h4 id="alpha">'], lacks: ['id="alpha-1"', 'Fill in']}},
  },
  '23-explicit-id-meets-suffix': {
    findings: [],
    pages: {'a.html': {has: ['<h2 id="server">', '<h2 id="server-1">', '<h2 id="server-2">', '<h2 id="server-1-1">']}},
  },
  '24-dotted-capital-i': {
    findings: [],
    pages: {'a.html': {has: ['<h2 id="i\u0307ş-akışı">', 'href="#i%CC%87%C5%9F-ak%C4%B1%C5%9F%C4%B1"']}},
  },
  '27-live-html-and-schemes': {
    findings: [],
    pages: {'a.html': {lacks: ['onclick', 'onerror', 'href="javascript', '<img']}},
  },
  '28-rtl-wrapper': {
    findings: [],
    pages: {'a.html': {has: ['<div dir="rtl">', 'href="#csharp"', '<a id="csharp">'], lacks: ['markdown=']}},
  },
}

const folder = referencePath('fixtures/hazards')
const templates = readTemplates()

function filesBelow(path: string, prefix: string): Record<string, MemoryEntry> {
  return Object.assign(
    {},
    ...readdirSync(path).map((name) => {
      const stat = lstatSync(join(path, name))
      if (stat.isDirectory()) return filesBelow(join(path, name), `${prefix}${name}/`)
      return {
        [prefix + name]: stat.isSymbolicLink()
          ? {link: readlinkSync(join(path, name))}
          : readFileSync(join(path, name)),
      }
    }),
  )
}

test.skipIf(folder !== undefined)('the nasty inputs are left out', () => undefined)

test.each(folder === undefined ? [] : Object.entries(hazards))('%s', (name, {findings, pages = {}}) => {
  const nasty = filesBelow(join(folder ?? '', name), 'docs/system/nasty/')
  const {diagnostics, artifacts} = compile(memorySource({...smallLayer(), ...nasty}, {templates}), {now: 0})
  const told = diagnostics.map(toFinding).map(({rule, path, line, column}) => {
    const where = path.replace('docs/system/nasty/', '')
    return line === undefined ? `${rule} ${where}` : `${rule} ${where}:${line}:${column}`
  })
  expect(told).toEqual(findings)
  const contents = new Map(artifacts.map((artifact) => [artifact.path, String(artifact.contents())]))
  for (const [page, {has = [], lacks = []}] of Object.entries(pages)) {
    const html = contents.get(`out/site/docs/system/nasty/${page}`) ?? ''
    const prose = /<div class="prose".*?<\/article>/s.exec(html)?.[0] ?? ''
    for (const part of has) expect(html).toContain(part)
    for (const part of lacks) expect(prose).not.toContain(part)
    expect(prose).not.toBe('')
  }
  const nastyPages = artifacts.filter(
    ({path}) => path.startsWith('out/site/docs/system/nasty/') && path.endsWith('.html'),
  )
  for (const {path} of nastyPages) {
    for (const segment of path.split('/')) expect(Buffer.byteLength(segment)).toBeLessThanOrEqual(255)
  }
})
