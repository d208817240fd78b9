import fc from 'fast-check'
import {expect, it} from 'vitest'
import {articleOf, body, dangersIn, idsIn} from './support.ts'

const pieces = fc.constantFrom(
  ...'# ## a b c ] [ ]( ) ![ ` ``` ~~~ < </ > <a <a> </a> <div> </div> <p> <table> <tr> <td> <li> <b> </b> <i> <details> <summary> <select> <title> <script> </script> <style> <svg> <math> <!-- --> <![CDATA[ <?x id=" name=" href=" onx=" " \' = javascript: data: https: & &lt; &#58; &Tab; * ** _ ~~ | - 1. > [!NOTE] [x] [^1] [^1]: {#x} {/*x*/} \\ / x.md gone.md'.split(
    ' ',
  ),
  ' ',
  '\n',
  '\n\n',
  '\t',
  '\r',
  '\u0000',
  '\u202e',
  '\u200b',
  '\u2028',
  '\ud800',
  'İ',
  'שלום',
)
const markdown = fc.oneof(
  fc.array(pieces, {maxLength: 60}).map((all) => all.join('')),
  fc.string({maxLength: 200}),
  fc.string({unit: 'binary', maxLength: 200}),
)

it('any text renders: safe, balanced, ids unique, outline and sections in step', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const {html, headings, sections, excerpt} = body(text)
      expect(dangersIn(html)).toEqual([])
      const ids = idsIn(html)
      expect(ids).toEqual([...new Set(ids)])
      for (const {id, depth} of headings) {
        expect(ids).toContain(id)
        expect(depth).toBeGreaterThanOrEqual(2)
      }
      expect(sections.map(({id}) => id).filter((id) => id !== '')).toEqual(headings.map(({id}) => id))
      const plain = JSON.stringify([headings, sections, excerpt])
      expect(plain).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/)
      expect(excerpt.length).toBeLessThanOrEqual(200)
    }),
    {numRuns: 2500},
  )
})

it('a page has no h1 of its own', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      expect(articleOf(body(`# A\n\n${text}\n\n# B`).html).map(({tagName}) => tagName)).not.toContain('h1')
    }),
    {numRuns: 300},
  )
})

it('equal input gives equal output', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      expect(body(text)).toEqual(body(text))
    }),
    {numRuns: 300},
  )
})
