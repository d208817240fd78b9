import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/**
 * A path below the folder of reference data that `LEJIC_FIXTURES` names; undefined, with a word on the console about what
 * is left out, when the variable is not set or nothing stands there.
 */
export function referencePath(path: string): string | undefined {
  const root = process.env.LEJIC_FIXTURES
  const found = root === undefined ? undefined : join(root, path)
  if (found !== undefined && existsSync(found)) return found
  console.warn(`left out: ${path} (LEJIC_FIXTURES ${root === undefined ? 'is not set' : 'does not hold it'})`)
  return undefined
}

/** A JSON file of the reference data, `fallback` without it. The caller knows its shape. */
export function referenceJson<Shape>(path: string, fallback: Shape): Shape {
  const found = referencePath(path)
  return found === undefined ? fallback : (JSON.parse(readFileSync(found, 'utf8')) as Shape)
}
