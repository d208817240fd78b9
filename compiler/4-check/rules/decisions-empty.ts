import type {Rule} from '../../model.ts'
import {declaredHere} from '../places.ts'

export const decisionsEmpty = {
  id: 'decisions-empty',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §7',
  summary: 'The layer has no valid decision record.',
  why: 'A layer without decisions says what is so and never why; the first record is usually the one that adopts the layer.',
  mend: 'Write one record with `id`, `title`, `status` and `date`.',
  example: {
    bad: {'docs/decisions/0001-sell-by-weight.md': '# Sell by weight\n'},
    good: {},
    companions: ['decision-frontmatter'],
  },
  check({resolved}, report) {
    if (!resolved || resolved.decisions.some(({typed}) => typed.faults.length === 0)) return
    const {manifest, decisions} = resolved
    const {decisionRecordsPath, declared} = manifest.machine
    report({
      rule: 'decisions-empty',
      path: decisionRecordsPath,
      message:
        decisions.length === 0
          ? `There is no decision record in \`${decisionRecordsPath}\` or in the category \`decisions\`.`
          : decisions.length === 1
            ? 'The only decision record is not valid.'
            : `None of the ${decisions.length} decision records is valid.`,
      hint: 'Give at least one record `id`, `title`, `status` and `date` in its frontmatter.',
      related: [
        ...(declared.has('decisionRecordsPath')
          ? declaredHere(manifest, ['machine', 'decisionRecordsPath'])
          : declaredHere(manifest, ['categories', 'decisions'], {key: true})),
        ...decisions.map(({typed}) => ({message: 'not valid', path: typed.document.path})),
      ],
    })
  },
} satisfies Rule
