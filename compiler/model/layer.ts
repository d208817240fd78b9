// All files understood alone (stage 2), then together (stage 3).
import type {StoredChangelog} from './changelog.ts'
import type {GeneratedIndex, StoredIndex} from './context-index.ts'
import type {DecisionData, ResolvedDecision} from './decision.ts'
import type {Fault} from './diagnostic.ts'
import type {Document, Link, TypedDocument} from './document.ts'
import type {BootProfile, CategoryIndexFile, Selector} from './lists.ts'
import type {LiteralPath, LoadStep} from './load-steps.ts'
import type {Manifest} from './manifest.ts'
import type {ProfileData, ResolvedProfile} from './profile.ts'
import type {Settings} from './settings.ts'
import type {EntryKind, Source} from './source.ts'
import type {CategoryId, Kind, Path} from './words.ts'

export interface Layer {
  readonly source: Source
  readonly settings: Settings
  /** Undefined when it did not load: then `faults` says why, everything below is empty and resolve is skipped. */
  readonly manifest?: Manifest
  readonly boot?: BootProfile
  readonly indexFiles: readonly CategoryIndexFile[]
  readonly selectors: readonly Selector[]
  /**
   * Every markdown file that the layer reaches: selected documents, boot profile, index files, profiles, what roles are
   * bound to, decisions.
   */
  readonly documents: ReadonlyMap<Path, Document>
  /** READMEs that a directory entry passes over (Leji §3.3): not in the layer, shown on the site beside their folder. */
  readonly readmes: ReadonlyMap<Path, Document>
  /** The profile set of Leji §6 in byte order; `inDirectory` tells those of the directory scan. */
  readonly profiles: readonly (TypedDocument<ProfileData> & {readonly inDirectory: boolean})[]
  /** The decision corpus is a question of assignment (Leji §7), so resolve makes it; this parses one record. */
  parseDecision(document: Document): TypedDocument<DecisionData>
  /** The context index as it stands on disk; undefined when absent. */
  readonly storedIndex?: StoredIndex
  /** The changelog as it stands on disk; undefined when absent. */
  readonly changelog?: StoredChangelog
  readonly faults: readonly Fault[]
}

/** A document assigned to a category (Leji §3.4). */
export interface GovernedDocument {
  readonly document: Document
  readonly category: CategoryId
  readonly kind: Kind
  /** Frontmatter `date` of a record; null when it has none. */
  readonly date: string | null
  /** The selector that won, and those of lower rank that also covered it. */
  readonly selector: Selector
  readonly lost: readonly Selector[]
}

/** A link after resolution (Leji §14). */
export interface ResolvedLink {
  readonly link: Link
  /** `skipped`: empty, fragment only, or with a scheme. */
  readonly state: 'skipped' | 'resolved' | 'broken'
  /** Decoded root-relative path of the target (a directory's own path for directories); undefined when skipped. */
  readonly path?: Path
  /** Fragment without `#`, as written; undefined when there is none. */
  readonly fragment?: string
}

/** A step with what its paths lead to. */
export interface ResolvedLoadStep extends LoadStep {
  readonly targets: readonly LoadTarget[]
}

/** A path and what stands there; its range is that of the path as written. */
export interface LoadTarget {
  readonly literal: LiteralPath
  readonly start: number
  readonly end: number
  readonly kind: EntryKind
  /** The governed documents at or below it, by path bytes. */
  readonly documents: readonly GovernedDocument[]
}

/** How the boot profile leads a reader to what a task needs. */
export interface LoadPlan {
  /** In document order. */
  readonly steps: readonly ResolvedLoadStep[]
  /** What is read before any task: the boot profile and all that the steps `first` name, each file once, by path bytes. */
  readonly first: readonly {readonly path: Path; readonly bytes: number}[]
  /** Every path that the boot profile names anywhere, in document order; those of links that resolve included. */
  readonly named: readonly LoadTarget[]
}

export interface ResolvedLayer {
  readonly layer: Layer
  readonly manifest: Manifest
  /** Assigned documents by path bytes (Leji §3.4). */
  readonly documents: readonly GovernedDocument[]
  readonly documentByPath: ReadonlyMap<Path, GovernedDocument>
  /**
   * The READMEs of selected folders by path bytes, with the category and kind of the selector that is nearest. They are
   * in no index and no check (Leji §3.3); the site shows them, because people write the way into a folder there.
   */
  readonly readmes: readonly GovernedDocument[]
  readonly profiles: readonly ResolvedProfile[]
  /** The decision corpus of Leji §7 by path bytes. */
  readonly decisions: readonly ResolvedDecision[]
  /** Links of every document in the link-check set of Leji §14 (and of index files, which are not checked). */
  readonly linksByPath: ReadonlyMap<Path, readonly ResolvedLink[]>
  readonly index: GeneratedIndex
  /** What the boot profile leads to; undefined when there is none. */
  readonly load?: LoadPlan
  /** `category-conflict`, `index-entry-*`, `kind-invalid` and the like. */
  readonly faults: readonly Fault[]
}
