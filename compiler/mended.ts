import {committedOutputs} from './5-render/committed-outputs.ts'
import type {Plan} from './6-emit/plan.ts'
import {hosts} from './hosts/index.ts'
import type {Diagnostic, Path, ResolvedLayer} from './model.ts'

/** Rules about the context index that hold until it is written (contract of `lejic build`). */
const mendedAtIndex: ReadonlySet<string> = new Set([
  'artifact-parse',
  'artifact-schema',
  'index-required',
  'index-stale',
  'schema-version',
])

/** Rules about a host's file that hold until its shim is written. */
const mendedAtShim: ReadonlySet<string> = new Set(['missing-declared-file', 'vendor-adapter-redirect'])

/** Where hosts look for their files, whether declared or not, with the comment syntax of each. */
export const shimPaths: readonly {readonly path: Path; readonly comment: 'html' | 'hash'}[] = hosts.flatMap((host) =>
  host.shims.map(({path, comment}) => ({path, comment})),
)

/**
 * The findings that pages may show: those that writing the outputs neither mends nor causes. A page that told how the
 * outputs stood before a build would be out of date after it, and the next build would have to write it again.
 */
export function findingsOfSources(diagnostics: readonly Diagnostic[], resolved: ResolvedLayer): readonly Diagnostic[] {
  const {indexPath} = resolved.manifest.machine
  const outputs = committedOutputs(resolved)
  const linked = linksInto(resolved, (path) => outputs.has(path))
  const shims = new Set(shimPaths.map(({path}) => path))
  return diagnostics.filter((diagnostic) => {
    const {rule, path} = diagnostic
    if (rule === 'id-vanished' || linked(diagnostic)) return false
    if (path === indexPath && (mendedAtIndex.has(rule) || rule === 'paths-outside-root')) return false
    return !(shims.has(path) && mendedAtShim.has(rule))
  })
}

/** The findings that still hold once the plan is carried out. */
export function unmended(
  diagnostics: readonly Diagnostic[],
  {writes}: Plan,
  resolved: ResolvedLayer | undefined,
): readonly Diagnostic[] {
  const standing = new Set(writes.flatMap(({path, action}) => (/^(create|update|keep)$/.test(action) ? path : [])))
  const linked = resolved ? linksInto(resolved, (path) => standing.has(path)) : () => false
  const mended = new Set<string>()
  for (const {path, kind, action} of writes) {
    if (action === 'refuse') continue
    if (kind === 'index') for (const rule of mendedAtIndex) mended.add(`${rule}\0${path}`)
    if (kind === 'shims' && action !== 'remove') for (const rule of mendedAtShim) mended.add(`${rule}\0${path}`)
    if (kind === 'shims' && action === 'remove') mended.add(`vendor-adapter-redirect\0${path}`)
  }
  return diagnostics.filter(
    (diagnostic) => !mended.has(`${diagnostic.rule}\0${diagnostic.path}`) && !linked(diagnostic),
  )
}

/** Tells the `link-unresolved` of a link that leads to a path of the given set: to an output, it resolves once that stands. */
function linksInto(resolved: ResolvedLayer, isMeant: (path: Path) => boolean): (diagnostic: Diagnostic) => boolean {
  const brokenByFile = new Map<Path, ReadonlyMap<string, Path | undefined>>()
  return ({rule, path: from, construct}) => {
    if (rule !== 'link-unresolved') return false
    const broken = brokenByFile.get(from) ?? brokenLinks(resolved, from)
    brokenByFile.set(from, broken)
    const path = broken.get(construct ?? '')
    return path !== undefined && isMeant(path)
  }
}

/** Where the broken links of a file would lead, by their destination as written. */
function brokenLinks(resolved: ResolvedLayer, from: Path): ReadonlyMap<string, Path | undefined> {
  const links = resolved.linksByPath.get(from) ?? []
  return new Map(links.flatMap(({link, state, path}) => (state === 'broken' ? [[link.target, path] as const] : [])))
}
