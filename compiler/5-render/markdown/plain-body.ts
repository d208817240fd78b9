import type {Element, ElementContent, Root} from 'hast'
import rehypeStringify from 'rehype-stringify'
import {unified} from 'unified'
import type {BodyInput, BodyOutput} from './body-model.ts'
import {visibleControls, withoutControls, writtenControls} from './controls.ts'
import {createDirections} from './direction.ts'
import {shorten, squash} from './plain.ts'

const processor = unified().use(rehypeStringify).freeze()

/** UTF-16 units of a text in which each control gets an element of its own. */
const maxElements = 1_000_000

function controlsShown(text: string): ElementContent[] {
  return [...(visibleControls(text, 'code', true) ?? [{type: 'text', value: text} as const])]
}

/** The body of a page whose markdown cannot be rendered: its text as it is, to be read and found, without links. */
export function plainBody({markdown}: BodyInput): BodyOutput {
  const text = markdown.replace(/\r\n?/g, '\n')
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: {className: ['plain-text'], tabIndex: 0},
    children: text.length > maxElements ? [{type: 'text', value: writtenControls(text)}] : controlsShown(text),
  }
  const tree: Root = {type: 'root', children: [pre]}
  const shown = squash(withoutControls(text))
  const directions = createDirections(markdown)
  directions.count(shown)
  return {
    html: processor.stringify(tree),
    headings: [],
    sections: shown === '' ? [] : [{id: '', heading: '', text: shown}],
    excerpt: shorten(shown, 200),
    direction: directions.whole(),
    features: {code: false, table: false, image: false, footnote: false, alert: false, task: false, plain: true},
  }
}
