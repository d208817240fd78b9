import {compareBytes} from '../byte-order.ts'
import {didYouMean} from '../diagnostics/suggestion.ts'
import type {CategoryId, Document, Fault, GovernedDocument, Kind, Manifest, Path, Selector} from '../model.ts'
import {underPath} from '../paths.ts'

/** Which selector won a file, and those that also cover it. */
export interface Assignment {
  readonly path: Path
  readonly selector: Selector
  readonly lost: readonly Selector[]
}

export interface Assignments {
  /**
   * Every file that resolves to one category, in byte order; the boot profile and agent profiles are still among them,
   * because the decision corpus is taken before they go (Leji §7).
   */
  readonly all: readonly Assignment[]
  /** `category-conflict`. */
  readonly faults: readonly Fault[]
}

/** Gives every selected file to the most specific of the selectors that cover it (Leji §3.4). */
export function assign(selectors: readonly Selector[], manifest: Manifest): Assignments {
  const coveringByPath = new Map<Path, Selector[]>()
  for (const selector of selectors) {
    for (const path of selector.covers) {
      const covering = coveringByPath.get(path)
      if (covering) covering.push(selector)
      else coveringByPath.set(path, [selector])
    }
  }
  const isExcluded = exclusion(manifest)
  const depths = new Map(selectors.map((selector) => [selector, specificity(selector)]))
  const all: Assignment[] = []
  const faults: Fault[] = []
  for (const path of [...coveringByPath.keys()].sort(compareBytes)) {
    const covering = withoutShorterPaths(coveringByPath.get(path) ?? [])
    const top = covering.reduce((highest, selector) => Math.max(highest, depths.get(selector) ?? 0), 0)
    const best = covering.filter((selector) => depths.get(selector) === top)
    const [first] = best
    if (!first) continue
    const rival = best.find(({category, kind}) => category !== first.category || kind !== first.kind)
    if (!rival) {
      const others = (coveringByPath.get(path) ?? []).filter((selector) => !best.includes(selector))
      all.push({path, selector: first, lost: others})
    } else if (!isExcluded(path)) {
      faults.push(conflict(path, first, rival))
    }
  }
  return {all, faults}
}

/** Tells the paths that are never category content: the boot profile and everything under the agent profiles (§3.3). */
export function exclusion(manifest: Manifest): (path: Path) => boolean {
  const {bootProfilePath, machine} = manifest
  return (path) => path === bootProfilePath || underPath(path, machine.agentProfilesPath)
}

export interface Governed {
  readonly documents: readonly GovernedDocument[]
  /** `kind-invalid`, `freshness-on-record`. */
  readonly faults: readonly Fault[]
}

/** The documents of the layer with their kinds (Leji §3.5), in byte order of path. */
export function govern(
  assignments: readonly Assignment[],
  manifest: Manifest,
  documents: ReadonlyMap<Path, Document>,
): Governed {
  const isExcluded = exclusion(manifest)
  const governed: GovernedDocument[] = []
  const faults: Fault[] = []
  for (const {path, selector, lost} of assignments) {
    const document = documents.get(path)
    if (!document || isExcluded(path)) continue
    const data = document.frontmatter.data ?? {}
    const {category} = selector
    const own = data.kind
    const isKind = own === 'intent' || own === 'record'
    if (own !== undefined && !isKind && category !== 'decisions') faults.push(invalidKind(document, own))
    const kind = kindOf(category, isKind ? own : selector.kind)
    const isDated = kind === 'record' && typeof data.date === 'string' && data.date !== ''
    const date = isDated ? String(data.date) : null
    if (kind === 'record' && hasHorizon(data)) faults.push(freshRecord(document, isKind ? undefined : selector))
    governed.push({document, category, kind, date, selector, lost})
  }
  return {documents: governed, faults}
}

/**
 * The READMEs that directory entries pass over, each with the nearest of the selectors that passed it (Leji §3.3, §3.4), in
 * byte order of path. Index order decides between equals: nothing but a page depends on it.
 */
export function placeReadmes(
  selectors: readonly Selector[],
  manifest: Manifest,
  readmes: ReadonlyMap<Path, Document>,
): readonly GovernedDocument[] {
  const isExcluded = exclusion(manifest)
  const nearestByPath = new Map<Path, Selector>()
  for (const selector of selectors) {
    for (const path of selector.skippedReadmes) {
      const nearest = nearestByPath.get(path)
      if (!nearest || specificity(selector) > specificity(nearest)) nearestByPath.set(path, selector)
    }
  }
  return [...readmes].flatMap(([path, document]) => {
    const selector = nearestByPath.get(path)
    if (!selector || isExcluded(path)) return []
    const {category, kind} = selector
    return [{document, category, kind: kindOf(category, kind), date: null, selector, lost: []}]
  })
}

/** A decision is a record whatever its block or frontmatter says. */
function kindOf(category: CategoryId, kind: Kind): Kind {
  return category === 'decisions' ? 'record' : kind
}

function hasHorizon(data: Readonly<Record<string, unknown>>): boolean {
  const freshness = data.freshness
  return typeof freshness === 'object' && freshness !== null && Object.hasOwn(freshness, 'reviewAfter')
}

/** A file entry outranks every directory; the deeper of two directories outranks the other. */
function specificity({form, path}: Selector): number {
  return form === 'file' ? Number.MAX_SAFE_INTEGER : path.replace(/\/+$/, '').split('/').length
}

/**
 * Of the selectors of the older `paths` form only the longest path as written stays, the first in canonical category
 * order on a tie (Leji §2.1); it then competes like any other.
 */
function withoutShorterPaths(covering: readonly Selector[]): readonly Selector[] {
  const declared = covering.filter(isDeclaredPath)
  if (declared.length < 2) return covering
  const longest = declared.reduce((best, one) => ([...one.path].length > [...best.path].length ? one : best))
  return covering.filter((selector) => selector === longest || !isDeclaredPath(selector))
}

function isDeclaredPath({indexFile}: Selector): boolean {
  return indexFile === 'leji.json'
}

function conflict(path: Path, first: Selector, rival: Selector): Fault {
  const name = ({category, kind}: Selector) => `${category}/${kind}`
  return {
    rule: 'category-conflict',
    path,
    message: `\`${path}\` is selected equally closely as \`${name(first)}\` and as \`${name(rival)}\`.`,
    hint: 'List it once by its own path, in the one category where it belongs, or take one of the two entries away.',
    related: [first, rival].map((selector) => ({
      message: `selects it as ${name(selector)}`,
      path: selector.indexFile,
      ...(selector.place && {place: selector.place}),
    })),
  }
}

function invalidKind(document: Document, kind: unknown): Fault {
  return {
    rule: 'kind-invalid',
    path: document.path,
    message: `The kind of a document is \`intent\` or \`record\`, not \`${typeof kind === 'string' ? kind : JSON.stringify(kind)}\`.`,
    place: {file: document.file, ...document.frontmatter.locate(['kind'])},
    hint:
      (typeof kind === 'string' ? didYouMean(kind, ['intent', 'record']) : undefined) ??
      'Write `kind: intent` or `kind: record`, or take the line away: the index block then decides.',
  }
}

/** `selector` is what made the document a record; undefined where its own frontmatter did. */
function freshRecord(document: Document, selector: Selector | undefined): Fault {
  const own = {file: document.file, ...document.frontmatter.locate(['kind'])}
  return {
    rule: 'freshness-on-record',
    path: document.path,
    message: 'A record is valid for its own time, so it has no `freshness.reviewAfter`.',
    place: {file: document.file, ...document.frontmatter.locate(['freshness', 'reviewAfter'])},
    hint: 'Take `reviewAfter` away, or make the document `intent` if it has to stay true.',
    related: [
      selector
        ? {message: 'a record by this line', path: selector.indexFile, ...(selector.place && {place: selector.place})}
        : {message: 'a record by its own word', path: document.path, place: own},
    ],
  }
}
