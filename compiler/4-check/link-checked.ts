import type {Document, ResolvedLayer} from '../model.ts'

/** Documents whose links are checked: boot profile, category documents, profiles and decisions, each once (Leji §14). */
export function linkCheckedDocuments({layer, documents, profiles, decisions}: ResolvedLayer): Iterable<Document> {
  const found = [
    ...(layer.boot ? [layer.boot.document] : []),
    ...documents.map(({document}) => document),
    ...layer.profiles.map(({document}) => document),
    ...profiles.map(({own}) => own.document),
    ...decisions.map(({typed}) => typed.document),
  ]
  return new Map(found.map((document) => [document.path, document])).values()
}
