import type {CheckContext, Fault, LoadTarget, Path} from '../model.ts'
import {stripSlash, underPath} from '../paths.ts'
import {nearestFile} from './nearest-file.ts'
import {wellKnownVendorFiles} from './vendor-files.ts'

/** The paths among `targets` at which nothing stands and nothing will after a build. Links have a rule of their own. */
export function missingLiterals(context: CheckContext, targets: readonly LoadTarget[]): readonly LoadTarget[] {
  return targets.filter(
    ({literal, kind}) => literal.form === 'code' && kind === 'absent' && !isExpected(context, literal.path),
  )
}

/** Whether a path is where a command writes, or where the layer keeps what it may not have yet: profiles, a changelog. */
export function isExpected({layer: {manifest, settings}}: CheckContext, path: Path): boolean {
  const {indexPath, changelogPath, agentProfilesPath = '', decisionRecordsPath = ''} = manifest?.machine ?? {}
  const places = [
    indexPath,
    changelogPath,
    stripSlash(agentProfilesPath),
    stripSlash(decisionRecordsPath),
    settings.out,
  ]
  return (
    places.includes(path) ||
    wellKnownVendorFiles.includes(path) ||
    /^\.leji(?:\/|$)/.test(path) ||
    underPath(path, settings.out)
  )
}

/** That a path of the boot profile leads nowhere, with the nearest that leads somewhere. */
export function literalFault(
  context: CheckContext,
  rule: string,
  {literal, start, end}: LoadTarget,
  who: string,
): Fault {
  const file = context.layer.boot?.document.file
  return {
    rule,
    path: file?.path ?? '',
    construct: literal.written,
    message: `${who} \`${literal.written}\`, and nothing is there.`,
    hint: nearHint(context, literal.written),
    ...(file && {place: {file, start, end}}),
  }
}

/** What a path that is not there may have been meant to be. */
export function nearHint(context: CheckContext, written: string): string {
  const near = nearestFile(context, stripSlash(written))
  if (near === undefined) return 'Correct the path; it starts at the root of the repository.'
  return `Did you mean \`${near}${context.source.tree.kind(near) === 'directory' ? '/' : ''}\`?`
}
