import {describe, expect, it} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {contextIndex} from '../../5-render/context-index.ts'
import type {ContextIndexEntry, Fault, GeneratedIndex, ResolvedLayer} from '../../model.ts'

const entry: ContextIndexEntry = {
  contentHash: 'sha256:0011223344556677',
  links: ['docs/b.md'],
  id: 'a',
  path: 'docs/a.md',
  title: 'Ä „title“',
  category: 'decisions',
  kind: 'record',
  freshness: {reviewAfter: '2027-01-01'},
  date: '2026-05-01',
  owners: ['Ann'],
  tags: ['x'],
  summary: 'S',
}
const bare: ContextIndexEntry = {id: 'b', path: 'docs/b.md', title: 'B', category: 'domain', kind: 'intent'}
const mount = {
  requiredWhen: ['w'],
  owner: {contact: 'c', name: 'Bo'},
  pin: '0'.repeat(40),
  name: 'm',
  topics: ['t'],
  categories: ['domain'],
  source: 'https://example.org/m.git',
  role: 'r',
  trackingRef: 'refs/heads/main',
}

interface Given {
  readonly index?: Partial<GeneratedIndex>
  readonly faults?: readonly Fault[]
  /** Faults of stage 2. */
  readonly parseFaults?: readonly Fault[]
  readonly generatedAt?: number
  readonly headTime?: number
  readonly stored?: string
}

function layerWith({
  index = {},
  faults = [],
  parseFaults = [],
  generatedAt,
  headTime,
  stored,
}: Given = {}): ResolvedLayer {
  const source = memorySource(stored === undefined ? {} : {'docs/context-index.json': stored}, {
    dates: {'docs/a.md': '2026-04-02'},
    ...(headTime === undefined ? {} : {headTime}),
  })
  const settings = {now: Date.UTC(2026, 10, 30, 23, 59, 59, 7), ...(generatedAt === undefined ? {} : {generatedAt})}
  return {
    layer: {source, settings, faults: parseFaults},
    faults,
    manifest: {rootPath: 'docs/', machine: {indexPath: 'docs/context-index.json'}},
    index: {entries: [entry, bare], mounts: [], faults: [], state: 'missing', ...index},
  } as unknown as ResolvedLayer
}

const textOf = (layer: ResolvedLayer) => Buffer.from(contextIndex.render(layer)[0]?.contents() ?? '').toString('utf-8')

describe('the context index', () => {
  it('has its keys in order, two spaces and a last line end', () => {
    expect(textOf(layerWith({index: {mounts: [mount]}}))).toBe(`{
  "$schema": "https://leji.org/schemas/v1.0/context-index.schema.json",
  "schemaVersion": "1.0",
  "generatedAt": "2026-11-30T23:59:59.007Z",
  "generator": {
    "name": "lejic"
  },
  "rootPath": "docs/",
  "entries": [
    {
      "id": "a",
      "path": "docs/a.md",
      "title": "Ä „title“",
      "category": "decisions",
      "kind": "record",
      "date": "2026-05-01",
      "summary": "S",
      "tags": [
        "x"
      ],
      "owners": [
        "Ann"
      ],
      "lastModified": "2026-04-02",
      "contentHash": "sha256:0011223344556677",
      "freshness": {
        "reviewAfter": "2027-01-01"
      },
      "links": [
        "docs/b.md"
      ]
    },
    {
      "id": "b",
      "path": "docs/b.md",
      "title": "B",
      "category": "domain",
      "kind": "intent",
      "lastModified": "2026-11-30"
    }
  ],
  "mounts": [
    {
      "name": "m",
      "source": "https://example.org/m.git",
      "pin": "0000000000000000000000000000000000000000",
      "trackingRef": "refs/heads/main",
      "owner": {
        "name": "Bo",
        "contact": "c"
      },
      "role": "r",
      "categories": [
        "domain"
      ],
      "topics": [
        "t"
      ],
      "requiredWhen": [
        "w"
      ]
    }
  ]
}
`)
  })

  it('leaves out mounts when there are none', () => {
    expect(Object.keys(JSON.parse(textOf(layerWith())))).toEqual([
      '$schema',
      'schemaVersion',
      'generatedAt',
      'generator',
      'rootPath',
      'entries',
    ])
  })

  it('is dated by the settings, else by the last commit, else by now', () => {
    const date = (given: Given) => JSON.parse(textOf(layerWith(given))).generatedAt
    expect(date({generatedAt: 0, headTime: 1000})).toBe('1970-01-01T00:00:00.000Z')
    expect(date({headTime: 1000})).toBe('1970-01-01T00:00:01.000Z')
    expect(date({})).toBe('2026-11-30T23:59:59.007Z')
  })

  it('keeps the bytes that it has while it is current, whoever wrote them', () => {
    const stored = '{"entries":[]}'
    expect(textOf(layerWith({stored, index: {state: 'current'}}))).toBe(stored)
    expect(textOf(layerWith({stored, index: {state: 'stale'}}))).toContain('"lejic"')
  })

  it('is left as it is where its documents or ids cannot be told', () => {
    const fault = (rule: string): Fault => ({rule, path: 'docs/a.md', message: 'm'})
    const count = (given: Given) => contextIndex.render(layerWith(given)).length
    for (const rule of ['category-conflict', 'kind-invalid']) expect(count({faults: [fault(rule)]})).toBe(0)
    for (const rule of ['category-path-missing', 'index-entry-missing', 'index-file-parse'])
      expect(count({parseFaults: [fault(rule)]})).toBe(0)
    for (const rule of ['id-duplicate', 'id-pattern']) expect(count({index: {faults: [fault(rule)]}})).toBe(0)
    expect(count({index: {faults: [fault('id-vanished')]}})).toBe(1)
    // An id that two profiles share, and an empty folder, leave it whole.
    expect(count({faults: [fault('id-duplicate')], parseFaults: [fault('index-entry-empty')]})).toBe(1)
  })
})
