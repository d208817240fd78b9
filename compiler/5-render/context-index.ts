import type {Artifact, ContextIndexEntry, ResolvedLayer} from '../model.ts'
import type {Target} from './target.ts'

/** The `$id` that the index names as its schema (Leji §10.1). */
const schema = 'https://leji.org/schemas/v1.0/context-index.schema.json'

/**
 * Rules of the category scan and of the index's ids. Where one of them is an error the index cannot be told, so the one
 * that stands is left as it is (Leji §10.2 "Writing").
 */
const scanRules: ReadonlySet<string> = new Set([
  'category-conflict',
  'category-index-missing',
  'category-path-missing',
  'freshness-on-record',
  'id-pattern',
  'index-entry-missing',
  'index-entry-not-markdown',
  'index-file-missing',
  'index-file-parse',
  'kind-invalid',
])

/**
 * The context index at `machine.indexPath`, byte for byte as Leji §10.2 writes it. One that Leji §10.3 calls current
 * keeps the bytes that it has, whoever wrote them.
 */
export const contextIndex = {
  id: 'index',
  render(resolved) {
    if (cannotBeTold(resolved)) return []
    const {manifest} = resolved
    const artifact = {
      path: manifest.machine.indexPath,
      kind: 'index',
      from: 'the categories of leji.json',
      ownership: 'index',
      contents: () => storedBytes(resolved) ?? serialise(resolved),
    } satisfies Artifact
    return [artifact]
  },
} satisfies Target

function cannotBeTold({faults, index, layer}: ResolvedLayer): boolean {
  return (
    // Profiles, decisions and the changelog share this rule's name; only the index's own is told by its faults.
    index.faults.some((fault) => fault.rule === 'id-duplicate' || fault.rule === 'id-pattern') ||
    [...layer.faults, ...faults].some((fault) => scanRules.has(fault.rule))
  )
}

function storedBytes({index, layer, manifest}: ResolvedLayer): Uint8Array | undefined {
  return index.state === 'current' ? layer.source.tree.file(manifest.machine.indexPath)?.bytes : undefined
}

function serialise({index, layer, manifest}: ResolvedLayer): string {
  const {settings, source} = layer
  const dates = source.git.lastCommitDates()
  const today = new Date(settings.now).toISOString().slice(0, 10)
  const moment = settings.generatedAt ?? source.git.headTime ?? settings.now
  const value = {
    $schema: schema,
    schemaVersion: '1.0',
    generatedAt: new Date(moment).toISOString(),
    generator: {name: 'lejic'},
    rootPath: manifest.rootPath,
    entries: index.entries.map((entry) => ordered(entry, dates.get(entry.path) ?? today)),
    ...(index.mounts.length > 0 ? {mounts: index.mounts.map(orderedMount)} : {}),
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Keys in the order of Leji §10.2; JSON leaves out the undefined ones. */
function ordered(entry: ContextIndexEntry, lastModified: string): ContextIndexEntry {
  const {id, path, title, category, kind, date, summary, tags, owners, contentHash, freshness, links} = entry
  const all = {
    id,
    path,
    title,
    category,
    kind,
    date,
    summary,
    tags,
    owners,
    lastModified,
    contentHash,
    freshness,
    links,
  }
  return all as ContextIndexEntry
}

function orderedMount(mount: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const {name, source, pin, trackingRef, owner, role, categories, topics, requiredWhen} = mount
  return {name, source, pin, trackingRef, owner: orderedOwner(owner), role, categories, topics, requiredWhen}
}

function orderedOwner(owner: unknown): unknown {
  if (typeof owner !== 'object' || owner === null) return owner
  const {name, contact} = owner as {readonly name?: unknown; readonly contact?: unknown}
  return {name, contact}
}
