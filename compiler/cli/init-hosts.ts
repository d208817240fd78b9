import {lstatSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {wellKnownVendorFiles} from '../4-check/vendor-files.ts'
import {readSealed} from '../6-emit/seal.ts'
import {compareBytes} from '../byte-order.ts'
import type {Host, Shim} from '../hosts/host.ts'
import {hosts} from '../hosts/index.ts'

/** What every layer starts with; they are what lejic assumes without a lejic.yaml. */
const always: readonly string[] = ['agents', 'claude-code']

/** The hosts of a new layer in the order of the host table: those that every layer has, and those whose files are here. */
export function detectHosts(root: string): readonly Host[] {
  return hosts.filter((host) => always.includes(host.id) || isUsed(root, host))
}

/**
 * Files that a person wrote where a shim of these hosts will stand (build refuses to replace them), and other vendor files
 * that do not lead to the boot profile (check names them), in byte order.
 */
export function foreignFiles(root: string, declared: readonly Host[], bootProfilePath: string): readonly string[] {
  const shims = declared.flatMap((host) => host.shims)
  const inTheWay = shims.filter((shim) => isForeign(root, shim)).map(({path}) => path)
  const astray = wellKnownVendorFiles.filter(
    (path) => !shims.some((shim) => shim.path === path) && !leadsTo(root, path, bootProfilePath),
  )
  return [...inTheWay, ...astray].sort(compareBytes)
}

function isUsed(root: string, {shims, signs = []}: Host): boolean {
  return [...shims.map(({path}) => path), ...signs].some((path) => entryAt(root, path) !== undefined)
}

function isForeign(root: string, {path, comment}: Shim): boolean {
  const entry = entryAt(root, path)
  if (!entry?.isFile()) return entry !== undefined
  return readSealed(readFileSync(join(root, path)), comment).state !== 'ours'
}

/** True also where no file is: there is nothing to lead. */
function leadsTo(root: string, path: string, bootProfilePath: string): boolean {
  return !entryAt(root, path)?.isFile() || readFileSync(join(root, path), 'utf-8').includes(bootProfilePath)
}

function entryAt(root: string, path: string) {
  try {
    return lstatSync(join(root, path), {throwIfNoEntry: false})
  } catch {
    // A file stands where a folder on the way would have to: the path itself does not exist.
    return undefined
  }
}
