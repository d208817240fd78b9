import {createHash} from 'node:crypto'
import type {Document, Place, Rule} from '../../model.ts'
import {proseDocuments} from '../content-texts.ts'
import {fullTerms} from '../example-layer.ts'
import {type Paragraph, paragraphsOf} from '../paragraphs.ts'

/** Fewer words are a phrase that may well stand in two places. */
const fewestWords = 25

const rule =
  'Prices are set by the owner on the first day of a month and hold until the last one; whoever finds a wrong one on the\n' +
  'shelf tells the owner the same day, and sells at the lower of the two until it is corrected.\n'

export const contentDuplicate = {
  id: 'content-duplicate',
  severity: 'warning',
  origin: 'own',
  summary: 'Two documents say the same thing in the same words.',
  why: 'One of them will be corrected and the other will not; then the layer contradicts itself.',
  mend: 'Keep the text in one document and link to it from the other.',
  when: 'content',
  example: {
    bad: {
      'docs/domain/terms.md': `${fullTerms}\n${rule}`,
      'docs/domain/till.md': `# The till\n\n${rule.replace('\n', ' ')}`,
    },
    good: {
      'docs/domain/terms.md': `${fullTerms}\n${rule}`,
      'docs/domain/till.md': '# The till\n\nFor prices see [terms](terms.md).\n',
    },
  },
  check({resolved}, report) {
    if (!resolved) return
    const firstByText = new Map<string, {readonly document: Document; readonly place: Place}>()
    const told = new Set<string>()
    for (const document of proseDocuments(resolved)) {
      for (const paragraph of paragraphsOf(document)) {
        if (paragraph.count < fewestWords) continue
        const {path, file} = document
        const place = {file, start: paragraph.start, end: firstLineEnd(file.text, paragraph)}
        const key = createHash('sha256').update(paragraph.words).digest('base64')
        const first = firstByText.get(key)
        if (!first) firstByText.set(key, {document, place})
        else if (first.document !== document && !told.has(`${path}\n${first.document.path}`)) {
          // One finding for two documents: whoever mends the first place sees the others.
          told.add(`${path}\n${first.document.path}`)
          report({
            rule: 'content-duplicate',
            path,
            message: `${paragraph.count} words here stand in \`${first.document.path}\` too.`,
            hint: 'Keep the text in one document and link to it from the other.',
            place,
            related: [{message: 'first said here', path: first.document.path, place: first.place}],
          })
        }
      }
    }
  },
} satisfies Rule

function firstLineEnd(text: string, {start, end}: Paragraph): number {
  const line = text.indexOf('\n', start)
  return line < 0 ? end : Math.min(line, end)
}
