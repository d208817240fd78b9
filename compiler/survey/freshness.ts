import {compareBytes} from '../byte-order.ts'
import type {Fault, Path, Place, ResolvedLayer} from '../model.ts'
import {reviewDate} from '../route/review-date.ts'

/** A document or profile with a review date. */
export interface Horizon {
  readonly path: Path
  /** `YYYY-MM-DD`. */
  readonly reviewAfter: string
}

/** Review dates of a layer (Leji §12); the lists are sorted by (reviewAfter, path). */
export interface Freshness {
  /** How many documents and profiles have a review date. */
  readonly declared: number
  /** The date has passed. */
  readonly expired: readonly Horizon[]
  /** The date is today or within 30 days. */
  readonly upcoming: readonly Horizon[]
  /** A `freshness-expired` fault for each expired one. */
  readonly faults: readonly Fault[]
}

const upcomingDays = 30

/**
 * The review dates of intent documents and of the profiles in the profile folder (Leji §12); records have none. `today` is
 * `YYYY-MM-DD` in UTC.
 */
export function freshnessOf({documents, layer}: ResolvedLayer, today: string): Freshness {
  const candidates = [
    ...documents.filter(({kind}) => kind === 'intent').map(({document}) => document),
    ...layer.profiles.filter(({inDirectory}) => inDirectory).map(({document}) => document),
  ]
  const dated = candidates.flatMap(({path, file, frontmatter}) => {
    const reviewAfter = reviewDate(frontmatter.data)
    if (reviewAfter === null || !/^\d{4}-\d{2}-\d{2}$/.test(reviewAfter)) return []
    return [{path, reviewAfter, place: {file, ...frontmatter.locate(['freshness', 'reviewAfter'])}}]
  })
  dated.sort((a, b) => compareBytes(a.reviewAfter, b.reviewAfter) || compareBytes(a.path, b.path))
  const last = addDays(today, upcomingDays)
  const expired = dated.filter(({reviewAfter}) => reviewAfter < today)
  return {
    declared: dated.length,
    expired: expired.map(horizon),
    upcoming: dated.filter(({reviewAfter}) => reviewAfter >= today && reviewAfter <= last).map(horizon),
    faults: expired.map(faultOf),
  }
}

function horizon({path, reviewAfter}: Horizon): Horizon {
  return {path, reviewAfter}
}

function faultOf({path, reviewAfter, place}: Horizon & {readonly place: Place}): Fault {
  return {
    rule: 'freshness-expired',
    path,
    message: `The review date \`${reviewAfter}\` has passed.`,
    hint: 'Read it against what is so today, correct it, and set a new `freshness.reviewAfter`.',
    place,
  }
}

/** The day `days` after `date`, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`, both `YYYY-MM-DD`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
