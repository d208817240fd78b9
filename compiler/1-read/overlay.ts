import type {Path, Source} from '../model.ts'
import {decodeFile} from './bytes.ts'

/** A source in which some files that exist hold other bytes; everything else is asked of the one below. */
export function overlay(source: Source, changed: ReadonlyMap<Path, Uint8Array>): Source {
  const files = new Map([...changed].map(([path, bytes]) => [path, decodeFile(path, bytes)]))
  const {tree} = source
  return {
    ...source,
    tree: {
      kind: (path) => tree.kind(path),
      list: (path) => tree.list(path),
      isLink: (path) => tree.isLink(path),
      file: (path) => files.get(path) ?? tree.file(path),
      size: (path) => files.get(path)?.bytes.length ?? tree.size(path),
    },
  }
}
