// What is wrong, and where. Lines and columns are worked out only when a reporter asks.
import type {SourceFile} from './source.ts'
import type {Path, Severity} from './words.ts'

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
  /** The one safe mend, where there is exactly one and no prose is touched; `check --fix` makes it. */
  readonly edits?: readonly Edit[]
}

/** Puts `text` in place of a range; an empty range inserts. */
export interface Edit {
  readonly place: Place
  readonly text: string
}

/** A credential in a text: what it is in words, and where it stands. The text of it is never printed. */
export interface Secret {
  readonly kind: string
  readonly start: number
  readonly end: number
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
