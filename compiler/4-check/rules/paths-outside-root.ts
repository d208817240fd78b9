import type {Path, Rule} from '../../model.ts'
import {underPath} from '../../paths.ts'
import {bootProfileWith, manifestWith} from '../example-layer.ts'
import {declaredHere, seeAlso} from '../places.ts'

export const pathsOutsideRoot = {
  id: 'paths-outside-root',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §15',
  summary: 'A category index file or a declared `machine` path lies outside `rootPath`.',
  why: 'Readers look for the layer below its root; parts elsewhere are easily overlooked, also by review rules.',
  mend: 'Move it below `rootPath`, or widen `rootPath`.',
  example: {
    bad: {
      'leji.json': manifestWith({machine: {decisionRecordsPath: 'adr/'}}),
      'docs/boot-profile.md': bootProfileWith('Older decisions: `adr/`.\n'),
    },
    good: {'leji.json': manifestWith({machine: {decisionRecordsPath: 'docs/decisions/'}})},
  },
  check({source, layer}, report) {
    const {manifest} = layer
    if (!manifest) return
    const judge = (path: Path, what: string, segments: readonly (string | number)[]) => {
      if (underPath(path, manifest.rootPath)) return
      report({
        rule: 'paths-outside-root',
        path,
        message: `${what} is \`${path}\`, outside the context root \`${manifest.rootPath}\`.`,
        hint: `Move it below \`${manifest.rootPath}\`, or widen \`rootPath\`.`,
        related: [...declaredHere(manifest, segments), ...seeAlso(manifest, ['rootPath'], 'the context root')],
      })
    }
    for (const {id, indexes, paths} of manifest.categories) {
      for (const [index, path] of indexes.entries()) {
        if (['file', 'outside'].includes(source.tree.kind(path)))
          judge(path, `An index file of \`${id}\``, ['categories', id, 'indexes', index])
      }
      for (const [index, path] of paths.entries())
        judge(path, `A path of \`${id}\``, ['categories', id, 'paths', index])
    }
    for (const key of manifest.machine.declared) judge(manifest.machine[key], `\`machine.${key}\``, ['machine', key])
  },
} satisfies Rule
