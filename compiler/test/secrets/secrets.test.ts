import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {fullTerms, layOver} from '../../4-check/example-layer.ts'
import {ruleById} from '../../4-check/index.ts'
import {searchSecrets} from '../../cli/secrets.ts'
import {toFinding} from '../../diagnostics/finding.ts'
import {examine} from '../../examine.ts'
import type {ExampleTree} from '../../model.ts'
import {github as githubReport} from '../../report/github.ts'
import {sarif} from '../../report/sarif.ts'
import {detectSecrets} from '../../secrets/detector.ts'
import {maskFile} from '../../secrets/mask.ts'
import {sourceFile} from '../source-file.ts'

// Every value is put together here, so that no scanner takes this file for a leak.
const put = (...parts: readonly string[]): string => parts.join('')
const github = put('gh', 'p_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8')
const awsId = put('AKIA', 'Q3EGRIZWS5QZ7LMN')
const slack = put('xox', 'b-', '123456789012-123456789012-', 'abcdefghijklmnopqrstuvwx')
const key = put(
  '-----BEGIN RSA ',
  'PRIVATE KEY-----\n',
  'MIIEowIBAAKCAQEA'.repeat(12),
  '\n-----END RSA ',
  'PRIVATE KEY-----',
)
const address = put('https://ada:', 'correct-horse', '@stock.example.org/')
const database = put('postgres://ada:', 'correct-horse', '@db.example.org/tea')

const terms = 'docs/domain/terms.md'

async function findings(tree: ExampleTree, yaml = '') {
  const source = memorySource(layOver({[terms]: fullTerms, ...(yaml ? {'lejic.yaml': yaml} : {}), ...tree}))
  return (await searchSecrets(examine(source, {now: 0, content: true}))).diagnostics.map((found) => ({
    ...toFinding(found),
    found,
  }))
}

describe('a credential', () => {
  test.each([
    ['GitHub token', github, 'This looks like a GitHub token.'],
    ['AWS key id', awsId, 'This looks like an AWS access key id.'],
    ['Slack token', slack, 'This looks like a Slack token.'],
    ['private key', key, 'This looks like a private key.'],
    ['address', address, 'This looks like a name and password in an address.'],
    ['database', database, 'This looks like a PostgreSQL address with its password.'],
  ])('%s is found at its place and never printed', async (_, secret, message) => {
    const text = `\ufeff${fullTerms}\r\n😀 see ${secret} there\r\n`
    const own = (await findings({[terms]: text})).filter(({rule}) => rule === 'content-secret')
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({path: terms, severity: 'error', line: 9, message})
    const shown = own.map(({found}) => found)
    expect(shown[0]?.place?.file.text.slice(shown[0].place.start, shown[0].place.end)).toMatch(/^[•\r\n]+$/)
    const everything = [
      JSON.stringify(own.map(({found: __, ...finding}) => finding)),
      sarif(shown, {rules: [], version: '0', prefix: ''}),
      githubReport(shown, {prefix: ''}),
      shown[0]?.place?.file.text,
    ].join('\n')
    for (const line of secret.split('\n')) expect(everything).not.toContain(line)
  })

  test('in frontmatter, in the manifest and in the settings is found too', async () => {
    const manifest = String(layOver({})['leji.json']).replace('"tea-shop"', `"${github}"`)
    const rows = await findings(
      {
        'leji.json': manifest,
        'docs/domain/more.md': `---\ntitle: ${awsId}\n---\n\n${fullTerms.replaceAll('tea', 'herb')}`,
      },
      `site: {title: "${slack}"}\n`,
    )
    expect(rows.filter(({rule}) => rule === 'content-secret').map(({path, line}) => [path, line])).toEqual([
      ['docs/domain/more.md', 2],
      ['leji.json', 3],
      ['lejic.yaml', 1],
    ])
  })

  test('beside it, other findings do not show it either', async () => {
    const rows = await findings({[terms]: `${fullTerms}\nSee [x](gone.md?${github}) and [y](gone.md).\n`})
    expect(rows.map(({rule}) => rule)).toEqual(['link-unresolved', 'content-secret', 'link-unresolved'])
    expect(JSON.stringify(rows.map(({found: _, ...row}) => row))).not.toContain(github.slice(8))
    expect(rows[0]?.message).toBe('link target "gone.md?••••••••" does not resolve')
    for (const {found} of rows) expect(found.place?.file.text).not.toContain(github)
  })

  test.each([
    ['an example of the vendor', put('AKIA', 'IOSFODNN7EXAMPLE')],
    ['a short word', 'ghp_short'],
    ['a marked line', `<!-- secretlint-disable-next-line -->\n${github}`],
    ['a hash', 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  ])('%s is none', async (_, text) => {
    expect((await findings({[terms]: `${fullTerms}\n${text}\n`})).map(({rule}) => rule)).toEqual([])
  })

  test('the rule can be turned down and off', async () => {
    const tree = {[terms]: `${fullTerms}\n${github}\n`}
    expect((await findings(tree, 'rules: {content-secret: warning}')).map(({severity}) => severity)).toEqual([
      'warning',
    ])
    expect(await findings(tree, 'rules: {content-secret: "off"}')).toEqual([])
  })
})

test('a diff that quotes it is masked too', async () => {
  const source = memorySource(layOver({[terms]: `${fullTerms}\n${github}\n${key}\n`}))
  const {hide} = await searchSecrets(examine(source, {now: 0, content: true}))
  const shown = hide(`+ ${github}\n  ${key.replaceAll('\n', '\n  ')}\n`)
  for (const line of [github, ...key.split('\n')]) expect(shown).not.toContain(line)
})

test('two on one line, and parts that overlap, are all masked', () => {
  const file = sourceFile('a 123 b 4567\nc', 'a.md')
  const secrets = [
    {kind: 'x', start: 2, end: 5},
    {kind: 'x', start: 3, end: 4},
    {kind: 'x', start: 8, end: 13},
  ]
  expect(maskFile(file, secrets).text).toBe('a ••• b ••••\nc')
})

test('the examples of the rule', async () => {
  const example = ruleById.get('content-secret')?.example
  expect((await findings(example?.bad ?? {})).map(({rule}) => rule)).toEqual(['content-secret'])
  expect(await findings(example?.good ?? {})).toEqual([])
})

test('nothing is kept of a file that was looked at', async () => {
  for (let index = 0; index < 20; index++) await detectSecrets(sourceFile(`${fullTerms}${index}`, 'a.md'))
  expect(performance.getEntriesByType('mark')).toEqual([])
})

test('a megabyte of what begins like a secret is read to its end', async () => {
  const text = `${'ghp_'.repeat(125_000)}\n${put('-----BEGIN RSA ', 'PRIVATE KEY-----\n').repeat(10_000)}\n${awsId}\n`
  expect((await detectSecrets(sourceFile(text, 'a.md'))).at(-1)?.kind).toBe('an AWS access key id')
})
