import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const settingsSchema = {
  id: 'settings-schema',
  severity: 'error',
  origin: 'own',
  summary: 'A setting in `lejic.yaml` is unknown or has a wrong value.',
  why: 'An unknown key is most often a misspelt one, and would silently have no effect.',
  mend: 'Correct the marked key or value; the message names what is allowed.',
  example: {
    bad: {'lejic.yaml': 'site:\n  titel: Tea\n'},
    good: {'lejic.yaml': 'site:\n  title: Tea\n'},
  },
  check: reportRecorded('settings-schema'),
} satisfies Rule
