import type {Rule} from '../../model.ts'
import {bootProfileReading} from '../example-layer.ts'
import {literalFault, missingLiterals} from '../literal-paths.ts'

export const bootLoadMissing = {
  id: 'boot-load-missing',
  severity: 'error',
  origin: 'own',
  source: 'Leji 1.0 §4',
  summary: 'The Loading section names a path that is not there.',
  why: 'An agent is told to read it, finds nothing and goes on without what its task needs.',
  mend: 'Correct the path. It starts at the root of the repository.',
  example: {
    bad: {'docs/boot-profile.md': bootProfileReading('Read `docs/domain/term.md` before any task.')},
    good: {'docs/boot-profile.md': bootProfileReading('Read `docs/domain/terms.md` before any task.')},
  },
  check(context, report) {
    const steps = context.resolved?.load?.steps ?? []
    for (const target of steps.flatMap(({targets}) => missingLiterals(context, targets))) {
      report(literalFault(context, 'boot-load-missing', target, 'It says to read'))
    }
  },
} satisfies Rule
