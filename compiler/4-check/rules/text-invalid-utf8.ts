import type {Rule} from '../../model.ts'
import {everyFile} from '../every-file.ts'

export const textInvalidUtf8 = {
  id: 'text-invalid-utf8',
  severity: 'error',
  origin: 'own',
  summary: 'A file holds bytes that are not UTF-8.',
  why: 'Every reader shows something else in their place, so people and agents read different texts.',
  mend: 'Convert the file to UTF-8 from the encoding that it was written in, often Windows-1252 or Latin-1.',
  example: {
    bad: {'docs/domain/terms.md': Uint8Array.of(0x23, 0x20, 0x54, 0x68, 0xe9, 0x0a)},
    good: {'docs/domain/terms.md': '# Th\u00e9\n'},
  },
  check(context, report) {
    for (const file of everyFile(context)) {
      const start = file.encoding.invalidAt
      if (start === undefined) continue
      report({
        rule: 'text-invalid-utf8',
        path: file.path,
        message: 'The bytes at this place are not UTF-8.',
        hint: 'Convert the file to UTF-8, for example from Windows-1252.',
        place: {file, start, end: Math.min(start + 1, file.text.length)},
      })
    }
  },
} satisfies Rule
