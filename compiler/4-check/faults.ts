import {levels} from '../canonical.ts'
import {groupBy} from '../group-by.ts'
import type {CheckContext, ConformanceLevel, Fault, Rule} from '../model.ts'

/** The check of a rule whose faults an earlier stage has recorded: they are reported as they are. */
export function reportRecorded(rule: string): NonNullable<Rule['check']> {
  return (context, report) => {
    for (const fault of recordedFaults(context).get(rule) ?? []) report(fault)
  }
}

/** True when the manifest claims `level` or one above it (Leji §18). False without a manifest. */
export function claims({layer}: CheckContext, level: ConformanceLevel): boolean {
  const claimed = layer.manifest?.claimedLevel
  return claimed !== undefined && levels.indexOf(claimed) >= levels.indexOf(level)
}

const faultsByContext = new WeakMap<CheckContext, ReadonlyMap<string, readonly Fault[]>>()

/** Everything that stages 2 and 3 recorded, by rule id. A fault that two of them hand on is there once. */
export function recordedFaults(context: CheckContext): ReadonlyMap<string, readonly Fault[]> {
  const known = faultsByContext.get(context)
  if (known) return known
  const faults = groupBy(collect(context), ({rule}) => rule)
  faultsByContext.set(context, faults)
  return faults
}

function collect(context: CheckContext): ReadonlySet<Fault> {
  const {layer, resolved} = context
  return new Set([
    ...layer.settings.faults,
    ...layer.settings.notes,
    ...layer.faults,
    ...layer.profiles.flatMap((profile) => profile.faults),
    ...(layer.storedIndex?.faults ?? []),
    ...(layer.changelog?.faults ?? []),
    ...(resolved?.faults ?? []),
    ...(resolved?.profiles ?? []).flatMap((profile) => profile.faults),
    ...(resolved?.decisions ?? []).flatMap((decision) => decision.typed.faults),
    ...indexFaults(context),
  ])
}

/**
 * Faults of regenerating the index. The specification asks for them where an index is required and the stored one can be
 * compared (Leji §10.3 step 4); its warnings only where nothing is stale. A build always writes the index, so outside of
 * `--spec` they are told whatever the claim: a name that two documents share would stop it.
 */
function indexFaults(context: CheckContext): readonly Fault[] {
  const {layer, resolved} = context
  if (!resolved) return []
  const {faults, state} = resolved.index
  const compared = claims(context, 'indexed') && (state === 'stale' || state === 'current')
  if (layer.settings.spec)
    return compared ? faults.filter(({rule}) => rule !== 'id-vanished' || state === 'current') : []
  if (compared) return faults
  const told = new Set([...resolved.faults, ...layer.faults].filter(isDuplicateId).map((fault) => fault.path))
  return faults.filter((fault) => !isDuplicateId(fault) || !told.has(fault.path))
}

function isDuplicateId({rule}: Fault): boolean {
  return rule === 'id-duplicate'
}
