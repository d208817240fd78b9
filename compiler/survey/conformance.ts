import {levels} from '../canonical.ts'
import type {CheckContext, ConformanceLevel, Diagnostic, Fault} from '../model.ts'
import {type ConformanceItem, type Evidence, type ItemOutcome, items} from './conformance-items.ts'

/** One line of the checklist with its outcome. */
export interface JudgedItem extends Pick<ConformanceItem, 'id' | 'level' | 'description'> {
  readonly status: ItemOutcome
  /** What was seen; absent for a plain pass. */
  readonly detail?: string
}

/** How far a layer keeps what it claims (Leji §18). */
export interface Conformance {
  readonly claimedLevel: ConformanceLevel | 'none'
  readonly verifiedLevel: ConformanceLevel | 'none'
  /** How many items only people can attest. */
  readonly processAttested: number
  readonly items: readonly JudgedItem[]
  /** `conformance-claim` when the claim does not hold. */
  readonly faults: readonly Fault[]
}

/**
 * Scores a layer against the checklist of Leji §18. `diagnostics` are those of a check in spec mode. Without a manifest
 * only what needs none is scored and both levels are `none`.
 */
export function conformanceOf(
  context: CheckContext,
  diagnostics: readonly Diagnostic[],
  evidence: Pick<Evidence, 'today' | 'pinsReachable'>,
): Conformance {
  const {layer, resolved} = context
  const seen: Evidence = {...evidence, context, errors: diagnostics.filter(({severity}) => severity === 'error')}
  const judged = items.filter(({withoutManifest}) => resolved || withoutManifest).map((item) => judge(item, seen))
  const attested = items.filter(({attested}) => attested).length
  const manifest = layer.manifest
  if (!manifest) {
    return {claimedLevel: 'none', verifiedLevel: 'none', processAttested: attested, items: judged, faults: []}
  }
  const claim = levels.indexOf(manifest.claimedLevel)
  return {
    claimedLevel: manifest.claimedLevel,
    verifiedLevel: verifiedLevel(judged, claim),
    processAttested: attested,
    items: judged,
    faults: brokenClaim(judged, claim).map((level) => ({
      rule: 'conformance-claim',
      path: manifest.json.file.path,
      message: `The layer claims \`${manifest.claimedLevel}\`, but ${level}.`,
      hint: 'Mend what fails (`lejic conformance --explain` says how), or claim a lower level.',
      place: manifest.json.locate(['conformance', 'claimedLevel']),
    })),
  }
}

function judge({id, level, description, judge}: ConformanceItem, evidence: Evidence): JudgedItem {
  const {status, detail} = judge(evidence)
  return {id, level, description, status, ...(detail === undefined ? {} : {detail})}
}

/** The highest level, up to the claim, below and at which everything that can be scored passes. */
function verifiedLevel(judged: readonly JudgedItem[], claim: number): ConformanceLevel | 'none' {
  let verified: ConformanceLevel | 'none' = 'none'
  for (const level of levels.slice(0, claim + 1)) {
    const scored = scoredAt(judged, level)
    if (scored.length === 0 || scored.some(({status}) => status !== 'pass')) break
    verified = level
  }
  return verified
}

/** Why the claim does not hold, one reason; what could not be looked at in this run never breaks a claim. */
function brokenClaim(judged: readonly JudgedItem[], claim: number): readonly string[] {
  for (const level of levels.slice(0, claim + 1)) {
    const scored = scoredAt(judged, level)
    const failed = scored.filter(({status}) => status === 'fail').map(({id}) => `\`${id}\``)
    if (failed.length > 0)
      return [`at level \`${level}\` ${failed.join(', ')} ${failed.length === 1 ? 'fails' : 'fail'}`]
    if (scored.length === 0) return [`nothing of level \`${level}\` can be scored`]
  }
  return []
}

function scoredAt(judged: readonly JudgedItem[], level: ConformanceLevel): readonly JudgedItem[] {
  return judged.filter((item) => item.level === level && item.status !== 'manual' && item.status !== 'not-applicable')
}
