import type {Rule} from '../../model.ts'

export const freshnessExpired = {
  id: 'freshness-expired',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §12',
  summary: 'The review date of a document or profile has passed.',
  why: 'Nobody has looked whether it is still so, and an agent that relies on it must say that.',
  mend: 'Read it against what is so today, correct it, and set a new `freshness.reviewAfter`.',
  example: {
    bad: {
      'docs/domain/terms.md':
        '---\nfreshness:\n  reviewAfter: 2026-01-31\n---\n\n# Terms\n\nA blend is a mix of teas.\n',
    },
    good: {
      'docs/domain/terms.md':
        '---\nfreshness:\n  reviewAfter: 2099-01-31\n---\n\n# Terms\n\nA blend is a mix of teas.\n',
    },
  },
  raisedBy: 'freshness',
} satisfies Rule
