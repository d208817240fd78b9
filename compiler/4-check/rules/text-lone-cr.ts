import type {Rule} from '../../model.ts'
import {everyFile} from '../every-file.ts'

export const textLoneCr = {
  id: 'text-lone-cr',
  severity: 'warning',
  origin: 'own',
  summary: 'A line ends with CR alone.',
  why: 'Some readers see a line end there and some do not, so headings and list items appear for one and not for the other.',
  mend: 'Save the file with LF line ends.',
  example: {
    bad: {'docs/domain/terms.md': '# Terms\n\nGreen tea.\rBlack tea.\n'},
    good: {'docs/domain/terms.md': '# Terms\n\nGreen tea.\nBlack tea.\n'},
  },
  check(context, report) {
    for (const file of everyFile(context)) {
      const start = file.encoding.loneCrAt
      if (start === undefined) continue
      report({
        rule: 'text-lone-cr',
        path: file.path,
        message: 'This line ends with CR (U+000D) alone.',
        hint: 'Save the file with LF line ends.',
        place: {file, start, end: start + 1},
      })
    }
  },
} satisfies Rule
