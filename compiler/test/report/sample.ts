import type {Diagnostic, SourceFile} from '../../model.ts'

/** A file made of text alone. */
export function fileOf(path: string, text: string): SourceFile {
  return {path, text, bytes: new TextEncoder().encode(text), encoding: {bom: 'none'}}
}

/** An error over the first occurrence of `marked`. */
export function findingAt(file: SourceFile, marked: string, fields: Partial<Diagnostic> = {}): Diagnostic {
  const start = file.text.indexOf(marked)
  return {
    rule: 'link-unresolved',
    severity: 'error',
    path: file.path,
    message: `link target "${marked}" does not resolve`,
    place: {file, start, end: start + marked.length},
    ...fields,
  }
}
