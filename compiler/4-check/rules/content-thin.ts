import type {Rule} from '../../model.ts'
import {placeholder} from '../content-texts.ts'
import {fullTerms} from '../example-layer.ts'

const substantial = 3

export const contentThin = {
  id: 'content-thin',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §13',
  summary: 'Domain or system says next to nothing.',
  why: 'The layer was started and left; readers look into it once and never again.',
  mend: 'Write down, as list items, what an agent gets wrong without it: words, limits, what must never happen.',
  when: 'content',
  example: {
    bad: {},
    good: {'docs/domain/terms.md': fullTerms},
  },
  check({resolved}, report) {
    for (const id of ['domain', 'system'] as const) {
      const mapped = resolved?.manifest.categories.find((category) => category.id === id)
      const path = mapped?.indexes[0] ?? mapped?.paths[0]
      if (!resolved || path === undefined) continue
      const own = resolved.documents.filter(({category}) => category === id)
      const lines = own.flatMap(({document}) =>
        document.file.text.split('\n').filter((line) => /^\s*-\s+\S/.test(line) && !placeholder.test(line)),
      )
      if (lines.length >= substantial) continue
      report({
        rule: 'content-thin',
        path,
        message: `The documents of \`${id}\` hold ${lines.length === 1 ? '1 list item' : `${lines.length} list items`}; ${substantial} are the least that says something.`,
        hint: 'Write down, as list items, what an agent gets wrong without it.',
        related: [
          {
            message: 'mapped here',
            path: resolved.manifest.json.file.path,
            place: resolved.manifest.json.locate(['categories', id], {key: true}),
          },
        ],
      })
    }
  },
} satisfies Rule
