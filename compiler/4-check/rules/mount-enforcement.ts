import type {Rule} from '../../model.ts'
import {federatedFiles, manifestWithMounts, warehouseMount} from '../example-layer.ts'

export const mountEnforcement = {
  id: 'mount-enforcement',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §17',
  summary: 'A mount that has to be readable is not hydrated, or not shown to be what its pin holds.',
  why: 'Work that needs a sibling must not go on without it, nor with something else in its place.',
  mend: 'Run `lejic mounts hydrate --fetch`, or take the mount out of the manifest.',
  example: {
    bad: {...federatedFiles, 'leji.json': manifestWithMounts({...warehouseMount, pin: 'f'.repeat(40)})},
    good: {},
  },
  raisedBy: 'federation',
} satisfies Rule
