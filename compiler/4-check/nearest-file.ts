import {suggestWithin} from '../diagnostics/suggestion.ts'
import type {CheckContext, Layer, Path} from '../model.ts'
import {baseName, directoryOf} from '../paths.ts'

/**
 * The existing path that an absent one was most likely meant to be: a near name in the same folder, else the one document
 * of the layer with the same file name (a name that says nothing, such as `README.md`, is no trace), else the path with its
 * first wrong folder spelt right. Undefined when none is.
 */
export function nearestFile({layer}: CheckContext, path: Path): Path | undefined {
  const sibling = nearSibling(layer, path)
  if (sibling !== undefined) return sibling
  const name = baseName(path)
  const [moved, ...others] = /^(?:readme|index|skill)\.md$/i.test(name) ? [] : (documentsByName(layer).get(name) ?? [])
  return moved !== undefined && others.length === 0 ? moved : mendedFolder(layer, path)
}

const namesByLayer = new WeakMap<Layer, ReadonlyMap<string, readonly Path[]>>()

/** The layer's documents by file name; made once, since a layer may have thousands of broken links. */
function documentsByName(layer: Layer): ReadonlyMap<string, readonly Path[]> {
  const known = namesByLayer.get(layer)
  if (known) return known
  const byName = new Map<string, Path[]>()
  for (const path of layer.documents.keys()) {
    const same = byName.get(baseName(path))
    if (same) same.push(path)
    else byName.set(baseName(path), [path])
  }
  namesByLayer.set(layer, byName)
  return byName
}

/** Compared without the ending, which would make `a.md` and `b.md` look alike; another ending is near only with equal stem. */
function nearSibling(layer: Layer, path: Path): Path | undefined {
  const directory = directoryOf(path)
  const name = baseName(path)
  const ending = endingOf(name)
  let names: readonly string[] = []
  const near = suggestWithin(layer, withoutEnding(name), () => {
    names = layer.source.tree.list(directory).map((entry) => entry.name)
    return names.filter((one) => endingOf(one) === ending).map((one) => withoutEnding(one))
  })
  if (near !== undefined) return join(directory, near + ending)
  const same = names.find((one) => withoutEnding(one).toLowerCase() === withoutEnding(name).toLowerCase())
  return same === undefined || same === name ? undefined : join(directory, same)
}

function endingOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0] ?? ''
}

function withoutEnding(name: string): string {
  return name.slice(0, name.length - endingOf(name).length)
}

function mendedFolder(layer: Layer, path: Path): Path | undefined {
  const {tree} = layer.source
  const segments = path.split('/')
  for (let depth = 1; depth < segments.length; depth++) {
    const folder = segments.slice(0, depth).join('/')
    if (tree.kind(folder) === 'directory') continue
    const near = nearSibling(layer, folder)
    const whole = near === undefined ? undefined : join(near, segments.slice(depth).join('/'))
    return whole !== undefined && tree.kind(whole) !== 'absent' ? whole : undefined
  }
  return undefined
}

function join(directory: Path, name: string): Path {
  return directory === '' ? name : `${directory}/${name}`
}
