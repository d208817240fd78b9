import {placeOfLine} from '../diagnostics/place.ts'
import type {Document, Manifest, Place, Related, SourceFile} from '../model.ts'

/** The value in `leji.json` (or with `key` its name) that a finding about another file goes back to. */
export function declaredHere(
  {json}: Manifest,
  segments: readonly (string | number)[],
  options?: {readonly key: boolean},
): readonly Related[] {
  return [{message: 'declared here', path: json.file.path, place: json.locate(segments, options)}]
}

/** Another value of `leji.json` (or with `key` its name) that a finding is about, and what it is. */
export function seeAlso(
  {json}: Manifest,
  segments: readonly (string | number)[],
  message: string,
  options?: {readonly key: boolean},
): readonly Related[] {
  return [{message, path: json.file.path, place: json.locate(segments, options)}]
}

/** Where the manifest sets a path of `machine`; nothing where the default holds (Leji §2.2). */
export function declaredPath(
  manifest: Manifest,
  key: 'indexPath' | 'changelogPath' | 'agentProfilesPath' | 'decisionRecordsPath',
): readonly Related[] {
  return manifest.machine.declared.has(key) ? declaredHere(manifest, ['machine', key]) : []
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

/** The line that opens the first block with a tag of the specification, else the first line that holds anything. */
export function fencePlace(file: SourceFile, tag: 'leji-index' | 'leji-mounts'): Place {
  const block = new RegExp(`^[ \\t]*\`{3,}[ \\t]*${tag}(?=[ \\t\\r\\n]|$)[^\\r\\n]*`, 'm').exec(file.text)
  return block ? {file, start: block.index, end: block.index + block[0].trimEnd().length} : firstLine(file)
}
