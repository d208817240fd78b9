import type {Rule} from '../../model.ts'
import {bootProfileWithMounts, federatedFiles, warehouseEntry} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountSurfacingOwner = {
  id: 'mount-surfacing-owner',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §5',
  summary: 'A `leji-mounts` record names another owner than the manifest does.',
  why: 'The owner is whom to ask; two names send a question to the wrong person.',
  mend: 'Write the owner as `leji.json` has it, letter by letter.',
  example: {
    bad: {
      ...federatedFiles,
      'docs/boot-profile.md': bootProfileWithMounts(...warehouseEntry.with(1, '  owner: Linus')),
    },
    good: federatedFiles,
  },
  check: reportRecorded('mount-surfacing-owner'),
} satisfies Rule
