import {isReadme} from '../2-parse/walk.ts'
import {render} from '../5-render/render.ts'
import {positionAt} from '../diagnostics/place.ts'
import type {Path, ResolvedLayer, Tree} from '../model.ts'
import {baseName, directoryOf, underPath} from '../paths.ts'

/** What else is known of one file: how a task reaches it, its index entry, what links to it, its page, how to govern it. */
export interface Relations {
  /** Command lines that route the document, each with what it does there (Leji §16); none for what no route names. */
  readonly routes: readonly {readonly line: string; readonly as: string}[]
  /** Its entry of the context index: the id and where it comes from; null for a file that no category holds. */
  readonly index: {
    readonly id: string
    readonly from: 'frontmatter' | 'stored index' | 'file name'
    readonly stored: boolean
  } | null
  /** Links of other documents that lead here, by path and line. */
  readonly linkedFrom: readonly {readonly path: Path; readonly line: number}[]
  /** Its page, from the root; null when it has none. */
  readonly page: Path | null
  /** For a file that no category holds: the shortest way to have one hold it; null where there is none, or no need. */
  readonly govern: string | null
}

/** Works out the relations of a file that exists. */
export function relationsOf(resolved: ResolvedLayer, path: Path): Relations {
  return {
    routes: routesTo(resolved, path),
    index: indexEntry(resolved, path),
    linkedFrom: linksTo(resolved, path),
    page: pageOf(resolved, path),
    govern: resolved.documentByPath.has(path) ? null : wayIn(resolved, path),
  }
}

function routesTo({documentByPath, decisions}: ResolvedLayer, path: Path): Relations['routes'] {
  const governed = documentByPath.get(path)
  const decision = decisions.find(({typed}) => typed.document.path === path)?.typed.data
  if (decision) {
    if (decision.status !== 'accepted' && decision.status !== 'deprecated') return []
    const {affectedPaths = [], affectedCategories = []} = decision
    if (affectedPaths.length + affectedCategories.length === 0) {
      return [{line: 'lejic route', as: 'loaded for every task: it names no scope'}]
    }
    return [
      ...affectedPaths.map((one) => ({line: `lejic route --path ${one}`, as: 'loaded: it affects the path'})),
      ...affectedCategories.map((one) => ({
        line: `lejic route --category ${one}`,
        as: 'loaded: it affects the category',
      })),
    ]
  }
  if (!governed) return []
  const {category, kind} = governed
  return [
    {line: `lejic route --path ${path}`, as: kind === 'intent' ? 'loaded' : 'loaded: a record is required by its path'},
    {line: `lejic route --category ${category}`, as: kind === 'intent' ? 'loaded' : 'offered: a record is no must'},
  ]
}

function indexEntry({index, layer, documentByPath}: ResolvedLayer, path: Path): Relations['index'] {
  const id = index.entries.find((entry) => entry.path === path)?.id
  if (id === undefined) return null
  const own = documentByPath.get(path)?.document.frontmatter.data?.id
  const stored = layer.storedIndex?.value?.entries ?? []
  const isStored = stored.some((entry) => entry.path === path && entry.id === id)
  const isCarried = stored.some((entry) => entry.id === id)
  return {id, from: own === id ? 'frontmatter' : isCarried ? 'stored index' : 'file name', stored: isStored}
}

function linksTo({linksByPath, layer}: ResolvedLayer, path: Path): Relations['linkedFrom'] {
  const targets = new Set([path, ...(baseName(path) === 'README.md' ? [directoryOf(path)] : [])])
  return [...linksByPath].flatMap(([from, links]) => {
    const file = layer.documents.get(from)?.file
    const here = links.filter(({state, path: to}) => state === 'resolved' && to !== undefined && targets.has(to))
    if (from === path || !file) return []
    return here.map(({link}) => ({path: from, line: positionAt(file, link.start).line}))
  })
}

function pageOf(resolved: ResolvedLayer, path: Path): Path | null {
  const pages = render(resolved, []).filter(({kind, path: page}) => kind === 'site' && page.endsWith('.html'))
  return pages.find(({from}) => from === path)?.path ?? null
}

/** Why a folder entry passes a file over, and what to write to have it in. */
function wayIn({layer, manifest}: ResolvedLayer, path: Path): string | null {
  if (['leji.json', 'lejic.yaml', manifest.bootProfilePath].includes(path)) return null
  if (layer.profiles.some(({document}) => document.path === path)) return null
  if (underPath(path, manifest.machine.agentProfilesPath))
    return 'What lies in the folder of agent profiles belongs to no category: move it out of there.'
  if (/\.md$/i.test(path) && !path.endsWith('.md'))
    return `Rename it to \`${baseName(path).replace(/\.md$/i, '.md')}\`: the ending is compared letter by letter.`
  if (!path.endsWith('.md')) return null
  const covering = layer.selectors.filter(({covers}) => covers.includes(path))
  const list = covering[0]?.indexFile ?? nearestList(layer.indexFiles, layer.selectors, path)
  if (list === undefined) return null
  const reason = passedOver(layer.source.tree, path)
  return `${reason === undefined ? '' : `${reason} `}List it by its own path: \`- path: ${path}\` in \`${list}\`.`
}

function passedOver(tree: Tree, path: Path): string | undefined {
  const names = path.split('/')
  if (names.some((_, index) => tree.isLink(names.slice(0, index + 1).join('/'))))
    return 'Folder lines do not follow symbolic links.'
  if (names.some((name) => name.startsWith('.'))) return 'Folder lines pass over names that begin with a dot.'
  if (names.includes('node_modules')) return 'Folder lines pass over `node_modules`.'
  return isReadme(path) ? 'Folder lines pass over READMEs.' : undefined
}

/** The list whose entries lie nearest to a path: with the longest folder in common. */
function nearestList(
  lists: ResolvedLayer['layer']['indexFiles'],
  selectors: ResolvedLayer['layer']['selectors'],
  path: Path,
): Path | undefined {
  let best = lists[0]?.path
  let depth = 0
  for (const {path: entry, indexFile} of selectors) {
    const common = commonFolders(entry, path)
    if (common <= depth) continue
    depth = common
    best = indexFile
  }
  return best
}

function commonFolders(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')]
  const differs = left.findIndex((name, index) => name !== right[index])
  return differs < 0 ? left.length : differs
}
