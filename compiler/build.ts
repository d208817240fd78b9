import {statSync} from 'node:fs'
import {openSource} from './1-read/disk.ts'
import {type Emission, emit} from './6-emit/emit.ts'
import {type Folder, openFolder} from './6-emit/folder.ts'
import {type Ledger, readLedger, writeLedger} from './6-emit/ledger.ts'
import {acquireLock, isLocked} from './6-emit/lock.ts'
import {type Plan, plan} from './6-emit/plan.ts'
import {outline, rowsOf} from './build-rows.ts'
import {type CompileResult, compile} from './compile.ts'
import {sortDiagnostics} from './diagnostics/sort.ts'
import {shimPaths, unmended} from './mended.ts'
import type {ArtifactKind, ArtifactRow, CompileOptions, Diagnostic, Fault} from './model.ts'
import {claimedSources, refusedOutput} from './output-folder.ts'

export interface BuildOptions extends CompileOptions {
  /** The kinds to build; default all. With `check`, `site` and `llms` are compared only when they are named here. */
  readonly only?: readonly ArtifactKind[]
  /** Write nothing; exit 1 when a committed artifact is missing or stale. */
  readonly check?: boolean
  /** Write nothing; say what would be done. */
  readonly dryRun?: boolean
  /** Write what the errors leave whole; still exit 1. */
  readonly keepGoing?: boolean
  /** Replace files that are not ours, each kept beside its new form. */
  readonly force?: boolean
  /** False renders and compares every page, whatever the ledger says. */
  readonly cache?: boolean
  /** How long to wait for another build of the same layer, in ms; default 120,000. */
  readonly patience?: number
  /** Called as the work goes on; `done` of `total` things of a stage. */
  readonly progress?: (stage: 'read' | 'write', done: number, total: number) => void
}

export interface BuildStats {
  /** Documents that are assigned to a category (Leji §3.4). */
  readonly documents: number
  /** HTML files of the site. */
  readonly pages: number
  /** Pages that were not even rendered, since nothing that they are made from has changed. */
  readonly cached: number
  readonly ms: number
}

export interface BuildResult {
  readonly exit: 0 | 1 | 2
  /** Why nothing could be tried at all (exit 2): a misplaced output folder, another build that does not end. */
  readonly refusal?: {readonly message: string; readonly hint: string}
  /** What was written: everything, nothing because of errors, or nothing because nobody asked for it. */
  readonly outcome: 'written' | 'stopped' | 'compared'
  /** Sorted. Findings that this build mends are left out; what emit refused is in. */
  readonly diagnostics: readonly Diagnostic[]
  /** By path bytes. */
  readonly artifacts: readonly ArtifactRow[]
  readonly stats: BuildStats
}

/**
 * Compiles the layer at `root` (an absolute folder) and writes what changed. With error findings nothing is written,
 * unless `keepGoing`. Raises nothing for what it finds on disk; an exception is a fault of ours.
 */
export async function build(root: string, options: BuildOptions = {}): Promise<BuildResult> {
  const started = performance.now()
  const stats = (attempt: Attempt | undefined, emission?: Emission): BuildStats => ({
    ...(attempt ? countsOf(attempt) : {documents: 0, pages: 0}),
    cached: emission?.writes.filter((write) => write.cached).length ?? 0,
    ms: Math.round(performance.now() - started),
  })
  const stop = (attempt: Attempt): BuildResult => ({
    exit: 1,
    outcome: 'stopped',
    diagnostics: attempt.diagnostics,
    artifacts: rowsOf(outline(attempt.plan), 'stale'),
    stats: stats(attempt),
  })
  const refuse = (refusal: {readonly message: string; readonly hint: string}, attempt?: Attempt): BuildResult => ({
    exit: 2,
    refusal,
    outcome: 'stopped',
    diagnostics: attempt?.diagnostics ?? [],
    artifacts: [],
    stats: stats(attempt),
  })

  const first = prepare(root, options)
  if (first.refusal) return refuse(first.refusal, first)
  if (options.check || options.dryRun) {
    options.stage?.('emit')
    const emission = emit(first.plan, emitOptions(first, options, false))
    const artifacts = rowsOf(emission.writes, options.check ? 'stale' : 'written')
    const stale = options.check === true && artifacts.some(({action}) => action === 'stale')
    const failed = stale || first.blocked || hasErrors(first.diagnostics)
    return {
      exit: failed ? 1 : 0,
      outcome: 'compared',
      diagnostics: first.diagnostics,
      artifacts,
      stats: stats(first, emission),
    }
  }
  // What looks wrong in the midst of another build may be right after it, so only a look under the lock counts then.
  if (stops(first, options) && !isLocked(root) && !isOutdated(root, first)) return stop(first)

  const lock = await acquireLock(root, options.patience ?? 120_000)
  if (lock.state === 'refused') return refuse(lock, first)
  try {
    if (!lock.stillHeld()) return refuse({message: 'Another build took this one’s place.', hint: 'Build again.'}, first)
    // Whoever wrote meanwhile changed what was compared, and perhaps the index that was read.
    const current = lock.waited || stops(first, options) || isOutdated(root, first) ? prepare(root, options) : first
    if (current.refusal) return refuse(current.refusal, current)
    if (stops(current, options)) return stop(current)
    options.stage?.('emit')
    const emission = emit(current.plan, emitOptions(current, options, true))
    writeLedger(root, current.ledger, emission.entries.values())
    const diagnostics = emission.failure
      ? sortDiagnostics([...current.diagnostics, toError(emission.failure)])
      : current.diagnostics
    return {
      exit: hasErrors(diagnostics) ? 1 : 0,
      outcome: 'written',
      diagnostics,
      artifacts: rowsOf(emission.writes, 'written'),
      stats: stats(current, emission),
    }
  } finally {
    lock.release()
  }
}

/** Everything up to the first write. */
interface Attempt {
  readonly compiled: CompileResult
  readonly folder: Folder
  readonly ledger: Ledger
  readonly plan: Plan
  readonly diagnostics: readonly Diagnostic[]
  /** True when not even `keepGoing` may write. */
  readonly blocked: boolean
  readonly refusal?: {readonly message: string; readonly hint: string}
}

function prepare(root: string, options: BuildOptions): Attempt {
  options.progress?.('read', 0, 1)
  const compiled = compile(openSource(root), options)
  options.progress?.('read', 1, 1)
  options.stage?.('plan')
  const {settings} = compiled.layer
  const folder = openFolder(root)
  const ledger = readLedger(root, producer())
  const refusal = refusedOutput(compiled.layer)
  const artifacts = refusal ? [] : compiled.artifacts
  const claimed = claimedSources(compiled.layer, artifacts)
  const planned = plan({
    artifacts,
    kinds: kindsOf(options),
    folder,
    tree: compiled.source.tree,
    ledger,
    site: `${settings.out}/site`,
    adopted: settings.adopted,
    force: options.force === true,
    indexIsValid: ['stale', 'current'].includes(compiled.resolved?.index.state ?? 'missing'),
    retired: refusal ? [] : retiredShims(compiled),
  })
  const emitted = [
    ...claimed,
    ...planned.conflicts,
    ...planned.writes.flatMap((write) => (write.fault ? [write.fault] : [])),
    ...planned.site.faults,
  ]
  return {
    compiled,
    folder,
    ledger,
    plan: planned,
    diagnostics: sortDiagnostics([
      ...unmended(compiled.diagnostics, planned, compiled.resolved),
      ...emitted.map(toError),
    ]),
    // Without a manifest there is nothing to write; with a broken lejic.yaml nobody knows which hosts are wanted, or where.
    blocked:
      compiled.resolved === undefined || settings.faults.length > 0 || planned.conflicts.length + claimed.length > 0,
    ...(refusal ? {refusal} : {}),
  }
}

/** Whether another build ended since this one looked: what it saw need not be so any more. */
function isOutdated(root: string, {ledger}: Attempt): boolean {
  return readLedger(root, producer()).text !== ledger.text
}

/** Identifies the running compiler by its own file, which an upgrade replaces. */
function producer(): string {
  const {size, mtimeMs} = statSync(new URL(import.meta.url))
  return `${size}-${mtimeMs}`
}

function kindsOf({only, check}: BuildOptions): ReadonlySet<ArtifactKind> {
  return new Set(only ?? (check ? ['shims', 'index', 'hooks'] : ['shims', 'index', 'hooks', 'site', 'llms']))
}

function emitOptions(attempt: Attempt, options: BuildOptions, write: boolean): Parameters<typeof emit>[1] {
  const {folder, ledger, plan} = attempt
  return {
    folder,
    ledger,
    cache: options.cache !== false,
    write,
    leftovers: [...new Set([...plan.writes.map(({path}) => path), ...shimPaths.map(({path}) => path)])],
    progress: (done, total) => options.progress?.('write', done, total),
  }
}

function stops(attempt: Attempt, {keepGoing}: BuildOptions): boolean {
  return attempt.blocked || (keepGoing !== true && hasErrors(attempt.diagnostics))
}

/** Shims of hosts that are not declared (any more). */
function retiredShims({artifacts, layer, resolved}: CompileResult): typeof shimPaths {
  if (!resolved || layer.settings.faults.length > 0) return []
  const wanted = new Set([...artifacts.map(({path}) => path), resolved.manifest.bootProfilePath])
  return shimPaths.filter(({path}) => !wanted.has(path))
}

function toError(fault: Fault): Diagnostic {
  return {...fault, severity: 'error'}
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({severity}) => severity === 'error')
}

function countsOf({compiled}: Attempt): Pick<BuildStats, 'documents' | 'pages'> {
  const {resolved} = compiled
  return {
    documents: resolved ? resolved.documents.length + resolved.readmes.length : 0,
    pages: compiled.artifacts.filter(({kind, path}) => kind === 'site' && path.endsWith('.html')).length,
  }
}
