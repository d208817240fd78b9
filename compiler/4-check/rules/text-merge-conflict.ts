import {lineStarts, lineText, placeOfLine} from '../../diagnostics/place.ts'
import type {Place, Rule, SourceFile} from '../../model.ts'
import {everyFile} from '../every-file.ts'

export const textMergeConflict = {
  id: 'text-merge-conflict',
  severity: 'warning',
  origin: 'own',
  summary: 'A file holds the marks of an unresolved merge.',
  why: 'Both sides stand in the text, and an agent follows whichever it reads last.',
  mend: 'Keep one side and delete the three marks.',
  example: {
    bad: {
      'docs/domain/terms.md': '# Terms\n\n<<<<<<< HEAD\nGreen tea.\n=======\nBlack tea.\n>>>>>>> 0123abc (prices)\n',
    },
    good: {'docs/domain/terms.md': '# Terms\n\nGreen tea.\n'},
  },
  check(context, report) {
    for (const file of everyFile(context)) {
      for (const {place, endsAt} of conflicts(file)) {
        report({
          rule: 'text-merge-conflict',
          path: file.path,
          message: 'An unresolved merge conflict begins here.',
          hint: 'Keep one side and delete the marks `<<<<<<<`, `=======` and `>>>>>>>`.',
          place,
          related: [{message: 'ends here', path: file.path, place: endsAt}],
        })
      }
    }
  },
} satisfies Rule

/** Lines `<<<<<<< X` that a `=======` and a `>>>>>>> Y` follow, outside fenced code, where a guide may show them. */
function conflicts(file: SourceFile): readonly {readonly place: Place; readonly endsAt: Place}[] {
  if (!file.text.includes('<<<<<<< ')) return []
  const found: {readonly place: Place; readonly endsAt: Place}[] = []
  let fence = ''
  let opened: Place | undefined
  let divided = false
  for (let line = 1; line <= lineStarts(file).length; line++) {
    const text = lineText(file, line)
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1] ?? ''
    if (fence === '' && mark !== '') fence = mark
    else if (fence !== '' && mark.startsWith(fence) && text.trim() === mark) fence = ''
    if (fence !== '') continue
    if (/^<{7} \S/.test(text)) {
      opened = placeOfLine(file, line)
      divided = false
    } else if (text === '=======') divided = true
    else if (/^>{7} \S/.test(text) && opened && divided) {
      found.push({place: opened, endsAt: placeOfLine(file, line)})
      opened = undefined
    }
  }
  return found
}
