import type {Rule} from '../../model.ts'
import {indexFile} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const indexEntryNotMarkdown = {
  id: 'index-entry-not-markdown',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §3.3',
  summary: 'An entry of a category index file names a file that does not end in `.md`.',
  why: 'A layer is made of markdown; the ending is compared letter by letter, so `.MD` is not one.',
  mend: 'List a file that ends in `.md`, or the folder that holds it.',
  example: {
    bad: {
      'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/prices.csv'),
      'docs/prices.csv': 'blend,price\n',
    },
    good: {
      'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/prices.md'),
      'docs/prices.md': '# Prices\n\nWe charge by weight.\n',
    },
  },
  check: reportRecorded('index-entry-not-markdown'),
} satisfies Rule
