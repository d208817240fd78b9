// The schemas of JSON artifacts read a second time, as numbers of violated constraints (Leji §2, §10.1 and §11).
import {categoryId, filled, idPattern, list, object, oneOf, relPath, type Shape, text} from './schemas.ts'

const anyText = text()
const id = text(idPattern)
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const owner = object(['name'], {name: filled, contact: anyText})
const rootPath = text(/^(?!\/)(?!\.\/)(?!.*(^|\/)\.\.(\/|$))(?!.*\\).*$/)
const markdownPath = text(/^(?!\/)(?!\.\/)(?!.*(^|\/)\.\.(\/|$))(?!.*\\).+\.md$/)

/** Any key of a pattern, and a least number of them. */
function map(key: RegExp, value: Shape, least = 0): Shape {
  return (found) => {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return 1
    const entries = Object.entries(found)
    const short = entries.length < least ? 1 : 0
    return entries.reduce((sum, [name, one]) => sum + (key.test(name) ? value(one) : 1), short)
  }
}

/** Both at once. */
function also(shape: Shape, holds: (value: unknown) => boolean): Shape {
  return (value) => shape(value) + (holds(value) ? 0 : 1)
}

function isUnique(value: unknown): boolean {
  return !Array.isArray(value) || new Set(value).size === value.length
}

function whole(least: number, most: number): Shape {
  return (value) => (Number.isInteger(value) ? (Number(value) < least || Number(value) > most ? 1 : 0) : 1)
}

const truth = oneOf(true, false)

const mountShape = object(['name', 'source', 'pin', 'owner'], {
  ...{name: filled, source: filled, pin: text(/^([0-9a-f]{40}|[0-9a-f]{64})$/), owner, role: anyText},
  trackingRef: text(/^refs\/(heads|tags)\/.+$/),
  categories: list(categoryId, 1),
  ...{topics: list(filled), requiredWhen: list(filled)},
})

/** Violations of the manifest schema (Leji §2). */
export const manifestViolations = object(['leji', 'name', 'rootPath', 'bootProfilePath', 'categories', 'owners'], {
  ...{$schema: anyText, leji: text(/^\d+\.\d+$/), name: filled, description: anyText},
  ...{rootPath, bootProfilePath: markdownPath},
  categories: map(
    /^(domain|system|practice|governance|decisions)$/,
    object(['indexes'], {indexes: list(markdownPath, 1)}),
    1,
  ),
  machine: object([], {
    ...{indexPath: text(relPath), changelogPath: text(relPath)},
    ...{agentProfilesPath: text(relPath), decisionRecordsPath: text(relPath)},
  }),
  agents: map(idPattern, text(relPath)),
  actors: map(
    idPattern,
    object(['roles', 'commands'], {
      roles: also(list(id, 1), isUnique),
      commands: map(idPattern, text(/<prompt>/), 1),
    }),
  ),
  owners: object(['primary'], {primary: owner, continuity: owner}),
  conformance: object([], {
    claimedLevel: oneOf('core', 'indexed', 'governed', 'federated'),
    claimedAt: text(new RegExp(`^${day}([T ].*)?$`)),
  }),
  federation: object([], {mounts: list(mountShape)}),
  vendorAdapters: list(text(relPath)),
  viewer: object([], {
    ...{port: whole(1, 65535), logo: anyText, title: anyText, agentsLabel: anyText, favicon: anyText},
    ...{homepage: anyText, groupOrder: list(anyText), mermaid: truth, poweredBy: truth},
    categoryEmojis: map(/^(domain|system|practice|governance|decisions)$/, anyText),
  }),
})

/** Violations of the context index schema (Leji §10.1). */
export const indexViolations = object(['schemaVersion', 'generatedAt', 'rootPath', 'entries'], {
  ...{$schema: anyText, schemaVersion: text(/^\d+\.\d+$/), generatedAt: text(new RegExp(`^${day}[T ].+`)), rootPath},
  generator: object([], {name: anyText, version: anyText}),
  entries: list(
    object(['id', 'path', 'title', 'category'], {
      ...{id, path: text(relPath), title: filled, category: categoryId, kind: oneOf('intent', 'record')},
      ...{date: text(new RegExp(`^${day}$`)), summary: anyText, tags: list(anyText), owners: list(anyText)},
      ...{lastModified: text(new RegExp(`^${day}([T ].*)?$`)), contentHash: anyText, links: list(anyText)},
      freshness: object([], {reviewAfter: text(new RegExp(`^${day}$`))}),
    }),
  ),
  mounts: list(mountShape),
})

const change = object(['id', 'date', 'type', 'summary', 'paths'], {
  ...{id, date: text(new RegExp(`^${day}(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ)?$`)), summary: filled},
  type: oneOf('added', 'changed', 'deprecated', 'removed', 'fixed', 'decision', 'governance', 'compaction'),
  ...{paths: list(text(relPath), 1), categories: list(categoryId), decisionRefs: list(anyText)},
  ...{proposedBy: anyText, approvedBy: anyText, breaking: truth},
  compacted: object(['entries', 'firstId', 'lastId'], {entries: whole(1, Infinity), firstId: id, lastId: id}),
})

/** Violations of the changelog schema (Leji §11). */
export const changelogViolations = object(['schemaVersion', 'entries'], {
  ...{$schema: anyText, schemaVersion: text(/^\d+\.\d+$/)},
  entries: list((entry) => change(entry) + (isBareCompaction(entry) ? 1 : 0), 1),
})

function isBareCompaction(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  return 'type' in entry && entry.type === 'compaction' && !('compacted' in entry)
}
