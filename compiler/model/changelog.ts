// Stage 2: the changelog.
import type {Fault} from './diagnostic.ts'
import type {JsonDocument} from './document.ts'
import type {CategoryId, Path} from './words.ts'

export interface ChangelogEntry {
  readonly id: string
  readonly date: string
  readonly type: string
  readonly summary: string
  readonly paths: readonly string[]
  readonly categories?: readonly CategoryId[]
  readonly decisionRefs?: readonly string[]
  readonly proposedBy?: string
  readonly approvedBy?: string
  readonly breaking?: boolean
  readonly compacted?: {readonly entries: number; readonly firstId: string; readonly lastId: string}
}

export interface StoredChangelog {
  readonly path: Path
  readonly json?: JsonDocument
  readonly entries?: readonly ChangelogEntry[]
  readonly faults: readonly Fault[]
}
