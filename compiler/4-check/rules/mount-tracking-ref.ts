import type {Rule} from '../../model.ts'
import {federatedFiles, manifestWithMounts, warehouseMount} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountTrackingRef = {
  id: 'mount-tracking-ref',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §17',
  summary: 'The `trackingRef` of a sibling layer is no valid branch or tag name.',
  why: 'The ref is what the pin is compared with; git refuses this one.',
  mend: 'Write the full name, for example `refs/heads/main`.',
  example: {
    bad: {
      ...federatedFiles,
      'leji.json': manifestWithMounts({...warehouseMount, trackingRef: 'refs/heads/stock..counts'}),
    },
    good: {...federatedFiles, 'leji.json': manifestWithMounts({...warehouseMount, trackingRef: 'refs/heads/main'})},
  },
  check: reportRecorded('mount-tracking-ref'),
} satisfies Rule
