/**
 * The nouns that the stages hand to each other. Types only; nothing here runs.
 *
 * ```
 * disk ─1-read─▶ Source ─2-parse─▶ Layer ─3-resolve─▶ ResolvedLayer ─5-render─▶ Artifact[] ─6-emit─▶ disk
 *                                                          └─4-check─▶ Diagnostic[]
 * ```
 *
 * Every value keeps the one it came from (`resolved.layer.source`). All values are read-only. Paths are POSIX and
 * relative to the repository root unless a comment says otherwise; "" is the root itself. Offsets are UTF-16 code units
 * into `SourceFile.text`, so that editors and `String.prototype.slice` agree with them.
 */

// ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A repository-root-relative POSIX path: `docs/a b.md`. Never starts with `/` or `./`; "" is the root. */
export type Path = string

/** The five Leji categories in canonical order (Leji §1.8): `domain, system, practice, governance, decisions`. */
export type CategoryId = 'domain' | 'system' | 'practice' | 'governance' | 'decisions'

/** `intent` is kept true; `record` is valid for its own time (Leji §3.5). */
export type Kind = 'intent' | 'record'

/** Ascending: each level includes the ones before it (Leji §18). */
export type ConformanceLevel = 'core' | 'indexed' | 'governed' | 'federated'

export type Severity = 'error' | 'warning' | 'info'

// ── 1 · Source: the door ────────────────────────────────────────────────────────────────────────────────────────────

/** What the bytes of a file turned out to be. Recorded by 1-read, judged by 4-check. Offsets are into the decoded text. */
export interface Encoding {
  /** Which byte order mark stood at the start; it is not part of `text`. */
  readonly bom: 'none' | 'utf-8' | 'utf-16le' | 'utf-16be'
  /** Where the first byte sequence that is not UTF-8 became U+FFFD. */
  readonly invalidAt?: number
  /** Where the first CR stands that no LF follows. */
  readonly loneCrAt?: number
  /** Where the first NUL stands: most likely not text at all. */
  readonly nulAt?: number
}

/** One file, read once. `text` is decoded and has no byte order mark; line ends are as they are on disk. */
export interface SourceFile {
  readonly path: Path
  readonly bytes: Uint8Array
  readonly text: string
  readonly encoding: Encoding
}

/** What stands at a path. `outside`: a link chain leaves the root (or cannot be resolved), so the content is not ours to read. */
export type EntryKind = 'file' | 'directory' | 'other' | 'absent' | 'outside'

/** One name in a directory, judged without following links (Leji §1.7). */
export interface DirectoryEntry {
  readonly name: string
  readonly kind: 'file' | 'directory' | 'symlink' | 'other'
}

/**
 * A read-only view of the work tree, asked lazily and remembered: a question asked twice gets the first answer, so that
 * stages 2 to 5 are functions of it. Tests hand in one made of a map of paths (`1-read/memory.ts`).
 */
export interface Tree {
  /** What `path` is after links are followed; `outside` where Leji §1.1 containment fails. */
  kind(path: Path): EntryKind
  /** The file's content; undefined unless `kind(path)` is `file` and it can be read. Same object at every call. */
  file(path: Path): SourceFile | undefined
  /** Names in a directory in UTF-8 byte order; empty when it is none or cannot be read. */
  list(path: Path): readonly DirectoryEntry[]
  /** True when the entry itself is a symbolic link. */
  isLink(path: Path): boolean
  /** Size in bytes without reading the file; 0 when it is none. */
  size(path: Path): number
}

/** What git knows, gathered by one process at most for each question. */
export interface GitFacts {
  /** Whether the root lies in a git work tree. */
  readonly workTree: boolean
  /** Committer time of HEAD in ms since the epoch; undefined without a commit. */
  readonly headTime?: number | undefined
  /**
   * Last commit date (`YYYY-MM-DD`, committer date `%cs`) of every tracked and clean file; a path not in the map is
   * untracked or changed. One git process for the whole repository, started at the first call.
   */
  lastCommitDates(): ReadonlyMap<Path, string>
  /** The bytes of a path at HEAD; undefined when there is none. */
  fileAtHead(path: Path): Uint8Array | undefined
}

export interface Source {
  readonly tree: Tree
  readonly git: GitFacts
  /** Layouts and styles by their path below `templates/`, e.g. `site/page.hbs`. */
  readonly templates: ReadonlyMap<string, string>
}

// ── Settings: what people write in lejic.yaml and as flags, all present ─────────────────────────────────────────────

export interface Settings {
  /** Output folder, root-relative, no trailing slash: `out`. */
  readonly out: Path
  /** The declared hosts in declared order. */
  readonly hosts: readonly HostSettings[]
  readonly engine: 'auto' | 'reference' | 'fast'
  readonly site: SiteSettings
  /** Severity overrides for lejic's own rules. */
  readonly rules: ReadonlyMap<string, 'off' | Severity>
  /** Originals that a person allowed build to replace: path to sha256 hex. */
  readonly adopted: ReadonlyMap<Path, string>
  /** The moment that counts as now, in ms since the epoch: an argument, so that outputs are a function of inputs. */
  readonly now: number
  /** `generatedAt` for a rewritten index, in ms: SOURCE_DATE_EPOCH, else HEAD's committer time, else `now`. */
  readonly generatedAt?: number
  /** lejic.yaml as read, for positions; undefined when there is none. */
  readonly file?: SourceFile
  /**
   * True for `check --spec`: the older `paths` form of the manifest is then the error of Leji §2.1 (the manifest does not
   * load), rules of origin `own` stay silent and `rules` overrides nothing.
   */
  readonly spec?: boolean
  /** What was wrong in lejic.yaml. */
  readonly faults: readonly Fault[]
}

export interface HostSettings {
  readonly id: string
  readonly mode: 'redirect' | 'core'
  /** claude-code only: exactly `@AGENTS.md\n`. */
  readonly exact: boolean
  readonly hooks: boolean
}

/** What a command line adds to lejic.yaml. */
export interface CompileOptions {
  /** Overrides `out`. */
  readonly out?: string
  /** ms since the epoch; default: the clock. */
  readonly now?: number
  /** SOURCE_DATE_EPOCH in seconds, when set. */
  readonly sourceDateEpoch?: number
  /** `check --spec`: what the specification finds and nothing of our own; copied to `Settings.spec`. */
  readonly spec?: boolean
  /** Told the name of each stage as it begins, for progress and timing; it changes no output. */
  readonly stage?: (name: StageName) => void
}

export type StageName = 'settings' | 'parse' | 'resolve' | 'check' | 'render' | 'plan' | 'emit'

export interface SiteSettings {
  /** "" means the manifest's `viewer.title`, else its `name`. */
  readonly title: string
  readonly base: string
  /** A CSS hex colour. */
  readonly accent: string
  readonly editUrl: string
}

// ── Diagnostics ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** A range in a file. Lines and columns are worked out when a reporter asks (`diagnostics/place.ts`). */
export interface Place {
  readonly file: SourceFile
  readonly start: number
  readonly end: number
}

/** Something that an early stage found and a rule will report. `rule` is the id of the rule that reports it. */
export interface Fault {
  readonly rule: string
  /** What the finding points at; usually the file's path (a mount's name where Leji §19 says so). */
  readonly path: string
  readonly message: string
  readonly place?: Place
  /** The thing at fault as written (a link target, an entry path): part of the finding's identity and order. */
  readonly construct?: string
  readonly hint?: string
  readonly related?: readonly Related[]
}

export interface Related {
  readonly message: string
  readonly path: Path
  readonly place?: Place
}

export interface Diagnostic extends Fault {
  readonly severity: Severity
  /** Where the rule comes from, e.g. `Leji 1.0 §3.4`. */
  readonly source?: string
}

// ── 2 · Layer: each file understood alone ───────────────────────────────────────────────────────────────────────────

/** A JSON file with the place of every value. */
export interface JsonDocument {
  readonly file: SourceFile
  /** The parsed value; undefined when it is not strict JSON. */
  readonly value: unknown
  /** Syntax errors (comments and trailing commas count as errors). */
  readonly errors: readonly {readonly message: string; readonly start: number; readonly end: number}[]
  /**
   * The range of the value at a JSON pointer given as segments; with `key: true` that of the property's name. Falls
   * back to the nearest ancestor that exists.
   */
  locate(segments: readonly (string | number)[], options?: {readonly key?: boolean}): Place
}

/** YAML between `---` fences at the start of a file (Leji §1.6). */
export interface Frontmatter {
  readonly state: 'absent' | 'valid' | 'invalid' | 'unterminated'
  /** The mapping; undefined unless `state` is `valid`. An empty block is `valid` with `{}`. */
  readonly data?: Readonly<Record<string, unknown>>
  /** Why `state` is `invalid` or `unterminated`, with ranges in the file. */
  readonly errors: readonly {
    readonly message: string
    readonly hint?: string
    readonly start: number
    readonly end: number
  }[]
  /** From the opening `---` to the end of the closing fence line; 0 and 0 when absent. */
  readonly start: number
  readonly end: number
  /** The range of the value (or of its key) at a path of keys; the whole block when there is none. */
  locate(
    segments: readonly (string | number)[],
    options?: {readonly key?: boolean},
  ): {readonly start: number; readonly end: number}
}

/** One link destination in prose, by the scanner of Leji §14. */
export interface Link {
  /** The destination as written, angle brackets off. */
  readonly target: string
  /** 1-based line where the link opens. */
  readonly line: number
  /** Range of the destination in the file. */
  readonly start: number
  readonly end: number
  /** True for `![…](…)`. */
  readonly image: boolean
}

/** A markdown file. */
export interface Document {
  readonly path: Path
  readonly file: SourceFile
  readonly frontmatter: Frontmatter
  /** Text after the frontmatter, and where it starts in `file.text`. */
  readonly body: string
  readonly bodyStart: number
  /** Frontmatter `title`, else first `# ` line of the body, else the file's stem (Leji §10.2). */
  readonly title: string
  readonly links: readonly Link[]
}

/** One accepted line of a `leji-index` block (Leji §3.2). */
export interface IndexEntry {
  /** As written. */
  readonly path: string
  readonly kind: Kind
  /** Range of the path in the index file. */
  readonly start: number
  readonly end: number
}

/** A category index file, its entries, and what each entry covers. */
export interface CategoryIndexFile {
  readonly category: CategoryId
  readonly path: Path
  /** Undefined when it is missing or outside the root. */
  readonly file?: SourceFile
  readonly entries: readonly IndexEntry[]
}

/** An entry that resolved to a file or a directory (Leji §3.3). `covers` lists the markdown files in byte order. */
export interface Selector {
  readonly category: CategoryId
  readonly kind: Kind
  readonly form: 'file' | 'directory'
  readonly path: string
  readonly indexFile: Path
  readonly place?: Place
  readonly covers: readonly Path[]
  /** READMEs that the directory entry passed over. */
  readonly skippedReadmes: readonly Path[]
}

/** A well-formed record of a `leji-mounts` block (Leji §5). */
export interface MountEntry {
  readonly mount: string
  readonly owner: string
  readonly carries: string
  readonly readWhen: string
  readonly start: number
  readonly end: number
}

/** A heading of the boot profile with the text under it, up to the next heading of its level or above. */
export interface Section {
  readonly heading: string
  readonly level: number
  /** Range of the heading line, then of the text below it, in the file. */
  readonly start: number
  readonly contentStart: number
  readonly end: number
}

export interface BootProfile {
  readonly document: Document
  readonly sections: readonly Section[]
  readonly sawMountBlock: boolean
  readonly mounts: readonly MountEntry[]
}

/** A document with a schema of its own: profile or decision. `faults` are its schema and frontmatter findings. */
export interface TypedDocument<Data> {
  readonly document: Document
  /** The frontmatter, validated; undefined when it broke the schema (then `faults` says how). */
  readonly data?: Data
  /** The frontmatter as read, valid or not. */
  readonly raw?: Readonly<Record<string, unknown>>
  readonly faults: readonly Fault[]
}

export interface ProfileData {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly inherits?: string
  readonly requiredRead?: readonly string[]
  readonly mustAskWhen?: readonly string[]
  readonly defaultContext?: readonly CategoryId[]
  readonly mustRefuseWhen?: readonly string[]
  readonly purpose?: string
  readonly version?: string
  readonly escalation?: string
  readonly host?: string
  readonly owners?: readonly string[]
  readonly freshness?: {readonly reviewAfter?: string}
  readonly invocation?: {readonly command: string; readonly constraints?: readonly string[]}
}

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

export interface Layer {
  readonly source: Source
  readonly settings: Settings
  /** Undefined when it did not load: then `faults` says why, everything below is empty and resolve is skipped. */
  readonly manifest?: Manifest
  readonly boot?: BootProfile
  readonly indexFiles: readonly CategoryIndexFile[]
  readonly selectors: readonly Selector[]
  /** Every markdown file that the layer reaches: selected documents, boot profile, index files, profiles, decisions. */
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

/** The context index on disk. `entries` is empty unless it validates. */
export interface StoredIndex {
  readonly path: Path
  readonly json?: JsonDocument
  readonly value?: ContextIndex
  readonly faults: readonly Fault[]
}

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

// ── 3 · ResolvedLayer: files understood together ────────────────────────────────────────────────────────────────────

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

/** A profile after single-level inheritance (Leji §6.1). A refused one has null parts and its reasons in `faults`. */
export interface ResolvedProfile {
  readonly id: string
  readonly path: Path
  /** Merged frontmatter, in field order of the schema, `inherits` dropped; null when refused. */
  readonly frontmatter: Readonly<Record<string, unknown>> | null
  readonly body: string | null
  readonly sourceIds: readonly string[]
  readonly faults: readonly Fault[]
  /** The profile's own file, and its base when it inherits. */
  readonly own: TypedDocument<ProfileData>
  readonly base?: TypedDocument<ProfileData>
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

/** The index as the layer asks for it (Leji §10.2); `lastModified` is filled only when it is written. */
export interface GeneratedIndex {
  readonly entries: readonly ContextIndexEntry[]
  readonly mounts: readonly Readonly<Record<string, unknown>>[]
  /** `id-pattern`, `id-duplicate`, `id-vanished`. */
  readonly faults: readonly Fault[]
  /** Leji §10.3 steps 1 to 5 on the stored index. */
  readonly state: 'missing' | 'unreadable' | 'stale' | 'current'
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
  /** `category-conflict`, `index-entry-*`, `kind-invalid` and the like. */
  readonly faults: readonly Fault[]
}

// ── 4 · Rules ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a rule may look at. `resolved` is undefined when the manifest did not load. */
export interface CheckContext {
  readonly source: Source
  readonly layer: Layer
  readonly resolved: ResolvedLayer | undefined
}

/**
 * Files laid over the base layer of `4-check/example-layer.ts`: path to text, bytes, a symbolic link, or a file that
 * cannot be read; null takes the base's file away.
 */
export type ExampleTree = Readonly<
  Record<Path, string | Uint8Array | {readonly link: string} | {readonly unreadable: true} | null>
>

export interface RuleExample {
  readonly bad: ExampleTree
  readonly good: ExampleTree
  /** False takes the git work tree away from `bad`. */
  readonly git?: boolean
  /** What stands at git's HEAD, for both. */
  readonly head?: Readonly<Record<Path, string>>
  /** Rules that the specification makes fire beside this one on `bad`. */
  readonly companions?: readonly string[]
}

export interface Rule {
  /** Permanent, kebab-case, in Leji's vocabulary. */
  readonly id: string
  readonly severity: Severity
  /** `leji`: a rule of the specification, reported under `check --spec`. `own`: lejic's own. */
  readonly origin: 'leji' | 'own'
  /** Section of the specification, e.g. `Leji 1.0 §3.4`. */
  readonly source?: string
  /** What is so, in one sentence. */
  readonly summary: string
  /** Why it matters to a reader or an agent. */
  readonly why: string
  /** How to mend it, imperative. */
  readonly mend: string
  /**
   * Laid over the base layer, `bad` gives this rule's finding(s) and no others but its companions', and `good` gives none
   * at all. Run by `test/4-check/examples.test.ts`; shown in the manual and by `explain`.
   */
  readonly example: RuleExample
  /** Absent for a rule that another stage raises (`shim-unmanaged`); `raisedBy` then says which. */
  check?(context: CheckContext, report: (fault: Fault) => void): void
  readonly raisedBy?: 'emit'
}

// ── 5 · Artifacts ───────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── 6 · Emit ────────────────────────────────────────────────────────────────────────────────────────────────────────

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
