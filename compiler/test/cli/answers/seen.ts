import {isRecord} from '../../../is-record.ts'
import {partsOf, schemas, violations} from '../../schemas/all-schemas.ts'

/**
 * Notes in `seen` which properties of the schemas a value has, each by its schema’s path and pointer, through references
 * and the branch of a choice that fits. `at` is the path of a schema with `#`, or of a part with its pointer behind that.
 */
export function noteProperties(at: string, value: unknown, seen: Set<string>): void {
  const node = partAt(at)
  if (!node) return
  if (typeof node.$ref === 'string') noteProperties(targetOf(at), value, seen)
  const branches = Array.isArray(node.oneOf)
    ? [...node.oneOf.keys()].map((index) => targetOf(`${at}/oneOf/${index}`))
    : []
  for (const branch of branches) if (violations(branch, value).length === 0) noteProperties(branch, value, seen)
  if (Array.isArray(value)) for (const item of value) noteProperties(`${at}/items`, item, seen)
  if (!isRecord(value)) return
  for (const [name, item] of Object.entries(value)) {
    const property = `${at}/properties/${name}`
    const isNamed = partAt(property) !== undefined
    if (isNamed) seen.add(property)
    noteProperties(isNamed ? property : `${at}/additionalProperties`, item, seen)
  }
}

function partAt(at: string) {
  const [path = '', pointer] = at.split('#')
  return partsOf(schemas.get(path) ?? {}).find((part) => part.pointer === pointer)?.node
}

/** Where a part is defined: what it refers to, or itself. */
function targetOf(at: string): string {
  const reference = partAt(at)?.$ref
  if (typeof reference !== 'string') return at
  const {pathname, hash} = new URL(reference, `file:///${at}`)
  return targetOf(`${pathname.slice(1)}${hash || '#'}`)
}
