import {parse} from './2-parse/parse.ts'
import {parseSettings} from './2-parse/settings.ts'
import {resolve} from './3-resolve/resolve.ts'
import {check} from './4-check/check.ts'
import type {CheckContext, CompileOptions, Diagnostic, Layer, ResolvedLayer, Revision, Source} from './model.ts'

export interface CheckResult {
  readonly source: Source
  readonly layer: Layer
  /** Undefined when the manifest did not load. */
  readonly resolved: ResolvedLayer | undefined
  /** Sorted; lejic's own rules included. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Everything but rendering: what `lejic check` needs. `source` comes from `1-read` (a disk, or a map of paths in tests).
 * Raises nothing for bad input; an exception is a fault of ours.
 */
export function examine(source: Source, options: CompileOptions = {}): CheckResult {
  options.stage?.('settings')
  const settings = parseSettings(source, options)
  options.stage?.('parse')
  const layer = parse(source, settings)
  options.stage?.('resolve')
  const resolved = layer.manifest && resolve(layer, layer.manifest)
  const since = options.since && {revision: options.since, resolved: layerAt(options.since)}
  const context: CheckContext = {source, layer, resolved, content: options.content === true, ...(since && {since})}
  options.stage?.('check')
  return {source, layer, resolved, diagnostics: check(context)}
}

/** The layer at an earlier revision, read the way it is read today. */
function layerAt({source}: Revision): ResolvedLayer | undefined {
  const layer = parse(source, parseSettings(source, {}))
  return layer.manifest && resolve(layer, layer.manifest)
}
