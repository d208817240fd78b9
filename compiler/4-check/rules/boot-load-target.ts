import type {Rule} from '../../model.ts'
import {settingsWith} from '../example-layer.ts'
import {loadSizeFault} from '../load-size.ts'

export const bootLoadTarget = {
  id: 'boot-load-target',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §4',
  summary: 'What the boot profile has an agent read before any task is over the target size.',
  why: 'Every task pays for it, also those that need none of it, and what comes late in a long text is heeded less.',
  mend: 'Move what only some tasks need behind a line of its own, or raise `budgets.target` in `lejic.yaml`.',
  example: {
    bad: settingsWith('budgets: {target: 300}'),
    good: settingsWith('budgets: {target: 3000}'),
  },
  check(context, report) {
    const {target, budget} = context.layer.settings.budgets
    const fault = loadSizeFault(context, 'boot-load-target', target, budget)
    if (fault) report(fault)
  },
} satisfies Rule
