import type {Document, Path} from '../../model.ts'
import {kindAfterBuild} from '../committed-outputs.ts'
import {referenceOf} from './assets.ts'
import {pageAt, possibleReferences, readmeOf, sizeOfPicture} from './links.ts'
import {possiblePaths} from './path-links.ts'
import {dateOfPage, type Publication, type SourcePage} from './publication.ts'
import {hashOfBytes} from './site-hash.ts'

const titles = new WeakMap<SourcePage, string>()
const contents = new WeakMap<Document, string>()
const statesByPublication = new WeakMap<Publication, Map<Path, string>>()

/** What other pages show of a page: its title, address, category, kind, status and date. */
export function shownOf(page: SourcePage): string {
  const before = titles.get(page)
  if (before !== undefined) return before
  const {title, address, category, kind, role, decision} = page
  const shown = JSON.stringify([title, address, category, kind, role, decision?.typed.data?.status, dateOfPage(page)])
  titles.set(page, shown)
  return shown
}

/** sha256 hex of a document's file. */
export function contentHash(document: Document): string {
  const before = contents.get(document)
  if (before !== undefined) return before
  const hash = hashOfBytes(document.file.bytes)
  contents.set(document, hash)
  return hash
}

/**
 * Where every reference of a text leads, as addresses: a page is made again when its target moves, appears or goes. The
 * references are found without parsing, rather too many than one too few.
 */
export function targetsOf(publication: Publication, document: Document): readonly string[] {
  const {rootPath} = publication.resolved.manifest
  const states: string[] = []
  for (const url of possibleReferences(document.body)) {
    const {kind, path} = referenceOf(url.trim(), document.path, rootPath)
    if (kind === 'path') states.push(stateOf(publication, path))
  }
  for (const path of possiblePaths(document.body)) {
    const address = publication.pageByPath.get(path)?.address
    const folder = path.endsWith('/') ? publication.folderByPath.get(path.slice(0, -1)) : undefined
    if (address !== undefined) states.push(address)
    else if (folder) states.push(`${folder.address}#${folder.anchor}`)
  }
  return states
}

/** What stands behind a path for the site, asked once a build. */
function stateOf(publication: Publication, path: Path): string {
  let states = statesByPublication.get(publication)
  if (!states) {
    states = new Map()
    statesByPublication.set(publication, states)
  }
  const before = states.get(path)
  if (before !== undefined) return before
  const state = judge(publication, path)
  states.set(path, state)
  return state
}

function judge(publication: Publication, path: Path): string {
  const kind = kindAfterBuild(publication.resolved, path)
  if (kind === 'file') {
    const page = pageAt(publication, path)?.address
    const copy = publication.addresses.files.get(path)
    if (copy === undefined) return `${kind} ${page ?? ''}`
    const {width, height} = sizeOfPicture(publication, path) ?? {width: 0, height: 0}
    return `${kind} ${page ?? ''} ${copy} ${width} ${height}`
  }
  if (kind !== 'directory') return kind
  const listed = publication.folderByPath.get(path)
  return `${kind} ${readmeOf(publication, path)?.address ?? ''} ${listed ? `${listed.address}#${listed.anchor}` : ''}`
}
