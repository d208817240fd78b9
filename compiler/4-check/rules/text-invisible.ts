import {characterName} from '../../diagnostics/character-name.ts'
import {codePointName} from '../../diagnostics/visible-text.ts'
import type {Rule} from '../../model.ts'
import {everyFile} from '../every-file.ts'
import {invisiblesIn} from '../invisible-characters.ts'

export const textInvisible = {
  id: 'text-invisible',
  severity: 'warning',
  origin: 'own',
  summary: 'A file holds characters that nobody sees, outside code.',
  why: 'A machine reads them: words that look equal are not, and a text may carry orders that no reviewer ever saw.',
  mend: 'Take them out. Joiners and marks that a script, an emoji or right-to-left writing needs are not meant.',
  example: {
    bad: {'docs/domain/terms.md': '# Terms\n\nA ble\u200bnd is a mix of teas.\n'},
    good: {'docs/domain/terms.md': '# Terms\n\nA blend is a mix of teas \u2764\ufe0f, می\u200cخواهم.\n'},
  },
  check(context, report) {
    const {storedIndex, documents, readmes} = context.layer
    for (const file of everyFile(context)) {
      // The index repeats titles of documents, where they are mended.
      if (file === storedIndex?.json?.file) continue
      const found = invisiblesIn(file, documents.get(file.path) ?? readmes.get(file.path))
      const [first] = found
      if (!first) continue
      const character = file.text.slice(first.start, first.end)
      const name = characterName(character.codePointAt(0) ?? 0)
      const more =
        found.length > 1 ? ` ${found.length - 1} more ${found.length > 2 ? 'places' : 'place'} in this file.` : ''
      report({
        rule: 'text-invisible',
        path: file.path,
        message: `${codePointName(character)} (${name}) stands here and is not seen.${more}`,
        hint: 'Take it out.',
        place: {file, ...first},
      })
    }
  },
} satisfies Rule
