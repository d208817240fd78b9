import type {Rule} from '../../model.ts'
import {
  bootProfileWithMounts,
  federatedFiles,
  manifestWithMounts,
  warehouseEntry,
  warehouseMount,
} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountUnavailable = {
  id: 'mount-unavailable',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §17',
  summary: 'A sibling layer is declared soundly, and its content is not here.',
  why: 'An agent that needs it must stop and say so; everything else works.',
  mend: 'Nothing needs doing: this version of lejic does not fetch siblings. Take the mount out of `leji.json` when nobody reads it.',
  example: {
    bad: {
      'leji.json': manifestWithMounts(warehouseMount),
      'docs/boot-profile.md': bootProfileWithMounts(...warehouseEntry),
    },
    good: federatedFiles,
  },
  check: reportRecorded('mount-unavailable'),
} satisfies Rule
