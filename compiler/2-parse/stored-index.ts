import type {ContextIndex, Path, StoredIndex, Tree} from '../model.ts'
import {readArtifact} from './artifact.ts'
import {validateIndex} from './validators.generated.js'

/** The context index as it stands on disk (Leji §10.1); undefined when no file stands there. */
export function readStoredIndex(tree: Tree, path: Path): StoredIndex | undefined {
  return readArtifact<ContextIndex>(tree, path, validateIndex, {isIndex: true})
}
