// Leji §16 read a second time.
import {type DecisionFile, decisionCorpus} from './decisions.ts'
import {categoryIds, type Mapping, select} from './selection.ts'
import {byBytes, type Files, frontmatter, textOf, underPath} from './tree.ts'

export interface Scope {
  readonly paths: readonly string[]
  readonly categories: readonly string[]
  readonly topics: readonly string[]
  readonly asOf: string
}

export interface Mount {
  readonly name: string
  readonly pin: string
  readonly categories?: readonly string[]
  readonly topics?: readonly string[]
}

export interface RoutedLayer extends Mapping {
  readonly files: Files
  readonly decisionRecordsPath: string
  readonly mounts: readonly Mount[]
}

/** The answer of `route --json` in its key order; undefined when the scope cannot be meant. */
export function route(layer: RoutedLayer, scope: Scope): Readonly<Record<string, unknown>> | undefined {
  const paths = scope.paths.filter((path) => path !== '').map(lexical)
  const isSound = (topic: string) => topic !== '' && !/\p{Surrogate}/u.test(topic)
  const topics = [...scope.topics, ...layer.mounts.flatMap((mount) => mount.topics ?? [])]
  if (paths.includes(undefined) || !topics.every(isSound)) return undefined

  const {all, documents} = select(layer.files, layer)
  const touches = (path: string) => paths.some((task = '.') => underPath(task, path) || underPath(path, task))
  const expanded = categoryIds.filter((id) => scope.categories.includes(id))
  const named = documents.filter(({path}) => paths.includes(path)).map(({category}) => category)
  const signalled = categoryIds.filter((id) => expanded.includes(id) || named.includes(id))
  const taken = documents
    .filter(({category}) => category !== 'decisions')
    .filter(({path, category}) => touches(path) || expanded.some((id) => id === category))
  const dataOf = (path: string) => frontmatter(textOf(layer.files, path) ?? '').data

  return {
    command: 'route',
    ok: true,
    asOf: scope.asOf,
    pathScoped: paths.length > 0,
    categories: expanded,
    categorySignals: signalled,
    documents: taken
      .filter(({kind}) => kind === 'intent')
      .map(({path, category}) => ({path, category, ...review(dataOf(path), scope.asOf)})),
    records: taken
      .filter(({kind}) => kind === 'record')
      .map(({path, category}) => ({path, category, date: dateOf(dataOf(path)), required: touches(path)})),
    decisions: decisionCorpus(layer.files, layer.decisionRecordsPath, all).flatMap((record) =>
      routeDecision(record, touches, signalled),
    ),
    mounts: layer.mounts
      .filter(
        (mount) =>
          mount.categories?.some((id) => signalled.some((signal) => signal === id)) ||
          mount.topics?.some((topic) => scope.topics.includes(topic)),
      )
      .map(({name, pin}) => ({name, pin}))
      .sort((a, b) => byBytes(a.name, b.name)),
  }
}

/** A task path without `.`, `..` and empty segments; undefined when it is absolute or climbs above the root. */
function lexical(path: string): string | undefined {
  if (path.startsWith('/')) return undefined
  let rest = `${path}/`
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/(^|\/)(\.?\/)+/, '$1').replace(/(^|\/)(?!\.\.\/)[^/]+\/\.\.\//, '$1')
  }
  if (/^\.\.\//.test(rest)) return undefined
  return rest === '' ? '.' : rest.slice(0, -1)
}

function review(data: Readonly<Record<string, unknown>>, asOf: string): {reviewAfter: string | null; expired: boolean} {
  const {freshness} = data
  const has = typeof freshness === 'object' && freshness !== null && 'reviewAfter' in freshness
  const reviewAfter = has && typeof freshness.reviewAfter === 'string' ? freshness.reviewAfter : null
  return {reviewAfter, expired: reviewAfter !== null && reviewAfter < asOf}
}

function dateOf({date}: Readonly<Record<string, unknown>>): string | null {
  const pattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/
  return typeof date === 'string' && pattern.test(date) ? date : null
}

function routeDecision(
  {path, data}: DecisionFile,
  touches: (path: string) => boolean,
  signalled: readonly string[],
): readonly unknown[] {
  const {status} = data
  const id = typeof data.id === 'string' ? data.id : ''
  const [paths, categories] = [data.affectedPaths, data.affectedCategories].map(strings)
  if (!paths || !categories || (status !== 'accepted' && status !== 'deprecated')) return []
  const isUnscoped = paths.length === 0 && categories.length === 0
  const matchedBy = isUnscoped
    ? 'unscoped'
    : paths.some(touches)
      ? 'path'
      : categories.some((one) => signalled.includes(one))
        ? 'category'
        : undefined
  return matchedBy ? [{id, path, status, matchedBy, reviewAfter: null, expired: false}] : []
}

/** What a list holds; a record whose list is none counts as one without. */
function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
