import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {parseDocument} from '../../2-parse/document.ts'
import {understand} from '../../examine.ts'
import {smallLayer} from '../small-layer.ts'
import {sourceFile} from '../source-file.ts'
import {schemas, violations} from './all-schemas.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const documents = ['content', 'templates/init/docs'].flatMap((folder) =>
  readdirSync(join(repository, folder), {recursive: true, encoding: 'utf-8'})
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
)

function schemaFor(path: string): string {
  if (path.includes('/agents/')) return 'agent-profile.schema.json'
  return path.includes('/decisions/') ? 'decision-record.schema.json' : 'document-frontmatter.schema.json'
}

test.each(documents)('the frontmatter of %s fits its schema', (path) => {
  // `init` fills in a name and a day.
  const text = readFileSync(join(repository, path), 'utf-8').replaceAll('{{date}}', '2026-01-31').replaceAll('{{', '')
  const {frontmatter} = parseDocument(sourceFile(text, path))
  if (frontmatter.data) expect(violations(schemaFor(path), frontmatter.data)).toEqual([])
})

test('the schema of a document’s frontmatter names what the context index takes from it', () => {
  const {properties} = schemas.get('document-frontmatter.schema.json') as {properties: Record<string, unknown>}
  const written = {
    id: 'berths',
    title: 'Berths',
    summary: 'What a berth costs.',
    tags: ['prices'],
    owners: ['Ada Example'],
    links: ['https://example.org/prices'],
    kind: 'record',
    date: '2026-01-31',
    freshness: {reviewAfter: '2027-01-31'},
  }
  expect(violations('document-frontmatter.schema.json', written)).toEqual([])
  const text = `---\n${JSON.stringify(written)}\n---\n\n# Another title\n`
  const {resolved} = understand(memorySource(smallLayer({'docs/system/part-1.md': text})))
  const entry = resolved?.index.entries.find(({path}) => path === 'docs/system/part-1.md')
  expect(entry).toMatchObject(written)
  expect(Object.keys(written).sort()).toEqual(Object.keys(properties).sort())
})
