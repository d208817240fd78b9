import type {Rule} from '../../model.ts'
import {bootProfileWithMounts, federatedFiles, warehouseEntry} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountSurfacingDuplicate = {
  id: 'mount-surfacing-duplicate',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §5',
  summary: 'A sibling layer has two `leji-mounts` records.',
  why: 'Two records may disagree about when the sibling is read.',
  mend: 'Join them into one.',
  example: {
    bad: {...federatedFiles, 'docs/boot-profile.md': bootProfileWithMounts(...warehouseEntry, ...warehouseEntry)},
    good: federatedFiles,
  },
  check: reportRecorded('mount-surfacing-duplicate'),
} satisfies Rule
