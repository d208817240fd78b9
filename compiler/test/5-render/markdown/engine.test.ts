import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {referenceEngine} from '../../../5-render/markdown/engine.ts'
import {fixtures, markdownBelow} from './support.ts'

const plain = unified().use(remarkParse).use(remarkGfm).freeze()
const engine = referenceEngine()

it.each([
  ['', 'empty'],
  ['a@b.example and http://c.example', 'in a paragraph'],
  ['**a@b.example** *www.c.example* ~~https://d.example~~', 'in emphasis'],
  ['[a@b.example](c) [www.d.example][e] [f@g.example]\n\n[e]: h\n[f@g.example]: i', 'in links'],
  ['[a **b@c.example**](d) e@f.example', 'in emphasis in links'],
  ['WWW.a.example Www.b.example HTTPS://c.example', 'in capitals'],
  ['| a@b.example | c |\n|--|--|\n| www.d.example | `e@f.example` |', 'in tables'],
  ['# a@b.example\n\n> - c@d.example\n>\n>   1. http://e.example', 'in blocks'],
  ['xmpp:a@b.example mailto:c@d.example &#64; a&commat;b.example', 'with other schemes and references'],
  ['![a@b.example](c.png) [^d@e.example]\n\n[^d@e.example]: f@g.example', 'in images and footnotes'],
  ['a_b@c.example http://d_e.f.example www.g_h.example http://i', 'that are none'],
  ['(http://a.example/b(c)) "www.d.example," <e@f.example>', 'beside punctuation'],
  ['\ufeffa@b.example\r\nwww.c.example\rhttp://d.example\n', 'across line ends'],
])('finds the addresses of %j: %s', (markdown) => {
  expect(engine.parse(markdown)).toEqual(plain.parse(markdown))
})

const piece = fc.constantFrom(
  ...'a b@c.example www.d.example http://e.example/f @ :// . _ * ** ~~ [ ] ( ) ![ ](g) ` ``` < > <b> </b> & | \\ # - 1. > - [ ] [^1] [^1]: [x]: --- === !'.split(
    ' ',
  ),
  ' ',
  '\n',
  '\n\n',
  '\t',
  '    ',
  '\r\n',
  '|-|-|\n',
  'ü漢',
)

it('gives the tree of remark-parse with remark-gfm, positions included, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 40}), (pieces) => {
      const markdown = pieces.join('')
      expect(engine.parse(markdown)).toEqual(plain.parse(markdown))
    }),
    {numRuns: 1500},
  )
})

it('hands syntax extensions of plugins to the parser', () => {
  const noCode = function (this: {data(): {micromarkExtensions?: object[]}}) {
    this.data().micromarkExtensions?.push({disable: {null: ['codeText']}})
  }
  expect(JSON.stringify(referenceEngine([noCode]).parse('`a`'))).not.toContain('inlineCode')
})

const corpora = fixtures('corpora')

it.runIf(corpora)('gives the same tree for every twentieth document of real repositories', () => {
  const documents = markdownBelow(corpora ?? '').filter(({text}, index) => index % 20 === 0 && text.length < 40_000)
  for (const {text} of documents) expect(engine.parse(text)).toEqual(plain.parse(text))
  expect(documents.length).toBeGreaterThan(80)
})
