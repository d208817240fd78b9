import type {Rule} from '../../model.ts'
import {everyFile} from '../every-file.ts'

export const textBom = {
  id: 'text-bom',
  severity: 'warning',
  origin: 'own',
  summary: 'A file begins with a byte order mark.',
  why: 'It is skipped here, but other readers of the layer see a stray character before the first word and miss the frontmatter.',
  mend: 'Save the file as UTF-8 without a mark.',
  example: {
    bad: {'docs/domain/terms.md': '\ufeff# Terms\n'},
    good: {'docs/domain/terms.md': '# Terms\n'},
  },
  check(context, report) {
    for (const file of everyFile(context)) {
      if (file.encoding.bom !== 'utf-8') continue
      report({
        rule: 'text-bom',
        path: file.path,
        message: 'The file begins with a byte order mark (EF BB BF).',
        hint: 'Save it as UTF-8 without a mark.',
        place: {file, start: 0, end: 0},
      })
    }
  },
} satisfies Rule
