import {existsSync, readdirSync, readFileSync} from 'node:fs'
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

/** What the vectors of the specification are about, and the lists that a file of each kind may hold. */
export const vectorLists = {
  decisions: ['supersession', 'numberKey', 'numberDuplicateOrder'],
  inherits: ['cases'],
  'leji-index': ['cases'],
  'leji-mounts': ['grammar', 'surfacing'],
  links: ['validLinksOverview', 'validLinksCrlf', 'splitLine'],
  route: ['layer', 'cases', 'topicCases', 'jsonKeyOrder'],
} as const

export type VectorKind = keyof typeof vectorLists

/** The vector files by kind: `KIND.json`, and every `KIND-….json` beside it. A file of no kind is under "". */
export function vectorFiles(): ReadonlyMap<VectorKind | '', readonly string[]> {
  const kinds = Object.keys(vectorLists) as VectorKind[]
  const folder = referencePath('fixtures/leji/vectors')
  const names = folder === undefined ? [] : readdirSync(folder).sort()
  const kindOf = (name: string) => kinds.find((kind) => name === `${kind}.json` || name.startsWith(`${kind}-`)) ?? ''
  return new Map([...kinds, '' as const].map((kind) => [kind, names.filter((name) => kindOf(name) === kind)]))
}

/** What the vector files of a kind hold, file by file; empty without the reference data. The caller knows their shape. */
export function referenceVectors<Shape>(kind: VectorKind): readonly Shape[] {
  return (vectorFiles().get(kind) ?? []).map((name) => {
    const path = referencePath(`fixtures/leji/vectors/${name}`)
    return JSON.parse(readFileSync(path ?? '', 'utf8')) as Shape
  })
}
