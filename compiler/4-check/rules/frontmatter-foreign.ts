import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const frontmatterForeign = {
  id: 'frontmatter-foreign',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §1.6',
  summary: 'A document begins with metadata that is not YAML frontmatter: TOML, JSON, or `---` in the wrong place.',
  why: 'It is read as text: its title and kind have no effect, and it shows on the page.',
  mend: 'Write it as YAML, with `---` as the very first line.',
  example: {
    bad: {'docs/domain/terms.md': '+++\ntitle = "Terms"\n+++\n\n# Terms\n'},
    good: {'docs/domain/terms.md': '---\ntitle: Terms\n---\n\n# Terms\n'},
  },
  check: reportRecorded('frontmatter-foreign'),
} satisfies Rule
