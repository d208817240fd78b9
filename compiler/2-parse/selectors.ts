import type {CategoryId, CategoryIndexFile, Fault, IndexEntry, Manifest, Path, Selector, Tree} from '../model.ts'
import {normalisePath} from '../paths.ts'
import {parseIndexFile} from './index-file.ts'
import {isReadme, walkMarkdown} from './walk.ts'

/** The category index files of a layer, what their entries cover, and what was wrong with either. */
export interface Selectors {
  readonly indexFiles: readonly CategoryIndexFile[]
  /** Categories in canonical order, index files in manifest order, entries in file order (Leji §3.3). */
  readonly selectors: readonly Selector[]
  /** `category-index-missing`, `index-file-missing`, `index-file-parse`, `index-entry-*`, `category-path-missing`. */
  readonly faults: readonly Fault[]
}

/**
 * Reads every category index file and expands its entries (Leji §3.3); the older `categories.<id>.paths` form gives one
 * selector a declared path (Leji §2.1).
 */
export function readSelectors(tree: Tree, manifest: Manifest): Selectors {
  const indexFiles: CategoryIndexFile[] = []
  const expanded: Expanded[] = []
  const walk = rememberedWalk(tree)
  for (const category of manifest.categories) {
    for (const [position, path] of category.indexes.entries()) {
      const file = tree.file(path)
      if (!file) {
        indexFiles.push({category: category.id, path, entries: []})
        expanded.push(...missingIndexFile(tree, manifest, category.id, path, position).map((fault) => ({fault})))
        continue
      }
      const parsed = parseIndexFile(file)
      const indexFile = {category: category.id, path, file, entries: parsed.entries}
      indexFiles.push(indexFile)
      // One at a time: a file may hold more faults than a call takes arguments.
      for (const fault of parsed.faults) expanded.push({fault})
      for (const entry of parsed.entries) expanded.push(expandEntry(tree, walk, indexFile, entry))
    }
    for (const [position, path] of category.paths.entries()) {
      expanded.push(expandDeclaredPath(tree, walk, manifest, category.id, path, position))
    }
  }
  return {
    indexFiles,
    selectors: expanded.flatMap(({selector}) => selector ?? []),
    faults: expanded.flatMap(({fault}) => fault ?? []),
  }
}

interface Walked {
  readonly covers: readonly Path[]
  readonly skippedReadmes: readonly Path[]
}

type Walk = (path: string) => Walked

/** Walks each place once, however many entries lead there and however they spell it. */
function rememberedWalk(tree: Tree): Walk {
  const known = new Map<string, Walked>()
  return (path) => {
    const place = normalisePath(path) ?? path
    const walked = known.get(place)
    if (walked) return walked
    const all = walkMarkdown(tree, path)
    const made = {covers: all.filter((one) => !isReadme(one)), skippedReadmes: all.filter(isReadme)}
    known.set(place, made)
    return made
  }
}

interface Expanded {
  readonly selector?: Selector
  readonly fault?: Fault
}

function expandEntry(
  tree: Tree,
  walk: Walk,
  {category, path: indexFile, file}: CategoryIndexFile,
  {path, kind, start, end}: IndexEntry,
): Expanded {
  const place = file && {file, start, end}
  const fault = (rule: string, message: string, hint: string): Expanded => ({
    fault: {rule, path: indexFile, construct: path, message, hint, ...(place && {place})},
  })
  const selector = (form: Selector['form'], walked: Walked) => ({
    selector: {category, kind, form, path, indexFile, ...walked, ...(place && {place})},
  })
  const empty = () =>
    fault(
      'index-entry-empty',
      `The directory \`${path}\` holds no markdown that an entry selects.`,
      'Add a document there, or take the entry away; a README counts only when it is listed by its own path.',
    )
  const found = tree.kind(path)
  if (found === 'file' && !path.endsWith('.md')) {
    return fault(
      'index-entry-not-markdown',
      `\`${path}\` is not a markdown file.`,
      'List a file that ends in `.md`, or a directory.',
    )
  }
  if (found === 'file') return selector('file', {covers: [normalisePath(path) ?? path], skippedReadmes: []})
  if (found === 'directory') {
    const walked = walk(path)
    return {...selector('directory', walked), ...(walked.covers.length === 0 && empty())}
  }
  // What lies outside is not looked at; an entry written as a directory counts as one with nothing in it.
  if (found === 'outside' && path.endsWith('/'))
    return {...selector('directory', {covers: [], skippedReadmes: []}), ...empty()}
  const messages = {
    absent: `\`${path}\` does not exist.`,
    outside: `\`${path}\` leads outside the repository.`,
    other: `\`${path}\` is neither a file nor a directory.`,
  }
  const isQuoted = /^(["'`]).*\1$/.test(path)
  const hint = isQuoted
    ? 'Take the quotation marks away: a path is written as it is.'
    : 'Correct the path, or take the entry away.'
  return fault('index-entry-missing', messages[found], hint)
}

/**
 * A declared path of the older form covers every markdown file below it except READMEs; a file named by several goes to
 * the longest path as written, which assignment decides.
 */
function expandDeclaredPath(
  tree: Tree,
  walk: Walk,
  manifest: Manifest,
  category: CategoryId,
  path: string,
  position: number,
): Expanded {
  const place = manifest.json.locate(['categories', category, 'paths', position])
  const found = tree.kind(path)
  if (found !== 'directory' && !(found === 'file' && path.endsWith('.md'))) {
    const message =
      found === 'file'
        ? `\`${path}\` is neither a directory nor a markdown file.`
        : `The path \`${path}\` of the category \`${category}\` ${found === 'outside' ? 'leads outside the repository' : 'does not exist'}.`
    const hint = 'Correct the path in `leji.json`, or take it away.'
    return {fault: declared({rule: 'category-path-missing', path, construct: path, message, hint}, manifest, place)}
  }
  const form = found === 'file' ? 'file' : 'directory'
  const indexFile = manifest.json.file.path
  return {selector: {category, kind: 'intent', form, path, indexFile, place, ...walk(path)}}
}

/** `index-file-missing` always; `category-index-missing` beside it when no file stands there (Leji §19). */
function missingIndexFile(
  tree: Tree,
  manifest: Manifest,
  category: CategoryId,
  path: Path,
  position: number,
): readonly Fault[] {
  const place = manifest.json.locate(['categories', category, 'indexes', position])
  const kind = tree.kind(path)
  const fault = (rule: string, message: string, hint: string) =>
    declared({rule, path, construct: path, message, hint}, manifest, place)
  const unread = fault(
    'index-file-missing',
    kind === 'outside'
      ? `The index file \`${path}\` of the category \`${category}\` leads outside the repository.`
      : `The index file \`${path}\` of the category \`${category}\` cannot be read.`,
    'Put a readable file there that lists the documents of the category in a `leji-index` block.',
  )
  if (kind === 'file' || kind === 'outside') return [unread]
  const isNoFile = fault(
    'category-index-missing',
    kind === 'absent'
      ? `The index file \`${path}\` of the category \`${category}\` does not exist.`
      : `The index file \`${path}\` of the category \`${category}\` is not a file.`,
    'Create the file, or correct its path in `leji.json`.',
  )
  return [isNoFile, unread]
}

/** A fault whose path is not the manifest, with the line of the manifest that leads to it. */
function declared(fault: Fault, manifest: Manifest, place: NonNullable<Fault['place']>): Fault {
  return {...fault, related: [{message: 'declared here', path: manifest.json.file.path, place}]}
}
