import type {Host} from './host.ts'

/** Windsurf counts characters, not bytes. */
export const windsurf = {
  id: 'windsurf',
  name: 'Windsurf',
  docs: 'https://docs.windsurf.com/windsurf/cascade/memories',
  verified: '2026-12-01',
  signs: ['.windsurf', '.windsurfrules'],
  shims: [
    {
      path: '.windsurf/rules/lejic.md',
      template: 'hosts/redirect.hbs',
      comment: 'html',
      frontmatter: ['trigger: always_on'],
      limit: {size: 12_000, unit: 'characters'},
    },
  ],
} as const satisfies Host
