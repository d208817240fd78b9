import type {Document, Layer, ResolvedLayer, Rule} from '../../model.ts'

export const frontmatterSyntax = {
  id: 'frontmatter-syntax',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §1.6',
  summary: 'The frontmatter of a document cannot be read.',
  why: 'Title, kind, id and review date in it have no effect until it is YAML, closed by a line `---`.',
  mend: 'Correct the YAML at the marked place: most often a value needs quotes.',
  example: {
    bad: {'docs/domain/terms.md': '---\ntitle: Tea: the terms\n---\n\n# Terms\n'},
    good: {'docs/domain/terms.md': '---\ntitle: "Tea: the terms"\n---\n\n# Terms\n'},
  },
  check({layer, resolved}, report) {
    for (const document of plainDocuments(layer, resolved)) {
      const {path, file, frontmatter} = document
      for (const {message, hint, start, end} of frontmatter.errors) {
        report({
          rule: 'frontmatter-syntax',
          path,
          message,
          hint: hint ?? 'Correct the YAML, or quote the value.',
          place: {file, start, end},
        })
      }
    }
  },
} satisfies Rule

/** Documents whose frontmatter no rule of their own judges: decisions and profiles have one. */
function plainDocuments({boot, profiles}: Layer, resolved: ResolvedLayer | undefined): readonly Document[] {
  const judged = new Set([
    ...profiles.map(({document}) => document.path),
    ...(resolved?.decisions ?? []).map(({typed}) => typed.document.path),
  ])
  const all = [...(boot ? [boot.document] : []), ...(resolved?.documents ?? []).map(({document}) => document)]
  return all.filter(({path}) => !judged.has(path))
}
