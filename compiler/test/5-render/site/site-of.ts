import {type MemoryEntry, type MemoryOptions, memorySource} from '../../../1-read/memory.ts'
import {readTemplates} from '../../../1-read/templates.ts'
import {llms} from '../../../5-render/llms.ts'
import {site} from '../../../5-render/site/site.ts'
import {examine} from '../../../examine.ts'
import type {Artifact, Path} from '../../../model.ts'

/** A built site in memory: texts and bytes by their path below `out/site/`. */
export interface BuiltSite {
  readonly artifacts: ReadonlyMap<string, Artifact>
  /** The text of an output; '' when there is none of that path. */
  text(path: string): string
  /** The text of a page without what all pages share: what stands in `<main>`. */
  main(path: string): string
}

const templates = readTemplates()

/** Examines `files` and renders site and texts; throws when the manifest does not load. */
export function siteOf(files: Readonly<Record<Path, MemoryEntry>>, options: MemoryOptions = {}): BuiltSite {
  const result = examine(memorySource(files, {templates, ...options}), {now: 0})
  if (!result.resolved) throw new Error(JSON.stringify(result.diagnostics.map(({rule, message}) => [rule, message])))
  const rendered = [
    ...site.render(result.resolved, result.diagnostics),
    ...llms.render(result.resolved, result.diagnostics),
  ]
  const artifacts = new Map(rendered.map((artifact) => [artifact.path.replace(/^out\/site\//, ''), artifact]))
  const texts = new Map<string, string>()
  const text = (path: string): string => {
    const before = texts.get(path)
    if (before !== undefined) return before
    const contents = artifacts.get(path)?.contents() ?? ''
    const made = typeof contents === 'string' ? contents : new TextDecoder().decode(contents)
    texts.set(path, made)
    return made
  }
  return {artifacts, text, main: (path) => /<main[^>]*>([\s\S]*)<\/main>/.exec(text(path))?.[1] ?? ''}
}

/** A manifest with these category index files, at the paths that Leji recommends. */
export function manifestText(
  more: object = {},
  categories: readonly string[] = ['domain', 'practice', 'decisions'],
): string {
  return JSON.stringify({
    leji: '1.0',
    name: 'harbour',
    description: 'How the harbour team works.',
    rootPath: 'docs/',
    bootProfilePath: 'docs/boot-profile.md',
    categories: Object.fromEntries(categories.map((id) => [id, {indexes: [`docs/context/${id}.md`]}])),
    owners: {primary: {name: 'Ana'}},
    ...more,
  })
}

/** A layer in which every kind of page occurs. Tests lay their own files over it. */
export const harbour: Readonly<Record<Path, MemoryEntry>> = {
  'leji.json': manifestText({
    agents: {core: 'docs/agents/core.md', pilot: 'docs/agents/pilot.md'},
    federation: {
      mounts: [
        {
          name: 'weather',
          source: 'https://example.org/weather.git',
          pin: '0123456789012345678901234567890123456789',
          owner: {name: 'Bo'},
          categories: ['domain'],
          topics: ['wind'],
        },
      ],
    },
  }),
  'docs/boot-profile.md': `# Harbour

## Identity

We bring ships in and out of one harbour.

## Loading

Read before any task:

- \`docs/domain/words.md\`: the words we share
- \`docs/practice/\`: how we work

Load by task:

- berthing a ship: \`docs/practice/berthing.md\`, then \`docs/missing.md\`
- dredging: \`docs/practice/dredging.md\`

## Posture

- Proceed: plan, draft, ask the tide table.
- Stop and ask: closing a berth.
- Never: move a ship without a pilot.

## Maintenance

Decisions stand in \`docs/decisions/\`. Other layers:

\`\`\`leji-mounts
- mount: weather
  owner: Bo
  carries: forecasts
  read-when: a storm is near
\`\`\`
`,
  'docs/context/domain.md': '# Domain\n\nThe words of the quay.\n\n```leji-index\n- path: docs/domain/\n```\n',
  'docs/context/practice.md':
    '# Practice\n\n```leji-index\n- path: docs/practice/\n```\n\n```leji-index record\n- path: docs/reports/\n```\n',
  'docs/context/decisions.md': '# Decisions\n\n```leji-index\n- path: docs/decisions/\n```\n',
  'docs/domain/words.md': `---
summary: What we call things.
owners: [Ana, Bo]
freshness: {reviewAfter: 2026-03-01}
---

# Words

A *berth* is where a ship lies. See [berthing](../practice/berthing.md#steps), [nothing](gone.md), [the plan](../../plan.pdf),
[a draft](../draft.md), [elsewhere](https://example.org/) and [run](javascript:alert(1)).

![The quay](../quay.png)

## Second part

\`docs/practice/dredging.md\` is named in code.
`,
  'docs/practice/berthing.md':
    '# Berthing\n\nText before.\n\n## Steps\n\n1. Ask the pilot. See [words](../domain/words.md).\n\n```sh\nberth --now\n```\n',
  'docs/practice/dredging.md': '# Dredging\n\nWith care.\n',
  'docs/reports/2026-01.md': '---\ndate: 2026-01-31\n---\n\n# January\n\nQuiet.\n',
  'docs/decisions/0001-one-berth.md':
    '---\nid: one-berth\ntitle: One berth\nstatus: superseded\ndate: 2025-05-01\nsupersededBy: two-berths\n---\n\n# One berth\n\n## Context\n\nSmall.\n',
  'docs/decisions/0002-two-berths.md':
    '---\nid: two-berths\ntitle: Two berths\nstatus: accepted\ndate: 2026-02-03\nsupersedes: one-berth\naffectedPaths: [docs/practice/]\naffectedCategories: [domain]\ndeciders: [Ana]\n---\n\n# Two berths\n\n## Context\n\nGrown.\n',
  'docs/agents/core.md':
    '---\nid: core\nname: Core\nrole: core\nrequiredRead: [docs/domain/words.md]\nmustAskWhen: [a berth would close]\nmustRefuseWhen: [no pilot is aboard]\n---\n\n# Core\n\nStay calm.\n\n## Signals\n\nOne long.\n',
  'docs/agents/pilot.md':
    '---\nid: pilot\nname: Pilot\nrole: pilot\ninherits: core\nmustRefuseWhen: [fog is thick]\n---\n\n# Pilot\n\nKnow the tide.\n\n## Signals\n\nTwo short.\n',
  'docs/draft.md': '# Draft\n',
  'docs/quay.png': new Uint8Array([137, 80, 78, 71]),
  'plan.pdf': '%PDF-1.4',
}
