import type {Rule} from '../../model.ts'
import {fullTerms} from '../example-layer.ts'

/** An address with a password in it; put together here, so that no scanner takes this file for a leak. */
const address = ['https://ada:', 'correct-horse', '@stock.example.org/'].join('')

export const contentSecret = {
  id: 'content-secret',
  severity: 'error',
  origin: 'own',
  summary: 'A text of the layer holds what looks like a password, a token or a private key.',
  why: 'Everybody with access to the repository has it, and so has every agent that reads the layer and every copy of the site.',
  mend: 'Revoke it first, since the history keeps it; then take it out. An example is marked by `<!-- secretlint-disable-next-line -->` above it.',
  when: 'content',
  raisedBy: 'content',
  example: {
    bad: {'docs/domain/terms.md': `${fullTerms}\nStock is at ${address}.\n`},
    good: {'docs/domain/terms.md': `${fullTerms}\nStock is at https://stock.example.org/, the password in the safe.\n`},
  },
} satisfies Rule
