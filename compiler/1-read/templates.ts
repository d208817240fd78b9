import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {compareBytes} from '../byte-order.ts'

/**
 * Every file of the package's `templates/` folder by its path below it, in byte order. The same address works from
 * `compiler/1-read/` and from the bundle in `out/compiler/`.
 */
export function readTemplates(
  folder: string = fileURLToPath(new URL('../../templates/', import.meta.url)),
): ReadonlyMap<string, string> {
  const names = filesBelow(folder, '').sort(compareBytes)
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf-8')]))
}

/** Walked by hand: the recursive listing of the first Node 20 releases does not say in which folder an entry lies. */
function filesBelow(folder: string, below: string): string[] {
  return readdirSync(path.join(folder, below), {withFileTypes: true}).flatMap((entry) => {
    if (entry.name.startsWith('.')) return []
    const name = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(folder, name)
    return entry.isFile() ? [name] : []
  })
}
