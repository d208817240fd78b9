import type {Rule} from '../../model.ts'
import {placeholder} from '../content-texts.ts'
import {baseLayer, fullTerms} from '../example-layer.ts'

const boot = baseLayer['docs/boot-profile.md'] ?? ''

/** What `lejic init` writes there, up to the name of the layer. */
const scaffold = 'What its team knows and an agent cannot guess stands in `docs/`, next to the work it is about'

export const contentIdentity = {
  id: 'content-identity',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §13',
  summary: 'The boot profile does not say what this is.',
  why: 'It is the first thing that a reader learns; without it everything after is read in the wrong light.',
  mend: 'Write one paragraph under the identity heading: what this is, for whom, and what it is not.',
  when: 'content',
  example: {
    bad: {
      'docs/boot-profile.md': boot.replace('The order system of a small tea shop.\n', ''),
      'docs/domain/terms.md': fullTerms,
    },
    good: {'docs/domain/terms.md': fullTerms},
  },
  check({layer}, report) {
    const section = layer.boot?.sections.find(({heading}) => heading.toLowerCase().includes('identity'))
    if (!layer.boot || !section) return
    const {path, file} = layer.boot.document
    const text = file.text.slice(section.contentStart, section.end)
    const problem =
      text.trim() === ''
        ? 'Nothing stands under it'
        : text.replace(/\s+/g, ' ').includes(scaffold)
          ? 'It says what every new layer says'
          : placeholder.test(text)
            ? 'It holds a placeholder'
            : undefined
    if (problem === undefined) return
    report({
      rule: 'content-identity',
      path,
      message: `${problem}: \`${section.heading}\` does not say what this is.`,
      hint: 'Write one paragraph: what this is, for whom, and what it is not.',
      place: {file, start: section.start, end: section.contentStart},
    })
  },
} satisfies Rule
