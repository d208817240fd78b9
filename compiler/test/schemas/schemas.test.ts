import {describe, expect, test} from 'vitest'
import {metaErrors, partsOf, schemas, validatorOf, violations} from './all-schemas.ts'

const draft = 'https://json-schema.org/draft/2020-12/schema'

/** Schemas of the specification keep its addresses; those of lejic stand where the package puts them. */
const specified: ReadonlySet<string> = new Set([
  'agent-profile.schema.json',
  'context-changelog.schema.json',
  'context-index.schema.json',
  'context-manifest.schema.json',
  'decision-record.schema.json',
])

/** Objects that may hold keys which their schema does not name, and why. */
const open: Readonly<Record<string, string>> = {
  'diagnostics.schema.json#': 'each command adds keys, which the schema of its answer names',
  'document-frontmatter.schema.json#': 'a document’s frontmatter may serve other tools too',
  'document-frontmatter.schema.json#/properties/freshness': 'the same',
}

test('every schema of the specification is here', () => {
  expect([...schemas.keys()].filter((path) => specified.has(path))).toEqual([...specified])
})

describe.each([...schemas])('%s', (path, schema) => {
  const parts = partsOf(schema).map((part) => ({...part, at: `${path}#${part.pointer}`}))

  test('keeps to its draft, and every reference in it leads somewhere', () => {
    expect(schema.$schema).toBe(draft)
    expect(schema.$id).toBe(specified.has(path) ? `https://leji.org/schemas/v1.0/${path}` : undefined)
    expect(metaErrors(schema)).toBeUndefined()
    expect(validatorOf(path)).toBeTypeOf('function')
  })

  test('says in a sentence what each value is', () => {
    const silent = parts.filter(({at, node, role}) => role === 'value' && !isSentence(descriptionOf(at, node)))
    expect(silent.map(({at}) => at)).toEqual([])
    expect(schema.title).toBeTypeOf('string')
  })

  test('closes every object, or opens it for a reason', () => {
    const objects = parts.filter(({node, role}) => role !== 'test' && ('properties' in node || mayBeObject(node)))
    // What `then` adds to an object without a type of its own is closed where the object is.
    const undecided = objects.filter(
      ({node, role}) => !('additionalProperties' in node) && (role !== 'combined' || mayBeObject(node)),
    )
    expect(undecided.map(({at}) => at)).toEqual([])
    const opened = objects.filter(({node}) => node.additionalProperties === true)
    expect(opened.map(({at}) => at)).toEqual(Object.keys(open).filter((at) => at.startsWith(`${path}#`)))
  })

  test('gives defaults and examples that it would accept', () => {
    const wrong = parts.flatMap(({at, node}) => {
      const examples = Array.isArray(node.examples) ? node.examples : []
      return ['default' in node ? [node.default] : [], examples]
        .flat()
        .flatMap((value: unknown) =>
          violations(at, value).map((message) => `${at} ${JSON.stringify(value)} ${message}`),
        )
    })
    expect(wrong).toEqual([])
  })
})

/** A part’s own description, or that of what it refers to. */
function descriptionOf(at: string, node: Readonly<Record<string, unknown>>): unknown {
  if (node.description !== undefined || typeof node.$ref !== 'string') return node.description
  const target = new URL(node.$ref, `file:///${at}`)
  const file = schemas.get(decodeURI(target.pathname.slice(1)))
  const part = file && partsOf(file).find(({pointer}) => `#${pointer}` === (target.hash || '#'))
  return part && descriptionOf(`${target.pathname.slice(1)}${target.hash}`, part.node)
}

function isSentence(text: unknown): boolean {
  return typeof text === 'string' && /^[A-Z`$].{4,}\.$/.test(text)
}

function mayBeObject({type}: Readonly<Record<string, unknown>>): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'))
}
