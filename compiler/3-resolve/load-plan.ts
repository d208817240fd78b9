import {compareBytes} from '../byte-order.ts'
import type {
  GovernedDocument,
  Layer,
  LiteralPath,
  LoadPlan,
  LoadTarget,
  Path,
  ResolvedLink,
  ResolvedLoadStep,
  Tree,
} from '../model.ts'
import {underPath} from '../paths.ts'
import {withinRange} from '../within-range.ts'

/**
 * What the boot profile leads to (Leji §4): its steps with what their paths stand for, and the set that is read before any
 * task. A folder stands for the governed documents below it.
 */
export function planLoad(
  {boot, source}: Layer,
  documents: readonly GovernedDocument[],
  links: readonly ResolvedLink[],
): LoadPlan | undefined {
  if (!boot) return undefined
  const literals = [...boot.paths, ...links.flatMap(linkedPath)].sort((a, b) => a.start - b.start)
  const find = targetFinder(source.tree, documents)
  const named = literals.flatMap((literal) => {
    const target = find(literal)
    return target ? [{literal, start: literal.start, end: literal.end, ...target}] : []
  })
  const steps = boot.steps.map((step) => ({
    ...step,
    targets: withinRange(named, step.start, step.end),
  }))
  return {steps, named, first: firstFiles(source.tree, boot.document.path, steps)}
}

function linkedPath({link, state, path}: ResolvedLink): readonly LiteralPath[] {
  if (state !== 'resolved' || path === undefined) return []
  const {target: written, start, end} = link
  return [{path, written, form: 'link', certain: true, start, end}]
}

type Standing = Pick<LoadTarget, 'kind' | 'documents'>

/** Asks the tree and the documents about each path once. Undefined for words that only look like a path. */
function targetFinder(
  tree: Tree,
  documents: readonly GovernedDocument[],
): (literal: LiteralPath) => Standing | undefined {
  const known = new Map<Path, Standing>()
  const look = (path: Path): Standing => {
    const kind = tree.kind(path)
    const isThere = kind === 'file' || kind === 'directory'
    return {kind, documents: isThere ? documents.filter(({document}) => underPath(document.path, path)) : []}
  }
  return ({path, certain}) => {
    const target = known.get(path) ?? look(path)
    known.set(path, target)
    return certain || target.kind === 'file' || target.kind === 'directory' ? target : undefined
  }
}

function firstFiles(tree: Tree, boot: Path, steps: readonly ResolvedLoadStep[]): LoadPlan['first'] {
  const targets = steps.filter(({role}) => role === 'first').flatMap((step) => step.targets)
  const paths = targets.flatMap(({literal, kind, documents}) =>
    kind === 'file' ? [literal.path] : documents.map(({document}) => document.path),
  )
  return [...new Set([boot, ...paths])].sort(compareBytes).map((path) => ({path, bytes: tree.size(path)}))
}
