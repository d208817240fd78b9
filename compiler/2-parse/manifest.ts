import {categoryIds} from '../canonical.ts'
import {isRecord} from '../is-record.ts'
import type {ConformanceLevel, Fault, JsonDocument, Manifest, Mount, Owner, Tree} from '../model.ts'
import {joinUnderRoot} from '../paths.ts'
import {parseJson} from './json.ts'
import {legacyForm, unreadableLegacy} from './manifest-legacy.ts'
import {type Violation, violationsOf} from './schema.ts'
import {validateManifest} from './validators.generated.js'

export interface LoadedManifest {
  /** Undefined when it did not load: then `faults` says why. */
  readonly manifest?: Manifest
  readonly faults: readonly Fault[]
}

const path = 'leji.json'
const supportedLine = '1.0'

/**
 * Loads `leji.json` in the order of Leji §2.5: it stands there, is JSON, holds whole characters, follows a known line and
 * fits the schema; the first of these that fails ends it. The older `categories.<id>.paths` form loads with one
 * `manifest-legacy-paths`; with `spec` it is the error of Leji §2.1.
 */
export function loadManifest(tree: Tree, spec: boolean): LoadedManifest {
  const kind = tree.kind(path)
  if (kind === 'outside') {
    return fails('manifest-parse', '`leji.json` leads outside the repository.', 'Put the file itself there.')
  }
  if (kind !== 'file') {
    const message = kind === 'absent' ? 'There is no `leji.json`.' : '`leji.json` is not a file.'
    return fails('manifest-missing', message, 'Run `lejic init`, or call from a folder of the layer.')
  }
  const file = tree.file(path)
  if (!file) return fails('manifest-parse', '`leji.json` cannot be read.', 'Check its permissions and its size.')
  const json = parseJson(file)
  const [syntax] = json.errors
  if (syntax) {
    const place = {file, start: syntax.start, end: syntax.end}
    const {message, hint} = syntax
    return {faults: [{rule: 'manifest-parse', path, message, place, ...(hint && {hint})}]}
  }
  const brokenAt = findSurrogate(json.value)
  if (brokenAt) {
    const message = 'The text holds half of a surrogate pair, which is no character.'
    const place = json.locate(brokenAt.segments, {key: brokenAt.key})
    return {faults: [{rule: 'manifest-not-scalar', path, message, place, hint: 'Write the character itself.'}]}
  }
  const line = isRecord(json.value) ? json.value.leji : undefined
  if (typeof line === 'string' && /^\d+\.\d+$/.test(line) && line !== supportedLine) {
    const message = `The line \`${line}\` of the specification is not known.`
    const hint = `Write \`"leji": "${supportedLine}"\`, or use a compiler that knows the line.`
    return {faults: [{rule: 'manifest-line', path, message, place: json.locate(['leji']), hint}]}
  }
  return spec ? loadStrictly(json) : loadEither(json)
}

function loadStrictly(json: JsonDocument): LoadedManifest {
  const faults = violationsOf(validateManifest, json.value).map((violation) => toFault(json, violation))
  const legacy = unreadableLegacy(json.value)
  if (legacy) faults.push(toFault(json, legacy))
  return faults.length > 0 ? {faults} : {manifest: toManifest(json, json.value), faults: []}
}

function loadEither(json: JsonDocument): LoadedManifest {
  const {current, paths, violations, firstAt} = legacyForm(json.value)
  const all = [...violationsOf(validateManifest, current), ...violations]
  if (all.length > 0) return {faults: all.map((violation) => toFault(json, violation))}
  const manifest = toManifest(json, current, paths)
  if (!firstAt) return {manifest, faults: []}
  const fault: Fault = {
    rule: 'manifest-legacy-paths',
    path,
    message: 'Categories are mapped by `paths`, the form before category index files.',
    place: json.locate(firstAt, {key: true}),
    hint: 'List the content in a category index file, and name that file under `indexes` in place of `paths`.',
  }
  return {manifest, faults: [fault]}
}

function fails(rule: string, message: string, hint: string): LoadedManifest {
  return {faults: [{rule, path, message, hint}]}
}

function toFault(json: JsonDocument, {segments, key, message, hint}: Violation): Fault {
  return {rule: 'manifest-schema', path, message, place: json.locate(segments, {key}), ...(hint && {hint})}
}

/** Where a key or a string holds an unpaired surrogate (Leji §1.5). Depth is bounded by the JSON reader. */
export function findSurrogate(
  value: unknown,
  segments: readonly (string | number)[] = [],
): {readonly segments: readonly (string | number)[]; readonly key: boolean} | undefined {
  if (typeof value === 'string') return isBroken(value) ? {segments, key: false} : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, item] of Object.entries(value)) {
    const at = [...segments, Array.isArray(value) ? Number(name) : name]
    if (isBroken(name)) return {segments: at, key: true}
    const found = findSurrogate(item, at)
    if (found) return found
  }
  return undefined
}

function isBroken(text: string): boolean {
  return /\p{Surrogate}/u.test(text)
}

/** What the schema lets through. */
interface ManifestInput {
  readonly name: string
  readonly description?: string
  readonly rootPath: string
  readonly bootProfilePath: string
  readonly categories: Readonly<Record<string, {readonly indexes: readonly string[]}>>
  readonly machine?: {
    readonly indexPath?: string
    readonly changelogPath?: string
    readonly agentProfilesPath?: string
    readonly decisionRecordsPath?: string
  }
  readonly agents?: Readonly<Record<string, string>>
  readonly actors?: Readonly<
    Record<string, {readonly roles: readonly string[]; readonly commands: Readonly<Record<string, string>>}>
  >
  readonly owners: {readonly primary: Owner; readonly continuity?: Owner}
  readonly conformance?: {readonly claimedLevel?: ConformanceLevel}
  readonly federation?: {readonly mounts?: readonly Mount[]}
  readonly vendorAdapters?: readonly string[]
  readonly viewer?: Readonly<Record<string, unknown>>
}

const machineKeys = ['indexPath', 'changelogPath', 'agentProfilesPath', 'decisionRecordsPath'] as const

function toManifest(
  json: JsonDocument,
  validated: unknown,
  paths: ReadonlyMap<string, readonly string[]> = new Map(),
): Manifest {
  const input = validated as ManifestInput
  const {rootPath, machine = {}} = input
  return {
    json,
    name: input.name,
    description: input.description ?? '',
    rootPath,
    bootProfilePath: input.bootProfilePath,
    categories: categoryIds.flatMap((id): Manifest['categories'] => {
      const category = Object.hasOwn(input.categories, id) ? input.categories[id] : undefined
      const legacy = paths.get(id)
      if (legacy) return [{id, indexes: [], paths: legacy}]
      return category ? [{id, indexes: category.indexes, paths: []}] : []
    }),
    legacyPaths: paths.size > 0,
    machine: {
      indexPath: machine.indexPath ?? joinUnderRoot(rootPath, 'context-index.json'),
      changelogPath: machine.changelogPath ?? joinUnderRoot(rootPath, 'context-changelog.json'),
      agentProfilesPath: machine.agentProfilesPath ?? joinUnderRoot(rootPath, 'agents/'),
      decisionRecordsPath: machine.decisionRecordsPath ?? joinUnderRoot(rootPath, 'decisions/'),
      declared: new Set(machineKeys.filter((key) => machine[key] !== undefined)),
    },
    agents: new Map(Object.entries(input.agents ?? {})),
    actors: new Map(
      Object.entries(input.actors ?? {}).map(([id, {roles, commands}]) => [
        id,
        {roles, commands: new Map(Object.entries(commands))},
      ]),
    ),
    owners: input.owners,
    claimedLevel: input.conformance?.claimedLevel ?? 'core',
    mounts: input.federation?.mounts ?? [],
    vendorAdapters: input.vendorAdapters ?? [],
    viewer: input.viewer ?? {},
  }
}
