import type {Host} from './host.ts'

/** GitHub Copilot. Its code review is reported to read no more than the first 4,000 characters. */
export const copilot = {
  id: 'copilot',
  name: 'GitHub Copilot',
  docs: 'https://docs.github.com/en/copilot/how-tos/custom-instructions/adding-repository-custom-instructions-for-github-copilot',
  verified: '2026-12-01',
  signs: ['.github/instructions'],
  shims: [
    {
      path: '.github/copilot-instructions.md',
      template: 'hosts/redirect.hbs',
      comment: 'html',
      limit: {size: 4_000, unit: 'characters'},
    },
  ],
} as const satisfies Host
