import type {Rule} from '../../model.ts'
import {bootProfileReading} from '../example-layer.ts'

export const categoriesIntentMinimum = {
  id: 'categories-intent-minimum',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.6',
  summary: '`domain` and `system` hold records only.',
  why: 'Records keep what was true once; an agent at work needs at least one document that is kept true.',
  mend: 'List at least one document of `domain` or `system` in a `leji-index` block without `record`.',
  example: {
    bad: {
      'docs/context/domain.md': '# domain\n\n```leji-index record\n- path: docs/domain/\n```\n',
      'docs/boot-profile.md': bootProfileReading('Read the record `docs/domain/terms.md` before any task.'),
    },
    good: {},
  },
  check({resolved}, report) {
    if (!resolved) return
    const {documents, manifest} = resolved
    const founding = documents.filter(({category}) => category === 'domain' || category === 'system')
    if (founding.length === 0 || founding.some(({kind}) => kind === 'intent')) return
    const category = founding[0]?.category ?? 'domain'
    report({
      rule: 'categories-intent-minimum',
      path: manifest.json.file.path,
      message: 'No document of `domain` or `system` is kept true: all of them are records.',
      hint: 'List at least one of them in a `leji-index` block without `record`.',
      place: manifest.json.locate(['categories', category], {key: true}),
      related: [...new Set(founding.map(({selector}) => selector))].map(({indexFile, place}) => ({
        message: 'listed as records here',
        path: indexFile,
        ...(place && {place}),
      })),
    })
  },
} satisfies Rule
