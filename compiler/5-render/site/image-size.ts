/** Width and height of a picture in CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/**
 * The size that a picture's file states, so that a page keeps room for it and nothing moves when it comes in; undefined
 * for formats and files that state none. PNG (W3C PNG §11.2.1), GIF (GIF89a §18), JPEG (ITU T.81 §B.2.2), WebP (RFC 9649)
 * and the `width`, `height` or `viewBox` of an SVG.
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = (text: string, at = 0): boolean =>
    bytes.length >= at + text.length && [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
  const size =
    starts('\x89PNG') && bytes.length >= 24
      ? {width: view.getUint32(16), height: view.getUint32(20)}
      : starts('GIF8') && bytes.length >= 10
        ? {width: view.getUint16(6, true), height: view.getUint16(8, true)}
        : starts('RIFF') && starts('WEBP', 8) && bytes.length >= 30
          ? webpSize(view, starts)
          : bytes[0] === 0xff && bytes[1] === 0xd8
            ? jpegSize(view)
            : svgSize(bytes)
  return size && size.width > 0 && size.height > 0 && size.width <= 20_000 && size.height <= 20_000 ? size : undefined
}

function webpSize(view: DataView, starts: (text: string, at: number) => boolean): ImageSize | undefined {
  if (starts('VP8X', 12)) return {width: uint24(view, 24) + 1, height: uint24(view, 27) + 1}
  if (starts('VP8 ', 12)) return {width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff}
  if (!starts('VP8L', 12)) return undefined
  const bits = view.getUint32(21, true)
  return {width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1}
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

/** Goes from segment to segment until one that starts a frame. */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return {width: view.getUint16(at + 7), height: view.getUint16(at + 5)}
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function svgSize(bytes: Uint8Array): ImageSize | undefined {
  const root = /<svg\s[^>]*>/i.exec(new TextDecoder().decode(bytes.subarray(0, 4096)))?.[0]
  if (root === undefined) return undefined
  const length = (name: string): number | undefined => {
    const value = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'i').exec(root)?.[1]
    return value === undefined ? undefined : Math.round(Number(value))
  }
  const [width, height] = [length('width'), length('height')]
  if (width && height) return {width, height}
  const box = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/i.exec(root)
  return box ? {width: Math.round(Number(box[1])), height: Math.round(Number(box[2]))} : undefined
}
