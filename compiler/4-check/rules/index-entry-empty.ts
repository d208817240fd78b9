import type {Rule} from '../../model.ts'
import {indexFile} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const indexEntryEmpty = {
  id: 'index-entry-empty',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §3.3',
  summary: 'An entry names a folder without markdown.',
  why: 'It selects nothing. READMEs do not count: a folder entry passes over them.',
  mend: 'Add a document to the folder, list the README by its own path, or take the entry away.',
  example: {
    bad: {
      'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/suppliers/'),
      'docs/suppliers/README.md': '# Suppliers\n',
    },
    good: {
      'docs/context/domain.md': indexFile('domain', 'docs/domain/', 'docs/suppliers/README.md'),
      'docs/suppliers/README.md': '# Suppliers\n',
    },
  },
  check: reportRecorded('index-entry-empty'),
} satisfies Rule
