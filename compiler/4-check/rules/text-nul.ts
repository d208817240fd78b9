import type {Rule} from '../../model.ts'
import {everyFile} from '../every-file.ts'

export const textNul = {
  id: 'text-nul',
  severity: 'warning',
  origin: 'own',
  summary: 'A file holds a NUL character.',
  why: 'It is most likely not text: git treats it as binary and shows no changes, and some readers stop there.',
  mend: 'Take the character out, or keep the file out of the layer.',
  example: {
    bad: {'docs/domain/terms.md': '# Terms\n\nGreen\u0000 tea.\n'},
    good: {'docs/domain/terms.md': '# Terms\n\nGreen tea.\n'},
  },
  check(context, report) {
    for (const file of everyFile(context)) {
      const start = file.encoding.nulAt
      if (start === undefined) continue
      report({
        rule: 'text-nul',
        path: file.path,
        message: 'The file holds a NUL character (U+0000).',
        hint: 'Take it out, or keep the file out of the layer.',
        place: {file, start, end: start + 1},
      })
    }
  },
} satisfies Rule
