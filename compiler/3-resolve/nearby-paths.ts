import {compareBytes} from '../byte-order.ts'
import {suggest} from '../diagnostics/suggestion.ts'
import type {Path, Tree} from '../model.ts'
import {baseName, directoryOf, relativePath, stripSlash} from '../paths.ts'

/**
 * What a broken link in `from` to `missing` was most likely meant to be, written the way `target` is (relative, or from
 * the context root after a leading `/`); undefined when nothing is near.
 */
export type NearbyPaths = (from: Path, missing: Path, target: string) => string | undefined

/** A directory with more names is not searched for a near spelling. */
const mostNames = 2000

/**
 * Looks first among the names beside the missing one, then among the layer's documents of the same name elsewhere. The
 * cost of a look does not grow with the layer.
 */
export function nearbyPaths(tree: Tree, documents: Iterable<Path>, rootPath: string): NearbyPaths {
  let byName: ReadonlyMap<string, readonly Path[]> | undefined
  const namesIn = new Map<Path, readonly string[]>()

  function beside(missing: Path): Path | undefined {
    const directory = directoryOf(missing)
    let names = namesIn.get(directory)
    if (!names) {
      const listed = tree.list(directory).filter(({name}) => !name.startsWith('.'))
      names = listed.length > mostNames ? [] : listed.map(({name}) => name)
      namesIn.set(directory, names)
    }
    const wanted = baseName(missing)
    const name = suggest(wanted, names) ?? names.find((one) => one === `${wanted}.md`)
    return name === undefined ? undefined : directory === '' ? name : `${directory}/${name}`
  }

  function elsewhere(from: Path, missing: Path): Path | undefined {
    byName ??= groupByName(documents)
    const [first, ...others] = byName.get(nameKey(missing)) ?? []
    if (first === undefined) return undefined
    const distance = (path: Path) => relativePath(from, path).split('/').length
    return others.reduce((best, path) => (distance(path) < distance(best) ? path : best), first)
  }

  return (from, missing, target) => {
    const found = beside(missing) ?? elsewhere(from, missing)
    return found === undefined ? undefined : spelled(from, found, target, rootPath)
  }
}

/** Case and the ending `.md` do not matter between names. */
function nameKey(path: Path): string {
  return baseName(path).toLowerCase().replace(/\.md$/, '')
}

function groupByName(documents: Iterable<Path>): ReadonlyMap<string, readonly Path[]> {
  const byName = new Map<string, Path[]>()
  for (const path of [...documents].sort(compareBytes)) {
    const key = nameKey(path)
    const group = byName.get(key)
    if (group) group.push(path)
    else byName.set(key, [path])
  }
  return byName
}

function spelled(from: Path, path: Path, target: string, rootPath: string): string {
  const root = stripSlash(rootPath)
  const isBelowRoot = root === '' || root === '.' || path.startsWith(`${root}/`)
  if (!target.startsWith('/') || !isBelowRoot) return relativePath(from, path)
  return root === '' || root === '.' ? `/${path}` : path.slice(root.length)
}
