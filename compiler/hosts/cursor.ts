import type {Host} from './host.ts'

/** Cursor reads `.mdc` files alone in its rules folder, and loads one always only when `alwaysApply` is a real boolean. */
export const cursor = {
  id: 'cursor',
  name: 'Cursor',
  docs: 'https://cursor.com/docs/rules',
  verified: '2026-12-01',
  signs: ['.cursor', '.cursorrules'],
  shims: [
    {
      path: '.cursor/rules/lejic.mdc',
      template: 'hosts/redirect.hbs',
      comment: 'html',
      frontmatter: ['description: Where to start in this repository', 'alwaysApply: true'],
    },
  ],
} as const satisfies Host
