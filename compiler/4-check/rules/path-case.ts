import {compareBytes} from '../../byte-order.ts'
import type {Path, Rule} from '../../model.ts'

export const pathCase = {
  id: 'path-case',
  severity: 'warning',
  origin: 'own',
  summary: 'Two paths of the layer differ only in letter case or in how an accent is encoded.',
  why: 'On many disks (macOS, Windows) they are one file: a clone there loses one of the two.',
  mend: 'Rename one of them.',
  example: {
    bad: {'docs/domain/Terms.md': '# More terms\n'},
    good: {'docs/domain/more-terms.md': '# More terms\n'},
  },
  check({layer}, report) {
    const first = new Map<string, Path>()
    for (const path of [...layer.documents.keys()].sort(compareBytes)) {
      const key = path.normalize('NFC').toLowerCase()
      const other = first.get(key)
      if (other === undefined) {
        first.set(key, path)
        continue
      }
      report({
        rule: 'path-case',
        path,
        message: `\`${path}\` and \`${other}\` are one file on a disk that is blind to letter case.`,
        hint: 'Rename one of them.',
        related: [{message: 'the other file', path: other}],
      })
    }
  },
} satisfies Rule
