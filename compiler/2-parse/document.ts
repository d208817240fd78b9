import type {Document, SourceFile} from '../model.ts'
import {baseName} from '../paths.ts'
import {parseFrontmatter} from './frontmatter.ts'
import {scanLinks} from './links.ts'

/** A markdown file on its own: a pure function of the file, so that it can be remembered by it. */
export function parseDocument(file: SourceFile): Document {
  const frontmatter = parseFrontmatter(file)
  const bodyStart = frontmatter.end
  const body = file.text.slice(bodyStart)
  const title = titleOf(frontmatter.data?.title, body, file.path)
  return {path: file.path, file, frontmatter, body, bodyStart, title, links: scanLinks(file, frontmatter)}
}

/**
 * Leji §10.2: a non-empty frontmatter `title`, else the first body line of `#` and text (the search does not know fences,
 * so that a comment of a shell example may be it), else the file's stem.
 */
function titleOf(title: unknown, body: string, path: string): string {
  if (typeof title === 'string' && title !== '') return title
  const heading = /(?:^|[\r\n])#[^\S\r\n]+([^\r\n]+)/.exec(body)?.[1]?.trim()
  return heading || baseName(path).replace(/\.md$/, '')
}
