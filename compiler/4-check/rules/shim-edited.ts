import type {Rule} from '../../model.ts'

export const shimEdited = {
  id: 'shim-edited',
  severity: 'error',
  origin: 'own',
  summary: 'A host shim that lejic wrote was changed by hand.',
  why: 'The next build would undo the change without a word, and the layer would never learn of it.',
  mend: 'Move the change into the layer, or between `<!-- lejic:keep -->` and `<!-- /lejic:keep -->`; `--force` leaves a backup.',
  example: {
    bad: {'AGENTS.md': '(the generated text, with one more line)\n'},
    good: {'AGENTS.md': '(the generated text)\n\n<!-- lejic:keep -->\nOne more line.\n<!-- /lejic:keep -->\n'},
  },
  raisedBy: 'emit',
} satisfies Rule
