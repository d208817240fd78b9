import {agents} from './agents.ts'
import type {Host} from './host.ts'

/**
 * Claude Code expands `@path` outside code and takes HTML comments out of what it loads, so the marker costs its reader
 * nothing. The sentence below the import is for hosts that read CLAUDE.md and do not expand.
 */
export const claudeCode = {
  id: 'claude-code',
  name: 'Claude Code',
  docs: 'https://code.claude.com/docs/en/memory',
  verified: '2026-12-01',
  signs: ['.claude'],
  shims: [
    {
      path: 'CLAUDE.md',
      template: 'hosts/redirect.hbs',
      comment: 'html',
      import: {line: '@AGENTS.md', host: agents.id},
    },
  ],
} as const satisfies Host
