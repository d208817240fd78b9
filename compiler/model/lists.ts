// Stage 2: what the index files and the boot profile list.
import type {Place} from './diagnostic.ts'
import type {Document} from './document.ts'
import type {LiteralPath, LoadStep} from './load-steps.ts'
import type {SourceFile} from './source.ts'
import type {CategoryId, Kind, Path} from './words.ts'

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

/** A top section of the boot profile, told apart by the word in its heading that Leji §4 asks for. */
export interface BootSection extends Section {
  readonly topic: 'identity' | 'loading' | 'posture' | 'other'
}

export interface BootProfile {
  readonly document: Document
  readonly sections: readonly Section[]
  /** What stands before the first top section, without the title. */
  readonly preface: string
  /** The top sections, in document order. */
  readonly parts: readonly BootSection[]
  /** The paths in its code spans, in document order. */
  readonly paths: readonly LiteralPath[]
  /** What its Loading section tells a reader to read. */
  readonly steps: readonly LoadStep[]
  readonly sawMountBlock: boolean
  readonly mounts: readonly MountEntry[]
}
