import type {Rule} from '../../model.ts'
import {placeholder, proseDocuments} from '../content-texts.ts'
import {fullTerms} from '../example-layer.ts'

export const contentPlaceholder = {
  id: 'content-placeholder',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §13',
  summary: 'A document holds a placeholder.',
  why: 'An agent takes it for what is known, or fills it in by itself.',
  mend: 'Write what belongs there, or take the sentence out.',
  when: 'content',
  example: {
    bad: {'docs/domain/terms.md': `${fullTerms}- TODO: say what an infusion is.\n`},
    good: {'docs/domain/terms.md': `${fullTerms}- An infusion is tea that has met water.\n`},
  },
  check({resolved}, report) {
    if (!resolved) return
    for (const {path, file} of proseDocuments(resolved)) {
      const found = placeholder.exec(file.text)
      if (!found) continue
      const [text] = found
      report({
        rule: 'content-placeholder',
        path,
        message: `\`${text}\` stands where something was to be written.`,
        hint: 'Write what belongs there, or take it out.',
        place: {file, start: found.index, end: found.index + text.length},
      })
    }
  },
} satisfies Rule
