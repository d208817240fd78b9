// Stage 2: what the boot profile tells a reader to read (Leji §4), as written.
import type {Path} from './words.ts'

/** When a step of the Loading section holds: before any task, for some tasks, or when no task was named for it. */
export type LoadRole = 'first' | 'task' | 'fallback'

/** A path that the boot profile names: a code span that holds nothing else, or the destination of a link. */
export interface LiteralPath {
  /** Without a trailing slash; '' for the root. */
  readonly path: Path
  readonly written: string
  readonly form: 'code' | 'link'
  /** False for words that are a path only where something stands there, such as `and/or`. */
  readonly certain: boolean
  /** Range of `written` in the boot profile. */
  readonly start: number
  readonly end: number
}

/** A sentence, list item or table row of the Loading section that says what to read, and when. */
export interface LoadStep {
  readonly role: LoadRole
  /** Range in the boot profile. */
  readonly start: number
  readonly end: number
}
