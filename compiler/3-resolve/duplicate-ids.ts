import type {Document, Fault} from '../model.ts'

interface Identified {
  readonly document: Document
  readonly raw?: Readonly<Record<string, unknown>>
}

/**
 * An `id-duplicate` fault at each document whose frontmatter `id` an earlier one has (Leji §6, §7). `noun` names what
 * they are, for the message.
 */
export function duplicateIds(documents: readonly Identified[], noun: string): readonly Fault[] {
  const firstById = new Map<string, Document>()
  const faults: Fault[] = []
  for (const {document, raw} of documents) {
    const id = raw?.id
    if (typeof id !== 'string' || id === '') continue
    const first = firstById.get(id)
    if (first) faults.push(duplicateId(document, first, id, noun))
    else firstById.set(id, document)
  }
  return faults
}

function duplicateId(document: Document, first: Document, id: string, noun: string): Fault {
  return {
    rule: 'id-duplicate',
    path: document.path,
    message: `The ${noun} id \`${id}\` is already used by \`${first.path}\`.`,
    place: {file: document.file, ...document.frontmatter.locate(['id'])},
    hint: 'Give one of the two another id; an id once published stays with its file.',
    related: [
      {message: 'first used here', path: first.path, place: {file: first.file, ...first.frontmatter.locate(['id'])}},
    ],
  }
}
