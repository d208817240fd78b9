import fc from 'fast-check'
import {type Entry, generate, type IndexedLayer, mountRecords, type StoredText} from './context-index.ts'
import type {Files} from './tree.ts'

const pick = fc.constantFrom

const name = pick('a.md', 'B c.md', 'b-c.md', '決済.md', '済.md', '-x-.md', '\u0130i.md', 'a.b.md', 'c_d.md')
const folder = pick('docs/domain', 'docs/domain/sub', 'docs/domain/決', 'docs/notes', 'docs/notes/a', 'docs/decisions')
const field = pick(
  ...[
    '',
    '',
    '',
    'id: own',
    'id: own-two',
    'id: a',
    'id: Bad Id',
    'id: ""',
    'id: 7',
    'title: Named',
    'title: ""',
    'title: 7',
  ],
  ...['summary: Short', 'summary: ""', 'tags: [x, y]', 'tags: [1]', 'tags: x', 'owners: [Ada, 2]', 'links: [l]'],
  ...['date: 2026-01-02', 'date: 2026-01-02T10:00:00Z', 'kind: record', 'kind: intent', 'kind: odd', 'date: 2026-1-2'],
  ...['freshness: {reviewAfter: 2026-03-01}', 'freshness: {reviewAfter: ""}', 'freshness: {}', 'freshness: x'],
)
const body = pick(
  ...[
    '# Heading\n',
    '## Two\n# One \t\n',
    'text\n',
    '```\n# In code\n```\n',
    '#\u00A0Thin\n',
    '#None\n# \tYes\r\n',
    '',
    '# A\r\n# B\n',
  ],
)
const text = fc
  .tuple(fc.uniqueArray(field, {maxLength: 4, selector: (one) => one.split(':')[0]}), body)
  .map(([fields, after]) => {
    const lines = fields.filter((one) => one !== '')
    return lines.length === 0 ? after : ['---', ...lines, '---', after].join('\n')
  })

const files = fc
  .array(fc.tuple(folder, name, text), {maxLength: 7})
  .map((rows): Files => Object.fromEntries(rows.map(([where, called, content]) => [`${where}/${called}`, content])))

const mount = fc.record(
  {
    name: pick('zoo', 'yard'),
    source: pick('https://example.org/x.git'),
    pin: pick('a'.repeat(40)),
    owner: pick<Readonly<Record<string, string>>>({name: 'Ada'}, {name: 'Ada', contact: 'x'}),
    trackingRef: pick('refs/heads/main'),
    role: pick('words', ''),
    categories: pick(['domain']),
    topics: pick<string[]>([], ['billing']),
    requiredWhen: pick<string[]>([], ['always']),
  },
  {requiredKeys: ['name', 'source', 'pin', 'owner']},
)

/** A change to the tree between the stored index and now: nothing, an edit, a move, a copy, a loss. */
const change = pick<(files: Files, path: string) => Files>(
  (all) => all,
  (all) => all,
  (all, path) => ({...all, [path]: `${all[path]}\nMore.\n`}),
  (all, path) => {
    const {[path]: text = '', ...rest} = all
    return {...rest, [path.replace(/[^/]+$/, 'moved.md')]: text}
  },
  (all, path) => ({...all, [path.replace(/[^/]+$/, 'copy.md')]: all[path] ?? ''}),
  (all, path) => {
    const {[path]: _, ...rest} = all
    return rest
  },
)

type Stored = Readonly<Record<string, unknown>> & {readonly entries: readonly Entry[]}

/** A change to the stored index, and what its schema says then. */
const edit = pick<(stored: Stored) => {readonly value: unknown; readonly problems?: readonly string[]}>(
  ...[same, same, same, same],
  (stored) => ({value: {...stored, generatedAt: '2020-02-02 x', generator: {name: 'other'}}}),
  (stored) => ({value: {...stored, entries: stored.entries.toReversed()}}),
  (stored) => ({value: first(stored, {id: 'kept-by-hand'})}),
  (stored) => ({value: first(stored, {title: 'By hand'})}),
  (stored) => ({value: first(stored, {summary: 'By hand'})}),
  (stored) => ({value: first(stored, {lastModified: '1999-01-01'})}),
  (stored) => ({value: first(stored, {kind: undefined})}),
  (stored) => ({value: first(stored, {contentHash: 'sha256:0'})}),
  (stored) => ({value: {...stored, mounts: []}}),
  (stored) => ({value: {...stored, rootPath: 'docs'}}),
  (stored) => ({value: {...stored, schemaVersion: '2.0'}, problems: ['schema-version']}),
  (stored) => ({
    value: {...stored, schemaVersion: '1', more: 1},
    problems: ['artifact-schema', 'artifact-schema', 'schema-version'],
  }),
  (stored) => ({value: {...stored, generatedAt: undefined}, problems: ['artifact-schema']}),
  () => ({value: [], problems: ['artifact-parse']}),
  () => ({value: undefined, problems: ['artifact-parse']}),
)

function same(stored: Stored): {readonly value: unknown} {
  return {value: stored}
}

function first(stored: Stored, fields: Readonly<Record<string, unknown>>): Stored {
  return {...stored, entries: stored.entries.map((entry, index) => (index === 0 ? {...entry, ...fields} : entry))}
}

const categories = {
  domain: {indexes: ['docs/context/domain.md']},
  practice: {indexes: ['docs/context/practice.md']},
  decisions: {indexes: ['docs/context/decisions.md']},
}
const lists: Files = {
  'docs/context/domain.md': '```leji-index\n- path: docs/domain/\n```\n',
  'docs/context/practice.md': '```leji-index record\n- path: docs/notes/\n```\n',
  'docs/context/decisions.md': '```leji-index\n- path: docs/decisions/\n```\n',
}

/** A layer with an index that was written for it, or for what it was. */
export const nastyIndex: fc.Arbitrary<{readonly layer: IndexedLayer; readonly stored: StoredText}> = fc
  .tuple(files, fc.array(mount, {maxLength: 2}), change, fc.nat(), edit, fc.boolean())
  .map(([documents, mounts, changed, which, edited, isThere]) => {
    const mapping = {categories, bootProfilePath: 'docs/boot-profile.md', agentProfilesPath: 'docs/agents/'}
    const layer = {...mapping, rootPath: 'docs/', mounts, files: {...documents, ...lists}}
    // An index with an id that is none would not have been written.
    const entries = generate(layer, []).entries.filter(({id}) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    const paths = Object.keys(documents)
    const path = paths[which % Math.max(paths.length, 1)]
    const now = path === undefined ? documents : changed(documents, path)
    const written = {schemaVersion: '1.0', generatedAt: '2026-03-01T00:00:00.000Z', rootPath: 'docs/'}
    const {value, problems = []} = edited({
      ...written,
      entries,
      ...(mounts.length > 0 && {mounts: mountRecords(mounts)}),
    })
    return {
      layer: {...layer, files: {...now, ...lists}},
      stored: {text: isThere || which % 8 > 0 ? (JSON.stringify(value) ?? '{') : undefined, problems},
    }
  })
