import type {Artifact, Diagnostic, ResolvedLayer} from '../model.ts'

/** One kind of output. Adding one is a file with a Target and a line in `render.ts`. */
export interface Target {
  readonly id: string
  /** What should exist. Pure; reports nothing (checks do); the content of an artifact is made when it is asked for. */
  render(resolved: ResolvedLayer, diagnostics: readonly Diagnostic[]): readonly Artifact[]
}
