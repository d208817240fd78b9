import {type Range, rangeOf} from '../diagnostics/finding.ts'
import type {Diagnostic, Path, Place} from '../model.ts'

/** The file and range to which a reader is best taken. */
export interface Anchor {
  readonly path: Path
  readonly place?: Place
  readonly range?: Range
}

/**
 * Where a finding is written: its own place; else, for one about a file that is missing or a mount, the place that
 * declares it; else the file as a whole.
 */
export function anchorOf({path, place, related = []}: Diagnostic): Anchor {
  const found = place ?? related.find((one) => one.place)?.place
  return found ? {path: found.file.path, place: found, range: rangeOf(found)} : {path}
}
