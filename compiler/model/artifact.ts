// Stages 5 and 6: what should exist, and what will happen to each path.
import type {Fault} from './diagnostic.ts'
import type {Path} from './words.ts'

export type ArtifactKind = 'shims' | 'index' | 'hooks' | 'site' | 'llms'

/** One output file as a value. */
export interface Artifact {
  /** Root-relative, `out/site/…` for what is not committed. */
  readonly path: Path
  readonly kind: ArtifactKind
  /** What it was made from, for the conflict message when two claim one path. */
  readonly from: string
  /**
   * How emit treats what stands there. `site`: below `out/`, written in place, ours without proof. `shim`: committed,
   * proven by a marker with a hash. `index`: committed, ours when it is a valid Leji index. `exact`: committed, no room
   * for a marker, ours only when equal.
   */
  readonly ownership: 'site' | 'shim' | 'index' | 'exact'
  /** For `shim`: the comment syntax of the format. */
  readonly comment?: 'html' | 'hash'
  /**
   * Identity of everything the content is made from (sha256 hex). Equal key and untouched file: the content is not
   * asked for again. Absent: always asked.
   */
  readonly key?: string
  /** The content; pure, called at most once a build, so that ten thousand pages are never held at a time. */
  contents(): string | Uint8Array
}

/** What will happen to one path. `refuse` carries the fault to report; `remove` is for what the ledger owns unchanged. */
export interface PlannedWrite {
  readonly path: Path
  readonly kind: ArtifactKind
  readonly action: 'create' | 'update' | 'keep' | 'remove' | 'refuse'
  /** Bytes that will stand there (0 for remove; the file's present size for keep and refuse). */
  readonly bytes: number
  /** True when `keep` was decided from the key alone. */
  readonly cached: boolean
  readonly fault?: Fault
}

export interface EmitPlan {
  readonly writes: readonly PlannedWrite[]
  /** Two owners of one path: our caller must not write anything. */
  readonly conflicts: readonly Fault[]
}

/** What happened to one output file. `stale`: missing or out of date, and not written. */
export interface ArtifactRow {
  readonly path: Path
  readonly kind: ArtifactKind
  readonly action: 'written' | 'unchanged' | 'removed' | 'stale' | 'refused'
  /** Bytes that stand there, or would; 0 for what goes. */
  readonly bytes: number
}
