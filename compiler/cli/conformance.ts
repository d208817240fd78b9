import {openSource} from '../1-read/disk.ts'
import {diagnose} from '../4-check/check.ts'
import {sortDiagnostics} from '../diagnostics/sort.ts'
import {examine} from '../examine.ts'
import {reachabilityOf} from '../mounts/reachability.ts'
import {type Conformance, conformanceOf} from '../survey/conformance.ts'
import type {Command} from './command.ts'
import {conformanceText} from './conformance-report.ts'
import {findingsText} from './findings.ts'
import {compileOptions} from './options.ts'
import {today} from './today.ts'

/** `lejic conformance` (Leji §18) */
export const conformance: Command = {
  name: 'conformance',
  operands: [],
  flags: [
    {name: 'explain', help: 'what each line asks for, what was seen, and how to reach the next level'},
    {
      name: 'federation',
      value: 'verify',
      choices: ['verify'],
      help: 'ask the sources of mounts whether they offer the pins',
    },
  ],
  about:
    'Scores the layer against the checklist of its specification: core, indexed, governed, federated. What only people can ' +
    'attest is named, never counted. Exit 1 when the claimed level does not hold.',
  examples: [
    {line: 'lejic conformance', help: 'the checklist'},
    {line: 'lejic conformance --explain', help: 'with reasons and next steps'},
  ],
  async run(invocation) {
    const {source, layer, resolved, diagnostics} = examine(openSource(invocation.root), {
      ...compileOptions(invocation),
      spec: true,
    })
    const asked = invocation.flags.has('federation')
      ? {
          pinsReachable: new Map(
            layer.manifest?.mounts.map((mount) => [mount.name, reachabilityOf(invocation.root, mount)]),
          ),
        }
      : {}
    const report: Conformance = conformanceOf({source, layer, resolved}, diagnostics, {
      today: today(invocation),
      ...asked,
    })
    const {faults, ...json} = report
    const findings = resolved
      ? sortDiagnostics(faults.map(diagnose))
      : diagnostics.filter(({severity}) => severity === 'error')
    return {
      exit: findings.length > 0 ? 1 : 0,
      findings,
      json,
      text: () =>
        conformanceText(report, invocation.flags.has('explain'), invocation) +
        (findings.length > 0 ? `\n${findingsText(findings, invocation)}` : ''),
    }
  },
}
