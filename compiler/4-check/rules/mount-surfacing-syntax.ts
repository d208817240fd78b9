import type {Rule} from '../../model.ts'
import {bootProfileWithMounts, federatedFiles, warehouseEntry} from '../example-layer.ts'
import {reportRecorded} from '../faults.ts'

export const mountSurfacingSyntax = {
  id: 'mount-surfacing-syntax',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §5',
  summary: 'A line of a `leji-mounts` block breaks its grammar.',
  why: 'A record with an error surfaces nothing, so the sibling stays unknown.',
  mend: 'Write `- mount: NAME`, then `  owner:`, `  carries:` and `  read-when:`, each once, indented by two spaces.',
  example: {
    bad: {
      ...federatedFiles,
      'docs/boot-profile.md': bootProfileWithMounts(...warehouseEntry, '', '- mount: kitchen', '    owner: Grace'),
    },
    good: federatedFiles,
  },
  // Without a declared mount the whole block is the fault, and its grammar is nobody's concern.
  check(context, report) {
    if ((context.layer.manifest?.mounts.length ?? 0) > 0) reportRecorded('mount-surfacing-syntax')(context, report)
  },
} satisfies Rule
