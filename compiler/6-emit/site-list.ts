import {compareBytes} from '../byte-order.ts'
import type {Path} from '../model.ts'
import {normalisePath} from '../paths.ts'
import {escapePath, unescapePath} from './ledger.ts'

/** The name of the list in the site's folder; not hidden, since uploads leave hidden files out. */
export const listName = 'lejic-files.txt'

const heading =
  '# Files that "lejic build" owns in this folder. It removes those that the layer no longer asks for and leaves all others alone.'

/**
 * The list of the files in the site's folder that are ours, paths relative to that folder. It is what proves ownership
 * when the ledger is gone, and it names a file before the file is written, so that whatever a killed build leaves behind
 * is known. The list itself is not on it.
 */
export function writeSiteList(paths: Iterable<Path>): string {
  const lines = [...paths].sort(compareBytes).map((path) => `${escapePath(path)}\n`)
  return `${heading}\n${lines.join('')}`
}

/** Reads the list; undefined when it is none of ours. Lines that lead out of the folder are passed over. */
export function readSiteList(text: string): ReadonlySet<Path> | undefined {
  const [first, ...lines] = text.split(/\r?\n/)
  if (first !== heading) return undefined
  return new Set(lines.map(unescapePath).filter((path) => path !== '' && normalisePath(path) === path))
}
