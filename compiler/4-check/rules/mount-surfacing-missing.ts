import type {Rule} from '../../model.ts'
import {reportInBootProfile} from '../boot-faults.ts'
import {bootProfileWithMounts, federatedFiles} from '../example-layer.ts'

export const mountSurfacingMissing = {
  id: 'mount-surfacing-missing',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §5',
  summary: 'A declared sibling layer has no `leji-mounts` record.',
  why: 'No agent will know that it exists.',
  mend: 'Add a record for it to the block in the boot profile.',
  example: {
    bad: {...federatedFiles, 'docs/boot-profile.md': bootProfileWithMounts()},
    good: federatedFiles,
  },
  check: reportInBootProfile('mount-surfacing-missing'),
} satisfies Rule
