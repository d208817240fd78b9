import type {Document, ProfileData, TypedDocument} from '../model.ts'
import {parseTyped} from './typed-document.ts'
import {validateProfile} from './validators.generated.js'

/** An agent profile on its own (Leji §6); what it inherits is a question of the whole profile set. */
export function parseProfile(document: Document): TypedDocument<ProfileData> {
  return parseTyped(document, {rule: 'profile-frontmatter', what: 'agent profile', validate: validateProfile})
}
