import {render} from './5-render/render.ts'
import {type CheckResult, examine} from './examine.ts'
import {findingsOfSources} from './mended.ts'
import type {Artifact, CompileOptions, Source} from './model.ts'

export interface CompileResult extends CheckResult {
  /** What should exist; empty when the manifest did not load. */
  readonly artifacts: readonly Artifact[]
}

/** The whole pipeline up to, but not including, writing: equal source and options give equal artifacts. */
export function compile(source: Source, options: CompileOptions = {}): CompileResult {
  const result = examine(source, options)
  options.stage?.('render')
  const {resolved, diagnostics} = result
  return {...result, artifacts: resolved ? render(resolved, findingsOfSources(diagnostics, resolved)) : []}
}
