import type {Rule} from '../../model.ts'
import {federatedFiles, manifestWithMounts, warehouseMount} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountSource = {
  id: 'mount-source',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §17',
  summary: 'The `source` of a sibling layer is no https, ssh or SCP-style git address.',
  why: 'Every clone must be able to fetch the sibling; a local path means something on one machine only.',
  mend: 'Write an address such as `https://example.org/warehouse.git`.',
  example: {
    bad: {...federatedFiles, 'leji.json': manifestWithMounts({...warehouseMount, source: '../warehouse'})},
    good: federatedFiles,
  },
  check: reportRecorded('mount-source'),
} satisfies Rule
