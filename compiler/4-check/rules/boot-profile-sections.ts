import {suggest} from '../../diagnostics/suggestion.ts'
import type {Document, Place, Rule, Section} from '../../model.ts'
import {bootProfileWithout} from '../example-layer.ts'
import {firstLine} from '../places.ts'

export const bootProfileSections = {
  id: 'boot-profile-sections',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §4',
  summary: 'The boot profile lacks a heading for identity, loading or posture.',
  why: 'Every agent starts here: it must learn what this is, what to load for its task, and when to go on, ask or refuse.',
  mend: 'Add a heading that contains the word, with the text below it.',
  example: {
    bad: {'docs/boot-profile.md': bootProfileWithout('## Posture\n\nAsk before you change a price.\n\n')},
    good: {},
  },
  check({layer}, report) {
    if (!layer.boot) return
    const {document, sections} = layer.boot
    for (const word of ['identity', 'loading', 'posture']) {
      if (sections.some(({heading}) => heading.toLowerCase().includes(word))) continue
      const near = sections.find(({heading}) => suggest(word, heading.toLowerCase().split(/\s+/)) !== undefined)
      report({
        rule: 'boot-profile-sections',
        path: document.path,
        message: `The boot profile has no heading with the word "${word}".`,
        hint: near
          ? `Did you mean "${word}" in the heading \`${near.heading}\`?`
          : `Add a heading such as \`## ${titled(word)}\`.`,
        place: near ? headingPlace(document, near) : firstLine(document.file),
      })
    }
  },
} satisfies Rule

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function headingPlace({file}: Document, {start, contentStart}: Section): Place {
  return {file, start, end: start + file.text.slice(start, contentStart).trimEnd().length}
}
