import type {Rule} from '../../model.ts'
import {everyFile} from '../every-file.ts'

export const textUtf16 = {
  id: 'text-utf16',
  severity: 'error',
  origin: 'own',
  summary: 'A file is encoded in UTF-16.',
  why: 'Agents and git read UTF-8: to them the file is full of NULs, and its changes cannot be reviewed.',
  mend: 'Save the file as UTF-8.',
  example: {
    bad: {'docs/domain/terms.md': Uint8Array.of(0xff, 0xfe, 0x23, 0, 0x20, 0, 0x54, 0, 0x0a, 0)},
    good: {'docs/domain/terms.md': '# T\n'},
  },
  check(context, report) {
    for (const file of everyFile(context)) {
      if (file.encoding.bom === 'none' || file.encoding.bom === 'utf-8') continue
      report({
        rule: 'text-utf16',
        path: file.path,
        message: `The file is encoded in ${file.encoding.bom.toUpperCase()}.`,
        hint: 'Save it as UTF-8.',
        place: {file, start: 0, end: 0},
      })
    }
  },
} satisfies Rule
