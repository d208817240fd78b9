import type {Settings} from '../model.ts'

/** Settings of a layer without a `lejic.yaml`, at the epoch. */
export const plainSettings: Settings = {
  out: 'out',
  hosts: [],
  engine: 'auto',
  budgets: {target: 16_384, budget: 24_576},
  site: {title: '', base: '/', accent: '#0f766e', editUrl: ''},
  rules: new Map(),
  adopted: new Map(),
  now: 0,
  faults: [],
  notes: [],
}
