import {compareBytes} from '../../byte-order.ts'
import type {CheckContext, ContextIndexEntry, Path, Place, ResolvedLayer, Rule} from '../../model.ts'
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
      hint: 'Run `lejic build` and commit the index.',
      ...indexPlace(resolved),
    })
  },
} satisfies Rule

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

/** What differs, in few words: counts of documents that are new, gone or changed. */
function driftOf({index, layer}: ResolvedLayer): string {
  const stored = new Map((layer.storedIndex?.value?.entries ?? []).map((entry) => [entry.path, entry]))
  const wanted = new Map(index.entries.map((entry) => [entry.path, entry]))
  const added = [...wanted.keys()].filter((path) => !stored.has(path))
  const gone = [...stored.keys()].filter((path) => !wanted.has(path))
  const changed = [...wanted].filter(([path, entry]) => {
    const before = stored.get(path)
    return before !== undefined && comparable(before) !== comparable(entry)
  })
  return [
    count(added.length, 'missing', added[0]),
    count(gone.length, 'gone', gone[0]),
    count(changed.length, 'changed', changed[0]?.[0]),
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

function indexPlace({layer}: ResolvedLayer): {readonly place?: Place} {
  const json = layer.storedIndex?.json
  return json ? {place: json.locate(['entries'], {key: true})} : {}
}
