import type {Document, Fault, TypedDocument} from '../model.ts'
import {foreignFrontmatter} from './frontmatter.ts'
import {violationsOf} from './schema.ts'
import type {Validator} from './validators.generated.js'

/**
 * A document whose frontmatter has a schema. Missing or unreadable frontmatter is one fault, each violation of the schema
 * one; `Data` is what the schema lets through.
 */
export function parseTyped<Data>(
  document: Document,
  {rule, what, validate}: {readonly rule: string; readonly what: string; readonly validate: Validator},
): TypedDocument<Data> {
  const {path, file, frontmatter} = document
  const fault = (message: string, start: number, end: number, hint?: string): Fault => ({
    rule,
    path,
    message,
    place: {file, start, end},
    ...(hint === undefined ? {} : {hint}),
  })
  if (frontmatter.state === 'absent') {
    const foreign = foreignFrontmatter(file)
    const {start, end} = foreign?.place ?? {start: 0, end: 0}
    const message = foreign?.message ?? `The ${what} has no frontmatter.`
    return {
      document,
      faults: [
        fault(message, start, end, foreign?.hint ?? `Begin it with ${what} fields between two lines of \`---\`.`),
      ],
    }
  }
  const {data} = frontmatter
  if (!data) {
    return {document, faults: frontmatter.errors.map(({message, hint, start, end}) => fault(message, start, end, hint))}
  }
  const faults = violationsOf(validate, data).map(({segments, key, message, hint}) => {
    const {start, end} = frontmatter.locate(segments, {key})
    return fault(message, start, end, hint)
  })
  return faults.length > 0 ? {document, raw: data, faults} : {document, data: data as Data, raw: data, faults}
}
