import type {Rule} from '../../model.ts'
import {
  bootProfileWithMounts,
  federatedFiles,
  manifestWithMounts,
  warehouseEntry,
  warehouseMount,
} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountSelf = {
  id: 'mount-self',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §17',
  summary: 'A sibling layer is declared by the name of this one.',
  why: 'A layer cannot mount itself, and two layers of one name cannot be told apart.',
  mend: "Write the sibling's own name.",
  example: {
    bad: {
      'leji.json': manifestWithMounts({...warehouseMount, name: 'tea-shop'}),
      'docs/boot-profile.md': bootProfileWithMounts('- mount: tea-shop', ...warehouseEntry.slice(1)),
    },
    good: federatedFiles,
  },
  check: reportRecorded('mount-self'),
} satisfies Rule
