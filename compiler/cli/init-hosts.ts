import {lstatSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readSealed} from '../6-emit/seal.ts'
import type {Host} from '../hosts/host.ts'
import {hosts} from '../hosts/index.ts'

/** A host that a new layer declares. */
export interface HostChoice {
  readonly id: string
  /** Files at its shims' paths that a person wrote; build refuses to replace them. */
  readonly foreign: readonly string[]
}

/** What every layer starts with; they are what lejic assumes without a lejic.yaml. */
const always: readonly string[] = ['agents', 'claude-code']

/** The hosts of a new layer in the order of the host table: those that every layer has, and those whose files are here. */
export function detectHosts(root: string): readonly HostChoice[] {
  return hosts
    .filter((host) => always.includes(host.id) || isUsed(root, host))
    .map((host) => ({id: host.id, foreign: foreignFiles(root, host)}))
}

function isUsed(root: string, {shims, signs = []}: Host): boolean {
  return [...shims.map(({path}) => path), ...signs].some((path) => entryAt(root, path) !== undefined)
}

function foreignFiles(root: string, {shims}: Host): readonly string[] {
  return shims
    .filter(({path, comment}) => {
      const entry = entryAt(root, path)
      if (!entry?.isFile()) return entry !== undefined
      return readSealed(readFileSync(join(root, path)), comment).state !== 'ours'
    })
    .map(({path}) => path)
}

function entryAt(root: string, path: string) {
  try {
    return lstatSync(join(root, path), {throwIfNoEntry: false})
  } catch {
    // A file stands where a folder on the way would have to: the path itself does not exist.
    return undefined
  }
}
