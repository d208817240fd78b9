import {compareBytes} from '../../byte-order.ts'
import type {Path, Rule, Selector, Tree} from '../../model.ts'
import {baseName, normalisePath, stripSlash} from '../../paths.ts'

export const extensionCase = {
  id: 'extension-case',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §1.7',
  summary: 'A file below a listed folder ends in `.MD` or `.Md`, so it is no document.',
  why: 'The ending is compared letter by letter: the file looks like part of the layer and is in none of its outputs.',
  mend: 'Rename it so that it ends in `.md`.',
  example: {
    bad: {'docs/domain/prices.MD': '# Prices\n'},
    good: {'docs/domain/prices.md': '# Prices\n'},
  },
  check({source, layer}, report) {
    const found = new Map<Path, Selector>()
    for (const selector of layer.selectors) {
      if (selector.form !== 'directory') continue
      const folder = stripSlash(selector.path)
      for (const path of wronglyEnding(source.tree, normalisePath(folder) ?? folder)) {
        if (!found.has(path)) found.set(path, selector)
      }
    }
    for (const [path, {indexFile, place}] of [...found].sort(([a], [b]) => compareBytes(a, b))) {
      const right = path.replace(/\.md$/i, '.md')
      report({
        rule: 'extension-case',
        path,
        message: `\`${path}\` does not end in \`.md\` in small letters, so it is no document of the layer.`,
        hint: `Rename it to \`${baseName(right)}\`.`,
        related: [{message: 'its folder is listed here', path: indexFile, ...(place && {place})}],
      })
    }
  },
} satisfies Rule

/** Regular files below a folder, walked as entries are (Leji §1.7); a README too, since the site shows those of folders. */
function wronglyEnding(tree: Tree, folder: Path): readonly Path[] {
  return tree.list(folder).flatMap(({name, kind}) => {
    if (name.startsWith('.') || name === 'node_modules') return []
    const path = folder === '' || folder === '.' ? name : `${folder}/${name}`
    if (kind === 'directory') return wronglyEnding(tree, path)
    return kind === 'file' && /\.md$/i.test(name) && !name.endsWith('.md') ? [path] : []
  })
}
