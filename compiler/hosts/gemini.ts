import type {Host} from './host.ts'

/** Gemini CLI reads GEMINI.md alone unless its settings name other files. */
export const gemini = {
  id: 'gemini',
  name: 'Gemini CLI',
  docs: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/cli/gemini-md.md',
  verified: '2026-12-01',
  signs: ['.gemini'],
  shims: [{path: 'GEMINI.md', template: 'hosts/redirect.hbs', comment: 'html'}],
} as const satisfies Host
