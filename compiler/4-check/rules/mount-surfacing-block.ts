import type {Rule} from '../../model.ts'
import {reportInBootProfile} from '../boot-faults.ts'
import {federatedFiles, hydratedWarehouse, manifestWithMounts, warehouseMount} from '../example-layer.ts'

export const mountSurfacingBlock = {
  id: 'mount-surfacing-block',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §5',
  summary: 'Sibling layers are declared but not surfaced in the boot profile, or surfaced but not declared.',
  why: 'An agent learns of siblings from the boot profile; the manifest alone is never read for a task.',
  mend: 'Add a `leji-mounts` block with one record for each sibling, or take the block away.',
  example: {
    bad: {'leji.json': manifestWithMounts(warehouseMount), ...hydratedWarehouse},
    good: federatedFiles,
  },
  check: reportInBootProfile('mount-surfacing-block'),
} satisfies Rule
