import {isRecord} from '../is-record.ts'
import type {Violation} from './schema.ts'
import {patternRule} from './schema-patterns.ts'

/** A manifest with the older `categories.<id>.paths` form (Leji §2.1) taken out of it. */
export interface LegacyForm {
  /** The manifest as the current schema wants it: each older category lists one index file that stands for it. */
  readonly current: unknown
  /** The declared paths of each older category. */
  readonly paths: ReadonlyMap<string, readonly string[]>
  /** What is wrong inside the older form itself. */
  readonly violations: readonly Violation[]
  /** The first `paths` key; undefined when the manifest is of the current form. */
  readonly firstAt?: readonly string[]
}

const relPath = /^(?!\/)(?!\.\/)(?!.*(^|\/)\.\.(\/|$))(?!.*\\).+$/u

/**
 * Sets the older form aside, so that the rest of the manifest is judged by today's schema. A category is of the older form
 * when it has `paths` and no `indexes`; one with both is left to the schema, which knows no `paths`.
 */
export function legacyForm(value: unknown): LegacyForm {
  const older = olderCategories(value)
  const [first] = older
  if (!first || !isRecord(value) || !isRecord(value.categories))
    return {current: value, paths: new Map(), violations: []}
  const paths = new Map<string, readonly string[]>()
  const violations: Violation[] = []
  const categories = {...value.categories}
  for (const [id, category] of older) {
    const {paths: declared, ...others} = category
    violations.push(...judge(id, declared))
    if (Array.isArray(declared)) paths.set(id, declared.map(String))
    categories[id] = {...others, indexes: ['stands-for-paths.md']}
  }
  return {current: {...value, categories}, paths, violations, firstAt: ['categories', first[0], 'paths']}
}

/** The one error that names the migration where the older form is not read; undefined when it is not used. */
export function unreadableLegacy(value: unknown): Violation | undefined {
  const [first] = olderCategories(value)
  if (!first) return undefined
  return {
    segments: ['categories', first[0], 'paths'],
    key: true,
    message: 'Categories are mapped by `paths`, the form before category index files, which this line has given up.',
    hint: 'List the content in a category index file, and name that file under `indexes` in place of `paths`.',
  }
}

function olderCategories(value: unknown): [string, Readonly<Record<string, unknown>>][] {
  if (!isRecord(value) || !isRecord(value.categories)) return []
  return Object.entries(value.categories).flatMap(([id, category]) =>
    isRecord(category) && Object.hasOwn(category, 'paths') && !Object.hasOwn(category, 'indexes')
      ? [[id, category]]
      : [],
  )
}

function judge(id: string, declared: unknown): readonly Violation[] {
  const segments = ['categories', id, 'paths']
  const name = `\`categories.${id}.paths\``
  if (!Array.isArray(declared)) return [{segments, key: false, message: `${name} must be a list.`}]
  if (declared.length === 0) return [{segments, key: false, message: `The list ${name} is empty.`}]
  const {what} = patternRule(relPath.source.replaceAll('\\/', '/'))
  return declared.flatMap((item, index) => {
    if (typeof item === 'string' && relPath.test(item)) return []
    return [{segments: [...segments, index], key: false, message: `\`${String(item)}\` in ${name} must be ${what}.`}]
  })
}
