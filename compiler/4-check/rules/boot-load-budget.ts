import type {Rule} from '../../model.ts'
import {settingsWith} from '../example-layer.ts'
import {loadSizeFault} from '../load-size.ts'

export const bootLoadBudget = {
  id: 'boot-load-budget',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §4',
  summary: 'What the boot profile has an agent read before any task is over the budget.',
  why: 'Every task pays for it; hosts cut what is too long, and cut it without a word.',
  mend: 'Move what only some tasks need behind a line of its own, or raise `budgets.budget` in `lejic.yaml`.',
  example: {
    bad: settingsWith('budgets: {target: 200, budget: 300}'),
    good: settingsWith('budgets: {target: 2000, budget: 3000}'),
  },
  check(context, report) {
    const {budget} = context.layer.settings.budgets
    const fault = loadSizeFault(context, 'boot-load-budget', budget, Number.POSITIVE_INFINITY)
    if (fault) report(fault)
  },
} satisfies Rule
