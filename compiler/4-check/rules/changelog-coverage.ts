import type {CheckContext, Fault, Path, PathChange, ResolvedLayer, Rule, Since} from '../../model.ts'
import {underPath} from '../../paths.ts'
import {entriesOf} from '../changelog-history.ts'
import {changelogOf} from '../example-layer.ts'

const rewritten = '# Terms\n\nA blend is a mix of teas; a single is not.\n'

export const changelogCoverage = {
  id: 'changelog-coverage',
  severity: 'error',
  origin: 'own',
  source: 'Leji 1.0 §11',
  summary: 'A governed file was changed and no new changelog entry names it.',
  why: 'People and agents who read the layer some time ago learn from the changelog what to read again.',
  mend: 'Add an entry whose `paths` hold the file or a folder above it.',
  example: {
    since: {'docs/context-changelog.json': changelogOf({})},
    bad: {'docs/context-changelog.json': changelogOf({}), 'docs/domain/terms.md': rewritten},
    good: {
      'docs/context-changelog.json': changelogOf(
        {},
        {id: 'singles', date: '2026-03-02', summary: 'Say what a single is.'},
      ),
      'docs/domain/terms.md': rewritten,
    },
  },
  check(context, report) {
    const {since, resolved} = context
    const changelog = context.layer.changelog?.json
    if (!since || !resolved || !changelog || changelog.value === undefined) return
    const appended = appendedPaths(context, since)
    const isCovered = (path: Path): boolean => appended.some((entry) => underPath(path, entry))
    const governed = new Set([...governedPaths(resolved), ...(since.resolved ? governedPaths(since.resolved) : [])])
    for (const change of since.revision.changes) {
      const paths = [change.path, ...(change.from === undefined ? [] : [change.from])]
      if (!paths.some((path) => governed.has(path)) || paths.some(isCovered)) continue
      report(uncovered(change, since, changelog.file.path))
    }
  },
} satisfies Rule

function uncovered({path, kind}: PathChange, {revision}: Since, changelog: Path): Fault {
  return {
    rule: 'changelog-coverage',
    path,
    message: `It was ${kind} since \`${revision.name}\`, and no entry that was added to \`${changelog}\` since then names it.`,
    hint: `Add an entry whose \`paths\` hold \`${path}\` or a folder above it.`,
  }
}

/** What readers of a layer rely on: documents of categories, the boot profile, agent profiles, decision records. */
function governedPaths({documents, decisions, profiles, manifest}: ResolvedLayer): readonly Path[] {
  return [
    manifest.bootProfilePath,
    ...documents.map(({document}) => document.path),
    ...profiles.map(({path}) => path),
    ...decisions.map(({typed}) => typed.document.path),
  ]
}

/** The paths of entries that the changelog did not have then. */
function appendedPaths({layer}: CheckContext, since: Since): readonly string[] {
  const ids = new Set(entriesOf(since.resolved?.layer.changelog?.json?.value).map(({id}) => id))
  return entriesOf(layer.changelog?.json?.value)
    .filter(({id}) => !ids.has(id))
    .flatMap(({paths}) => (Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []))
}
