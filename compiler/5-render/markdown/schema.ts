import type {Options as Schema} from 'rehype-sanitize'

/** Elements that a document may use. Anything else is written out or loses its tags (`raw-html.ts`). */
const tagNames =
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  )

type Properties = NonNullable<Schema['attributes']>[string]

const align: Properties[number] = ['align', /^(?:left|right|center|justify)$/i]
const size: Properties = [
  ['width', /^\d{1,4}%?$/],
  ['height', /^\d{1,4}%?$/],
]
const cell: Properties = [
  align,
  ...size,
  ['vAlign', /^(?:top|middle|bottom|baseline)$/i],
  'colSpan',
  'rowSpan',
  'headers',
  'abbr',
  ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
]

/**
 * The allow-list: what is not named here does not reach a page. No styles, no handlers, no forms, no frames, no foreign
 * content, no classes but those that the markdown pipeline itself sets. `href` and `src` pass as they are: the walk that
 * follows replaces each of them by what `linkTo` answers, which `protocols` here would hide from it. `id` passes
 * unprefixed for the same reason: the walk makes every id of a page unique. `name` would let an image shadow a property of
 * `document`, so it passes on anchors only, where the walk turns it into an id.
 */
export const schema: Schema = {
  tagNames,
  attributes: {
    '*': ['id', 'lang', 'title', ['dir', /^(?:ltr|rtl|auto)$/i]],
    a: [
      'href',
      'name',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['className', 'data-footnote-backref'],
      'ariaDescribedBy',
      'ariaLabel',
    ],
    code: [['className', /^(?:language-.|math-inline$|math-display$)/]],
    col: [align, ...size, 'span'],
    colgroup: [align, 'span'],
    del: ['dateTime'],
    details: ['open'],
    div: [align],
    h1: [align],
    h2: [align, ['className', 'sr-only']],
    h3: [align],
    h4: [align],
    h5: [align],
    h6: [align],
    img: ['src', 'alt', ...size, align],
    input: ['checked', ['type', 'checkbox'], ['disabled', true]],
    ins: ['dateTime'],
    li: ['value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I'], ['className', 'contains-task-list']],
    p: [align],
    section: ['dataFootnotes', ['className', 'footnotes']],
    table: [align, ...size],
    td: cell,
    th: cell,
    time: ['dateTime'],
    tr: [align],
    ul: [['className', 'contains-task-list']],
  },
  ancestors: {
    caption: ['table'],
    col: ['table'],
    colgroup: ['table'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  required: {input: {disabled: true, type: 'checkbox'}},
  protocols: {},
  clobber: [],
  clobberPrefix: '',
  strip:
    'iframe math noembed noframes noscript object plaintext script select style svg template textarea title xmp'.split(
      ' ',
    ),
  allowComments: false,
  allowDoctypes: false,
}
