import type {Artifact, ArtifactKind, EmitPlan, Path, Tree} from '../model.ts'
import {findCollisions} from './collisions.ts'
import {type CommittedWrite, planCommitted, planRetired} from './committed.ts'
import type {Folder} from './folder.ts'
import type {Ledger} from './ledger.ts'
import {listName} from './site-list.ts'
import {planSite, type SitePlan} from './site-plan.ts'

export interface PlanQuestion {
  /** Everything that should exist. */
  readonly artifacts: readonly Artifact[]
  /** The kinds to bring up to date; the others are left as they are. */
  readonly kinds: ReadonlySet<ArtifactKind>
  readonly folder: Folder
  /** As 1-read sees it, for places in findings. */
  readonly tree: Tree
  readonly ledger: Ledger
  /** Root-relative: `out/site`. */
  readonly site: Path
  readonly adopted: ReadonlyMap<Path, string>
  readonly force: boolean
  readonly indexIsValid: boolean
  /** Paths of shims that no declared host wants, with the comment syntax of their format. */
  readonly retired: readonly {readonly path: Path; readonly comment: 'html' | 'hash'}[]
}

/** What will happen, path by path. */
export interface Plan extends EmitPlan {
  /** The committed files, in artifact order, then those that go. */
  readonly writes: readonly CommittedWrite[]
  readonly site: SitePlan
}

/**
 * Stage 6, first half: compares what should exist with what does, and decides what may be touched. Writes nothing. The
 * pages' contents are left for `emit`, which never holds more than one.
 */
export function plan(question: PlanQuestion): Plan {
  const {artifacts, kinds, folder, site} = question
  const list = {path: `${site}/${listName}`, from: 'the list of the files of the site'}
  const wanted = artifacts.filter((artifact) => artifact.ownership === 'site')
  const conflicts = findCollisions(wanted.length > 0 ? [list, ...artifacts] : artifacts)
  const chosen = artifacts.filter((artifact) => kinds.has(artifact.kind))
  const committed = chosen
    .filter((artifact) => artifact.ownership !== 'site')
    .map((artifact) => planCommitted(artifact, question))
  const retired = kinds.has('shims') ? question.retired : []
  return {
    writes: [
      ...committed,
      ...retired.map((shim) => planRetired(shim, question)).filter((write) => write !== undefined),
    ],
    conflicts,
    site: planSite({
      site,
      wanted,
      pages: chosen.filter((artifact) => artifact.ownership === 'site'),
      sweep: kinds.has('site'),
      folder,
      ledger: question.ledger,
    }),
  }
}
