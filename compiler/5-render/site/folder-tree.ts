import {compareBytes} from '../../byte-order.ts'
import type {Path} from '../../model.ts'
import {directoryOf} from '../../paths.ts'
import type {SourcePage} from './source-page.ts'

/** A folder of the repository with the pages of one category that lie in it. */
export interface Folder {
  /** "" is the root. */
  readonly path: Path
  /** The part of `path` below the folder above: several segments where folders hold nothing but one folder. */
  readonly label: string
  /** Pages directly in the folder. */
  readonly pages: readonly SourcePage[]
  readonly folders: readonly Folder[]
  /** Pages in the folder and below. */
  readonly total: number
}

interface Growing {
  readonly path: Path
  readonly pages: SourcePage[]
  readonly folders: Map<string, Growing>
}

/**
 * The folders above `pages`, without those that hold one folder and nothing else (`docs/ja-JP/skills/` with all pages in
 * it is one step, not three) and without those that hold one page, which stands in the folder above: a hundred
 * `skills/<name>/SKILL.md` are a list of a hundred, not a hundred folders. Pages and folders stand in the order of `rank`
 * (the lowest below a folder counts), then by path.
 */
export function folderTree(pages: readonly SourcePage[], rank: (page: SourcePage) => number): Folder {
  const root: Growing = {path: '', pages: [], folders: new Map()}
  for (const page of pages) {
    let at = root
    const folder = directoryOf(page.document.path)
    for (const segment of folder === '' ? [] : folder.split('/')) {
      const path = at.path === '' ? segment : `${at.path}/${segment}`
      const next = at.folders.get(segment) ?? {path, pages: [], folders: new Map()}
      at.folders.set(segment, next)
      at = next
    }
    at.pages.push(page)
  }
  return settle(root, '', rank).folder
}

function settle(growing: Growing, above: Path, rank: (page: SourcePage) => number): {folder: Folder; lowest: number} {
  let at = growing
  for (let only = soleFolder(at); only; only = soleFolder(at)) at = only
  const children = [...at.folders.values()].map((child) => settle(child, at.path, rank))
  const lone = children.flatMap(({folder}) => (folder.total === 1 ? folder.pages : []))
  const folders = children
    .filter(({folder}) => folder.total > 1)
    .sort((a, b) => a.lowest - b.lowest || compareBytes(a.folder.path, b.folder.path))
  const pages = [...at.pages, ...lone].sort(
    (a, b) => rank(a) - rank(b) || compareBytes(a.document.path, b.document.path),
  )
  const total = folders.reduce((sum, {folder}) => sum + folder.total, pages.length)
  const label = above === '' ? at.path : at.path.slice(above.length + 1)
  const lowest = Math.min(...pages.slice(0, 1).map(rank), ...folders.slice(0, 1).map((child) => child.lowest))
  return {folder: {path: at.path, label, pages, folders: folders.map(({folder}) => folder), total}, lowest}
}

function soleFolder(growing: Growing): Growing | undefined {
  const [only, another] = growing.folders.values()
  return growing.pages.length === 0 && !another ? only : undefined
}
