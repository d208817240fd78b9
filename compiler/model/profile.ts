// Agent profiles, as written (stage 2) and with what they inherit (stage 3).
import type {Fault} from './diagnostic.ts'
import type {TypedDocument} from './document.ts'
import type {CategoryId, Path} from './words.ts'

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
