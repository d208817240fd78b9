// Decision records, as written (stage 2) and with their successors (stage 3).
import type {TypedDocument} from './document.ts'
import type {CategoryId, Path} from './words.ts'

export type DecisionStatus = 'proposed' | 'accepted' | 'superseded' | 'deprecated' | 'rejected'

export interface DecisionData {
  readonly id: string
  readonly title: string
  readonly status: DecisionStatus
  readonly date: string
  readonly deciders?: readonly string[]
  readonly supersedes?: string
  readonly supersededBy?: string
  readonly affectedPaths?: readonly string[]
  readonly affectedCategories?: readonly CategoryId[]
  readonly links?: readonly string[]
}

export interface ResolvedDecision {
  readonly typed: TypedDocument<DecisionData>
  /** Decisions by id, looked up; null where the id names none. */
  readonly supersedes?: ResolvedDecisionRef
  readonly supersededBy?: ResolvedDecisionRef
}

export interface ResolvedDecisionRef {
  readonly id: string
  /** Path of the record with that id; undefined when there is none. */
  readonly path?: Path
}
