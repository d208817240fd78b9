import type {CategoryId, Path, ResolvedLayer} from '../model.ts'
import {stripSlash, underPath} from '../paths.ts'
import {explainSelector, type SelectorExplanation, selectorText} from './explain-document.ts'

/** What a folder is to the layer. */
export interface FolderExplanation {
  readonly path: Path
  /** Lines of lists that name the folder or one above it. */
  readonly selectors: readonly SelectorExplanation[]
  /** How many documents below it each category holds, in canonical order of categories. */
  readonly documents: readonly {readonly category: CategoryId; readonly count: number}[]
  /** True when it is, or holds, what the manifest names as the place of profiles, decisions or the layer itself. */
  readonly roles: readonly ('context root' | 'agent profiles' | 'decision records')[]
}

/** Explains a folder that exists; `path` is root-relative, "" the root. */
export function explainFolder({layer, manifest, documents}: ResolvedLayer, path: Path): FolderExplanation {
  const {rootPath, machine} = manifest
  const named = [
    ['context root', rootPath],
    ['agent profiles', machine.agentProfilesPath],
    ['decision records', machine.decisionRecordsPath],
  ] as const
  return {
    path,
    selectors: layer.selectors
      .filter((selector) => selector.form === 'directory' && underPath(path, selector.path))
      .map(explainSelector),
    documents: manifest.categories.flatMap(({id}) => {
      const count = documents.filter(({document, category}) => category === id && underPath(document.path, path)).length
      return count === 0 ? [] : {category: id, count}
    }),
    roles: named.flatMap(([role, folder]) => (stripSlash(folder) === path ? role : [])),
  }
}

/** The explanation as text for a person. */
export function describeFolder({path, selectors, documents, roles}: FolderExplanation): string {
  return [
    `${path === '' ? '.' : path}/`,
    '',
    ...roles.map((role) => `  role       ${role}`),
    ...selectors.map((one) => `  listed     ${selectorText(one)}`),
    ...documents.map(({category, count}) => `  documents  ${count} in ${category}`),
    ...(selectors.length === 0 ? ['  why        No line of a category’s list names it or a folder above it.'] : []),
    '',
  ].join('\n')
}
