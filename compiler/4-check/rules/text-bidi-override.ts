import {codePointName} from '../../diagnostics/visible-text.ts'
import type {Rule} from '../../model.ts'
import {everyFile} from '../every-file.ts'

export const textBidiOverride = {
  id: 'text-bidi-override',
  severity: 'warning',
  origin: 'own',
  summary: 'A file holds a character that reverses the order in which text is shown.',
  why: 'A person sees the words in one order and an agent reads them in another, so a review approves what nobody meant.',
  mend: 'Take the character out; right-to-left text needs no override, and an example can name it as U+202E.',
  example: {
    bad: {'docs/domain/terms.md': '# Terms\n\nGreen \u202etea.\n'},
    good: {'docs/domain/terms.md': '# Terms\n\nGreen tea, \u05ea\u05d4 \u05d9\u05e8\u05d5\u05e7.\n'},
  },
  check(context, report) {
    for (const file of everyFile(context)) {
      const start = file.text.search(/[\u202d\u202e]/)
      if (start < 0) continue
      report({
        rule: 'text-bidi-override',
        path: file.path,
        message: `The character ${codePointName(file.text.charAt(start))} changes the order in which what follows is shown.`,
        hint: 'Take it out.',
        place: {file, start, end: start + 1},
      })
    }
  },
} satisfies Rule
