import type {Rule} from '../../model.ts'
import {reportRecorded} from '../faults.ts'

export const settingsSyntax = {
  id: 'settings-syntax',
  severity: 'error',
  origin: 'own',
  summary: '`lejic.yaml` is not valid YAML.',
  why: 'Without its settings a build would write other files than the ones that people asked for.',
  mend: 'Correct the syntax at the marked place.',
  example: {
    bad: {'lejic.yaml': 'site:\n  title: "Tea\n'},
    good: {'lejic.yaml': 'site:\n  title: "Tea"\n'},
  },
  check: reportRecorded('settings-syntax'),
} satisfies Rule
