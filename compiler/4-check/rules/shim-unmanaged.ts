import type {Rule} from '../../model.ts'

export const shimUnmanaged = {
  id: 'shim-unmanaged',
  severity: 'error',
  origin: 'own',
  summary: 'A file stands where a host shim belongs, and lejic did not write it.',
  why: "A person's text is never overwritten; left as it is, that host would not see the layer.",
  mend: 'Move its text into the layer and delete it (`lejic adopt` will, in a later version), let `lejic build --force` replace it beside a backup, or take the host out of `lejic.yaml`.',
  example: {
    bad: {'AGENTS.md': '# Our rules\n\nAlways answer in French.\n'},
    good: {'lejic.yaml': 'hosts:\n  claude-code: {}\n'},
  },
  raisedBy: 'emit',
} satisfies Rule
