import type {DecisionStatus, Rule} from '../../model.ts'
import {stripSlash} from '../../paths.ts'
import {decisionRecord} from '../example-layer.ts'
import {isExpected, nearHint} from '../literal-paths.ts'
import {frontmatterPlace} from '../places.ts'

/** Decisions that still hold, or may come to. What the others affected may well be gone. */
const live: ReadonlySet<DecisionStatus> = new Set(['proposed', 'accepted'])

const record = (path: string): string =>
  decisionRecord('id: roast', 'title: Roast', 'status: accepted', 'date: 2026-03-01', `affectedPaths: [${path}]`)

export const affectedPathMissing = {
  id: 'affected-path-missing',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §7',
  summary: 'A decision that holds names an affected path that is not there.',
  why: 'Tasks find a decision by the paths that it affects; by this one nobody ever finds it.',
  mend: 'Correct the path before the record is published. Later, supersede the decision, or mark it deprecated.',
  example: {
    bad: {'docs/decisions/0002-roast.md': record('docs/domian/')},
    good: {'docs/decisions/0002-roast.md': record('docs/domain/')},
  },
  check(context, report) {
    const {source, since, resolved} = context
    for (const {typed} of resolved?.decisions ?? []) {
      const {document, data} = typed
      if (!data || !live.has(data.status)) continue
      for (const [index, written] of (data.affectedPaths ?? []).entries()) {
        const path = stripSlash(written)
        if (source.tree.kind(path) !== 'absent' || isExpected(context, path)) continue
        // What this change takes away was there when the record was written, and the record may not be rewritten.
        if (since && since.revision.source.tree.kind(path) !== 'absent') continue
        report({
          rule: 'affected-path-missing',
          path: document.path,
          construct: written,
          message: `\`affectedPaths\` names \`${written}\`, and nothing is there.`,
          hint: nearHint(context, written),
          place: frontmatterPlace(document, ['affectedPaths', String(index)]),
        })
      }
    }
  },
} satisfies Rule
