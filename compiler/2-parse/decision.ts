import type {DecisionData, Document, TypedDocument} from '../model.ts'
import {parseTyped} from './typed-document.ts'
import {validateDecision} from './validators.generated.js'

/** A decision record on its own (Leji §7); supersession is a question of the whole corpus. */
export function parseDecision(document: Document): TypedDocument<DecisionData> {
  return parseTyped(document, {rule: 'decision-frontmatter', what: 'decision record', validate: validateDecision})
}
