import {createHash} from 'node:crypto'
import type {
  ContextIndexEntry,
  Fault,
  GeneratedIndex,
  GovernedDocument,
  JsonDocument,
  Manifest,
  Mount,
  Related,
  StoredIndex,
} from '../model.ts'
import {type CarriedEntry, carriedEntries, carryOver, slugMaker} from './identity.ts'
import {indexCurrency} from './index-currency.ts'

/**
 * The context index that the layer asks for (Leji §10.2), without `lastModified`, and how the stored one stands to it
 * (§10.3). `isWhole` is false when an error was found among the selectors or documents: then no stored index counts as
 * current.
 */
export function generateIndex(
  documents: readonly GovernedDocument[],
  manifest: Manifest,
  stored: StoredIndex | undefined,
  isWhole: boolean,
): GeneratedIndex {
  const before = carriedEntries(stored)
  const carried = carryOver(before)
  const used = new Map<string, GovernedDocument>()
  const makeSlug = slugMaker(used)
  const faults: Fault[] = []
  const entries = documents.map((governed) => {
    const {document} = governed
    const contentHash = hashOf(document.file.bytes)
    const old = carried(document.path, contentHash)
    const id = text(document.frontmatter.data?.id) ?? old?.id ?? makeSlug(document.path)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) faults.push(malformedId(governed, id))
    const other = used.get(id)
    if (other) faults.push(duplicateId(governed, other, id, stored))
    else used.set(id, governed)
    return entryOf(governed, id, contentHash, old)
  })
  const mounts = manifest.mounts.map(mountRecord)
  const canBeCurrent = isWhole && faults.length === 0
  return {
    entries,
    mounts,
    faults: [...faults, ...vanishedIds(before, entries, used, stored)],
    state: indexCurrency({entries, mounts}, manifest, stored, canBeCurrent),
  }
}

/** `sha256:` and the first 16 hex digits over the file's raw bytes. */
function hashOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`
}

/** Keys in the order in which they are written. */
function entryOf(
  {document, category, kind, date}: GovernedDocument,
  id: string,
  contentHash: string,
  old: CarriedEntry | undefined,
): ContextIndexEntry {
  const data = document.frontmatter.data ?? {}
  const summary = text(data.summary) ?? text(old?.summary)
  const tags = texts(data.tags)
  const owners = texts(data.owners)
  const links = texts(data.links)
  const reviewAfter = text(member(data.freshness, 'reviewAfter'))
  return {
    id,
    path: document.path,
    title: document.title,
    category,
    kind,
    ...(kind === 'record' && date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) && {date}),
    ...(summary !== undefined && {summary}),
    ...(tags && {tags}),
    ...(owners && {owners}),
    contentHash,
    ...(reviewAfter !== undefined && {freshness: {reviewAfter}}),
    ...(links && {links}),
  }
}

/** Routing metadata of a mount, keys in the order in which they are written; empty lists are left out. */
function mountRecord(mount: Mount): Readonly<Record<string, unknown>> {
  const {name, source, pin, trackingRef, owner, role, categories, topics, requiredWhen} = mount
  return {
    name,
    source,
    pin,
    ...(trackingRef && {trackingRef}),
    owner: {name: owner.name, ...(owner.contact !== undefined && {contact: owner.contact})},
    ...(role && {role}),
    ...(categories?.length && {categories}),
    ...(topics?.length && {topics}),
    ...(requiredWhen?.length && {requiredWhen}),
  }
}

function malformedId({document}: GovernedDocument, id: string): Fault {
  const own = document.frontmatter.data?.id !== undefined
  const message =
    id === ''
      ? 'The file name gives no id: an id is made of `a-z`, `0-9` and single `-`.'
      : `The id \`${id}\` is not made of \`a-z\`, \`0-9\` and single \`-\`.`
  const hint = own ? 'Write an id such as `order-states`.' : 'Give the document an `id` of its own in its frontmatter.'
  return {rule: 'id-pattern', path: document.path, message, construct: id, hint, ...placeOfId({document})}
}

function duplicateId(
  {document}: GovernedDocument,
  other: GovernedDocument,
  id: string,
  stored: StoredIndex | undefined,
): Fault {
  const own = placeOfId({document})
  return {
    rule: 'id-duplicate',
    path: document.path,
    message: `The index id \`${id}\` is already used by \`${other.document.path}\`.`,
    construct: id,
    hint: 'Give one of the two another `id` in its frontmatter.',
    related: [
      {message: 'first used here', path: other.document.path, ...placeOfId(other)},
      ...(own.place ? [] : storedHere(stored, id)),
    ],
    ...own,
  }
}

/** The place of the frontmatter id; none when the id was carried over or made. */
function placeOfId({document}: Pick<GovernedDocument, 'document'>): Pick<Fault, 'place'> {
  if (document.frontmatter.data?.id === undefined) return {}
  return {place: {file: document.file, ...document.frontmatter.locate(['id'])}}
}

/** Stored ids whose path is gone and that nothing took over: references to them lead nowhere now. */
function vanishedIds(
  before: readonly CarriedEntry[],
  entries: readonly ContextIndexEntry[],
  used: ReadonlyMap<string, unknown>,
  stored: StoredIndex | undefined,
): readonly Fault[] {
  const paths = new Set(entries.map(({path}) => path))
  return before
    .filter(({id, path}) => !paths.has(path) && !used.has(id))
    .map(({id, path}) => ({
      rule: 'id-vanished',
      path,
      message: `The stored id \`${id}\` of \`${path}\` is gone; references to it lead nowhere.`,
      construct: id,
      hint: `If the document moved, give it \`id: ${id}\` in its frontmatter.`,
      related: storedHere(stored, id),
    }))
}

/** Where the index on disk has an id. */
function storedHere(stored: StoredIndex | undefined, id: string): readonly Related[] {
  const json = stored?.json
  const index = json && positionsById(json).get(id)
  if (!json || index === undefined) return []
  return [{message: 'stored here', path: json.file.path, place: json.locate(['entries', index, 'id'])}]
}

const positionsByIndex = new WeakMap<JsonDocument, ReadonlyMap<unknown, number>>()

/** The position of each id among the stored entries, the first of several. */
function positionsById(json: JsonDocument): ReadonlyMap<unknown, number> {
  const known = positionsByIndex.get(json)
  if (known) return known
  const entries = member(json.value, 'entries')
  const positions = new Map<unknown, number>()
  for (const [position, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    const id = member(entry, 'id')
    if (!positions.has(id)) positions.set(id, position)
  }
  positionsByIndex.set(json, positions)
  return positions
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function texts(value: unknown): readonly string[] | undefined {
  const strings = Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
  return strings.length > 0 ? strings : undefined
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined
}
