// Leji §3.3 to §3.6 read a second time: every document asks every selector.
import {indexFile} from './fences.ts'
import {at, byBytes, type Files, frontmatter, isReadme, textOf, underPath, walk} from './tree.ts'

/** What is found, as conformance layers list it. */
export type Finding = readonly [rule: string, severity: 'error' | 'warning', path: string]

export const categoryIds = ['domain', 'system', 'practice', 'governance', 'decisions'] as const

/** The part of a manifest that selection looks at. */
export interface Mapping {
  readonly bootProfilePath: string
  readonly agentProfilesPath: string
  readonly categories: Readonly<Record<string, {readonly indexes: readonly string[]}>>
}

interface Selector {
  readonly category: string
  readonly kind: string
  readonly isFile: boolean
  readonly depth: number
  readonly covers: readonly string[]
}

interface Assigned {
  readonly path: string
  readonly category: string
  /** Of the winning block, and after frontmatter had its say. */
  readonly block: string
  readonly kind: string
}

/**
 * The assigned documents by path bytes, before and after the exclusions of Leji §3.3, and the findings; `scan` are those
 * that keep an index from being made.
 */
export function select(files: Files, mapping: Mapping) {
  const findings: Finding[] = []
  const read = new Map<string, readonly Finding[]>()
  const selectors = categoryIds.flatMap((category) =>
    (mapping.categories[category]?.indexes ?? []).flatMap((path) => {
      const found: Finding[] = []
      const made = readIndexFile(files, category, path, found)
      // Each error of a file is one finding (§3.2), however many categories it is mapped to; a lost one is lost to each.
      if (textOf(files, path) === undefined) findings.push(...found)
      else read.set(path, found)
      return made
    }),
  )
  findings.push(...[...read.values()].flat())
  const excluded = (path: string) => path === mapping.bootProfilePath || underPath(path, mapping.agentProfilesPath)
  const covered = [...new Set(selectors.flatMap(({covers}) => covers))].sort(byBytes)
  const all = covered.flatMap((path): Assigned[] => {
    const answers = topAnswers(selectors.filter(({covers}) => covers.includes(path)))
    const [answer] = answers
    if (answers.length > 1 && !excluded(path)) findings.push(['category-conflict', 'error', path])
    return answers.length === 1 && answer ? [kindOf(files, path, answer.category, answer.kind)] : []
  })
  const documents = all.filter(({path}) => !excluded(path))
  findings.push(...documents.flatMap((one) => kindFindings(files, one)), ...population(mapping, documents))
  return {all, documents, findings, scan: findings.filter(([rule]) => scanRules.has(rule))}
}

/** What is found while the categories are scanned, before anything is asked of the documents that are in them. */
const scanRules = new Set([
  ...['index-file-missing', 'index-file-parse', 'index-entry-missing', 'index-entry-not-markdown', 'index-entry-empty'],
  ...['category-conflict', 'kind-invalid'],
])

function readIndexFile(files: Files, category: string, path: string, findings: Finding[]): readonly Selector[] {
  const text = textOf(files, path)
  if (text === undefined) {
    findings.push(['category-index-missing', 'error', path], ['index-file-missing', 'error', path])
    return []
  }
  const {entries, errors} = indexFile(text)
  for (const _ of errors) findings.push(['index-file-parse', 'error', path])
  return entries.flatMap(([entry, kind]): Selector[] => {
    const common = {category, kind, depth: entry.replace(/\/+$/, '').split('/').length}
    const what = at(files, entry)
    // §3.3 has an escaping directory covering nothing, §19 an escaping entry missing: a slash tells which it is.
    if (what === 'directory' || (what === 'outside' && entry.endsWith('/'))) {
      const covers = walk(files, entry).filter((below) => !isReadme(below))
      if (covers.length === 0) findings.push(['index-entry-empty', 'warning', path])
      return [{...common, isFile: false, covers}]
    }
    // §3.3 says that a `./` before a file stays, and to avoid it; lejic takes it off, as its paths never begin so.
    const file = entry.replace(/^(\.\/)+/, '')
    if (what === 'file' && entry.endsWith('.md')) return [{...common, isFile: true, covers: [file]}]
    findings.push([what === 'file' ? 'index-entry-not-markdown' : 'index-entry-missing', 'error', path])
    return []
  })
}

/** The different answers of the selectors that rank highest (Leji §3.4). */
function topAnswers(selectors: readonly Selector[]): readonly Pick<Selector, 'category' | 'kind'>[] {
  const rank = ({isFile, depth}: Selector) => (isFile ? Number.POSITIVE_INFINITY : depth)
  const highest = Math.max(...selectors.map(rank))
  const top = selectors.filter((one) => rank(one) === highest)
  return top.filter(
    ({category, kind}, index) => top.findIndex((one) => one.category === category && one.kind === kind) === index,
  )
}

/** Leji §3.5. */
function kindOf(files: Files, path: string, category: string, block: string): Assigned {
  const {kind} = frontmatter(textOf(files, path) ?? '').data
  if (category === 'decisions') return {path, category, block, kind: 'record'}
  return {path, category, block, kind: kind === 'intent' || kind === 'record' ? kind : block}
}

function kindFindings(files: Files, {path, category, kind}: Assigned): readonly Finding[] {
  const {data} = frontmatter(textOf(files, path) ?? '')
  const {freshness} = data
  const isBad = Object.hasOwn(data, 'kind') && data.kind !== 'intent' && data.kind !== 'record'
  const reviewed = typeof freshness === 'object' && freshness !== null && Object.hasOwn(freshness, 'reviewAfter')
  return [
    ...(isBad && category !== 'decisions' ? [['kind-invalid', 'error', path] as const] : []),
    ...(reviewed && kind === 'record' ? [['freshness-on-record', 'error', path] as const] : []),
  ]
}

/** Leji §3.6. */
function population({categories}: Mapping, documents: readonly Assigned[]): readonly Finding[] {
  const mapped = categoryIds.filter((id) => Object.hasOwn(categories, id))
  const enough = mapped.includes('decisions') && (mapped.includes('domain') || mapped.includes('system'))
  const empty = mapped.filter((id) => !documents.some(({category}) => category === id))
  const core = documents.filter(({category}) => category === 'domain' || category === 'system')
  const noIntent = core.length > 0 && !core.some(({kind}) => kind === 'intent')
  return [
    ...(enough ? [] : [['categories-minimum', 'error', 'leji.json'] as const]),
    ...empty.map((id): Finding => ['category-empty', 'error', categories[id]?.indexes[0] ?? '']),
    ...(noIntent ? [['categories-intent-minimum', 'error', 'leji.json'] as const] : []),
  ]
}

/** The same list in one order, to compare. */
export function sorted(findings: Iterable<Finding>): readonly Finding[] {
  return [...findings].sort((a, b) => byBytes(a.join('\0'), b.join('\0')))
}
