import type {Rule} from '../../model.ts'
import {stripSlash} from '../../paths.ts'
import {agentProfile} from '../example-layer.ts'
import {isExpected, nearHint} from '../literal-paths.ts'
import {frontmatterPlace} from '../places.ts'

const profile = (path: string): string =>
  agentProfile('id: core', 'name: Core', 'role: core', `requiredRead: [${path}]`, 'mustAskWhen: [a price changes]')

export const requiredReadMissing = {
  id: 'required-read-missing',
  severity: 'error',
  origin: 'own',
  source: 'Leji 1.0 §6',
  summary: "A profile's `requiredRead` names a path that is not there.",
  why: 'The role must read it before anything else, and an agent in that role finds nothing.',
  mend: 'Correct the path. It starts at the root of the repository.',
  example: {
    bad: {'docs/agents/core.md': profile('docs/domain/term.md')},
    good: {'docs/agents/core.md': profile('docs/domain/terms.md')},
  },
  check(context, report) {
    const {tree} = context.source
    for (const {document, data} of context.layer.profiles) {
      for (const [index, written] of (data?.requiredRead ?? []).entries()) {
        if (tree.kind(stripSlash(written)) !== 'absent' || isExpected(context, stripSlash(written))) continue
        report({
          rule: 'required-read-missing',
          path: document.path,
          construct: written,
          message: `\`requiredRead\` names \`${written}\`, and nothing is there.`,
          hint: nearHint(context, written),
          place: frontmatterPlace(document, ['requiredRead', String(index)]),
        })
      }
    }
  },
} satisfies Rule
