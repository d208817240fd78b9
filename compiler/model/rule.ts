// Stage 4: rules.
import type {Fault} from './diagnostic.ts'
import type {Layer, ResolvedLayer} from './layer.ts'
import type {Revision, Source} from './source.ts'
import type {Path, Severity} from './words.ts'

/** What a rule may look at. `resolved` is undefined when the manifest did not load. */
export interface CheckContext {
  readonly source: Source
  readonly layer: Layer
  readonly resolved: ResolvedLayer | undefined
  /** The layer as it stood at `--since`; absent when nobody asked. */
  readonly since?: Since
  /** Whether the slow reads of `--content` were asked for. */
  readonly content?: boolean
}

/** An earlier revision and what the layer was there. */
export interface Since {
  readonly revision: Revision
  /** Undefined when its manifest did not load. */
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
  /** What a sparse checkout leaves out of the work tree, for `bad`. */
  readonly leftOut?: readonly Path[]
  /** What stood at `--since`, laid over the base layer, for both; a rule that compares with it needs this. */
  readonly since?: ExampleTree
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
  /** `content`: the rule reads texts whole, and speaks only with `check --content`. */
  readonly when?: 'content'
  /** Absent for a rule that something else raises: `emit` against the disk, or a command or flag of that name alone. */
  check?(context: CheckContext, report: (fault: Fault) => void): void
  readonly raisedBy?: 'emit' | 'conformance' | 'federation' | 'freshness' | 'content'
}
