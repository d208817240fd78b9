import {examineExample} from '../examine-example.ts'
import type {Diagnostic, Rule} from '../model.ts'

/** What `check` finds by a rule on its failing example; nothing for a rule that something else raises. */
export function exampleFindings(rule: Rule): readonly Diagnostic[] {
  if (rule.raisedBy !== undefined) return []
  const {bad, git} = rule.example
  const {diagnostics} = examineExample(bad, rule, {git: git !== false, now: 0})
  return diagnostics.filter((finding) => finding.rule === rule.id)
}
