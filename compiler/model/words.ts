// Words of the specification.

/** A repository-root-relative POSIX path: `docs/a b.md`. Never starts with `/` or `./`; "" is the root. */
export type Path = string

/** The five Leji categories in canonical order (Leji §1.8): `domain, system, practice, governance, decisions`. */
export type CategoryId = 'domain' | 'system' | 'practice' | 'governance' | 'decisions'

/** `intent` is kept true; `record` is valid for its own time (Leji §3.5). */
export type Kind = 'intent' | 'record'

/** Ascending: each level includes the ones before it (Leji §18). */
export type ConformanceLevel = 'core' | 'indexed' | 'governed' | 'federated'

export type Severity = 'error' | 'warning' | 'info'
