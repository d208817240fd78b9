import {compareBytes} from '../byte-order.ts'
import type {Fault, Layer, Manifest, Path, ResolvedDecision, ResolvedDecisionRef, Tree} from '../model.ts'
import {baseName, normalisePath, underPath} from '../paths.ts'
import type {Assignment} from './assignment.ts'
import {duplicateIds} from './duplicate-ids.ts'
import {recordsById, supersessionFaults} from './supersession.ts'

export interface Decisions {
  readonly decisions: readonly ResolvedDecision[]
  /** `id-duplicate`, `decision-number-duplicate`, `decision-supersession`. */
  readonly faults: readonly Fault[]
}

/** The decision corpus with its supersession edges looked up, in byte order of path (Leji §7). */
export function resolveDecisions(layer: Layer, manifest: Manifest, assignments: readonly Assignment[]): Decisions {
  const documents = corpus(layer, manifest, assignments).flatMap((path) => layer.documents.get(path) ?? [])
  const typed = documents.map((document) => layer.parseDecision(document))
  const byId = recordsById(typed)
  const reference = (id: unknown): ResolvedDecisionRef | undefined => {
    if (typeof id !== 'string') return undefined
    const path = byId.get(id)?.document.path
    return {id, ...(path !== undefined && {path})}
  }
  const decisions = typed.map((record): ResolvedDecision => {
    const supersedes = reference(record.raw?.supersedes)
    const supersededBy = reference(record.raw?.supersededBy)
    return {typed: record, ...(supersedes && {supersedes}), ...(supersededBy && {supersededBy})}
  })
  const paths = documents.map(({path}) => path)
  const faults = [
    ...duplicateIds(typed, 'decision record'),
    ...duplicateNumbers(paths),
    ...supersessionFaults(typed, byId),
  ]
  return {decisions, faults}
}

/**
 * The number of a decision by its file name `0017-slug.md`: the digits without leading zeros, as text so that any length
 * stays exact; undefined for a name of another form (Leji §7).
 */
export function decisionNumber(path: Path): string | undefined {
  const digits = /^([0-9]+)-[^\n]+\.md$/.exec(baseName(path))?.[1]
  return digits === undefined ? undefined : digits.replace(/^0+/, '') || '0'
}

function duplicateNumbers(paths: readonly Path[]): readonly Fault[] {
  const firstByNumber = new Map<string, Path>()
  const faults: Fault[] = []
  for (const path of paths) {
    const number = decisionNumber(path)
    if (number === undefined) continue
    const first = firstByNumber.get(number)
    if (first === undefined) firstByNumber.set(number, path)
    else {
      faults.push({
        rule: 'decision-number-duplicate',
        path,
        message: `decision number "${number}" already used by ${first}`,
        hint: 'Rename the younger of the two files to the next free number; its id stays.',
        related: [{message: `has the number ${number} too`, path: first}],
      })
    }
  }
  return faults
}

/** Everything walked under the decision-records path, and what the category `decisions` resolves to; no READMEs. */
function corpus(layer: Layer, manifest: Manifest, assignments: readonly Assignment[]): readonly Path[] {
  const base = normalisePath(manifest.machine.decisionRecordsPath) ?? ''
  const walked = [...layer.documents.keys()].filter((path) => isWalked(layer.source.tree, base, path))
  const selected = assignments.filter(({selector}) => selector.category === 'decisions').map(({path}) => path)
  return [...new Set([...walked, ...selected])]
    .filter((path) => baseName(path).toLowerCase() !== 'readme.md')
    .sort(compareBytes)
}

/** Whether the walk of Leji §1.7 that starts at `base` meets a known markdown file: no dot names, no links on the way. */
function isWalked(tree: Tree, base: Path, path: Path): boolean {
  if (!underPath(path, base)) return false
  if (path === base) return true
  let at = base
  const names = (base === '' ? path : path.slice(base.length + 1)).split('/')
  return names.every((name, index) => {
    at = at === '' ? name : `${at}/${name}`
    const isDirectory = index < names.length - 1
    return !name.startsWith('.') && !(isDirectory && name === 'node_modules') && !tree.isLink(at)
  })
}
