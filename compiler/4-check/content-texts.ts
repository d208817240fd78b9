import type {Document, ResolvedLayer} from '../model.ts'

/** What a text holds where somebody was to write something: `TODO:`, or a name in angle brackets (Leji §13). */
export const placeholder = /\bTODO:|<[A-Za-z][^>\n]*>/

/** The boot profile and the documents of every category but `decisions`, each once. */
export function proseDocuments({layer, documents}: ResolvedLayer): readonly Document[] {
  const governed = documents.filter(({category}) => category !== 'decisions').map(({document}) => document)
  return [...new Set([...(layer.boot ? [layer.boot.document] : []), ...governed])]
}
