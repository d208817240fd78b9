import {didYouMean} from '../diagnostics/suggestion.ts'
import {isRecord} from '../is-record.ts'
import {patternRule} from './schema-patterns.ts'
import type {SchemaError, Validator} from './validators.generated.js'

/** One violated constraint of a schema, told to a person. */
export interface Violation {
  /** Where the value is; for an unknown or misnamed key, the key itself with `key` true. */
  readonly segments: readonly (string | number)[]
  readonly key: boolean
  readonly message: string
  readonly hint?: string
}

/**
 * Every violation of a compiled schema, in the schema's order (Leji §2.5: one for each violated constraint; of an
 * `if`/`then` and of a key's name only what is inside counts). A key that may not be there is one, whatever its value is.
 */
export function violationsOf(validate: Validator, value: unknown): readonly Violation[] {
  if (validate(value)) return []
  const errors = (validate.errors ?? []).filter(({keyword}) => !wrappers.has(keyword))
  const mistyped = new Set(errors.flatMap(({keyword, instancePath}) => (keyword === 'type' ? [instancePath] : [])))
  const misnamed = errors.flatMap(({instancePath, propertyName}) =>
    propertyName === undefined ? [] : `${instancePath}/${escapePointer(propertyName)}`,
  )
  const isBelow = (pointer: string) => misnamed.some((key) => pointer === key || pointer.startsWith(`${key}/`))
  // What has the wrong type is none of the listed values either: said once.
  return errors
    .filter(({keyword, instancePath}) => !isBelow(instancePath) && (keyword !== 'enum' || !mistyped.has(instancePath)))
    .map(toViolation)
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

const wrappers: ReadonlySet<string> = new Set(['if', 'propertyNames'])

function toViolation(error: SchemaError): Violation {
  const at = segmentsOf(error.instancePath)
  if (error.propertyName !== undefined) return wrongKey(error, error.propertyName, at)
  const explain = explanations[error.keyword]
  return explain ? explain(error, at) : {segments: at, key: false, message: `${nameOf(at)} is not allowed here.`}
}

type Explain = (error: SchemaError, at: readonly (string | number)[]) => Violation

const explanations: Readonly<Record<string, Explain>> = {
  required: ({params, parentSchema}, at) => {
    const field = String(params.missingProperty)
    const description = describe(propertiesOf(parentSchema)[field])
    const message = at.length === 0 ? `\`${field}\` is missing.` : `${nameOf(at)} has no \`${field}\`.`
    return {segments: at, key: true, message, hint: `Add \`${field}\`${description ? `: ${description}` : '.'}`}
  },
  additionalProperties: ({params, parentSchema}, at) => {
    const field = String(params.additionalProperty)
    const known = Object.keys(propertiesOf(parentSchema))
    const message = at.length === 0 ? `\`${field}\` is not a known field.` : `${nameOf(at)} has no field \`${field}\`.`
    return {segments: [...at, field], key: true, message, hint: didYouMean(field, known) ?? `Known: ${list(known)}.`}
  },
  type: ({params, data}, at) => ({
    segments: at,
    key: false,
    message: `${nameOf(at)} must be ${typeNames(params.type)}, but is ${kindOf(data)}.`,
    ...typeHint(params.type, data),
  }),
  enum: ({params, data}, at) => {
    const allowed = Array.isArray(params.allowedValues) ? params.allowedValues.map(String) : []
    const hint = (typeof data === 'string' ? didYouMean(data, allowed) : undefined) ?? `Allowed: ${list(allowed)}.`
    return {segments: at, key: false, message: `${nameOf(at)} is ${show(data)}, which is not one of its values.`, hint}
  },
  pattern: ({params, data}, at) => {
    const rule = patternRule(String(params.pattern))
    const text = typeof data === 'string' ? data : ''
    const better = rule.mend?.(text)
    const hint = better ? `Write \`${better}\`.` : rule.hint
    return {
      segments: at,
      key: false,
      message: `${nameOf(at)} is ${show(data)}, but must be ${rule.what}.`,
      ...(hint && {hint}),
    }
  },
  minLength: (_error, at) => ({segments: at, key: false, message: `${nameOf(at)} is empty.`, hint: 'Give it a text.'}),
  minItems: (_error, at) => ({
    segments: at,
    key: false,
    message: `The list ${nameOf(at)} is empty.`,
    hint: 'List at least one item, or leave the field out where it is optional.',
  }),
  minProperties: (_error, at) => ({
    segments: at,
    key: false,
    message: `${nameOf(at)} is empty.`,
    hint: 'Give it at least one entry.',
  }),
  uniqueItems: ({params, data}, at) => {
    const again = Math.max(Number(params.i), Number(params.j))
    const item = Array.isArray(data) ? data[again] : undefined
    return {
      segments: [...at, again],
      key: false,
      message: `${nameOf(at)} lists ${show(item)} twice.`,
      hint: 'Keep one.',
    }
  },
  minimum: ({params, data}, at) => ({
    segments: at,
    key: false,
    message: `${nameOf(at)} is ${show(data)}, but must be at least ${String(params.limit)}.`,
  }),
  maximum: ({params, data}, at) => ({
    segments: at,
    key: false,
    message: `${nameOf(at)} is ${show(data)}, but must be at most ${String(params.limit)}.`,
  }),
}

function wrongKey({keyword, params}: SchemaError, name: string, at: readonly (string | number)[]): Violation {
  const where = {segments: [...at, name], key: true}
  if (keyword === 'enum') {
    const allowed = Array.isArray(params.allowedValues) ? params.allowedValues.map(String) : []
    const message = `${nameOf(at)} has no entry \`${name}\`.`
    return {...where, message, hint: didYouMean(name, allowed) ?? `Known: ${list(allowed)}.`}
  }
  const rule = patternRule(String(params.pattern))
  const better = rule.mend?.(name)
  const message = `The key \`${name}\` of ${nameOf(at)} must be ${rule.what}.`
  return {...where, message, ...(better ? {hint: `Write \`${better}\`.`} : {})}
}

/** How a value of the wrong type is most likely meant. */
function typeHint(type: unknown, data: unknown): {readonly hint?: string} {
  if (type === 'string' && typeof data === 'number') return {hint: 'Put the value in quotes.'}
  if (type === 'array' && typeof data === 'string') return {hint: `Write a list: \`["${data}"]\`.`}
  const name = type === 'object' && Array.isArray(data) ? data.find((item) => typeof item === 'string') : data
  if (type === 'object' && typeof name === 'string')
    return {hint: `Make it a key with what belongs to it: \`"${name}": {}\`.`}
  return {}
}

function segmentsOf(pointer: string): (string | number)[] {
  const segments = pointer.split('/').slice(1)
  return segments.map((segment) => {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    return /^(0|[1-9]\d*)$/.test(name) ? Number(name) : name
  })
}

/** `categories.domain.indexes[0]` in code marks; the whole value at its root. */
function nameOf(segments: readonly (string | number)[]): string {
  if (segments.length === 0) return 'The value'
  const name = segments.map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${segment}`)).join('')
  return `\`${name.replace(/^\./, '')}\``
}

function propertiesOf(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isRecord(schema.properties) ? schema.properties : {}
}

function describe(schema: unknown): string {
  return isRecord(schema) && typeof schema.description === 'string' ? schema.description : ''
}

function typeNames(type: unknown): string {
  const names = (Array.isArray(type) ? type : String(type).split(',')).map(
    (name) => articles[String(name)] ?? String(name),
  )
  return names.join(' or ')
}

const articles: Readonly<Record<string, string>> = {
  string: 'a string',
  array: 'a list',
  object: 'an object',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  number: 'a number',
  null: 'empty',
}

function kindOf(data: unknown): string {
  if (data === null) return 'empty'
  if (Array.isArray(data)) return 'a list'
  if (typeof data === 'object') return 'an object'
  return typeof data === 'string' ? `the string ${show(data)}` : show(data)
}

/** A value as written, in code marks, cut where it is long. */
function show(data: unknown): string {
  const text = typeof data === 'string' ? data : (JSON.stringify(data) ?? String(data))
  const letters = [...text]
  return `\`${letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : text}\``
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
