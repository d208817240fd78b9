import type {Rule} from '../../model.ts'

export const shimSymlink = {
  id: 'shim-symlink',
  severity: 'error',
  origin: 'own',
  summary: "A host shim's path, or a folder above it, is a symbolic link.",
  why: 'Writing through it would change another file, perhaps outside the repository.',
  mend: 'Replace the link by the file itself, or take the host out of `lejic.yaml`.',
  example: {bad: {'CLAUDE.md': {link: 'AGENTS.md'}}, good: {'CLAUDE.md': null}},
  raisedBy: 'emit',
} satisfies Rule
