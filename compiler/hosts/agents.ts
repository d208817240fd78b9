import type {Host} from './host.ts'

/** AGENTS.md, which Codex, Cursor, Copilot, OpenCode, Zed, Amp, Junie and others read. Codex reads 32 KiB at most. */
export const agents = {
  id: 'agents',
  name: 'AGENTS.md',
  docs: 'https://agents.md/',
  verified: '2026-12-01',
  shims: [{path: 'AGENTS.md', template: 'hosts/redirect.hbs', comment: 'html', limit: {size: 32_768, unit: 'bytes'}}],
} as const satisfies Host
