import {isReadme, walkMarkdown} from '../2-parse/walk.ts'
import {compareBytes} from '../byte-order.ts'
import type {Path, ResolvedLayer, Selector} from '../model.ts'
import {joinUnderRoot, stripSlash, underPath} from '../paths.ts'

/** What a layer holds that nobody lists, and what it lists that is not there (Leji §20.1). Sorted by bytes. */
export interface Status {
  /** Markdown below the root path that no category holds. */
  readonly unindexed: readonly Path[]
  /** Lines of category lists that lead nowhere, or cannot be read. */
  readonly dangling: readonly {readonly indexFile: Path; readonly detail: string}[]
  /** Paths in the stored index that are no longer governed. */
  readonly stale: readonly Path[]
  /** Governed paths that the stored index lacks. */
  readonly pending: readonly Path[]
  /** Lines that cover governed documents and win none of them. */
  readonly shadowed: readonly {readonly indexFile: Path; readonly path: string}[]
  /** READMEs that folder lines pass over and no line names. */
  readonly skippedReadmes: readonly {readonly indexFile: Path; readonly path: Path}[]
}

const danglingRules: ReadonlySet<string> = new Set([
  'index-file-missing',
  'index-entry-missing',
  'index-entry-not-markdown',
  'index-file-parse',
])

/** The status of a layer; reads names of its tree, changes nothing. */
export function statusOf(resolved: ResolvedLayer): Status {
  const {layer, manifest, documentByPath} = resolved
  const stored = (layer.storedIndex?.value?.entries ?? []).map(({path}) => path)
  const known = new Set(stored)
  return {
    unindexed: walkMarkdown(layer.source.tree, stripSlash(manifest.rootPath) || '.').filter(
      (path) => !documentByPath.has(path) && !isChrome(resolved, path),
    ),
    dangling: [...layer.faults, ...resolved.faults]
      .filter(({rule}) => danglingRules.has(rule))
      .map(({path, message}) => ({indexFile: path, detail: message}))
      .sort((a, b) => compareBytes(a.indexFile, b.indexFile) || compareBytes(a.detail, b.detail)),
    stale: stored.filter((path) => !documentByPath.has(path)).sort(compareBytes),
    pending: [...documentByPath.keys()].filter((path) => !known.has(path)).sort(compareBytes),
    shadowed: layer.selectors.filter(shadows(resolved)).map(place).sort(byPlace),
    skippedReadmes: layer.selectors
      .flatMap(({indexFile, skippedReadmes}) => skippedReadmes.map((path) => ({indexFile, path})))
      .filter(({path}) => !documentByPath.has(path))
      .sort(byPlace),
  }
}

/** Files that belong to the layer's machinery, so that no category is expected to hold them. */
function isChrome({manifest, layer}: ResolvedLayer, path: Path): boolean {
  return (
    path === manifest.bootProfilePath ||
    underPath(path, manifest.machine.agentProfilesPath) ||
    layer.indexFiles.some((indexFile) => indexFile.path === path) ||
    path === joinUnderRoot(manifest.rootPath, 'overview.md') ||
    path === joinUnderRoot(manifest.rootPath, '_sidebar.md') ||
    path === manifest.machine.indexPath ||
    path === manifest.machine.changelogPath ||
    isReadme(path)
  )
}

/** Selectors of equal rank win together, so a shadowed one is one that lost each governed document that it covers. */
function shadows({documents, documentByPath}: ResolvedLayer): (selector: Selector) => boolean {
  const losses = new Map<Selector, number>()
  for (const {lost} of documents) for (const selector of lost) losses.set(selector, (losses.get(selector) ?? 0) + 1)
  return (selector) => {
    const lost = losses.get(selector)
    return lost !== undefined && lost === selector.covers.filter((path) => documentByPath.has(path)).length
  }
}

function place({indexFile, path}: Selector): Status['shadowed'][number] {
  return {indexFile, path}
}

function byPlace(a: Status['shadowed'][number], b: Status['shadowed'][number]): number {
  return compareBytes(a.indexFile, b.indexFile) || compareBytes(a.path, b.path)
}
