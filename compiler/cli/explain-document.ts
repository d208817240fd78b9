import {positionAt} from '../diagnostics/place.ts'
import type {CategoryId, Diagnostic, Kind, Path, ResolvedLayer, Selector} from '../model.ts'
import {baseName, underPath} from '../paths.ts'
import {routeFacts} from '../route/route-facts.ts'
import {routeDecisions} from '../route/task-route.ts'
import {type Relations, relationsOf} from './explain-relations.ts'

/** Where a file belongs in the layer and why. */
export interface DocumentExplanation extends Relations {
  readonly path: Path
  /** What the file is to the layer. `unassigned`: markdown that no category holds; `other`: anything else. */
  readonly role: 'document' | 'boot-profile' | 'index-file' | 'profile' | 'manifest' | 'unassigned' | 'other'
  readonly title: string | null
  readonly category: CategoryId | null
  readonly kind: Kind | null
  /** Of a record, `YYYY-MM-DD`. */
  readonly date: string | null
  /** The line that put it into its category; null when none did. */
  readonly selector: SelectorExplanation | null
  /** Lines that cover the document too but rank lower, or, where nothing was decided, all that cover it. */
  readonly lost: readonly SelectorExplanation[]
  /** One sentence: why this place and no other. */
  readonly why: string
  /** Profiles that name the document or its category. */
  readonly profiles: readonly {
    readonly id: string
    readonly path: Path
    readonly matchedBy: 'requiredRead' | 'defaultContext'
  }[]
  /** Live decisions (accepted or deprecated) whose scope touches the document, by the tests of Leji §16 step 6. */
  readonly decisions: readonly {
    readonly id: string
    readonly path: Path
    readonly status: string
    readonly matchedBy: 'path' | 'category'
  }[]
}

export interface SelectorExplanation {
  readonly category: CategoryId
  readonly kind: Kind
  readonly form: Selector['form']
  readonly path: string
  readonly indexFile: Path
  /** 1-based line in the index file; null when unknown. */
  readonly line: number | null
}

/** Explains one file of the layer; `path` is root-relative and exists. */
export function explainDocument(resolved: ResolvedLayer, path: Path): DocumentExplanation {
  const governed = resolved.documentByPath.get(path)
  const covering = resolved.layer.selectors.filter((selector) => selector.covers.includes(path))
  const category = governed?.category ?? null
  const role = roleOf(resolved, path)
  return {
    path,
    role,
    title: governed?.document.title ?? resolved.layer.documents.get(path)?.title ?? null,
    category,
    kind: governed?.kind ?? null,
    date: governed?.date ?? null,
    selector: governed ? explainSelector(governed.selector) : null,
    lost: (governed?.lost ?? covering).map(explainSelector),
    why: reason(resolved, path, role, covering),
    profiles: profilesFor(resolved, path, category),
    decisions: decisionsFor(resolved, path, category),
    ...relationsOf(resolved, path),
  }
}

function lineOf({path, place}: Diagnostic): string {
  return place?.file.path === path ? `line ${positionAt(place.file, place.start).line}: ` : ''
}

function roleOf({manifest, layer, documentByPath}: ResolvedLayer, path: Path): DocumentExplanation['role'] {
  if (path === 'leji.json') return 'manifest'
  if (path === manifest.bootProfilePath) return 'boot-profile'
  if (layer.profiles.some((profile) => profile.document.path === path)) return 'profile'
  if (documentByPath.has(path)) return 'document'
  if (layer.indexFiles.some((indexFile) => indexFile.path === path)) return 'index-file'
  return path.endsWith('.md') ? 'unassigned' : 'other'
}

/** A selector with the line that it stands on. */
export function explainSelector({category, kind, form, path, indexFile, place}: Selector): SelectorExplanation {
  return {category, kind, form, path, indexFile, line: place ? positionAt(place.file, place.start).line : null}
}

function reason(
  resolved: ResolvedLayer,
  path: Path,
  role: DocumentExplanation['role'],
  covering: readonly Selector[],
): string {
  if (role === 'manifest') return 'It is the manifest: it says what the layer consists of.'
  if (role === 'boot-profile') return 'It is the boot profile: it is read first and belongs to no category.'
  if (role === 'profile') return 'It is an agent profile: profiles belong to no category.'
  if (role === 'index-file') return 'It is a category’s list: it says what the category holds.'
  if (role === 'other') return 'It is no markdown file, so no category can hold it.'
  if (role === 'document') return whyItWon(resolved, path)
  if (covering.length > 0) {
    return 'Lines of equal rank put it into different places, so it has none (category-conflict).'
  }
  const skipped = resolved.layer.selectors.some(({skippedReadmes}) => skippedReadmes.includes(path))
  if (skipped) return 'A folder line passes READMEs over; a line that names the file itself takes it in.'
  return `No line of a category’s list names \`${baseName(path)}\` or a folder above it.`
}

function whyItWon({documentByPath}: ResolvedLayer, path: Path): string {
  const governed = documentByPath.get(path)
  const rivals = governed?.lost.length ?? 0
  if (rivals === 0) return 'One line alone covers it.'
  return governed?.selector.form === 'file'
    ? 'A line that names the file outranks lines that name a folder.'
    : 'The line with the deepest folder outranks the others.'
}

function profilesFor(
  resolved: ResolvedLayer,
  path: Path,
  category: CategoryId | null,
): DocumentExplanation['profiles'] {
  return resolved.profiles.flatMap((profile) => {
    const {requiredRead, defaultContext} = profile.frontmatter ?? {}
    const names = Array.isArray(requiredRead) && requiredRead.some((entry) => underPath(path, String(entry)))
    const holds = category !== null && Array.isArray(defaultContext) && defaultContext.includes(category)
    if (!names && !holds) return []
    return [
      {id: profile.id, path: profile.path, matchedBy: names ? ('requiredRead' as const) : ('defaultContext' as const)},
    ]
  })
}

/** What a task on this file alone is routed to, without what every task is. */
function decisionsFor(
  resolved: ResolvedLayer,
  path: Path,
  category: CategoryId | null,
): DocumentExplanation['decisions'] {
  const signalled = new Set(category === null ? [] : [category])
  return routeDecisions(routeFacts(resolved).decisions, [path], signalled).flatMap(
    ({id, path: record, status, matchedBy}) =>
      matchedBy === 'unscoped' ? [] : [{id, path: record, status, matchedBy}],
  )
}

/** The explanation as text for a person. */
export function describeDocument(explanation: DocumentExplanation, findings: readonly Diagnostic[]): string {
  const {path, title, category, kind, date, selector, lost, why, profiles, decisions} = explanation
  const lines = [title === null ? path : `${path}: ${title}`, '']
  if (category !== null)
    lines.push(`  category   ${category}`, `  kind       ${kind}${date === null ? '' : `, of ${date}`}`)
  if (selector) lines.push(`  won        ${selectorText(selector)}`)
  lines.push(...lost.map((one) => `  ${selector ? 'lost      ' : 'tied      '} ${selectorText(one)}`))
  lines.push(`  why        ${why}`)
  lines.push(...profiles.map(({id, matchedBy}) => `  profile    ${id} (by ${matchedBy})`))
  lines.push(...decisions.map(({id, status, matchedBy}) => `  decision   ${id} (${status}, by ${matchedBy})`))
  const {routes, index, linkedFrom, page, govern} = explanation
  lines.push(...routes.map(({line, as}) => `  route      ${line} (${as})`))
  if (index)
    lines.push(`  index      ${index.id} (from the ${index.from}${index.stored ? '' : ', not in the stored index'})`)
  lines.push(...linkedFrom.slice(0, 10).map((one) => `  linked     ${one.path}:${one.line}`))
  if (linkedFrom.length > 10) lines.push(`  linked     and ${linkedFrom.length - 10} more`)
  if (page !== null) lines.push(`  page       ${page}`)
  if (govern !== null) lines.push(`  to govern  ${govern}`)
  lines.push(...findings.map((one) => `  ${one.severity.padEnd(10)} ${lineOf(one)}${one.message} (${one.rule})`))
  return `${lines.join('\n')}\n`
}

/** `docs/context/domain.md:4 `docs/domain/` (domain, intent)`. */
export function selectorText({category, kind, path, indexFile, line}: SelectorExplanation): string {
  return `${indexFile}${line === null ? '' : `:${line}`} \`${path}\` (${category}, ${kind})`
}
