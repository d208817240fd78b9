import {explainAbsence} from '../../diagnostics/git-absence.ts'
import type {Rule} from '../../model.ts'

export const gitRequired = {
  id: 'git-required',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §15',
  summary: 'The layer does not lie in a git work tree, or git cannot read it.',
  why: 'Without history nobody can tell who approved what, or how old it is: such a copy is fine to read and never authoritative.',
  mend: 'Run `git init` in the repository, or work in a clone instead of a loose copy. Where git is missing or refuses the folder, the finding says so.',
  example: {bad: {}, good: {}, git: false},
  check({source, layer}, report) {
    if (!layer.manifest || source.git.workTree) return
    const {clause, hint} = explainAbsence(source.git.absence)
    report({
      rule: 'git-required',
      path: 'leji.json',
      message: `${clause}, so its history and approval are unknown.`,
      hint,
    })
  },
} satisfies Rule
