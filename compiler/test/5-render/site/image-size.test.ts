import {describe, expect, it} from 'vitest'
import {imageSize} from '../../../5-render/site/image-size.ts'
import {harbour, siteOf} from './site-of.ts'

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const png = bytes('89504e470d0a1a0a 0000000d 49484452 00000280 000001e0 0802000000')

describe('the size of a picture', () => {
  it.each([
    ['PNG', png, {width: 640, height: 480}],
    ['GIF', bytes('474946383961 4001 f000 800000'), {width: 320, height: 240}],
    [
      'JPEG',
      bytes('ffd8 ffe00010 4a46494600010101004800480000 ffc00011 08 00f0 0140 03 012200 021101'),
      {width: 320, height: 240},
    ],
    [
      'WebP, lossy',
      bytes('52494646 24000000 57454250 56503820 18000000 300100 9d012a 4001 f000 0000'),
      {width: 320, height: 240},
    ],
    [
      'WebP, lossless',
      bytes('52494646 24000000 57454250 5650384c 18000000 2f 3fc13b00 00000000 00'),
      {width: 320, height: 240},
    ],
    [
      'WebP, extended',
      bytes('52494646 24000000 57454250 56503858 0a000000 00000000 3f0100 ef0000'),
      {width: 320, height: 240},
    ],
    [
      'SVG',
      new TextEncoder().encode('<?xml version="1.0"?>\n<svg xmlns="x" width="32" height="16px">'),
      {width: 32, height: 16},
    ],
    ['SVG with a box', new TextEncoder().encode('<svg width="100%" viewBox="0 0 24 12">'), {width: 24, height: 12}],
  ])('%s', (_, file, size) => {
    expect(imageSize(file)).toEqual(size)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a PNG cut short', png.subarray(0, 20)],
    ['a PNG without room', bytes('89504e470d0a1a0a 0000000d 49484452 00000000 000001e0 0802000000')],
    ['a JPEG without a frame', bytes('ffd8 ffe00004 0000 ffe00004 0000 ffd9 0000 0000')],
    ['a JPEG segment of no length', bytes('ffd8 ffe00000 0000 0000 0000 0000 0000 0000')],
    ['text', new TextEncoder().encode('<svgx width="1" height="1">')],
  ])('unknown: %s', (_, file) => {
    expect(imageSize(file)).toBeUndefined()
  })
})

describe('a page with pictures', () => {
  const page = 'docs/domain/words.html'
  const withPicture = (picture: Uint8Array, markup = '![The quay](../quay.png)') =>
    siteOf({...harbour, 'docs/quay.png': picture, 'docs/domain/words.md': `# Words\n\n${markup}\n`})

  it.each([
    ['![The quay](../quay.png)', 'width="640" height="480"'],
    ['<img src="../quay.png" alt="" width="320">', 'width="320" height="240"'],
    ['<img src="../quay.png" alt="" height="48">', 'width="64" height="48"'],
    ['<img src="../quay.png" alt="" width="10" height="20">', 'width="10" height="20"'],
  ])('keeps room for %s', (markup, room) => {
    expect(withPicture(png, markup).main(page)).toContain(room)
  })

  it('keeps no room for a file that states no size, and is made again when the size changes', () => {
    const [with_, without] = [withPicture(png), withPicture(new Uint8Array([1]))]
    expect(without.main(page)).not.toMatch(/<img[^>]*width/)
    expect(with_.artifacts.get(page)?.key).not.toBe(without.artifacts.get(page)?.key)
  })
})
