import type {Rule} from '../../model.ts'
import {bootProfileWith} from '../example-layer.ts'
import {literalFault, missingLiterals} from '../literal-paths.ts'

export const bootPathMissing = {
  id: 'boot-path-missing',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §4',
  summary: 'The boot profile names a path that is not there, outside its Loading section.',
  why: 'Paths in it are literal: whoever follows this one finds nothing.',
  mend: 'Correct the path, which starts at the root of the repository; write a pattern with `<name>` or `*` in it.',
  example: {
    bad: {'docs/boot-profile.md': bootProfileWith('Prices are in `docs/domian/terms.md`.\n')},
    good: {'docs/boot-profile.md': bootProfileWith('Prices are in `docs/domain/terms.md`.\n')},
  },
  check(context, report) {
    const load = context.resolved?.load
    if (!load) return
    const inSteps = new Set(load.steps.flatMap(({targets}) => targets))
    for (const target of missingLiterals(context, load.named)) {
      if (!inSteps.has(target)) report(literalFault(context, 'boot-path-missing', target, 'The boot profile names'))
    }
  },
} satisfies Rule
