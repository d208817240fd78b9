import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {readSealed, reseal, sameSealed, seal} from '../../6-emit/seal.ts'

const options = {from: 'leji.json', comment: 'html'} as const
const bytes = (text: string) => Buffer.from(text, 'utf-8')
const sealed = seal('Read `docs/boot-profile.md`.\n', options)

describe('seal', () => {
  it('puts one comment behind the text, without version and date', () => {
    expect(sealed).toBe(
      'Read `docs/boot-profile.md`.\n\n<!-- Generated from leji.json by "lejic build"; do not edit. lejic:hash=17badf4bce573f8d -->\n',
    )
  })

  it('writes the marker in the comment syntax of the format', () => {
    expect(seal('a: 1\n', {from: 'leji.json', comment: 'hash'})).toMatch(
      /^a: 1\n\n# Generated from leji\.json by "lejic build"; do not edit\. lejic:hash=[0-9a-f]{16}\n$/,
    )
    expect(readSealed(bytes(seal('a: 1\n', {from: 'x', comment: 'hash'})), 'hash').state).toBe('ours')
  })

  it('lets no source name end the comment early', () => {
    expect(seal('x', {from: 'a-->b', comment: 'html'})).not.toContain('a-->')
  })
})

describe('readSealed', () => {
  const state = (text: string | Buffer) => readSealed(typeof text === 'string' ? bytes(text) : text, 'html').state
  const keep = '<!-- lejic:keep -->\nMine.\n<!-- /lejic:keep -->\n'

  it('proves what nobody changed', () => {
    expect(readSealed(bytes(sealed), 'html')).toEqual({state: 'ours', head: sealed, tail: '', crlf: false, bom: false})
  })

  it('reads CRLF as LF', () => {
    expect(state(sealed.replaceAll('\n', '\r\n'))).toBe('ours')
  })

  it('does not mind blank lines at the end or a missing last line end', () => {
    expect(state(`${sealed}\n\n`)).toBe('ours')
    expect(state(sealed.trimEnd())).toBe('ours')
  })

  it('proves the rest while a keep block is added', () => {
    expect(readSealed(bytes(`${sealed}\n${keep}`), 'html')).toMatchObject({
      state: 'ours',
      head: sealed,
      tail: `\n${keep}`,
    })
    expect(state(`${sealed}${keep}`)).toBe('ours')
    expect(state(`${sealed}${keep}\n`)).toBe('ours')
  })

  it.each([
    ['a line above', `More.\n${sealed}`, 'it was changed by hand outside a keep block'],
    ['a line below', `${sealed}More.\n`, 'it was changed by hand outside a keep block'],
    ['a changed word', sealed.replace('Read', 'Skip'), 'it was changed by hand outside a keep block'],
    ['a changed marker', sealed.replace('do not edit', 'edit'), 'it was changed by hand outside a keep block'],
    ['text behind the keep block', `${sealed}${keep}More.\n`, 'it was changed by hand outside a keep block'],
    ['a keep block above', `${keep}${sealed}`, 'a mark of a keep block stands above its last line'],
    ['an orphan opener', `${sealed}<!-- lejic:keep -->\nMine.\n`, 'its keep block is opened and never closed'],
    ['an orphan closer', `${sealed}Mine.\n<!-- /lejic:keep -->\n`, 'its keep block is closed before it is opened'],
    ['a nested block', `${sealed}<!-- lejic:keep -->\n${keep}<!-- /lejic:keep -->\n`, 'its keep block is opened twice'],
    ['two blocks', `${sealed}${keep}${keep}`, 'its keep block stands twice'],
    ['two closers', `${sealed}${keep}<!-- /lejic:keep -->\n`, 'its keep block is closed twice'],
    [
      'swapped marks',
      `${sealed}<!-- /lejic:keep -->\nMine.\n<!-- lejic:keep -->\n`,
      'its keep block is closed before it is opened',
    ],
    ['marks in a fence', `${sealed}\n\`\`\`\n${keep}\`\`\`\n`, 'its keep block has a mark inside a code fence'],
    [
      'a closer in a fence that stays open',
      `${sealed}<!-- lejic:keep -->\n~~~\n<!-- /lejic:keep -->\n`,
      'its keep block has a mark inside a code fence',
    ],
    [
      'a mark in a line',
      `${sealed}Mine <!-- lejic:keep -->\n<!-- /lejic:keep -->\n`,
      'its keep block has a mark that is not alone on its line',
    ],
    [
      'two marks in a line',
      `${sealed}<!-- lejic:keep --><!-- /lejic:keep -->\n`,
      'its keep block has a mark that is not alone on its line',
    ],
  ])('calls %s an edit', (_, text, problem) => {
    expect(readSealed(bytes(text), 'html')).toMatchObject({state: 'edited', problem})
  })

  it('accepts a fence that closes inside the keep block', () => {
    expect(state(`${sealed}<!-- lejic:keep -->\n\`\`\`js\ncode\n\`\`\`\n<!-- /lejic:keep -->\n`)).toBe('ours')
  })

  it('calls a file without a marker foreign, whatever else it holds', () => {
    expect(state('# Mine\n')).toBe('foreign')
    expect(state(keep)).toBe('foreign')
    expect(state('<!-- lejic:keep -->\n')).toBe('foreign')
    expect(state(Buffer.from(sealed, 'utf16le'))).toBe('foreign')
    expect(state('')).toBe('foreign')
  })

  it('passes over marker lines that a person quotes in the keep block', () => {
    expect(state(`${sealed}<!-- lejic:keep -->\n${sealed}<!-- /lejic:keep -->\n`)).toBe('ours')
  })
})

describe('reseal', () => {
  const text = fc.stringMatching(/^[a-z @`\n]{1,60}$/).filter((value) => value.trim() !== '')
  const lines = fc.array(
    fc.uint8Array({maxLength: 30}).filter((line) => !line.includes(10)),
    {maxLength: 8},
  )

  it('keeps every byte of the keep block while the generated text changes, and then changes nothing', () => {
    fc.assert(
      fc.property(text, text, lines, fc.boolean(), (one, other, own, crlf) => {
        const end = crlf ? '\r\n' : '\n'
        const block = Buffer.concat([
          bytes(`${end}<!-- lejic:keep -->${end}`),
          ...own.flatMap((line) => [Buffer.from(line), bytes(end)]),
          bytes(`<!-- /lejic:keep -->${end}`),
        ])
        const head = seal(one, options).replaceAll('\n', end)
        const found = readSealed(Buffer.concat([bytes(head), block]), 'html')
        if (found.state !== 'ours') return // a line of noise happened to be a fence or a mark
        const next = reseal(seal(other, options), found)
        expect(next.subarray(next.length - block.length).equals(block)).toBe(true)
        const again = readSealed(next, 'html')
        expect(again.state === 'ours' && sameSealed(seal(other, options), again)).toBe(true)
      }),
    )
  })

  it('drops a byte order mark, before which hosts see no frontmatter', () => {
    const found = readSealed(bytes(`\ufeff${sealed}`), 'html')
    expect(found).toMatchObject({state: 'ours', bom: true})
    if (found.state !== 'ours') return
    expect(sameSealed(sealed, found)).toBe(false)
    expect(reseal(sealed, found).toString()).toBe(sealed)
  })
})
