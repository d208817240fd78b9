// What people write in lejic.yaml and as flags, all present.
import type {Fault} from './diagnostic.ts'
import type {Revision, SourceFile} from './source.ts'
import type {Path, Severity} from './words.ts'

export interface Settings {
  /** Output folder, root-relative, no trailing slash: `out`. */
  readonly out: Path
  /** The declared hosts in declared order. */
  readonly hosts: readonly HostSettings[]
  readonly engine: 'auto' | 'reference' | 'fast'
  /** Bytes that what is read before any task may have: what to aim for, and what must not be exceeded. */
  readonly budgets: {readonly target: number; readonly budget: number}
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
  /** What was wrong in lejic.yaml; while there is anything, nobody knows which outputs are wanted. */
  readonly faults: readonly Fault[]
  /** What is right in lejic.yaml but worth a word. */
  readonly notes: readonly Fault[]
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
  /** `check --content`: rules that read texts whole speak too. */
  readonly content?: boolean
  /** `check --since`: the state that the layer is compared with. */
  readonly since?: Revision
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
