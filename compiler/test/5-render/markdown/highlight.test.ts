import {describe, expect, it} from 'vitest'
import {highlight} from '../../../5-render/markdown/highlight.ts'
import {languages} from '../../../5-render/markdown/languages.ts'
import {textOf} from '../../../5-render/markdown/plain.ts'

const shown = (code: string, language?: string) =>
  highlight(code, language)
    .map((node) => (node.type === 'element' ? `${String(node.properties.className)}(${textOf(node)})` : textOf(node)))
    .join('')

describe('highlight', () => {
  it.each([
    ['let a', 'ts', 'token,keyword(let) a'],
    ['let a', 'TypeScript', 'token,keyword(let) a'],
    ['echo $a', 'sh', 'token,builtin,class-name(echo) token,variable($a)'],
    ['echo 1', 'console', 'token,builtin,class-name(echo) token,number(1)'],
    ['a: 1', 'yml', 'token,key,atrule(a)token,punctuation(:) token,number(1)'],
    [
      '{"a": 1}',
      'jsonc',
      'token,punctuation({)token,property("a")token,operator(:) token,number(1)token,punctuation(})',
    ],
    ['FROM a', 'dockerfile', 'token,instruction(FROM a)'],
    ['let a', 'klingon', 'let a'],
    ['let a', 'constructor', 'let a'],
    ['let a', undefined, 'let a'],
    ['', 'ts', ''],
  ])('%j in %s is %s', (code, language, expected) => {
    expect(shown(code, language)).toBe(expected)
  })

  it.each(
    'bash c cpp csharp css diff docker go graphql html ini java javascript json jsx kotlin lua makefile markdown objectivec perl php powershell python r ruby rust scss sql swift toml tsx typescript xml yaml'.split(
      ' ',
    ),
  )('knows %s', (language) => {
    const code = '# a "b" 1 // c\n<a b="c">\n@d { e: f }\n[g]\n- if "x"'
    expect(highlight(code, language).length).toBeGreaterThan(1)
    expect(highlight(code, language).map(textOf).join('')).toBe(code)
  })

  it('leaves long code plain', () => {
    expect(highlight(`let a${' '.repeat(49_996)}`, 'ts')).toHaveLength(1)
    expect(highlight(`let a${' '.repeat(49_995)}`, 'ts')).toHaveLength(2)
  })

  it('remembers by language and code', () => {
    expect(highlight('let b', 'ts')).toBe(highlight('let b', 'ts'))
    expect(highlight('let b', 'js')).not.toBe(highlight('let b', 'ts'))
  })

  it('forgets the oldest rather than grow without end', () => {
    const first = highlight('let first', 'ts')
    for (let index = 0; index < 90; index++) highlight(`"${'x'.repeat(49_000)}${index}"`, 'ts')
    expect(highlight('let first', 'ts')).not.toBe(first)
    expect(highlight('let first', 'ts')).toEqual(first)
  })
})

it('languages are listed once, in order', () => {
  const names = languages.map(({displayName}) => displayName)
  expect(names).toEqual([...new Set(names)].sort())
})
