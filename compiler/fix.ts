import {openSource} from './1-read/disk.ts'
import {overlay} from './1-read/overlay.ts'
import {contextIndex} from './5-render/context-index.ts'
import {emit} from './6-emit/emit.ts'
import {errorCode, errorMeaning, type Folder, openFolder} from './6-emit/folder.ts'
import {readLedger} from './6-emit/ledger.ts'
import {acquireLock} from './6-emit/lock.ts'
import {plan} from './6-emit/plan.ts'
import {writeWhole} from './6-emit/write.ts'
import {compareBytes} from './byte-order.ts'
import {applyEdits} from './diagnostics/edits.ts'
import {type CheckResult, examine} from './examine.ts'
import type {CompileOptions, Diagnostic, Edit, Path, Source, SourceFile} from './model.ts'

export interface FixOptions extends CompileOptions {
  /** Only findings of these rules are mended; empty: of all. */
  readonly rules: ReadonlySet<string>
  /** Writes nothing; says what would be mended. */
  readonly dryRun: boolean
}

/** One rule's mend of one file. */
export interface Mend {
  readonly rule: string
  readonly path: Path
  /** Undefined for a file that is new. */
  readonly before: Uint8Array | undefined
  readonly after: Uint8Array
}

export interface FixResult {
  /** What was mended (or would be), by path and rule in byte order. */
  readonly mends: readonly Mend[]
  /** Files that could be mended and were left alone, with the reason as a sentence. */
  readonly left: readonly {readonly path: Path; readonly reason: string}[]
  /** The layer after it; before it in a dry run. */
  readonly result: CheckResult
}

/** Rules that writing the context index mends, and nothing else. */
const mendedByIndex: ReadonlySet<string> = new Set(['index-required', 'index-stale'])

/**
 * Mends what has exactly one safe mend: the edits that rules give their findings, then the context index where it is asked
 * for and missing or stale. Each file is written whole, by temporary file and rename, and only while it is what was read.
 * An edit that would not end its finding, or would cause another error, is not made. Raises nothing for what is on disk.
 */
export async function fix(root: string, options: FixOptions): Promise<FixResult> {
  const first = prepare(openSource(root), options)
  if (options.dryRun) {
    const index = planIndex(root, first.after, options)
    return {mends: sorted([...first.mends, ...index.mends]), left: index.left, result: first.before}
  }
  if (first.mends.length === 0 && !isIndexWanted(first.after, options))
    return {mends: [], left: [], result: first.before}
  const lock = await acquireLock(root, 120_000)
  if (lock.state === 'refused') {
    return {mends: [], left: [{path: '.leji', reason: lock.message}], result: first.before}
  }
  try {
    const {mends, before} = prepare(openSource(root), options)
    const folder = openFolder(root)
    const edited = [...lastByPath(mends)].map(([path, after]) => {
      const standing = before.source.tree.file(path)?.bytes
      return {path, reason: standing ? write(folder, path, standing, after) : 'it can no longer be read'}
    })
    const refused = new Set(edited.flatMap(({path, reason}) => (reason === undefined ? [] : path)))
    const index = planIndex(root, examine(openSource(root), options), options)
    return {
      mends: sorted([...mends.filter(({path}) => !refused.has(path)), ...index.mends]),
      left: [...edited.flatMap(({path, reason}) => (reason === undefined ? [] : {path, reason})), ...index.left],
      result: examine(openSource(root), options),
    }
  } finally {
    lock.release()
  }
}

interface Prepared {
  readonly before: CheckResult
  readonly after: CheckResult
  /** In the order in which they build on each other. */
  readonly mends: readonly Mend[]
}

/** The edits of the findings, tried on a view of the layer in which they are made. */
function prepare(source: Source, options: FixOptions): Prepared {
  const before = examine(source, options)
  let chosen = before.diagnostics.filter(
    ({rule, edits = []}) => edits.length > 0 && (options.rules.size === 0 || options.rules.has(rule)),
  )
  while (chosen.length > 0) {
    const mends = mendsOf(source, chosen)
    const after = examine(overlay(source, lastByPath(mends)), options)
    const standing = new Set(after.diagnostics.map(identity))
    const ended = chosen.filter((diagnostic) => !standing.has(identity(diagnostic)))
    if (ended.length === chosen.length) {
      if (errors(after) <= errors(before)) return {before, after, mends}
      break
    }
    chosen = ended
  }
  return {before, after: before, mends: []}
}

/** Each rule's edits of each file, laid over those of the rules before it. */
function mendsOf(source: Source, diagnostics: readonly Diagnostic[]): readonly Mend[] {
  const byFile = new Map<Path, Map<string, Edit[]>>()
  for (const {rule, edits = []} of diagnostics) {
    for (const edit of edits) {
      const {path} = edit.place.file
      const byRule = byFile.get(path) ?? new Map<string, Edit[]>()
      byRule.set(rule, [...(byRule.get(rule) ?? []), edit])
      byFile.set(path, byRule)
    }
  }
  return [...byFile].flatMap(([path, byRule]) => {
    const file = source.tree.file(path)
    return file ? mendsOfFile(file, byRule) : []
  })
}

function mendsOfFile(file: SourceFile, byRule: ReadonlyMap<string, readonly Edit[]>): readonly Mend[] {
  const mends: Mend[] = []
  let made: readonly Edit[] = []
  let before = file.bytes
  for (const [rule, edits] of byRule) {
    const after = applyEdits(file, [...made, ...edits])
    if (!after || Buffer.from(after).equals(before)) continue
    mends.push({rule, path: file.path, before, after})
    made = [...made, ...edits]
    before = after
  }
  return mends
}

function lastByPath(mends: readonly Mend[]): ReadonlyMap<Path, Uint8Array> {
  return new Map(mends.map(({path, after}) => [path, after]))
}

function identity({rule, path, construct = '', message}: Diagnostic): string {
  return [rule, path, construct, message].join('\0')
}

/** A changed document makes the index stale, which is mended after it. */
function errors({diagnostics}: CheckResult): number {
  return diagnostics.filter(({rule, severity}) => severity === 'error' && !mendedByIndex.has(rule)).length
}

/** Why the file was left alone, as the end of a sentence; undefined once it is written. */
function write(folder: Folder, path: Path, before: Uint8Array, after: Uint8Array): string | undefined {
  const {kind} = folder.look(path)
  if (kind === 'link') return 'it is a symbolic link, or a folder above it is one'
  if (kind !== 'file') return 'it is no file any more'
  try {
    return writeWhole(folder, path, after, before) ? undefined : 'it was changed meanwhile'
  } catch (error) {
    return errorMeaning(errorCode(error))
  }
}

function isIndexWanted({diagnostics}: CheckResult, {rules}: FixOptions): boolean {
  return diagnostics.some(({rule}) => mendedByIndex.has(rule) && (rules.size === 0 || rules.has(rule)))
}

/** Writes the context index as `lejic build` would, or in a dry run only says what it would be. */
function planIndex(root: string, {source, layer, resolved, diagnostics}: CheckResult, options: FixOptions) {
  const rule = diagnostics.find(
    (one) => mendedByIndex.has(one.rule) && (options.rules.size === 0 || options.rules.has(one.rule)),
  )?.rule
  if (!resolved || rule === undefined) return {mends: [], left: []}
  const folder = openFolder(root)
  const ledger = readLedger(root, '')
  const planned = plan({
    artifacts: contextIndex.render(resolved),
    kinds: new Set(['index']),
    folder,
    tree: source.tree,
    ledger,
    site: `${layer.settings.out}/site`,
    adopted: layer.settings.adopted,
    force: false,
    indexIsValid: ['stale', 'current'].includes(resolved.index.state),
    retired: [],
  })
  const leftovers = planned.writes.map(({path}) => path)
  const {writes} = emit(planned, {folder, ledger, cache: true, write: !options.dryRun, leftovers})
  const refused = writes.flatMap(({path, fault}) => (fault ? {path, reason: fault.message} : []))
  const refusedPaths = new Set(refused.map(({path}) => path))
  const mends = planned.writes.flatMap(({path, before, after}): readonly Mend[] =>
    after && !refusedPaths.has(path) ? [{rule, path, before, after}] : [],
  )
  return {mends, left: refused}
}

function sorted(mends: readonly Mend[]): readonly Mend[] {
  return [...mends].sort((a, b) => compareBytes(a.path, b.path))
}
