import {placeOfLine, positionAt} from '../../diagnostics/place.ts'
import type {CheckContext, Document, Link, Path, Place, Rule, Tree} from '../../model.ts'
import {baseName, directoryOf, normalisePath, relativePath} from '../../paths.ts'
import {isInComment} from '../html-comments.ts'
import {linkCheckedDocuments} from '../link-checked.ts'
import {nearestFile} from '../nearest-file.ts'

export const linkUnresolved = {
  id: 'link-unresolved',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §14',
  summary: 'A link in a document leads to nothing in the repository.',
  why: 'It refers to context that is not there; an agent that follows it reads nothing and goes on guessing.',
  mend: 'Correct the destination. A leading `/` starts at `rootPath`; a folder counts only with a `README.md` in it.',
  example: {
    bad: {'docs/domain/terms.md': '# Terms\n\nSee the [prices](pricse.md).\n', 'docs/domain/prices.md': '# Prices\n'},
    good: {'docs/domain/terms.md': '# Terms\n\nSee the [prices](prices.md).\n', 'docs/domain/prices.md': '# Prices\n'},
  },
  check(context, report) {
    if (!context.resolved) return
    for (const document of linkCheckedDocuments(context.resolved)) {
      for (const {link, state, path} of context.resolved.linksByPath.get(document.path) ?? []) {
        if (state !== 'broken') continue
        report({
          rule: 'link-unresolved',
          path: document.path,
          construct: link.target,
          message: `link target "${link.target}" does not resolve`,
          hint: linkHint(context, document.path, link, path) + commentNote(document, link),
          place: linkPlace(document, link),
        })
      }
    }
  },
} satisfies Rule

/** The destination; the line on which the link opens where that is another one (Leji §14 counts that line). */
function linkPlace({file}: Document, {open, start, end}: Link): Place {
  const {line} = positionAt(file, open)
  return positionAt(file, start).line === line ? {file, start, end} : placeOfLine(file, line)
}

/** Readers see no comment, so a finding in one surprises; the specification's scanner reads it all the same. */
function commentNote({file}: Document, {start}: Link): string {
  return isInComment(file, start) ? ' Links in HTML comments count too.' : ''
}

function linkHint(context: CheckContext, from: Path, {target}: Link, path: Path | undefined): string {
  if (path === undefined) return 'Correct the destination, or write the address in full.'
  if (path === context.layer.manifest?.machine.indexPath) return 'Run `lejic build`, which writes the context index.'
  const {tree} = context.source
  const kind = tree.kind(path)
  if (kind === 'directory') return `\`${path}\` is a folder without a \`README.md\`: link a file in it.`
  if (kind === 'outside') return 'The destination leads outside the repository: copy the file in, or link its address.'
  const twin = sameLooking(tree, path)
  if (twin !== undefined)
    return `The name on disk looks the same but is encoded otherwise: write \`${encodeURIComponent(twin)}\`.`
  const near = fromRoot(tree, target) ?? nearestFile(context, path)
  // A document that is named as its own target helps nobody.
  if (near === undefined || near === from) return 'Correct the destination, or take the link away.'
  const fragment = /#.*$/.exec(target)?.[0] ?? ''
  return `Did you mean \`${encodeSpaces(relativePath(from, near))}${fragment}\`?`
}

/** The name in the same folder that differs in Unicode normal form only, so that nobody can see the difference. */
function sameLooking(tree: Tree, path: Path): string | undefined {
  const name = baseName(path)
  const twin = composedNames(tree, directoryOf(path)).get(name.normalize('NFC'))
  return twin === name ? undefined : twin
}

const namesByTree = new WeakMap<Tree, Map<Path, ReadonlyMap<string, string>>>()

/** The names in a folder by their composed form; made once a folder, since thousands of links may lead into one. */
function composedNames(tree: Tree, folder: Path): ReadonlyMap<string, string> {
  const folders = namesByTree.get(tree) ?? new Map<Path, ReadonlyMap<string, string>>()
  namesByTree.set(tree, folders)
  const names = folders.get(folder) ?? new Map(tree.list(folder).map(({name}) => [name.normalize('NFC'), name]))
  folders.set(folder, names)
  return names
}

/** The path of a destination written as if links started at the root of the repository; undefined when nothing is there. */
function fromRoot(tree: Tree, target: string): Path | undefined {
  const path = normalisePath(target.replace(/[?#].*$/s, ''))
  const kind = path === undefined || path === '' ? 'absent' : tree.kind(path)
  return kind === 'file' || kind === 'directory' ? path : undefined
}

function encodeSpaces(path: string): string {
  return path.replaceAll(' ', '%20')
}
