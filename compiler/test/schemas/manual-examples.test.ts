import {readdirSync, readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {parse} from 'yaml'
import {isRecord} from '../../is-record.ts'
import {schemas, violations} from './all-schemas.ts'

const root = new URL('../../../', import.meta.url)

interface Example {
  readonly page: string
  readonly language: string
  readonly text: string
}

/** Pages whose blocks of data are other programs' formats. */
const foreign: ReadonlyMap<string, string> = new Map([
  ['content/practice/in-ci.md', 'workflows of GitHub, GitLab and pre-commit, which have their own tests'],
])

const pages = [
  'README.md',
  ...readdirSync(new URL('content/', root), {recursive: true, encoding: 'utf-8'}).map(
    (path) => `content/${path.replaceAll('\\', '/')}`,
  ),
]
const examples = pages
  .filter((path) => path.endsWith('.md'))
  .flatMap((page): readonly Example[] =>
    [
      ...readFileSync(new URL(page, root), 'utf-8').matchAll(/^(`{3,}|~{3,})(json|ya?ml|markdown|md)\n([\s\S]*?)^\1/gm),
    ].map(([, , language = '', text = '']) => ({page, language, text})),
  )

const settings = schemas.get('lejic.schema.json')
const settingKeys = new Set(Object.keys(isRecord(settings?.properties) ? settings.properties : {}))

/** The schema that a value is for, by its keys; undefined for what looks like none of ours. */
function schemaFor(value: unknown, language: string): string | undefined {
  if (!isRecord(value)) return undefined
  const has = (...keys: readonly string[]): boolean => keys.every((key) => Object.hasOwn(value, key))
  if (language.startsWith('y'))
    return Object.keys(value).every((key) => settingKeys.has(key)) ? 'lejic.schema.json' : undefined
  if (language === 'json') {
    if (has('leji')) return 'context-manifest.schema.json'
    if (has('schemaVersion', 'rootPath')) return 'context-index.schema.json'
    return has('schemaVersion', 'entries') ? 'context-changelog.schema.json' : undefined
  }
  if (has('role')) return 'agent-profile.schema.json'
  return has('status') ? 'decision-record.schema.json' : 'document-frontmatter.schema.json'
}

/** The data of an example: the block itself, or the frontmatter of a markdown file; undefined for a text without any. */
function dataOf({language, text}: Example): unknown {
  if (language === 'json') return JSON.parse(text)
  if (language.startsWith('y')) return parse(text)
  const frontmatter = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1]
  return frontmatter === undefined ? undefined : parse(frontmatter)
}

describe('the examples of the manual', () => {
  const data = examples
    .map((example) => ({...example, value: dataOf(example)}))
    .filter(({value}) => value !== undefined)

  test('are found', () => {
    expect(examples.length).toBeGreaterThan(4)
    expect(data.some(({page}) => page === 'content/system/reading.md')).toBe(true)
    for (const page of foreign.keys()) expect(data.map((one) => one.page)).toContain(page)
  })

  test.each(data.filter(({page}) => !foreign.has(page)))('$page: $text', ({value, language}) => {
    const schema = schemaFor(value, language)
    expect(schema).toBeDefined()
    expect(violations(schema ?? '', value)).toEqual([])
  })
})

describe('what a layer starts with', () => {
  test.each([
    ['leji.json', 'context-manifest.schema.json'],
    ['lejic.yaml', 'lejic.schema.json'],
  ])('our own %s', (path, schema) => {
    expect(violations(schema, parse(readFileSync(new URL(path, root), 'utf-8')))).toEqual([])
  })
})
