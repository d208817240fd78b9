import {placeOfLine} from '../diagnostics/place.ts'
import type {Document, Manifest, Place, Related, SourceFile} from '../model.ts'

/** The value in `leji.json` that a finding about another file goes back to. */
export function declaredHere(manifest: Manifest, segments: readonly (string | number)[]): readonly Related[] {
  return [{message: 'declared here', path: manifest.json.file.path, place: manifest.json.locate(segments)}]
}

/** The value (or with `key` the name) of a frontmatter field. */
export function frontmatterPlace({file, frontmatter}: Document, segments: readonly string[], key = false): Place {
  return {file, ...frontmatter.locate(segments, {key})}
}

/** The first line that holds anything, for a finding about a file as a whole. */
export function firstLine(file: SourceFile): Place {
  const before = /^\s*/.exec(file.text)?.[0] ?? ''
  const line = before.split(/\r\n|\r|\n/).length
  return placeOfLine(file, before.length === file.text.length ? 1 : line)
}
