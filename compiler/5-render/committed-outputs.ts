import type {Artifact, EntryKind, Path, ResolvedLayer} from '../model.ts'
import {contextIndex} from './context-index.ts'
import {hostShims} from './host-shims.ts'

const known = new WeakMap<ResolvedLayer, ReadonlyMap<Path, Artifact>>()

/**
 * The committed files that a build of the layer writes, by path. Documents link to them (the boot profile should link the
 * index), so a page must come out the same before and after they stand there.
 */
export function committedOutputs(resolved: ResolvedLayer): ReadonlyMap<Path, Artifact> {
  const before = known.get(resolved)
  if (before) return before
  const artifacts = [...hostShims.render(resolved), ...contextIndex.render(resolved)]
  const outputs = new Map(artifacts.map((artifact) => [artifact.path, artifact]))
  known.set(resolved, outputs)
  return outputs
}

/** What stands at a path once the build has written. */
export function kindAfterBuild(resolved: ResolvedLayer, path: Path): EntryKind {
  return committedOutputs(resolved).has(path) ? 'file' : resolved.layer.source.tree.kind(path)
}
