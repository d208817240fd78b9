// Stage 2: a file understood alone.
import type {Fault, Place} from './diagnostic.ts'
import type {SourceFile} from './source.ts'
import type {Path} from './words.ts'

/** A JSON file with the place of every value. */
export interface JsonDocument {
  readonly file: SourceFile
  /** The parsed value; undefined when it is not strict JSON. */
  readonly value: unknown
  /** Syntax errors (comments and trailing commas count as errors). */
  readonly errors: readonly {
    readonly message: string
    readonly hint?: string
    readonly start: number
    readonly end: number
  }[]
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
  /** Where the link opens. */
  readonly open: number
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

/** A document with a schema of its own: profile or decision. `faults` are its schema and frontmatter findings. */
export interface TypedDocument<Data> {
  readonly document: Document
  /** The frontmatter, validated; undefined when it broke the schema (then `faults` says how). */
  readonly data?: Data
  /** The frontmatter as read, valid or not. */
  readonly raw?: Readonly<Record<string, unknown>>
  readonly faults: readonly Fault[]
}
