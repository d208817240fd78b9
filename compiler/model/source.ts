// Stage 1: the door.
import type {Path} from './words.ts'

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

/**
 * Why git knows nothing of the root. `not-installed`: no git on `PATH`. `untrusted`: the repository belongs to another user
 * (git's `safe.directory`). `failed`: a repository is there and git cannot read it; `said` are its own words, one line.
 */
export type GitAbsence =
  | {readonly why: 'not-installed' | 'no-work-tree' | 'untrusted'}
  | {readonly why: 'failed'; readonly said: string}

/** What git knows, gathered by one process at most for each question. */
export interface GitFacts {
  /** Whether the root lies in a git work tree. */
  readonly workTree: boolean
  /** Why it does not; undefined when it does. */
  readonly absence?: GitAbsence | undefined
  /** Committer time of HEAD in ms since the epoch; undefined without a commit. */
  readonly headTime?: number | undefined
  /**
   * Last commit date (`YYYY-MM-DD`, committer date `%cs`) of every tracked and clean file; a path not in the map is
   * untracked or changed. One git process for the whole repository, started at the first call.
   */
  lastCommitDates(): ReadonlyMap<Path, string>
  /** The bytes of a path at HEAD; undefined when there is none. */
  fileAtHead(path: Path): Uint8Array | undefined
  /** Tracked files that a sparse checkout leaves out of the work tree, by path bytes. */
  leftOut(): readonly Path[]
  /** The layer's root as it stood where the history of `revision` and that of HEAD part, and what has changed since. */
  since(revision: string): Revision | RevisionProblem
}

/** An earlier state of the root, and the way from there to the work tree. */
export interface Revision {
  /** As the caller wrote it. */
  readonly name: string
  /** Full id of the commit that is compared. */
  readonly commit: string
  /** The tree at that commit; it knows nothing of git. Files that no layer is made of are there and cannot be read. */
  readonly source: Source
  /** By path bytes. Files that git ignores are in none. */
  readonly changes: readonly PathChange[]
}

export interface PathChange {
  /** Where it is now; for `removed`, where it was. */
  readonly path: Path
  readonly kind: 'added' | 'changed' | 'removed' | 'renamed'
  /** Where a renamed file was. */
  readonly from?: Path
}

/**
 * `unknown`: git knows no such commit. `no-ancestor`: a shallow clone ends before the histories meet. `no-commit`: HEAD
 * has none yet.
 */
export interface RevisionProblem {
  readonly problem: 'no-git' | 'no-commit' | 'unknown' | 'no-ancestor'
}

export interface Source {
  readonly tree: Tree
  readonly git: GitFacts
  /** Layouts and styles by their path below `templates/`, e.g. `site/page.hbs`. */
  readonly templates: ReadonlyMap<string, string>
}
