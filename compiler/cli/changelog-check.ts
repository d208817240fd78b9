import {openSource} from '../1-read/disk.ts'
import {isVerifiable} from '../4-check/changelog-history.ts'
import {diagnose} from '../4-check/check.ts'
import {sortDiagnostics} from '../diagnostics/sort.ts'
import {type CheckResult, examine} from '../examine.ts'
import type {Diagnostic, Severity} from '../model.ts'
import type {Answer, Invocation} from './command.ts'
import {findingsText} from './findings.ts'
import {compileOptions} from './options.ts'

/** What a check finds at the changelog; without a manifest all that it finds. */
export interface ChangelogState {
  readonly result: CheckResult
  readonly findings: readonly Diagnostic[]
  /** Whether it was held against a committed version and nothing was found. */
  readonly verified: boolean
}

/** The changelog as it stands. It is asked for by name, so one that is missing is an error whatever the layer claims. */
export function changelogState(invocation: Invocation, strict: boolean): ChangelogState {
  const result = examine(openSource(invocation.root), {...compileOptions(invocation), spec: true})
  const {manifest, changelog} = result.layer
  if (!manifest) return {result, findings: result.diagnostics, verified: false}
  const path = manifest.machine.changelogPath
  const own = result.diagnostics.filter((finding) => finding.path === path && finding.rule !== 'changelog-required')
  const missing = changelog
    ? []
    : [
        diagnose({
          rule: 'changelog-required',
          path,
          message: `There is no changelog at \`${path}\`.`,
          hint: 'Start it with `lejic changelog add --seed`.',
        }),
      ]
  const findings = sortDiagnostics(
    [...own, ...missing].map((finding) => ({...finding, severity: severity(finding, strict)})),
  )
  const failed = findings.some((finding) => finding.severity === 'error')
  return {result, findings, verified: !failed && isVerifiable(result.source, path)}
}

function severity(finding: Diagnostic, strict: boolean): Severity {
  return strict && finding.rule === 'changelog-unverifiable' ? 'error' : finding.severity
}

/** `lejic changelog check` */
export async function checkChangelog(invocation: Invocation): Promise<Answer> {
  const {result, findings, verified} = changelogState(invocation, invocation.flags.has('strict'))
  const failed = findings.some(({severity}) => severity === 'error')
  const count = result.layer.changelog?.entries?.length ?? 0
  return {
    exit: failed ? 1 : 0,
    findings,
    json: {verified},
    text: () =>
      findings.length > 0 || invocation.quiet
        ? findingsText(findings, invocation)
        : `${count === 1 ? '1 entry' : `${count} entries`}, ${
            verified
              ? 'unchanged since the last commit but for new ones'
              : 'and no committed version to hold them against'
          }.\n`,
  }
}
