import {sortDiagnostics} from '../diagnostics/sort.ts'
import type {CheckContext, Diagnostic, Fault, Rule, Severity} from '../model.ts'
import {recordedFaults} from './faults.ts'
import {ruleById, rules} from './index.ts'
import {misplacedOverrides} from './rule-overrides.ts'

/**
 * Stage 4: reads and judges, changes nothing. Every rule looks at the layer; the findings come back sorted by (path, line,
 * column, rule, construct, message) with identical ones collapsed. In spec mode only rules of the specification speak,
 * with its severities; else `rules` in lejic.yaml may change those of our own.
 */
export function check(context: CheckContext): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  for (const rule of rules) {
    const severity = severityOf(rule, context)
    if (severity === 'off' || (rule.when === 'content' && !context.content)) continue
    rule.check?.(context, (fault) => found.push(diagnosticOf(fault, rule, severity)))
  }
  return sortDiagnostics([...found, ...unlisted(context), ...overrideErrors(context)])
}

/** A fault of a rule of ours that something else raises, with the severity that lejic.yaml gives it; undefined when that is `off`. */
export function diagnoseOwn(context: CheckContext, fault: Fault): Diagnostic | undefined {
  const rule = ruleById.get(fault.rule)
  const severity = rule ? severityOf(rule, context) : 'error'
  return !rule || severity === 'off' ? undefined : diagnosticOf(fault, rule, severity)
}

/** A fault as a finding of the rule that it names, with the rule's severity. For stages behind this one (emit). */
export function diagnose(fault: Fault): Diagnostic {
  const rule = ruleById.get(fault.rule)
  return rule ? diagnosticOf(fault, rule, rule.severity) : {...fault, severity: 'error'}
}

function diagnosticOf(fault: Fault, rule: Rule, severity: Severity): Diagnostic {
  return {...fault, rule: rule.id, severity, ...(rule.source === undefined ? {} : {source: rule.source})}
}

function severityOf(rule: Rule, {layer}: CheckContext): Severity | 'off' {
  if (rule.origin === 'leji') return rule.severity
  return layer.settings.spec ? 'off' : (layer.settings.rules.get(rule.id) ?? rule.severity)
}

/** Judged here, since only the list of all rules knows which names there are. */
function overrideErrors({layer}: CheckContext): readonly Diagnostic[] {
  return layer.settings.spec ? [] : misplacedOverrides(layer.settings, rules).map(diagnose)
}

/** A fault whose rule is not in the list would be lost: it is shown as an error instead, so that the slip is seen. */
function unlisted(context: CheckContext): readonly Diagnostic[] {
  return [...recordedFaults(context)]
    .filter(([rule]) => !ruleById.has(rule))
    .flatMap(([, faults]) => faults.map(diagnose))
}
