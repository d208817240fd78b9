import type {Rule} from '../../model.ts'
import {federatedFiles, manifestWithMounts, warehouseMount} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountDuplicate = {
  id: 'mount-duplicate',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §17',
  summary: 'Two sibling layers are declared by the same name.',
  why: 'The name is how the boot profile and routing refer to the sibling.',
  mend: "Take one declaration away; the name must equal the sibling manifest's own.",
  example: {
    bad: {...federatedFiles, 'leji.json': manifestWithMounts(warehouseMount, warehouseMount)},
    good: federatedFiles,
  },
  check: reportRecorded('mount-duplicate'),
} satisfies Rule
