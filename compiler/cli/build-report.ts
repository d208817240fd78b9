import type {BuildResult} from '../build.ts'
import type {ArtifactRow} from '../model.ts'

/** What the caller asked a build to do with its outputs. */
export type BuildMode = 'write' | 'check' | 'dry-run'

/** What happened to one file, in the words of the mode; the columns line up. */
const verbs = {
  write: {written: 'wrote', removed: 'removed', stale: 'stale'},
  'dry-run': {written: 'would write', removed: 'would remove', stale: 'stale'},
  check: {written: 'stale', removed: 'stale', stale: 'stale'},
} as const

/**
 * What a build did, for a person: the files that changed (of the site only their number, unless nothing is written), then
 * one line with the totals.
 */
export function buildReport(result: BuildResult, mode: BuildMode): string {
  if (result.outcome === 'stopped') return 'Nothing was written, because of the errors above.\n'
  const changed = result.artifacts.filter(isChange)
  const named = mode === 'write' ? changed.filter(({kind}) => kind !== 'site' && kind !== 'llms') : changed
  const lines = named.map((row) => `  ${verbs[mode][row.action].padEnd(12)} ${row.path}`)
  const unnamed = changed.length - named.length
  if (unnamed > 0) lines.push(`  ${verbs[mode].written.padEnd(12)} ${count(unnamed, 'file')} of the site`)
  return `${[...lines, closing(result, mode, changed.length)].join('\n')}\n`
}

type Change = ArtifactRow & {readonly action: 'written' | 'removed' | 'stale'}

function isChange(row: ArtifactRow): row is Change {
  return row.action !== 'unchanged' && row.action !== 'refused'
}

function closing({exit, stats}: BuildResult, mode: BuildMode, changes: number): string {
  const {documents, pages, ms} = stats
  const scope = `${count(documents, 'document')}, ${count(pages, 'page')}`
  if (mode === 'dry-run')
    return changes === 0 ? `Nothing would change: ${scope}.` : `${count(changes, 'file')} would change: ${scope}.`
  if (mode === 'check') {
    if (changes > 0) return 'Run `lejic build` and commit what it writes.'
    return exit === 0 ? `Up to date: ${scope}.` : `No file is stale: ${scope}.`
  }
  return changes === 0 ? `Nothing to do: ${scope}, in ${ms} ms.` : `${scope}, in ${ms} ms.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
