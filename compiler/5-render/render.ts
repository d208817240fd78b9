import type {Artifact, Diagnostic, ResolvedLayer} from '../model.ts'
import {contextIndex} from './context-index.ts'
import {hostShims} from './host-shims.ts'
import {llms} from './llms.ts'
import {site} from './site/site.ts'
import type {Target} from './target.ts'

const targets = [hostShims, contextIndex, site, llms] satisfies readonly Target[]

/** Stage 5: what should exist, as values. Findings are handed in so that a faulty document's page can show them. */
export function render(resolved: ResolvedLayer, diagnostics: readonly Diagnostic[]): readonly Artifact[] {
  return targets.flatMap((target) => target.render(resolved, diagnostics))
}
