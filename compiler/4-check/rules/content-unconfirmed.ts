import type {Rule} from '../../model.ts'
import {proseDocuments} from '../content-texts.ts'
import {decisionRecord, fullTerms} from '../example-layer.ts'

/** Marks of what somebody guessed and nobody confirmed (Leji §13). */
const mark = /TODO\(confirm[-:][^)\n]*\)|UNCONFIRMED:/

export const contentUnconfirmed = {
  id: 'content-unconfirmed',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §13',
  summary: 'A document holds what nobody has confirmed, or a decision is still proposed.',
  why: 'It reads like knowledge and is a guess.',
  mend: 'Ask the owner, then take the mark away or correct the text; accept or reject the proposal.',
  when: 'content',
  example: {
    bad: {'docs/domain/terms.md': `${fullTerms}- UNCONFIRMED: a pot holds one litre.\n`},
    good: {
      'docs/domain/terms.md': `${fullTerms}- A pot holds one litre.\n`,
      'docs/decisions/0002-open-late.md': decisionRecord(
        'id: open-late',
        'title: Open late',
        'status: accepted',
        'date: 2026-04-01',
      ),
    },
  },
  check({resolved}, report) {
    if (!resolved) return
    const decisions = resolved.decisions.map(({typed}) => typed.document)
    for (const {path, file} of new Set([...proseDocuments(resolved), ...decisions])) {
      const found = mark.exec(file.text)
      if (!found) continue
      report({
        rule: 'content-unconfirmed',
        path,
        message: `\`${found[0]}\` marks what nobody has confirmed.`,
        hint: 'Ask the owner, then take the mark away or correct the text.',
        place: {file, start: found.index, end: found.index + found[0].length},
      })
    }
    for (const {typed} of resolved.decisions) {
      if (typed.data?.status !== 'proposed') continue
      const {path, file, frontmatter} = typed.document
      report({
        rule: 'content-unconfirmed',
        path,
        message: `The decision \`${typed.data.id}\` is still proposed.`,
        hint: 'Accept or reject it; until then it guides nobody.',
        place: {file, ...frontmatter.locate(['status'])},
      })
    }
  },
} satisfies Rule
