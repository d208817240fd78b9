// Stage 2: the manifest.
import type {JsonDocument} from './document.ts'
import type {CategoryId, ConformanceLevel, Path} from './words.ts'

export interface Owner {
  readonly name: string
  readonly contact?: string
}

export interface Mount {
  readonly name: string
  readonly source: string
  readonly pin: string
  readonly owner: Owner
  readonly trackingRef?: string
  readonly role?: string
  readonly categories?: readonly CategoryId[]
  readonly topics?: readonly string[]
  readonly requiredWhen?: readonly string[]
}

/** The manifest with every default filled in (Leji §2). */
export interface Manifest {
  readonly json: JsonDocument
  readonly name: string
  readonly description: string
  /** As written, for example `docs/`, "" or "."; copied to the index. */
  readonly rootPath: string
  readonly bootProfilePath: Path
  /** In canonical category order. `indexes` in manifest order; `paths` only in the older form. */
  readonly categories: readonly {
    readonly id: CategoryId
    readonly indexes: readonly Path[]
    readonly paths: readonly string[]
  }[]
  /** True when `categories.<id>.paths` was met. */
  readonly legacyPaths: boolean
  readonly machine: {
    /** Effective values (defaults of Leji §2.2 applied), as written otherwise. */
    readonly indexPath: Path
    readonly changelogPath: Path
    readonly agentProfilesPath: string
    readonly decisionRecordsPath: string
    /** Which of them the manifest declares. */
    readonly declared: ReadonlySet<'indexPath' | 'changelogPath' | 'agentProfilesPath' | 'decisionRecordsPath'>
  }
  /** Role to profile path, in written order. */
  readonly agents: ReadonlyMap<string, Path>
  readonly actors: ReadonlyMap<
    string,
    {readonly roles: readonly string[]; readonly commands: ReadonlyMap<string, string>}
  >
  readonly owners: {readonly primary: Owner; readonly continuity?: Owner}
  readonly claimedLevel: ConformanceLevel
  readonly mounts: readonly Mount[]
  readonly vendorAdapters: readonly Path[]
  readonly viewer: Readonly<Record<string, unknown>>
}
