import {createHash} from 'node:crypto'
import {compareBytes} from '../../byte-order.ts'
import type {CheckContext, ContextIndexEntry, Fault, Path, ResolvedLayer, Rule} from '../../model.ts'
import {contextIndexWith, indexedFiles, manifestWith} from '../example-layer.ts'
import {claims, recordedFaults} from '../faults.ts'

export const indexStale = {
  id: 'index-stale',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §10.3',
  summary: 'The context index no longer says what the documents say.',
  why: 'An agent that trusts it loads the wrong document, or misses the right one.',
  mend: 'Run `lejic build` and commit the index.',
  example: {
    bad: {
      'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}),
      ...indexedFiles,
      'docs/context-index.json': contextIndexWith({'docs/domain/terms.md': {title: 'Words'}}),
    },
    good: {'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}), ...indexedFiles},
  },
  check(context, report) {
    const {resolved} = context
    if (resolved?.index.state !== 'stale' || !claims(context, 'indexed') || cannotBeMade(context)) return
    const path = resolved.manifest.machine.indexPath
    const drift = driftOf(resolved)
    report({
      rule: 'index-stale',
      path,
      message: `The context index no longer matches the documents${drift === '' ? '' : `: ${drift}`}.`,
      hint: staleHint(resolved),
      ...driftPlace(resolved),
    })
  },
} satisfies Rule

/** Hashes are over bytes (Leji §10.2), so that a checkout which turns LF into CRLF changes every one of them. */
function staleHint(resolved: ResolvedLayer): string {
  const stored = new Map((resolved.layer.storedIndex?.value?.entries ?? []).map((entry) => [entry.path, entry]))
  const {added, gone, changed} = compare(resolved)
  const onlyLineEnds = changed.every((path) => {
    const bytes = resolved.layer.documents.get(path)?.file.bytes
    return bytes?.includes(13) && hashWithLf(bytes) === stored.get(path)?.contentHash
  })
  return onlyLineEnds && changed.length > 0 && added.length + gone.length === 0
    ? 'Only line ends differ: git turned them into CRLF. Write `*.md text eol=lf` into `.gitattributes` and check the files out anew.'
    : 'Run `lejic build` and commit the index.'
}

function hashWithLf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n')
  return `sha256:${createHash('sha256').update(Buffer.from(text, 'latin1')).digest('hex').slice(0, 16)}`
}

/** Faults that keep a new index from being made; they are then the findings, and staleness is not one (Leji §10.3). */
const scanErrors = [
  'index-file-missing',
  'index-file-parse',
  'index-entry-missing',
  'index-entry-not-markdown',
  'category-conflict',
  'category-path-missing',
  'kind-invalid',
  'id-pattern',
]

function cannotBeMade(context: CheckContext): boolean {
  const recorded = recordedFaults(context)
  return (
    scanErrors.some((rule) => recorded.has(rule)) ||
    (context.resolved?.index.faults ?? []).some(({rule}) => rule === 'id-duplicate')
  )
}

interface Drift {
  readonly added: readonly Path[]
  readonly gone: readonly Path[]
  readonly changed: readonly Path[]
}

/** Paths of documents that are new, gone or changed since the index was written. */
function compare({index, layer}: ResolvedLayer): Drift {
  const stored = new Map((layer.storedIndex?.value?.entries ?? []).map((entry) => [entry.path, entry]))
  const wanted = new Map(index.entries.map((entry) => [entry.path, entry]))
  return {
    added: [...wanted.keys()].filter((path) => !stored.has(path)),
    gone: [...stored.keys()].filter((path) => !wanted.has(path)),
    changed: [...wanted].flatMap(([path, entry]) => {
      const before = stored.get(path)
      return before !== undefined && comparable(before) !== comparable(entry) ? path : []
    }),
  }
}

/** What differs, in few words. */
function driftOf(resolved: ResolvedLayer): string {
  const {added, gone, changed} = compare(resolved)
  return [
    count(added.length, 'missing', added[0]),
    count(gone.length, 'gone', gone[0]),
    count(changed.length, 'changed', changed[0]),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function count(number: number, word: string, only: Path | undefined): string {
  if (number === 0) return ''
  return number === 1 ? `\`${only}\` is ${word}` : `${number} documents are ${word}`
}

function comparable(entry: ContextIndexEntry): string {
  const kept = Object.entries(entry).filter(([key, value]) => key !== 'lastModified' && value !== undefined)
  return JSON.stringify(kept.sort(([a], [b]) => compareBytes(a, b)))
}

/** The first stored field that no longer holds, with the document; the list of entries where one is only missing. */
function driftPlace(resolved: ResolvedLayer): Partial<Pick<Fault, 'place' | 'related'>> {
  const {index, layer} = resolved
  const json = layer.storedIndex?.json
  if (!json) return {}
  const {changed, gone} = compare(resolved)
  const entries = layer.storedIndex?.value?.entries ?? []
  const at = entries.findIndex(({path}) => path === (changed[0] ?? gone[0]))
  const before = entries[at]
  if (!before) return {place: json.locate(['entries'], {key: true})}
  const now = index.entries.find(({path}) => path === before.path)
  const key = now === undefined ? 'path' : (differingKeys(before, now)[0] ?? 'path')
  const file = layer.documents.get(before.path)?.file
  return {
    place: json.locate(['entries', at, key], {key: !Object.hasOwn(before, key)}),
    ...(now && file && {related: [{message: 'the document', path: file.path}]}),
  }
}

/** Fields that differ, those of the index that are easiest to understand first. */
function differingKeys(before: ContextIndexEntry, now: ContextIndexEntry): readonly string[] {
  const left = new Map<string, unknown>(Object.entries(before))
  const right = new Map<string, unknown>(Object.entries(now))
  const keys = [...new Set([...left.keys(), ...right.keys()])].filter((key) => key !== 'lastModified')
  const differs = (key: string) => JSON.stringify(left.get(key)) !== JSON.stringify(right.get(key))
  return keys.filter(differs).sort((a, b) => Number(a === 'contentHash') - Number(b === 'contentHash'))
}
