import type {Encoding, Path, SourceFile} from '../model.ts'

const utf8 = new TextDecoder('utf-8', {ignoreBOM: true})
const strictUtf8 = new TextDecoder('utf-8', {ignoreBOM: true, fatal: true})

/**
 * A file from its bytes: decoded as UTF-8, or as UTF-16 where a byte order mark says so. Never throws: what is not UTF-8
 * becomes U+FFFD as the Encoding Standard has it, and `encoding` records where the first one stands. The mark is not part
 * of `text`; all offsets are UTF-16 units of `text`.
 */
export function decodeFile(path: Path, bytes: Uint8Array): SourceFile {
  const bom = readBom(bytes)
  const content = bytes.subarray(bomLength[bom])
  const {text, invalidAt} = bom === 'none' || bom === 'utf-8' ? decodeUtf8(content) : {text: decodeUtf16(content, bom)}
  const loneCrAt = text.includes('\r') ? text.search(/\r(?!\n)/) : -1
  const nulAt = text.indexOf('\0')
  const encoding: Encoding = {
    bom,
    ...(invalidAt === undefined ? {} : {invalidAt}),
    ...(loneCrAt < 0 ? {} : {loneCrAt}),
    ...(nulAt < 0 ? {} : {nulAt}),
  }
  return {path, bytes, text, encoding}
}

const bomLength = {none: 0, 'utf-8': 3, 'utf-16le': 2, 'utf-16be': 2} as const

/** Which byte order mark opens the bytes. UTF-32 is not told from UTF-16: its NULs give it away. */
function readBom(bytes: Uint8Array): Encoding['bom'] {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'none'
}

function decodeUtf8(bytes: Uint8Array): {text: string; invalidAt?: number} {
  try {
    return {text: strictUtf8.decode(bytes)}
  } catch {
    const text = utf8.decode(bytes)
    return {text, invalidAt: firstReplacement(text, bytes)}
  }
}

function decodeUtf16(bytes: Uint8Array, bom: 'utf-16le' | 'utf-16be'): string {
  return new TextDecoder(bom, {ignoreBOM: true}).decode(bytes)
}

/**
 * Where the decoder first put a U+FFFD of its own. Up to there text and bytes agree, so a U+FFFD that really stands in the
 * file (EF BF BD) is told by its bytes.
 */
function firstReplacement(text: string, bytes: Uint8Array): number {
  let byteOffset = 0
  let from = 0
  for (;;) {
    const at = text.indexOf('\ufffd', from)
    if (at < 0) return text.length
    byteOffset += Buffer.byteLength(text.slice(from, at), 'utf-8')
    if (bytes[byteOffset] !== 0xef || bytes[byteOffset + 1] !== 0xbf || bytes[byteOffset + 2] !== 0xbd) return at
    byteOffset += 3
    from = at + 1
  }
}
