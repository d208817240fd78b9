import type {Rule} from '../../model.ts'
import {baseManifest, indexFile, manifestWith} from '../example-layer.ts'

export const categoriesMinimum = {
  id: 'categories-minimum',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.6',
  summary: 'The manifest maps neither `domain` nor `system`, or does not map `decisions`.',
  why: 'A layer says at least what the thing is and why it is so; less cannot claim any level.',
  mend: 'Map `domain` or `system`, and `decisions`, each with an index file.',
  example: {
    bad: {
      'leji.json': manifestWith({
        categories: {practice: {indexes: ['docs/context/practice.md']}, decisions: baseManifest.categories.decisions},
      }),
      'docs/context/practice.md': indexFile('practice', 'docs/domain/'),
    },
    good: {},
  },
  check({layer}, report) {
    const {manifest} = layer
    if (!manifest) return
    const mapped = new Set(manifest.categories.map(({id}) => id))
    const missing = [
      ...(mapped.has('domain') || mapped.has('system') ? [] : ['`domain` or `system`']),
      ...(mapped.has('decisions') ? [] : ['`decisions`']),
    ]
    if (missing.length === 0) return
    report({
      rule: 'categories-minimum',
      path: manifest.json.file.path,
      message: `The manifest does not map ${missing.join(' and ')}.`,
      hint: 'A layer maps at least `domain` or `system`, and `decisions`.',
      place: manifest.json.locate(['categories'], {key: true}),
    })
  },
} satisfies Rule
