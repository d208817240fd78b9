import {didYouMeanWithin} from '../diagnostics/suggestion.ts'
import {groupBy} from '../group-by.ts'
import type {Fault, Layer, ProfileData, Related, ResolvedProfile, TypedDocument} from '../model.ts'
import {duplicateIds} from './duplicate-ids.ts'

type Profile = TypedDocument<ProfileData>
type Fields = Readonly<Record<string, unknown>>

/** Frontmatter that composes across an inheritance edge; everything else is a profile's own. */
const postureFields = ['requiredRead', 'defaultContext', 'mustAskWhen', 'mustRefuseWhen'] as const

/** Field order of the agent-profile schema, for output. */
const fieldOrder = [
  'id',
  'name',
  'role',
  'requiredRead',
  'mustAskWhen',
  'inherits',
  'defaultContext',
  'mustRefuseWhen',
  'purpose',
  'version',
  'escalation',
  'host',
  'owners',
  'freshness',
  'invocation',
]

export interface Profiles {
  readonly profiles: readonly ResolvedProfile[]
  /** `id-duplicate`, and what resolution found that the profiles' own faults do not say already. */
  readonly faults: readonly Fault[]
}

/** Resolves every profile of the set against the set (Leji §6.1); the order is the set's own, by path bytes. */
export function resolveProfiles(set: Layer['profiles']): Profiles {
  const targetsById = groupBy<Profile, unknown>(set, (profile) => profile.raw?.id)
  const profiles = set.map((profile) => resolveProfile(profile, targetsById))
  const known = new Set(set.flatMap((profile) => profile.faults))
  const fresh = profiles.flatMap(({faults}) => faults).filter((fault) => !known.has(fault))
  const inDirectory = set.filter((profile) => profile.inDirectory)
  return {profiles, faults: [...duplicateIds(inDirectory, 'agent profile'), ...fresh]}
}

/** The eleven steps of Leji §6.1 in order: the first that applies decides. */
function resolveProfile(own: Profile, targetsById: ReadonlyMap<unknown, readonly Profile[]>): ResolvedProfile {
  const {path} = own.document
  const id = typeof own.raw?.id === 'string' ? own.raw.id : ''
  const refuse = (faults: readonly Fault[], base?: Profile): ResolvedProfile => ({
    id,
    path,
    frontmatter: null,
    body: null,
    sourceIds: [],
    faults,
    own,
    ...(base && {base}),
  })
  const inherits = own.raw?.inherits
  if (!own.raw || own.faults.length > 0) return refuse(own.faults)
  if (typeof inherits !== 'string') {
    const body = normaliseBody(own.document.body)
    return {id, path, frontmatter: ordered(own.raw), body, sourceIds: [id], faults: [], own}
  }
  const targets = targetsById.get(inherits) ?? []
  const [base] = targets
  const fault = edgeFault(own, inherits, targets, targetsById)
  if (fault) return refuse([fault], targets.length === 1 ? base : undefined)
  if (!base) return refuse([])
  if (base.faults.length > 0) return refuse(base.faults, base)
  const badId = [base, own].find((profile) => !isId(profile.raw?.id))
  if (badId) return refuse([idFault(badId)], base)
  const frontmatter = compose(base.raw ?? {}, own.raw)
  const missing = ['requiredRead', 'mustAskWhen'].find((field) => !isFilled(frontmatter[field]))
  if (missing) return refuse([incompleteFault(own, base, missing)], base)
  const body =
    `<!-- inherited from: ${inherits} -->\n\n${normaliseBody(base.document.body)}` +
    `\n<!-- ${id} -->\n\n${normaliseBody(own.document.body)}`
  return {id, path, frontmatter: ordered(frontmatter), body, sourceIds: [inherits, id], faults: [], own, base}
}

/** Steps 4 to 8: what is wrong with the edge itself. */
function edgeFault(
  own: Profile,
  inherits: string,
  targets: readonly Profile[],
  targetsById: ReadonlyMap<unknown, readonly Profile[]>,
): Fault | undefined {
  const fault = (rule: string, message: string, hint: string) => profileFault(own, rule, message, hint, ['inherits'])
  const leaf = 'Only one level is inherited: take `inherits` away, or move it to a profile whose role is not `core`.'
  if (own.raw?.role === 'core') {
    return fault('inherits-on-core', `A profile with the role \`core\` inherits nothing, here \`${inherits}\`.`, leaf)
  }
  const [base] = targets
  if (!base) {
    const hint =
      didYouMeanWithin(targetsById, inherits, () => coreIds(targetsById)) ??
      'Name the id of a profile whose role is `core`.'
    return fault('inherits-unknown', `No agent profile has the id \`${inherits}\`.`, hint)
  }
  if (targets.length > 1) {
    const message = `${targets.length} agent profiles have the id \`${inherits}\`.`
    return {
      ...fault('inherits-ambiguous-target', message, 'Give every profile an id of its own.'),
      related: targets.slice(0, 10).map((target) => secondPlace(target, 'id', `has the id \`${inherits}\``)),
    }
  }
  const at = base.document.path
  if (base.raw?.role !== 'core') {
    const message = `The inherited profile \`${inherits}\` (\`${at}\`) does not have the role \`core\`.`
    const hint = 'Inherit from a profile whose role is `core`.'
    return {
      ...fault('inherits-target-not-core', message, hint),
      related: [secondPlace(base, 'role', 'the inherited profile')],
    }
  }
  if (typeof base.raw.inherits === 'string') {
    const message = `The inherited profile \`${inherits}\` (\`${at}\`) itself inherits \`${base.raw.inherits}\`.`
    const hint = `Take \`inherits\` out of \`${at}\`: only one level is inherited.`
    return {
      ...fault('inherits-on-core', message, hint),
      related: [secondPlace(base, 'inherits', 'the inherited profile')],
    }
  }
  return undefined
}

/** Ids that `inherits` may name. */
function coreIds(targetsById: ReadonlyMap<unknown, readonly Profile[]>): readonly string[] {
  return [...targetsById].flatMap(([id, [first]]) => (typeof id === 'string' && first?.raw?.role === 'core' ? id : []))
}

function secondPlace({document, raw}: Profile, field: string, message: string): Related {
  const {path, file, frontmatter} = document
  const present = raw !== undefined && Object.hasOwn(raw, field) ? [field] : []
  return {message, path, place: {file, ...frontmatter.locate(present)}}
}

/** The base's entries as written, then those of the profile that the base does not hold (Leji §6.1 Composition). */
function compose(base: Fields, own: Fields): Fields {
  const merged: Record<string, unknown> = {...own}
  delete merged.inherits
  for (const field of postureFields) {
    const [inherited, added] = [base[field], own[field]]
    if (!Array.isArray(inherited)) continue
    const held = new Set<unknown>(inherited)
    if (added === undefined) merged[field] = inherited
    else if (Array.isArray(added)) merged[field] = [...inherited, ...added.filter((entry) => !held.has(entry))]
  }
  return merged
}

function ordered(fields: Fields): Fields {
  const known = fieldOrder.filter((key) => Object.hasOwn(fields, key))
  const others = Object.keys(fields).filter((key) => !fieldOrder.includes(key))
  return Object.fromEntries([...known, ...others].map((key) => [key, fields[key]]))
}

/** LF line ends, no newline in front, exactly one at the end; nothing else changes. */
function normaliseBody(body: string): string {
  const text = body.replaceAll('\r\n', '\n')
  let start = 0
  let end = text.length
  while (text[start] === '\n') start++
  while (end > start && text[end - 1] === '\n') end--
  return `${text.slice(start, end)}\n`
}

function idFault(profile: Profile): Fault {
  const message = `The id of a profile that is inherited or inherits is made of \`a-z\`, \`0-9\` and single \`-\`.`
  return profileFault(profile, 'profile-frontmatter', message, 'Give the profile an id such as `core`.', ['id'])
}

function incompleteFault(own: Profile, base: Profile, field: string): Fault {
  const message = `Neither this profile nor its base \`${base.document.path}\` has \`${field}\`.`
  return {
    ...profileFault(own, 'profile-frontmatter', message, `List at least one entry under \`${field}\`.`, ['inherits']),
    related: [secondPlace(base, field, 'the base')],
  }
}

function profileFault({document}: Profile, rule: string, message: string, hint: string, at: readonly string[]): Fault {
  return {rule, path: document.path, message, hint, place: {file: document.file, ...document.frontmatter.locate(at)}}
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}
