// Leji §10.2 and §10.3 read a second time.
import {createHash} from 'node:crypto'
import {type Finding, type Mapping, select} from './selection.ts'
import {byBytes, type Files, frontmatter, textOf} from './tree.ts'

export interface IndexedLayer extends Mapping {
  readonly files: Files
  readonly rootPath: string
  readonly mounts: readonly Readonly<Record<string, unknown>>[]
}

/** An entry without `lastModified`; absent fields are undefined. */
export interface Entry {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly category: string
  readonly [field: string]: unknown
}

/** The entries by path bytes, given what is stored, and the findings of generation. */
export function generate(layer: IndexedLayer, stored: readonly Entry[]) {
  const {documents, scan} = select(layer.files, layer)
  const entries: Entry[] = []
  const added: Finding[] = []
  for (const {path, category, kind} of documents) {
    const text = textOf(layer.files, path) ?? ''
    const {data, body} = frontmatter(text)
    const contentHash = `sha256:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    const alike = stored.filter((entry) => entry.contentHash === contentHash)
    const carried = stored.find((entry) => entry.path === path) ?? (alike.length === 1 ? alike[0] : undefined)
    const used = entries.map((entry) => entry.id)
    const id = filled(data.id) ?? carried?.id ?? slugFor(path, used)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) added.push(['id-pattern', 'error', path])
    if (used.includes(id)) added.push(['id-duplicate', 'error', path])
    const date = filled(data.date)
    const {freshness} = data
    const review =
      typeof freshness === 'object' && freshness && 'reviewAfter' in freshness && filled(freshness.reviewAfter)
    entries.push({
      ...{id, path, category, kind, contentHash},
      title: filled(data.title) ?? headingOf(body) ?? stemOf(path),
      date: kind === 'record' && date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
      summary: filled(data.summary) ?? carried?.summary,
      ...{tags: texts(data.tags), owners: texts(data.owners), links: texts(data.links)},
      freshness: review ? {reviewAfter: review} : undefined,
    })
  }
  return {entries, findings: [...scan, ...added]}
}

/** The routing records of the mounts in declared order, optional fields only where they say something. */
export function mountRecords(mounts: IndexedLayer['mounts']): IndexedLayer['mounts'] {
  const saysNothing = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
  return mounts.map((mount) => Object.fromEntries(Object.entries(mount).filter(([, value]) => !saysNothing(value))))
}

function filled(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function texts(value: unknown): readonly string[] | undefined {
  const found = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  return found.length > 0 ? found : undefined
}

function headingOf(body: string): string | undefined {
  for (const line of body.split(/\r?\n/)) {
    const found = /^#\s+(.+)$/.exec(line)?.[1]?.trim()
    if (found) return found
  }
  return undefined
}

function stemOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.md$/, '')
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

function slugFor(path: string, used: readonly string[]): string {
  const own = slug(stemOf(path))
  if (!used.includes(own)) return own
  const parent = slug(path.split('/').at(-2) ?? '')
  // §10.2 says nothing of a folder whose name leaves no slug: then nothing stands in front.
  const longer = parent === '' ? own : `${parent}-${own}`
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? longer : `${longer}-${number}`
    if (!used.includes(candidate)) return candidate
  }
}

/** The stored index as text; undefined when there is none. `problems` are what its schema finds. */
export interface StoredText {
  readonly text: string | undefined
  readonly problems: readonly string[]
}

/** What `index --check` finds at `path` (Leji §10.3). */
export function check(layer: IndexedLayer, path: string, {text, problems}: StoredText): readonly Finding[] {
  if (text === undefined) return [['index-required', 'error', path]]
  if (problems.length > 0) return problems.map((rule): Finding => [rule, 'error', path])
  const stored: {rootPath: string; entries: Entry[]; mounts?: unknown[]} = JSON.parse(text)
  const {entries, findings} = generate(layer, stored.entries)
  const errors = findings.filter(([, severity]) => severity === 'error')
  if (errors.length > 0) return errors
  const kept = stored.entries.map(({lastModified: _, ...entry}) => entry)
  const wanted = canonical({rootPath: layer.rootPath, entries, mounts: mountRecords(layer.mounts)})
  const found = canonical({
    rootPath: stored.rootPath,
    entries: [...kept].sort((a, b) => byBytes(String(a.path), String(b.path))),
    mounts: stored.mounts ?? [],
  })
  return wanted === found ? findings : [['index-stale', 'error', path]]
}

/** JSON with the keys of every object in order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => byBytes(a, b)))
      : inner,
  )
}
