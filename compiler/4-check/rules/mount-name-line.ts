import type {Rule} from '../../model.ts'
import {federatedFiles, manifestWithMounts, warehouseMount} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountNameLine = {
  id: 'mount-name-line',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §5',
  summary: 'The declared name of a sibling layer cannot stand on one line of a `leji-mounts` block.',
  why: 'The boot profile has to repeat the name exactly, and could not.',
  mend: 'Use a name without line ends, control characters and outer spaces.',
  example: {
    bad: {
      ...federatedFiles,
      'leji.json': manifestWithMounts({...warehouseMount, name: 'warehouse '}),
    },
    good: federatedFiles,
    companions: ['mount-surfacing-missing', 'mount-surfacing-unknown'],
  },
  check: reportRecorded('mount-name-line'),
} satisfies Rule
