import type {Path, Rule, Tree} from '../../model.ts'
import {stripSlash} from '../../paths.ts'

export const legacyLejiDir = {
  id: 'legacy-leji-dir',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §19',
  summary: 'A `.leji` folder stands below the context root instead of at the repository root.',
  why: 'Tools keep their state in `.leji/` at the repository root; nobody reads the older place, and it may hold stale copies.',
  mend: 'Delete the folder, after `git rm -r --cached` when it is tracked.',
  example: {bad: {'docs/.leji/state.json': '{}\n'}, good: {'.leji/state.json': '{}\n'}},
  check({source, layer}, report) {
    const root = stripSlash(layer.manifest?.rootPath ?? '')
    if (root === '' || root === '.') return
    const path = `${root}/.leji`
    if (source.tree.kind(path) !== 'directory' || leadsToRootFolder(source.tree, path)) return
    report({
      rule: 'legacy-leji-dir',
      path,
      message: `\`${path}\` is where tools kept their state before; nothing reads it now.`,
      hint: `Delete it (\`git rm -r --cached ${path}\` first when it is tracked).`,
    })
  },
} satisfies Rule

/** A link whose folder lists what the root's `.leji` lists is taken for a link to it: a tree does not tell real paths. */
function leadsToRootFolder(tree: Tree, path: Path): boolean {
  if (!tree.isLink(path) || tree.kind('.leji') !== 'directory') return false
  const names = (folder: Path) =>
    tree
      .list(folder)
      .map(({name}) => name)
      .join('\0')
  return names(path) === names('.leji')
}
