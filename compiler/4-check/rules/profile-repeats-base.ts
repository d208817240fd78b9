import type {Rule} from '../../model.ts'
import {agentProfile, corePosture, fullTerms} from '../example-layer.ts'
import {paragraphsOf} from '../paragraphs.ts'

const base = agentProfile('id: core', 'name: Core', ...corePosture)
const repeated = 'Work in small steps, and leave the till balanced after each of them.'
const derived = (body: string) => `---\nid: clerk\nname: Clerk\nrole: clerk\ninherits: core\n---\n\n${body}\n`

/** Fewer words are a phrase, not a rule. */
const fewestWords = 6

export const profileRepeatsBase = {
  id: 'profile-repeats-base',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §6.1',
  summary: 'An agent profile repeats a paragraph of the profile that it inherits from.',
  why: 'The two are joined, so an agent reads it twice, and a correction of the base leaves the old words standing.',
  mend: 'Take the paragraph out of the derived profile.',
  when: 'content',
  example: {
    bad: {
      'docs/domain/terms.md': fullTerms,
      'docs/agents/core.md': `${base}\n${repeated}\n`,
      'docs/agents/clerk.md': derived(repeated),
    },
    good: {
      'docs/domain/terms.md': fullTerms,
      'docs/agents/core.md': `${base}\n${repeated}\n`,
      'docs/agents/clerk.md': derived('Count the till at noon and in the evening.'),
    },
  },
  check({resolved}, report) {
    for (const {own, base: inherited} of resolved?.profiles ?? []) {
      if (!inherited) continue
      const said = new Map(paragraphsOf(inherited.document).map((paragraph) => [paragraph.words, paragraph]))
      for (const {words, count, start, end} of paragraphsOf(own.document)) {
        const first = count < fewestWords ? undefined : said.get(words)
        if (!first) continue
        const {file, path} = inherited.document
        report({
          rule: 'profile-repeats-base',
          path: own.document.path,
          message: `This paragraph stands in the inherited \`${path}\` too.`,
          hint: 'Take it out here: what is inherited is read with it.',
          place: {file: own.document.file, start, end},
          related: [{message: 'inherited from here', path, place: {file, start: first.start, end: first.end}}],
        })
      }
    }
  },
} satisfies Rule
