import {compareBytes} from '../byte-order.ts'
import {categoryIds} from '../canonical.ts'
import type {CategoryId, DecisionStatus, Kind, Path} from '../model.ts'
import {underPath} from '../paths.ts'
import {type TaskScope, taskPaths, topicSet} from './task-scope.ts'

/** All that routing looks at; plain data, so that it can be handed to a browser as well. */
export interface RouteFacts {
  /** Every assigned document, those of category `decisions` included: their paths signal it. */
  readonly documents: readonly {
    readonly path: Path
    readonly category: CategoryId
    readonly kind: Kind
    /** Frontmatter `date` of a record where it is a date (Leji §16 step 5), else null. */
    readonly date: string | null
    /** Frontmatter `freshness.reviewAfter`, else null. */
    readonly reviewAfter: string | null
  }[]
  /** The decision corpus of Leji §7: every record that has a status. `id` is "" where a record has none. */
  readonly decisions: readonly {
    readonly id: string
    readonly path: Path
    readonly status: DecisionStatus
    readonly affectedPaths: readonly string[]
    readonly affectedCategories: readonly string[]
  }[]
  readonly mounts: readonly {
    readonly name: string
    readonly pin: string
    readonly categories: readonly CategoryId[]
    readonly topics: readonly unknown[]
  }[]
}

/** What a task must load beyond the baseline (Leji §16); key order is the specification's. */
export interface TaskRoute {
  readonly asOf: string
  /** Whether any path was given: without one, path scoping was not evaluated. */
  readonly pathScoped: boolean
  /** Named categories, in canonical order: their documents are all taken. */
  readonly categories: readonly CategoryId[]
  /** Those and the categories of documents that the task names by their exact path: they select decisions and mounts. */
  readonly categorySignals: readonly CategoryId[]
  readonly documents: readonly {path: Path; category: CategoryId; reviewAfter: string | null; expired: boolean}[]
  /** Only the required ones are loaded unasked; the others are candidates. */
  readonly records: readonly {path: Path; category: CategoryId; date: string | null; required: boolean}[]
  readonly decisions: readonly RoutedDecision[]
  readonly mounts: readonly {name: string; pin: string}[]
}

export interface RoutedDecision {
  readonly id: string
  readonly path: Path
  readonly status: DecisionStatus
  readonly matchedBy: 'unscoped' | 'path' | 'category'
  readonly reviewAfter: null
  readonly expired: false
}

/**
 * Routes a task by its paths, categories and topics (Leji §16 steps 1 to 9). Lists are sorted by UTF-8 bytes of path or name.
 * A pure function; raises `TaskScopeError` for a scope (or a mount's topics) that cannot be meant.
 */
export function routeTask(facts: RouteFacts, scope: TaskScope): TaskRoute {
  const paths = taskPaths(scope.paths ?? [])
  const topics = topicSet(scope.topics ?? [], 'the task')
  const expanded = new Set(scope.categories)
  const exact = new Set(paths)
  const signalled = new Set<string>(expanded)
  for (const {path, category} of facts.documents) if (exact.has(path)) signalled.add(category)
  const selected = facts.documents
    .filter(({category}) => category !== 'decisions')
    .map((document) => ({...document, direct: overlapsAny(document.path, paths)}))
    .filter(({category, direct}) => direct || expanded.has(category))
  return {
    asOf: scope.asOf,
    pathScoped: paths.length > 0,
    categories: categoryIds.filter((id) => expanded.has(id)),
    categorySignals: categoryIds.filter((id) => signalled.has(id)),
    documents: selected
      .filter(({kind}) => kind === 'intent')
      .map(({path, category, reviewAfter}) => ({
        path,
        category,
        reviewAfter,
        expired: reviewAfter !== null && compareBytes(reviewAfter, scope.asOf) < 0,
      }))
      .sort(byPath),
    records: selected
      .filter(({kind}) => kind === 'record')
      .map(({path, category, date, direct}) => ({path, category, date, required: direct}))
      .sort(byPath),
    decisions: routeDecisions(facts.decisions, paths, signalled),
    mounts: routeMounts(facts.mounts, signalled, topics),
  }
}

/** A path is one of `paths`, or one of the two lies below the other; `.` overlaps everything. */
function overlapsAny(path: string, paths: readonly string[]): boolean {
  return paths.some((one) => underPath(one, path) || underPath(path, one))
}

/** The decisions that paths (as a layer writes them) and signalled categories lead to (Leji §16 step 6), by path bytes. */
export function routeDecisions(
  decisions: RouteFacts['decisions'],
  paths: readonly string[],
  signalled: ReadonlySet<string>,
): readonly RoutedDecision[] {
  return decisions.flatMap((decision) => routeDecision(decision, paths, signalled)).sort(byPath)
}

/** Only what is in force guides a task: accepted records, and deprecated ones on their way out. */
function routeDecision(
  {id, path, status, affectedPaths, affectedCategories}: RouteFacts['decisions'][number],
  paths: readonly string[],
  signalled: ReadonlySet<string>,
): readonly RoutedDecision[] {
  if (status !== 'accepted' && status !== 'deprecated') return []
  const matchedBy =
    affectedPaths.length === 0 && affectedCategories.length === 0
      ? 'unscoped'
      : affectedPaths.some((affected) => overlapsAny(affected, paths))
        ? 'path'
        : affectedCategories.some((category) => signalled.has(category))
          ? 'category'
          : undefined
  return matchedBy ? [{id, path, status, matchedBy, reviewAfter: null, expired: false}] : []
}

function routeMounts(
  mounts: RouteFacts['mounts'],
  signalled: ReadonlySet<string>,
  topics: ReadonlySet<string>,
): TaskRoute['mounts'] {
  return mounts
    .filter((mount) => {
      const own = topicSet(mount.topics, `mount \`${mount.name}\``)
      return mount.categories.some((category) => signalled.has(category)) || [...own].some((topic) => topics.has(topic))
    })
    .map(({name, pin}) => ({name, pin}))
    .sort((a, b) => compareBytes(a.name, b.name))
}

function byPath(a: {readonly path: string}, b: {readonly path: string}): number {
  return compareBytes(a.path, b.path)
}
