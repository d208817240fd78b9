import {compareBytes} from '../byte-order.ts'
import {suggest} from '../diagnostics/suggestion.ts'
import type {CheckContext, Path} from '../model.ts'
import {baseName, directoryOf} from '../paths.ts'

/**
 * The existing path that an absent one was most likely meant to be: a near name in the same folder, else the one document
 * of the layer with the same file name, else the path with its first wrong folder spelt right. Undefined when none is.
 */
export function nearestFile({source, layer}: CheckContext, path: Path): Path | undefined {
  const sibling = nearSibling(source.tree, path)
  if (sibling !== undefined) return sibling
  const moved = [...layer.documents.keys()].filter((known) => baseName(known) === baseName(path)).sort(compareBytes)
  if (moved.length === 1) return moved[0]
  return mendedFolder(source.tree, path)
}

type Tree = CheckContext['source']['tree']

function nearSibling(tree: Tree, path: Path): Path | undefined {
  const directory = directoryOf(path)
  const names = tree.list(directory).map(({name}) => name)
  const near = suggest(baseName(path), names)
  return near === undefined ? undefined : join(directory, near)
}

function mendedFolder(tree: Tree, path: Path): Path | undefined {
  const segments = path.split('/')
  for (let depth = 1; depth < segments.length; depth++) {
    const folder = segments.slice(0, depth).join('/')
    if (tree.kind(folder) === 'directory') continue
    const near = nearSibling(tree, folder)
    const whole = near === undefined ? undefined : join(near, segments.slice(depth).join('/'))
    return whole !== undefined && tree.kind(whole) !== 'absent' ? whole : undefined
  }
  return undefined
}

function join(directory: Path, name: string): Path {
  return directory === '' ? name : `${directory}/${name}`
}
