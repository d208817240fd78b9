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

export type * from './model/artifact.ts'
export type * from './model/changelog.ts'
export type * from './model/context-index.ts'
export type * from './model/decision.ts'
export type * from './model/diagnostic.ts'
export type * from './model/document.ts'
export type * from './model/layer.ts'
export type * from './model/lists.ts'
export type * from './model/load-steps.ts'
export type * from './model/manifest.ts'
export type * from './model/profile.ts'
export type * from './model/rule.ts'
export type * from './model/settings.ts'
export type * from './model/source.ts'
export type * from './model/words.ts'
