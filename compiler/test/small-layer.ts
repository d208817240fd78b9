/** A layer without a finding, as files by path; `extra` is laid over it. The documents are `docs/system/part-N.md`. */
export function smallLayer(
  extra: Readonly<Record<string, string>> = {},
  {parts = 1, manifest = {}}: {readonly parts?: number; readonly manifest?: Readonly<Record<string, unknown>>} = {},
): Record<string, string> {
  const names = Array.from({length: parts}, (_, index) => `part-${index + 1}`)
  return {
    'leji.json': `${JSON.stringify(
      {
        leji: '1.0',
        name: 'small',
        rootPath: 'docs/',
        bootProfilePath: 'docs/boot-profile.md',
        categories: {
          system: {indexes: ['docs/context/system.md']},
          decisions: {indexes: ['docs/context/decisions.md']},
        },
        owners: {primary: {name: 'Ann'}},
        ...manifest,
      },
      null,
      2,
    )}\n`,
    'docs/boot-profile.md': [
      '# Boot profile',
      '## Identity',
      'A small layer.',
      '## Loading',
      'Read `docs/system/part-1.md`. To change a part, read `docs/system/`. Otherwise look into the index.',
      '## Posture',
      'Ask when unsure.',
      '## Maintenance',
      'Changes go to `docs/context-changelog.json`, decisions to `docs/decisions/`. See `leji.json`, `docs/context-index.json`, `docs/agents/`.',
      '',
    ].join('\n\n'),
    'docs/context/system.md': `# System\n\n\`\`\`leji-index\n- path: docs/system/\n\`\`\`\n`,
    'docs/context/decisions.md': `# Decisions\n\n\`\`\`leji-index record\n- path: docs/decisions/\n\`\`\`\n`,
    'docs/decisions/0001-start.md':
      '---\nid: start\ntitle: Start\nstatus: accepted\ndate: 2026-01-02\n---\n\n# Start\n\nWe start.\n',
    ...Object.fromEntries(names.map((name) => [`docs/system/${name}.md`, `# ${name}\n\nHow ${name} works.\n`])),
    ...extra,
  }
}
