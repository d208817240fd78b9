// Leji §7 read a second time.
import {decisionViolations} from './schemas.ts'
import type {Finding} from './selection.ts'
import {byBytes, type Files, frontmatter, isReadme, textOf, walk} from './tree.ts'

export interface DecisionFile {
  readonly path: string
  /** The frontmatter; empty when there is none to read. */
  readonly data: Readonly<Record<string, unknown>>
  /** How many constraints it violates. */
  readonly violations: number
}

/** The corpus by path bytes: the records folder and what the category selects, whatever else that is. */
export function decisionCorpus(
  files: Files,
  folder: string,
  assigned: readonly {readonly path: string; readonly category: string}[],
): readonly DecisionFile[] {
  const selected = assigned.flatMap(({path, category}) => (category === 'decisions' ? [path] : []))
  const paths = new Set([...walk(files, folder), ...selected])
  return [...paths].sort(byBytes).flatMap((path): DecisionFile[] => {
    const text = isReadme(path) ? undefined : textOf(files, path)
    if (text === undefined) return []
    const {state, data} = frontmatter(text)
    return [{path, data, violations: state === 'read' ? decisionViolations(data) : 1}]
  })
}

/** All findings about a corpus. */
export function decisionFindings(corpus: readonly DecisionFile[], folder: string): readonly Finding[] {
  const schema = corpus.flatMap(({path, violations}) =>
    Array.from({length: violations}, (): Finding => ['decision-frontmatter', 'error', path]),
  )
  const empty: Finding[] = corpus.some(({violations}) => violations === 0) ? [] : [['decisions-empty', 'error', folder]]
  return [
    ...schema,
    ...empty,
    ...repeats(corpus, 'id-duplicate', ({data}) => filled(data.id)),
    ...repeats(corpus, 'decision-number-duplicate', ({path}) => numberOf(path)),
    ...corpus.flatMap((record) => supersession(record, corpus)),
  ]
}

function filled(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function repeats(
  corpus: readonly DecisionFile[],
  rule: string,
  keyOf: (record: DecisionFile) => string | undefined,
): readonly Finding[] {
  return corpus.flatMap((record, index): Finding[] => {
    const key = keyOf(record)
    const isUsed = key !== undefined && corpus.slice(0, index).some((earlier) => keyOf(earlier) === key)
    return isUsed ? [[rule, 'error', record.path]] : []
  })
}

function numberOf(path: string): string | undefined {
  const digits = /^([0-9]+)-[^\n]+\.md$/.exec(path.split('/').at(-1) ?? '')?.[1]
  return digits === undefined ? undefined : BigInt(digits).toString()
}

function supersession({path, data}: DecisionFile, corpus: readonly DecisionFile[]): readonly Finding[] {
  const lookUp = (id: unknown) => corpus.find((one) => typeof id === 'string' && one.data.id === id)
  const at = (where: string): Finding => ['decision-supersession', 'error', where]
  const {id, status, supersedes, supersededBy} = data
  // Records are told apart by their ids alone: without one a record has no edges, and two with one id share theirs.
  const self = lookUp(id)
  if (!self) return []
  const [target, successor] = [lookUp(supersedes), lookUp(supersededBy)]
  return [
    ...(typeof supersededBy === 'string' && status !== 'superseded' ? [at(path)] : []),
    ...(typeof supersedes === 'string' && !target ? [at(path)] : []),
    ...(target && target.data.status !== 'superseded' ? [at(target.path)] : []),
    ...(target && target.data.supersededBy !== id ? [at(target.path)] : []),
    ...(typeof supersededBy === 'string' && !successor ? [at(path)] : []),
    ...(successor && successor.data.supersedes !== id ? [at(path)] : []),
    ...(trail(lookUp(self.data.supersedes)).includes(self) ? [at(path)] : []),
  ]

  /** The records along the `supersedes` edges from one on, itself included. */
  function trail(from: DecisionFile | undefined): readonly DecisionFile[] {
    const seen: DecisionFile[] = []
    for (let next = from; next && !seen.includes(next); next = lookUp(next.data.supersedes)) seen.push(next)
    return seen
  }
}
