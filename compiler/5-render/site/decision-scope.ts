import type {CategoryId, Path} from '../../model.ts'
import {directoryOf, stripSlash} from '../../paths.ts'
import type {SourcePage} from './source-page.ts'

/**
 * Answers which decisions are live (accepted or deprecated, Leji §16) and affect a page: by a path that is the page or a
 * folder above it, or by its category. Narrow ones come first: a decision about this very place says more.
 */
export function decisionsInScope(decisions: readonly SourcePage[]): (page: SourcePage) => readonly SourcePage[] {
  const byPath = new Map<Path, SourcePage[]>()
  const byCategory = new Map<CategoryId, SourcePage[]>()
  for (const page of decisions) {
    const data = page.decision?.typed.data
    if (!data || (data.status !== 'accepted' && data.status !== 'deprecated')) continue
    for (const path of data.affectedPaths ?? []) add(byPath, stripSlash(path) === '.' ? '' : stripSlash(path), page)
    for (const category of data.affectedCategories ?? []) add(byCategory, category, page)
  }
  return (page) => {
    if (page.decision) return []
    const found = new Set<SourcePage>()
    for (let path = page.document.path; ; path = directoryOf(path)) {
      for (const decision of byPath.get(path) ?? []) found.add(decision)
      if (path === '') break
    }
    if (page.category) for (const decision of byCategory.get(page.category) ?? []) found.add(decision)
    return [...found]
  }
}

function add<Key>(map: Map<Key, SourcePage[]>, key: Key, page: SourcePage): void {
  const list = map.get(key)
  if (list) list.push(page)
  else map.set(key, [page])
}
