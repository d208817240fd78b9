import type {Path} from '../model.ts'

/** An AI coding host as data: which files it reads by itself, and where its maker says so. */
export interface Host {
  /** The key in `lejic.yaml`. */
  readonly id: string
  readonly name: string
  /** The page that the facts below were read from. */
  readonly docs: string
  /** When they were last compared with that page, `YYYY-MM-DD`. */
  readonly verified: string
  /** Paths besides those of the shims whose presence says that a team uses this host. */
  readonly signs?: readonly Path[]
  /** The files that lead this host to the boot profile. */
  readonly shims: readonly Shim[]
}

/** One committed file that a host reads by itself. */
export interface Shim {
  readonly path: Path
  /** A layout below `templates/`. */
  readonly template: string
  /** How comments look in this format: the marker and the keep block are written as such. */
  readonly comment: 'html' | 'hash'
  /** Lines of frontmatter, written from byte 0 because hosts look for it nowhere else. */
  readonly frontmatter?: readonly string[]
  /** A line that this host replaces by another host's file; written only when that host is declared. */
  readonly import?: {readonly line: string; readonly host: string}
  /** How much of the file the host reads. */
  readonly limit?: {readonly size: number; readonly unit: 'bytes' | 'characters'}
}
