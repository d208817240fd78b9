import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {compareBytes} from '../byte-order.ts'

/**
 * Every file of the package's `templates/` folder by its path below it, in byte order. The same address works from
 * `compiler/1-read/` and from the bundle in `out/compiler/`.
 */
export function readTemplates(
  folder = fileURLToPath(new URL('../../templates/', import.meta.url)),
): ReadonlyMap<string, string> {
  const files = readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file).split(path.sep).join('/'), file] as const)
    .sort(([a], [b]) => compareBytes(a, b))
  return new Map(files.map(([name, file]) => [name, readFileSync(file, 'utf-8')]))
}
