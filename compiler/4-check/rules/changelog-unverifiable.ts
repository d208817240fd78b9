import {explainAbsence} from '../../diagnostics/git-absence.ts'
import type {Rule} from '../../model.ts'
import {changelogOf} from '../example-layer.ts'

export const changelogUnverifiable = {
  id: 'changelog-unverifiable',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §11',
  summary: 'Whether the changelog only grew cannot be told outside a git work tree.',
  why: 'Its worth lies in not being rewritten, and only history can show that.',
  mend: 'Check the layer in a clone.',
  example: {
    bad: {'docs/context-changelog.json': changelogOf({})},
    good: {'docs/context-changelog.json': changelogOf({})},
    git: false,
    companions: ['git-required'],
  },
  check({source, layer}, report) {
    const json = layer.changelog?.json
    if (!json || json.value === undefined || source.git.workTree) return
    const {clause, hint} = explainAbsence(source.git.absence)
    report({
      rule: 'changelog-unverifiable',
      path: json.file.path,
      message: `${clause}, so nothing shows whether changelog entries were rewritten.`,
      hint,
    })
  },
} satisfies Rule
