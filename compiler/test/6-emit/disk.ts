import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterEach} from 'vitest'
import {openSource} from '../../1-read/disk.ts'
import {emit} from '../../6-emit/emit.ts'
import {openFolder} from '../../6-emit/folder.ts'
import {readLedger, writeLedger} from '../../6-emit/ledger.ts'
import {type Plan, type PlanQuestion, plan} from '../../6-emit/plan.ts'
import type {Artifact, PlannedWrite} from '../../model.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true})
})

/** An empty folder that goes after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lejic-test-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/** Writes files below `root`. */
export function put(root: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), {recursive: true})
    writeFileSync(join(root, path), content)
  }
}

export function text(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf-8')
}

/** Every file below a folder with its content, `.leji/` and `.git/` left out; links are shown by their target's kind. */
export function snapshot(root: string, below = ''): Record<string, string> {
  const found: Record<string, string> = {}
  const start = join(root, below)
  if (!existsSync(start)) return found
  for (const entry of readdirSync(start, {withFileTypes: true})) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (path === '.leji' || path === '.git') continue
    if (entry.isDirectory()) Object.assign(found, snapshot(root, path))
    else found[path] = entry.isSymbolicLink() ? '(link)' : readFileSync(join(root, path)).toString('latin1')
  }
  return found
}

/** Modification time and inode of every file below a folder: equal when nothing was written. */
export function identities(root: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(snapshot(root)).map((path) => {
      const stat = lstatSync(join(root, path))
      return [path, `${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`]
    }),
  )
}

export function shim(path: string, content: string): Artifact {
  return {path, kind: 'shims', from: 'leji.json', ownership: 'shim', comment: 'html', contents: () => content}
}

export function page(path: string, content: string, key?: string): Artifact {
  return {
    path: `out/site/${path}`,
    kind: 'site',
    from: path,
    ownership: 'site',
    ...(key === undefined ? {} : {key}),
    contents: () => content,
  }
}

export const everyKind = new Set(['shims', 'index', 'hooks', 'site', 'llms'] as const)

type Choices = Partial<PlanQuestion> & {readonly cache?: boolean; readonly write?: boolean}

/** Plans against the disk as it is now. */
export function planFor(root: string, artifacts: readonly Artifact[], choices: Choices = {}): Plan {
  return plan({
    artifacts,
    kinds: everyKind,
    folder: openFolder(root),
    tree: openSource(root).tree,
    ledger: readLedger(root, 'test'),
    site: 'out/site',
    adopted: new Map(),
    force: false,
    indexIsValid: false,
    retired: [],
    ...choices,
  })
}

/** Plans, emits and writes the ledger, as a build does; `path action` for each write. */
export function emitAll(root: string, artifacts: readonly Artifact[], choices: Choices = {}): string[] {
  return emission(root, artifacts, choices).map(
    ({path, action, cached}) => `${path} ${action}${cached ? ' cached' : ''}`,
  )
}

export function emission(root: string, artifacts: readonly Artifact[], choices: Choices = {}): readonly PlannedWrite[] {
  const ledger = choices.ledger ?? readLedger(root, 'test')
  const planned = planFor(root, artifacts, choices)
  const {writes, entries, failure} = emit(planned, {
    folder: openFolder(root),
    ledger,
    cache: choices.cache ?? true,
    write: choices.write ?? true,
    leftovers: planned.writes.map(({path}) => path),
  })
  if (choices.write !== false) writeLedger(root, ledger, entries.values())
  if (failure) throw new Error(failure.message)
  return writes
}
