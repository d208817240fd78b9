import {createHash} from 'node:crypto'
import type {Path} from '../../model.ts'
import {normalisePath, relativePath} from '../../paths.ts'

/** Where everything of a site stands. Addresses are paths below the site's folder, not encoded: `docs/a b.html`. */
export interface Addresses {
  /** Page of a markdown file, by its source path. */
  readonly pages: ReadonlyMap<Path, string>
  /** Copy of a file that is no markdown, by its source path. */
  readonly files: ReadonlyMap<Path, string>
  /**
   * The address of a page or an asset that the site adds: `name` itself unless a document or a file has it. The same at
   * every call for one name.
   */
  own(name: string): string
}

export interface AddressClaims {
  /** The boot profile: `index.html`. */
  readonly home: Path | undefined
  readonly documents: readonly Path[]
  readonly files: readonly Path[]
}

/** Names that are the site's whatever documents are called. */
const reserved = ['index.html', 'index.md', 'llms.txt', 'llms-full.txt']

/**
 * Gives every source its address: `docs/a b.md` becomes `docs/a b.html`, its twin `docs/a b.md`, and the boot profile
 * `index.html`. A name that is unsafe on some file system, or that another name equals on a disk that is blind to case
 * and to Unicode composition, gets `-` and the first 8 hex digits of the sha256 of its path, each of the colliding ones,
 * so that an address depends on no order. What the site adds gives way to documents and files.
 */
export function assignAddresses(claims: AddressClaims): Addresses {
  const documents = claims.documents.filter((path) => path !== claims.home)
  const wanted = [
    ...documents.map((path) => ({path, stem: safePath(pageStem(path), path), extension: '.html'})),
    ...claims.files.map((path) => ({path, ...splitExtension(safePath(cleaned(path), path))})),
  ]
  const taken = new Map<string, number>()
  const folders = new Set<string>()
  for (const address of [...reserved, ...wanted.map(({stem, extension}) => stem + extension)]) {
    taken.set(fold(address), (taken.get(fold(address)) ?? 0) + 1)
    for (const folder of foldersOf(address)) folders.add(fold(folder))
  }
  const settled = new Set<string>(reserved.map(fold))
  const settle = (stem: string, extension: string, path: string, clashes: boolean): string => {
    let address = clashes ? `${stem}-${shortHash(path)}${extension}` : stem + extension
    for (let more = 16; settled.has(fold(address)); more += 8)
      address = `${stem}-${hash(path).slice(0, more)}${extension}`
    settled.add(fold(address))
    return address
  }
  const pages = new Map<Path, string>()
  const files = new Map<Path, string>()
  if (claims.home !== undefined) pages.set(claims.home, 'index.html')
  for (const [index, {path, stem, extension}] of wanted.entries()) {
    const address = stem + extension
    const clashes = (taken.get(fold(address)) ?? 0) > 1 || folders.has(fold(address))
    ;(index < documents.length ? pages : files).set(path, settle(stem, extension, path, clashes))
  }
  const own = new Map<string, string>()
  const ownAddress = (name: string): string => {
    const before = own.get(name)
    if (before !== undefined) return before
    const {stem, extension} = splitExtension(safePath(name, name))
    const whole = fold(stem + extension)
    const address = settle(stem, extension, name, settled.has(whole) || folders.has(whole))
    own.set(name, address)
    return address
  }
  return {pages, files, own: ownAddress}
}

/** The twin of a page: the same address with `.md`. */
export function twinOf(address: string): string {
  return address.replace(/\.html$/, '.md')
}

/**
 * The relative reference from the page at `from` to the file at `to`, percent-encoded by segment, with a fragment when
 * one is given. Never names a folder, so it works from `file://` and below any base path.
 */
export function hrefBetween(from: string, to: string, fragment = ''): string {
  const encoded = relativePath(from, to).split('/').map(encodeSegment).join('/')
  // RFC 3986 §4.2: a colon in the first segment would read as a scheme. Encoded by `encodeSegment`.
  return fragment ? `${encoded}#${encodeFragment(fragment)}` : encoded
}

/** A path of references, not of the disk: percent-encoded, `'` too, so that it may stand in any attribute. */
function encodeSegment(segment: string): string {
  if (segment === '..') return segment
  return encodeURIComponent(wellFormed(segment)).replace(/'/g, '%27')
}

/** Keeps what is already encoded; encodes what may not stand in a fragment (RFC 3986 §3.5). */
function encodeFragment(fragment: string): string {
  return encodeURI(wellFormed(fragment))
    .replace(/%25(?=[0-9a-fA-F]{2})/g, '%')
    .replace(/#/g, '%23')
}

function pageStem(path: Path): string {
  return cleaned(path).replace(/\.md$/, '')
}

/** A governed path may keep a `./` in front (Leji §3.2), which is no segment of an address. */
function cleaned(path: Path): string {
  return normalisePath(path) ?? path
}

function splitExtension(address: string): {stem: string; extension: string} {
  const dot = address.lastIndexOf('.')
  return dot > address.lastIndexOf('/') + 1
    ? {stem: address.slice(0, dot), extension: address.slice(dot)}
    : {stem: address, extension: ''}
}

/** Replaces each segment that some file system refuses. The last one is hashed by its source path. */
function safePath(path: string, source: Path): string {
  const segments = path.split('/')
  return segments
    .map((segment, index) =>
      safeSegment(segment, index === segments.length - 1 ? source : segments.slice(0, index + 1).join('/')),
    )
    .join('/')
}

/** Names that Windows keeps for devices, with or without an extension (Microsoft: Naming Files, Paths, and Namespaces). */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i
const refused = /[<>:"|?*\\\u0000-\u001f\u007f]/g
/** Leaves room below the 255 bytes of most file systems for `-`, the hash and `.html`. */
const longest = 200

function safeSegment(segment: string, source: Path): string {
  const clean = segment.replace(refused, '_').replace(/[. ]+$/, '')
  const short = cutBytes(clean, longest)
  if (short === segment && !device.test(segment)) return segment
  return `${short || '_'}-${shortHash(source)}`
}

function cutBytes(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text
  let cut = ''
  let bytes = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > limit - 20) break
    cut += character
  }
  return cut.replace(/[. ]+$/, '')
}

/** Equal for two names that APFS, NTFS or HFS+ may hold to be the same one. */
function fold(address: string): string {
  return address.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')
}

function foldersOf(address: string): string[] {
  const segments = address.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function shortHash(text: string): string {
  return hash(text).slice(0, 8)
}

/** Half of a surrogate pair, which `encodeURIComponent` refuses, becomes U+FFFD. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
