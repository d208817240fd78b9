import type {Rule} from '../../model.ts'
import {bootProfileWithMounts, federatedFiles, warehouseEntry} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountSurfacingUnknown = {
  id: 'mount-surfacing-unknown',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §5',
  summary: 'A `leji-mounts` record names a sibling that the manifest does not declare.',
  why: 'The agent would look for a layer that nobody has pinned.',
  mend: 'Correct the name, or declare the sibling in `leji.json`.',
  example: {
    bad: {
      ...federatedFiles,
      'docs/boot-profile.md': bootProfileWithMounts(...warehouseEntry, '- mount: kitchen', ...warehouseEntry.slice(1)),
    },
    good: federatedFiles,
  },
  check: reportRecorded('mount-surfacing-unknown'),
} satisfies Rule
