import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {decodeFile} from '../../1-read/bytes.ts'

function decode(...bytes: number[]) {
  const {text, encoding} = decodeFile('a.md', Uint8Array.from(bytes))
  return {text, ...encoding}
}

const letters = [0x61, 0x62]

describe('byte order marks', () => {
  test.each([
    ['none', letters, {text: 'ab', bom: 'none'}],
    ['UTF-8, taken off', [0xef, 0xbb, 0xbf, ...letters], {text: 'ab', bom: 'utf-8'}],
    ['a second one stays', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], {text: '\ufeff', bom: 'utf-8'}],
    ['half of one is invalid', [0xef, 0xbb, 0x61], {text: '\ufffda', bom: 'none', invalidAt: 0}],
    ['UTF-16 little endian', [0xff, 0xfe, 0x61, 0x00, 0x3d, 0xd8, 0x00, 0xde], {text: 'a😀', bom: 'utf-16le'}],
    ['UTF-16 big endian', [0xfe, 0xff, 0x00, 0x61], {text: 'a', bom: 'utf-16be'}],
    ['UTF-16 with a byte too many', [0xff, 0xfe, 0x61, 0x00, 0x62], {text: 'a\ufffd', bom: 'utf-16le'}],
    ['UTF-32 is told by its NULs', [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0], {text: '\0a\0', bom: 'utf-16le', nulAt: 0}],
  ] as const)('%s', (_name, bytes, expected) => {
    expect(decode(...bytes)).toEqual(expected)
  })
})

describe('what is not UTF-8', () => {
  test.each([
    ['a lone continuation', [0x61, 0x80, 0x62], 'a\ufffdb', 1],
    ['a cut sequence at the end', [0x61, 0xe2, 0x82], 'a\ufffd', 1],
    ['an overlong slash', [0xc0, 0xaf], '\ufffd\ufffd', 0],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 'a\ufffd\ufffd\ufffd', 1],
    ['Latin-1 after a character of two units', [0xf0, 0x9f, 0x98, 0x80, 0xe9, 0x20], '😀\ufffd ', 2],
    ['after a real U+FFFD', [0xef, 0xbf, 0xbd, 0x61, 0xff], '\ufffda\ufffd', 2],
  ])('%s becomes U+FFFD and is placed', (_name, bytes, text, invalidAt) => {
    expect(decode(...bytes)).toEqual({text, bom: 'none', invalidAt})
  })

  test('a real U+FFFD alone is no fault', () => {
    expect(decode(0xef, 0xbf, 0xbd)).toEqual({text: '\ufffd', bom: 'none'})
  })
})

test.each([
  ['a\nb\r\nc', {}],
  ['a\r\nb\rc\rd', {loneCrAt: 4}],
  ['a\r', {loneCrAt: 1}],
  ['\r\r\n', {loneCrAt: 0}],
  ['a\0b\0', {nulAt: 1}],
])('line ends and NULs of %j', (text, expected) => {
  expect(decode(...new TextEncoder().encode(text))).toEqual({text, bom: 'none', ...expected})
})

describe('for any input', () => {
  test('whole text comes back, its mark aside', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        const file = decodeFile('a.md', new TextEncoder().encode(text))
        expect(file.encoding.invalidAt).toBeUndefined()
        expect(file.text).toBe(text.startsWith('\ufeff') ? text.slice(1) : text)
      }),
    )
  })

  test('bytes never throw, and `invalidAt` is where text and bytes part', () => {
    const noMark = (bytes: Uint8Array) => decodeFile('a.md', bytes).encoding.bom === 'none'
    fc.assert(
      fc.property(fc.uint8Array({maxLength: 40}).filter(noMark), (bytes) => {
        const {text, encoding} = decodeFile('a.md', bytes)
        const {invalidAt} = encoding
        if (invalidAt === undefined) {
          expect(new TextEncoder().encode(text)).toEqual(bytes)
          return
        }
        const before = new TextEncoder().encode(text.slice(0, invalidAt))
        expect(bytes.subarray(0, before.length)).toEqual(before)
        expect(text[invalidAt]).toBe('\ufffd')
        expect([...bytes.subarray(before.length, before.length + 3)]).not.toEqual([0xef, 0xbf, 0xbd])
      }),
      {numRuns: 2000},
    )
  })

  test('the places of a lone CR and a NUL are the first ones', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('\r', '\n', '\0', 'x', 'é')), (parts) => {
        const text = parts.join('')
        const {encoding} = decodeFile('a.md', new TextEncoder().encode(text))
        const lone = [...text].findIndex((unit, at) => unit === '\r' && text[at + 1] !== '\n')
        expect(encoding.loneCrAt ?? -1).toBe(lone)
        expect(encoding.nulAt ?? -1).toBe(text.indexOf('\0'))
      }),
    )
  })
})
