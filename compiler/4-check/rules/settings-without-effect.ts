import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const settingsWithoutEffect = {
  id: 'settings-without-effect',
  severity: 'info',
  origin: 'own',
  summary: 'A setting in `lejic.yaml` is understood, but this version does not act on it yet.',
  why: 'Whoever wrote it expects an effect; silence would look like success.',
  mend: 'Nothing, or take the setting out until a version acts on it.',
  example: {
    bad: {'lejic.yaml': 'hosts:\n  agents: {mode: core}\n'},
    good: {'lejic.yaml': 'hosts:\n  agents: {mode: redirect}\n'},
  },
  check: reportRecorded('settings-without-effect'),
} satisfies Rule
