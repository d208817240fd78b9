import {diagnose} from '../4-check/check.ts'
import type {Diagnostic, ResolvedLayer, Source} from '../model.ts'
import {enforcementFaults} from '../mounts/enforcement.ts'
import {routeFacts} from '../route/route-facts.ts'
import {routeTask} from '../route/task-route.ts'
import {TaskScopeError} from '../route/task-scope.ts'
import {type FlagValues, type Invocation, UsageError} from './command.ts'

/** Refuses `--federation` and `--paths` where they do not fit together. */
export function checkFederationFlags(flags: FlagValues): void {
  const mode = flags.value('federation')
  if (mode === 'required' && !flags.has('paths'))
    throw new UsageError('`--federation required` asks what a task needs.', 'Name what it touches: `--paths P,P`.')
  if (mode === undefined && flags.has('paths'))
    throw new UsageError('`--paths` says what `--federation` is asked for.', 'Give both, or neither.')
}

/**
 * What `--federation` finds: every mount that cannot be relied on here (`available`), or those of them that the paths
 * route to (`required`, or `available` with paths). Raises `UsageError` for a path that cannot be meant.
 */
export function federationFindings(
  {flags, root}: Invocation,
  source: Source,
  resolved: ResolvedLayer | undefined,
): readonly Diagnostic[] {
  if (!flags.has('federation') || !resolved) return []
  const names = flags.has('paths') ? routed(resolved, flags.values('paths')) : undefined
  return enforcementFaults(root, source, resolved.manifest, names).map(diagnose)
}

function routed(resolved: ResolvedLayer, paths: readonly string[]): ReadonlySet<string> {
  try {
    const scope = {paths: paths.map((path) => path.trim()), asOf: '0000-00-00'}
    return new Set(routeTask(routeFacts(resolved), scope).mounts.map(({name}) => name))
  } catch (error) {
    if (error instanceof TaskScopeError) throw new UsageError(error.message, 'See `lejic check --help`.')
    throw error
  }
}
