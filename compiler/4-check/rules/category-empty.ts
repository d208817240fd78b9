import type {Rule} from '../../model.ts'
import {indexFile, manifestWithCategory} from '../example-layer.ts'
import {declaredHere, fencePlace} from '../places.ts'

export const categoryEmpty = {
  id: 'category-empty',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.6',
  summary: 'A mapped category holds no document.',
  why: 'An empty category tells a reader that there is guidance where there is none.',
  mend: 'List a document in its index file, or take the category out of `leji.json`.',
  example: {
    bad: {
      'leji.json': manifestWithCategory('practice'),
      'docs/context/practice.md': indexFile('practice'),
    },
    good: {
      'leji.json': manifestWithCategory('practice'),
      'docs/context/practice.md': indexFile('practice', 'docs/brewing.md'),
      'docs/brewing.md': '# Brewing\n',
    },
  },
  check({layer, resolved}, report) {
    if (!resolved) return
    const populated = new Set(resolved.documents.map(({category}) => category))
    for (const {id, indexes, paths} of resolved.manifest.categories) {
      const path = indexes[0] ?? paths[0]
      if (populated.has(id) || path === undefined) continue
      const file = layer.indexFiles.find((one) => one.category === id && one.path === path)?.file
      report({
        rule: 'category-empty',
        path,
        message: `The category \`${id}\` holds no document.`,
        hint: 'List a document in its index file, or take the category out of `leji.json`.',
        ...(file ? {place: fencePlace(file, 'leji-index')} : {}),
        related: declaredHere(resolved.manifest, ['categories', id], {key: true}),
      })
    }
  },
} satisfies Rule
