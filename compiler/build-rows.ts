import type {Plan} from './6-emit/plan.ts'
import {compareBytes} from './byte-order.ts'
import type {ArtifactRow, PlannedWrite} from './model.ts'

/** The writes of a plan that is not carried out, without a look into any page: each that stands there counts as it is. */
export function outline(plan: Plan): readonly PlannedWrite[] {
  const pages = plan.site.pages.map(({artifact, stat}): PlannedWrite => {
    const {path, kind} = artifact
    return {path, kind, action: stat ? 'keep' : 'create', bytes: stat?.size ?? 0, cached: false}
  })
  const refused = plan.site.faults.map(
    ({path}): PlannedWrite => ({path, kind: 'site', action: 'refuse', bytes: 0, cached: false}),
  )
  return [...plan.writes, ...pages, ...refused]
}

/** Writes as rows, by path bytes; `pending` is what a write is called that would be or was done. */
export function rowsOf(writes: readonly PlannedWrite[], pending: 'written' | 'stale'): readonly ArtifactRow[] {
  const actionOf = {
    create: pending,
    update: pending,
    keep: 'unchanged',
    remove: pending === 'stale' ? 'stale' : 'removed',
    refuse: 'refused',
  } as const
  return writes
    .map(({path, kind, action, bytes}) => ({path, kind, action: actionOf[action], bytes}))
    .sort((a, b) => compareBytes(a.path, b.path))
}
