import {readFileSync} from 'node:fs'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {parseFrontmatter} from '../../2-parse/frontmatter.ts'
import {scanLinks} from '../../2-parse/links.ts'
import {referencePath, referenceVectors} from '../reference-data.ts'
import {sourceFile} from '../source-file.ts'

function scan(text: string) {
  const file = sourceFile(text)
  const links = scanLinks(file, parseFrontmatter(file))
  for (const link of links) expect(file.text.slice(link.start, link.end)).toBe(link.target)
  return links
}

const targets = (text: string) => scan(text).map(({target}) => target)
const lines = (text: string) => scan(text).map(({target, open}) => [target, text.slice(0, open).split('\n').length])

describe('inline links', () => {
  test.each<[string, string, string[]]>([
    ['plain', 'see [a](x.md).', ['x.md']],
    ['an image', '![a](x.png)', ['x.png']],
    ['two on a line', '[a](x.md)[b](y.md)', ['x.md', 'y.md']],
    ['an empty label', '[](x.md)', ['x.md']],
    ['a label over lines', '[a\n\nb](x.md)', ['x.md']],
    ['an escaped bracket in the label', '[a\\]b](x.md)', ['x.md']],
    ['an escaped backslash before the bracket', '[a\\\\](x.md)', ['x.md']],
    ['a backslash that escapes nothing', '[a\\](x.md)', []],
    ['an escaped opening bracket, which still opens', '\\[a](x.md)', ['x.md']],
    ['code in the label', '[a `b` c](x.md)', ['x.md']],
    ['a lone backtick in the label', '[a ` b](x.md)', ['x.md']],
    ['brackets in the label', '[a [b](x.md)', ['x.md']],
    ['a label that ends early', '[a [b] c](x.md)', []],
    ['an image in a link: the image counts', '[![a](x.png)](y.md)', ['x.png']],
    ['space before the parenthesis', '[a] (x.md)', []],
    ['a line break before the parenthesis', '[a]\n(x.md)', []],
    ['a line break after it', '[a](\nx.md)', []],
    ['a space after it', '[a]( x.md)', []],
    ['a space before the end', '[a](x.md \t)', ['x.md']],
    ['nothing', '[a]()', []],
    ['no end', '[a](x.md', []],
    ['no end before the next', '[a](x.md [b](y.md)', ['y.md']],
    ['one level of parentheses', '[a](d/(x).md)', ['d/(x).md']],
    ['one level twice', '[a]((x)(y))', ['(x)(y)']],
    ['two levels', '[a](d/((x)).md)', []],
    ['an open parenthesis', '[a](d/(x.md)', []],
    ['escaped parentheses', '[a](d/\\(x.md)', ['d/\\(x.md']],
    ['a backslash before a letter', '[a](x\\y.md)', ['x\\y.md']],
    ['angle brackets', '[a](<x y.md>)', ['x y.md']],
    ['empty angle brackets', '[a](<>)', ['']],
    ['an escaped angle bracket', '[a](<x\\>y>)', ['x\\>y']],
    ['an angle bracket inside', '[a](<x<y>)', []],
    ['angle brackets over a line', '[a](<x\ny>)', []],
    ['an angle bracket that is not first', '[a](x<y>)', ['x<y>']],
    ['text after angle brackets', '[a](<x>y)', []],
    ['a title', '[a](x.md "t")', ['x.md']],
    ['a title in single quotes', "[a](x.md 't')", ['x.md']],
    ['a title in parentheses', '[a](x.md (t))', ['x.md']],
    ['a title with an escaped quote', '[a](x.md "t\\"u" )', ['x.md']],
    ['a title with code', '[a](x.md "the `b` one")', ['x.md']],
    ['a title over lines', '[a](x.md "t\nu")', []],
    ['a title without space before it', '[a](x.md"t")', ['x.md"t"']],
    ['a title without an end', '[a](x.md "t)', []],
    ['two words', '[a](x y.md)', []],
    ['code as the destination', '[a](`x.md`)', []],
    ['an HTML comment, which is prose', '<!-- [a](x.md) -->', ['x.md']],
    ['indented code, which is prose', '    [a](x.md)', ['x.md']],
    ['a footnote', '[^1] and [a][b] and <x.md>', []],
    ['HTML', '<a href="x.md">a</a>', []],
    ['other scripts', '[決済](ドキュメント/決済.md)', ['ドキュメント/決済.md']],
  ])('%s', (_, text, expected) => {
    expect(targets(text)).toEqual(expected)
  })
})

describe('reference definitions', () => {
  test.each<[string, string, string[]]>([
    ['plain', '[a]: x.md', ['x.md']],
    ['indented by three', '   [a]: x.md', ['x.md']],
    ['indented by four', '    [a]: x.md', []],
    ['indented by a tab', '\t[a]: x.md', []],
    ['after text', 'b [a]: x.md', []],
    ['after code', '`b` [a]: x.md', []],
    ['without space', '[a]:x.md', ['x.md']],
    ['with angle brackets', '[a]: <x y.md>', ['x y.md']],
    ['with each kind of title', '[a]: x "t"\n[b]: y \'t\' \t\n[c]: z (t)', ['x', 'y', 'z']],
    ['with text behind it', '[a]: x.md and more', []],
    ['on the next line', '[a]:\nx.md', []],
    ['with an empty label', '[]: x.md', []],
    ['with a bracket in the label', '[a[b]: x.md', []],
    ['with a label over lines', '[a\nb]: x.md', []],
    ['a footnote of one word', '[^1]: word', ['word']],
    ['a footnote of prose', '[^1]: some words', []],
    ['a link at the line start', '[a](x.md): y', ['x.md']],
    ['in CRLF text', '[a]: x.md\r\n[b]: y.md "t"\r\n', ['x.md', 'y.md']],
    ['right after frontmatter', '---\nk: v\n---\n[a]: x.md\n', ['x.md']],
    ['right after a fence', '~~~\n~~~\n[a]: x.md', ['x.md']],
  ])('%s', (_, text, expected) => {
    expect(targets(text)).toEqual(expected)
  })
})

describe('what is no prose', () => {
  const link = '[a](x.md)'
  test.each<[string, string, string[]]>([
    ['frontmatter', `---\nk: "${link}"\n---\n[b](y.md)`, ['y.md']],
    ['frontmatter that is no YAML', `---\n: [\n${link}\n---\n[b](y.md)`, ['y.md']],
    ['frontmatter without an end is prose', `---\nk: "${link}"\n`, ['x.md']],
    ['a fence', `\`\`\`\n${link}\n\`\`\`\n[b](y.md)`, ['y.md']],
    ['a fence of tildes with backticks in its info', `~~~ a\`b\n${link}\n~~~\n[b](y.md)`, ['y.md']],
    ['backticks with a backtick in the info open nothing', `\`\`\` a\`b\n${link}\n`, ['x.md']],
    ['two backticks open nothing', `\`\`\n${link}\n`, ['x.md']],
    ['a fence indented by three', `   \`\`\`\n${link}\n   \`\`\`\n[b](y.md)`, ['y.md']],
    ['a tab counts as one', `\t~~~\n${link}\n\t~~~\n[b](y.md)`, ['y.md']],
    ['an opening indented by four opens nothing', `    ~~~\n${link}`, ['x.md']],
    ['a longer closing fence', `~~~\n${link}\n~~~~~ \t\n[b](y.md)`, ['y.md']],
    ['a shorter one does not close', `~~~~\n${link}\n~~~\n${link}`, []],
    ['another mark does not close', `~~~\n${link}\n\`\`\`\n${link}`, []],
    ['text behind it does not close', `~~~\n~~~ x\n${link}`, []],
    ['a fence to the end', `[b](y.md)\n~~~\n${link}`, ['y.md']],
    ['a CRLF fence', `~~~\r\n${link}\r\n~~~\r\n[b](y.md)`, ['y.md']],
    ['a code span', `\`${link}\` [b](y.md)`, ['y.md']],
    ['a code span over lines', `\`a\n\n${link}\` [b](y.md)`, ['y.md']],
    ['a code span of two', `\`\` \` ${link} \`\` [b](y.md)`, ['y.md']],
    ['a run without a partner is literal', `\`\` ${link} \` [b](y.md)`, ['x.md', 'y.md']],
    ['an escaped backtick opens a span all the same', `\\\`${link}\``, []],
    ['a code span does not reach over a fence', `\` ${link}\n~~~\n~~~\n[b](y.md) \``, ['x.md', 'y.md']],
    ['a label does not reach over a fence', '[a\n~~~\n~~~\nb](x.md)', []],
  ])('%s', (_, text, expected) => {
    expect(targets(text)).toEqual(expected)
  })
})

test('the line is that of the opening bracket, the range that of the destination', () => {
  expect(lines('a\r\n\r\n[b](x.md) [c\nd](y.md)\n\n[e]: z.md\n')).toEqual([
    ['x.md', 3],
    ['y.md', 3],
    ['z.md', 6],
  ])
})

test('an image is told by the mark before its own bracket', () => {
  const text = '![a](1) [b](2) [![c](3)](4)\n![d]: 5\n\n[e]: 6\n\\![f](7)'
  expect(scan(text).map(({target, image}) => [target, image])).toEqual([
    ['1', true],
    ['2', false],
    ['3', true],
    ['6', false],
    ['7', true],
  ])
})

type Row = [string, string | null, number]
interface Vectors {
  validLinksOverview: Row[]
  validLinksCrlf: Row[]
}
const layer = referencePath('fixtures/leji/layers/valid-links')
const vectors = referenceVectors<Partial<Vectors>>('links')
test.runIf(layer)('vectors: targets and lines', () => {
  const named = vectors.flatMap(({validLinksOverview, validLinksCrlf}) => [
    ['docs/domain/overview.md', validLinksOverview] as const,
    ['docs/domain/crlf.md', validLinksCrlf] as const,
  ])
  for (const [path, rows] of named) {
    if (!rows) continue
    expect(lines(readFileSync(`${layer}/${path}`, 'utf8'))).toEqual(rows.map(([target, , line]) => [target, line]))
  }
})

const million = 1_000_000
test.each([
  ['[', '['.repeat(million)],
  ['[a](', '[a]('.repeat(million / 4)],
  ['[a](<', '[a](<'.repeat(million / 5)],
  ['[](a (', '[](a ('.repeat(million / 6)],
  ['[](a "', '[](a "'.repeat(million / 6)],
  ['many openers before one long destination', `${'['.repeat(million / 2)}](${'a'.repeat(million / 2)}`],
  ['definitions that fail', '[a\\]: x (\n'.repeat(million / 10)],
  ['backtick runs of growing length', Array.from({length: 1400}, (_, n) => '`'.repeat(n + 1)).join(' [')],
  ['backticks and brackets', '`['.repeat(million / 2)],
  ['fences', '```\n[\n'.repeat(million / 6)],
  ['backslashes', `[${'\\'.repeat(million)}](`],
  ['label with newlines', '[\n'.repeat(million / 2)],
  ['spaces before brackets', `${' '.repeat(million)}[`],
])('no hostile input takes long: %s', (_, text) => {
  // A quadratic scan of a million characters would run into the test's own time limit.
  expect(targets(`${text}\n\n`).length).toBeLessThan(million)
})

/** Leji §14 read again: one character at a time, every look started afresh. Code spans become U+0000, fences U+0001. */
function naive(source: string): (string | number)[][] {
  const masked = maskCode(source)
  const found: (string | number)[][] = []
  for (let at = 0; at < masked.length; at++) {
    if (masked[at] !== '[') continue
    const rest = masked.slice(at)
    const lineStart = masked.lastIndexOf('\n', at - 1) + 1
    // Never both: a backslash before punctuation takes the next character with it.
    const unit = (other: string) => `(?:\\\\[!-/:-@[-\`{-~]|(?!\\\\[!-/:-@[-\`{-~])${other})`
    const plain = unit('(?!\\r\\n)[^ \\t\\n()\\0\\x01]')
    const bare = `(?:${plain}|\\(${plain}*\\))+`
    const angle = `<${unit('[^<>\\n\\0\\x01]')}*>`
    // The lookahead and back-reference make the match atomic: a destination once read is not read shorter.
    const destination = `(?=(?<raw>${angle}|(?!<)${bare}))\\k<raw>`
    const titles = ['""', "''", '()'].map(([open, close]) => `[${open}]${unit(`[^${close}\\n\\x01]`)}*[${close}]`)
    const anyTitle = `(?:[ \\t]+(?:${titles.join('|')}))?`
    const definition = new RegExp(
      `^\\[[^\\[\\]\\n\\x01]+\\]:[ \\t]*${destination}${anyTitle}[ \\t]*(?=\\r?\\n|\\x01|$)`,
    )
    const inline = new RegExp(`^\\[${unit('[^\\]\\x01]')}*\\]\\(${destination}${anyTitle}[ \\t]*\\)`)
    const atLineStart = /^ {0,3}$/.test(masked.slice(lineStart, at).replace(/^[\s\S]*\x01/, ''))
    const match = (atLineStart ? definition.exec(rest) : null) ?? inline.exec(rest)
    const raw = match?.groups?.raw
    if (!match || raw === undefined) continue
    found.push([raw.startsWith('<') ? raw.slice(1, -1) : raw, source.slice(0, at).split('\n').length])
    at += match[0].length - 1
  }
  return found
}

function maskCode(source: string): string {
  let fence = ''
  const withoutFences = source.split(/(?<=\n)/).map((line) => {
    const content = line.replace(/\r?\n$/, '')
    if (fence !== '') {
      const closing = /^[ \t]{0,4}(`{3,}|~{3,})[ \t]*$/.exec(content)?.[1]
      if (closing?.startsWith(fence)) fence = ''
      return line.replace(/[^\n]/g, '\x01').replace(/\n/, '\x01')
    }
    const opening = /^[ \t]{0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/s.exec(content)
    if (!opening) return line
    fence = opening[1] ?? opening[2] ?? ''
    return '\x01'.repeat(line.length)
  })
  return withoutFences.join('').replace(/[^\x01]+/g, (prose) => {
    let out = ''
    for (let at = 0; at < prose.length; ) {
      const run = /^`+/.exec(prose.slice(at))?.[0]
      const span = run && new RegExp(`^${run}(?!\`)[\\s\\S]*?(?<!\`)${run}(?!\`)`).exec(prose.slice(at))?.[0]
      out += span ? '\0'.repeat(span.length) : (run ?? prose[at])
      at += (span || run || ' ').length
    }
    return out
  })
}

const piece = fc.constantFrom(
  ...[
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '](',
    ']:',
    '!',
    '\\',
    '`',
    '``',
    '```',
    '~~~',
    '"',
    "'",
    ' ',
    '\t',
    '\n',
    '\r\n',
    'a',
    '/',
    '#',
    '[a](b)',
    '[a]: b',
    '   ',
  ],
)
test('agrees with a second reading', () => {
  fc.assert(
    fc.property(
      fc.array(piece, {maxLength: 30}).map((pieces) => pieces.join('')),
      (source) => {
        expect(lines(source)).toEqual(naive(source))
      },
    ),
    {numRuns: 5000},
  )
})
