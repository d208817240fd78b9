import {parse} from './2-parse/parse.ts'
import {parseSettings} from './2-parse/settings.ts'
import {resolve} from './3-resolve/resolve.ts'
import {check} from './4-check/check.ts'
import type {CheckContext, CompileOptions, Diagnostic, Layer, ResolvedLayer, Source} from './model.ts'

/** Files understood alone, then together: stages 2 and 3. */
export interface Understanding {
  readonly layer: Layer
  /** Undefined when the manifest did not load. */
  readonly resolved: ResolvedLayer | undefined
}

export interface CheckResult extends Understanding {
  readonly source: Source
  /** Sorted; lejic's own rules included. */
  readonly diagnostics: readonly Diagnostic[]
}

/** What a source holds, unjudged. Raises nothing for bad input. */
export function understand(source: Source, options: CompileOptions = {}): Understanding {
  options.stage?.('settings')
  const settings = parseSettings(source, options)
  options.stage?.('parse')
  const layer = parse(source, settings)
  options.stage?.('resolve')
  return {layer, resolved: layer.manifest && resolve(layer, layer.manifest)}
}

/**
 * Everything but rendering: what `lejic check` needs. `source` comes from `1-read` (a disk, or a map of paths in tests).
 * Raises nothing for bad input; an exception is a fault of ours.
 */
export function examine(source: Source, options: CompileOptions = {}): CheckResult {
  const {layer, resolved} = understand(source, options)
  const {since: revision} = options
  const since = revision && {revision, resolved: understand(revision.source).resolved}
  const context: CheckContext = {
    source,
    layer,
    resolved,
    content: options.content === true,
    ...(since && {since}),
  }
  options.stage?.('check')
  return {source, layer, resolved, diagnostics: check(context)}
}
