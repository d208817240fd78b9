import {readdirSync, readFileSync} from 'node:fs'
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js'
import {compareBytes} from '../../byte-order.ts'
import {isRecord} from '../../is-record.ts'

const folder = new URL('../../../schemas/', import.meta.url)

type SchemaObject = Readonly<Record<string, unknown>>

/** Every published schema by its path below `schemas/`, in byte order. */
export const schemas: ReadonlyMap<string, SchemaObject> = new Map(
  readdirSync(folder, {recursive: true, encoding: 'utf-8'})
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .sort(compareBytes)
    .map((path) => [path, JSON.parse(readFileSync(new URL(path, folder), 'utf-8'))]),
)

const addressOf = (path: string): string => new URL(path, folder).href

/** Strict about every word of the schemas; they stand at the addresses of their files, where relative references lead. */
const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  allowUnionTypes: true,
  // `if` without `type` beside it, and `then` that requires what the outer object defines, are how the schemas are meant.
  strictRequired: false,
  strictTypes: false,
})
for (const [path, schema] of schemas) ajv.addSchema(schema, addressOf(path), undefined, false)

/** Whether a schema keeps to the draft that it names; its errors in words where it does not. */
export function metaErrors(schema: SchemaObject): string | undefined {
  return ajv.validateSchema(schema) ? undefined : ajv.errorsText()
}

/** Judges by a schema or, behind `#`, a part of one. Raises an error for a reference that leads nowhere. */
export function validatorOf(path: string): ValidateFunction {
  const validate = ajv.getSchema(addressOf(path))
  if (!validate) throw new Error(`there is no schema ${path}`)
  return validate
}

/** What a schema says against a value, a line for each violation; none when it fits. */
export function violations(path: string, value: unknown): readonly string[] {
  const validate = validatorOf(path)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({instancePath, message, params}) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  )
}

/** A schema inside a schema. */
export interface Part {
  /** JSON pointer. */
  readonly pointer: string
  readonly node: SchemaObject
  /** `value`: says what a property, an item or a definition is. `test`: only asks, inside `if`, `not` or `propertyNames`. */
  readonly role: 'value' | 'test' | 'combined'
}

/** The schema and all schemas inside it. Values that look like schemas (`default`, `examples`, `enum`) are passed over. */
export function partsOf(node: SchemaObject, pointer = '', role: Part['role'] = 'value'): readonly Part[] {
  const below = Object.entries(node).flatMap(([keyword, value]) => {
    const inner = role === 'test' || tests.has(keyword) ? 'test' : combinations.has(keyword) ? 'combined' : 'value'
    const at = `${pointer}/${keyword}`
    if (maps.has(keyword) || lists.has(keyword)) {
      return Object.entries(isRecord(value) || Array.isArray(value) ? value : {}).flatMap(([name, item]) =>
        isRecord(item) ? partsOf(item, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, inner) : [],
      )
    }
    return singles.has(keyword) && isRecord(value) ? partsOf(value, at, inner) : []
  })
  return [{pointer, node, role}, ...below]
}

const maps: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])
const lists: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const tests: ReadonlySet<string> = new Set(['if', 'not', 'propertyNames'])
const combinations: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else'])
const singles: ReadonlySet<string> = new Set([
  ...['if', 'then', 'else', 'not', 'propertyNames', 'items', 'contains'],
  ...['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'],
])
