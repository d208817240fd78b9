// The context index, as it stands on disk (stage 2) and as it should be (stage 3).
import type {Fault} from './diagnostic.ts'
import type {JsonDocument} from './document.ts'
import type {CategoryId, Kind, Path} from './words.ts'

export interface ContextIndexEntry {
  readonly id: string
  readonly path: Path
  readonly title: string
  readonly category: CategoryId
  readonly kind?: Kind
  readonly date?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly owners?: readonly string[]
  readonly lastModified?: string
  readonly contentHash?: string
  readonly freshness?: {readonly reviewAfter?: string}
  readonly links?: readonly string[]
}

export interface ContextIndex {
  readonly $schema?: string
  readonly schemaVersion: string
  readonly generatedAt: string
  readonly generator?: {readonly name?: string; readonly version?: string}
  readonly rootPath: string
  readonly entries: readonly ContextIndexEntry[]
  readonly mounts?: readonly Readonly<Record<string, unknown>>[]
}

/** The context index on disk. `entries` is empty unless it validates. */
export interface StoredIndex {
  readonly path: Path
  readonly json?: JsonDocument
  readonly value?: ContextIndex
  readonly faults: readonly Fault[]
}

/** The index as the layer asks for it (Leji §10.2); `lastModified` is filled only when it is written. */
export interface GeneratedIndex {
  readonly entries: readonly ContextIndexEntry[]
  readonly mounts: readonly Readonly<Record<string, unknown>>[]
  /** `id-pattern`, `id-duplicate`, `id-vanished`. */
  readonly faults: readonly Fault[]
  /** Leji §10.3 steps 1 to 5 on the stored index. */
  readonly state: 'missing' | 'unreadable' | 'stale' | 'current'
}
