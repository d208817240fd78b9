import {createHash} from 'node:crypto'
import type {ExampleTree, Path} from '../model.ts'

/** The manifest of the base layer, as a value to vary. */
export const baseManifest = {
  leji: '1.0',
  name: 'tea-shop',
  rootPath: 'docs/',
  bootProfilePath: 'docs/boot-profile.md',
  categories: {
    domain: {indexes: ['docs/context/domain.md']},
    decisions: {indexes: ['docs/context/decisions.md']},
  },
  owners: {primary: {name: 'Ada'}},
}

const bootProfile = `# Boot profile

## Identity

The order system of a small tea shop.

## Loading

Read \`docs/domain/terms.md\` before any task. When you write a price list,
look its teas up in \`docs/context-index.json\`. Anything else: ask Ada.

## Posture

Ask before you change a price.

## Maintenance

Decisions are recorded in \`docs/decisions/\`. The manifest is \`leji.json\`, the index
\`docs/context-index.json\`; roles are in \`docs/agents/\`.
`

const terms = `# Terms

A blend is a mix of teas with a name of its own.
`

/** The terms with enough in them for rules that read texts whole. */
export const fullTerms = `${terms}
- A harvest is what one garden picks in one season.
- A grade tells the size of the leaf, not how good it is.
- A tin is opened once and sold within a month.
`

const decision = `---
id: sell-by-weight
title: Sell by weight
status: accepted
date: 2026-03-01
---

# Sell by weight

Context: packets went stale. Decision: sell loose tea by weight. Consequence: we need a scale.
`

/** The smallest layer without a finding, as a map of paths. Rule examples are laid over it. */
export const baseLayer: Readonly<Record<Path, string>> = {
  'leji.json': json(baseManifest),
  'docs/boot-profile.md': bootProfile,
  'docs/context/domain.md': indexFile('domain', 'docs/domain/'),
  'docs/context/decisions.md': indexFile('decisions', 'docs/decisions/'),
  'docs/domain/terms.md': terms,
  'docs/decisions/0001-sell-by-weight.md': decision,
}

/** The base layer with an example's files laid over it; null takes a file away. */
export function layOver(tree: ExampleTree): Readonly<Record<Path, Exclude<ExampleTree[Path], null>>> {
  const files: Record<Path, Exclude<ExampleTree[Path], null>> = {...baseLayer}
  for (const [path, entry] of Object.entries(tree)) {
    if (entry === null) delete files[path]
    else files[path] = entry
  }
  return files
}

/** The base manifest with top-level fields changed (undefined takes one away), as `leji.json` text. */
export function manifestWith(fields: Readonly<Record<string, unknown>>): string {
  return json({...baseManifest, ...fields})
}

/** The base manifest with one more category, listed by `docs/context/<id>.md`. */
export function manifestWithCategory(id: string): string {
  return manifestWith({categories: {...baseManifest.categories, [id]: {indexes: [`docs/context/${id}.md`]}}})
}

/** A category index file that lists the given entries as intent. */
export function indexFile(category: string, ...entries: readonly string[]): string {
  return [`# ${category}`, '', '```leji-index', ...entries.map((entry) => `- path: ${entry}`), '```', ''].join('\n')
}

/** The base boot profile with text put at its end. */
export function bootProfileWith(text: string): string {
  return `${bootProfile}\n${text}`
}

/** The base boot profile with a text taken out of it. */
export function bootProfileWithout(text: string): string {
  if (!bootProfile.includes(text)) throw new Error(`the base boot profile does not hold ${text}`)
  return bootProfile.replace(text, '')
}

const loading = 'Read `docs/domain/terms.md` before any task.'

/** The base boot profile with another sentence, or more, in place of what is read before any task. */
export function bootProfileReading(text: string): string {
  return bootProfile.replace(loading, text)
}

/** The base boot profile with another Loading section. */
export function bootProfileLoading(text: string): string {
  return bootProfile.replace(/(?<=## Loading\n\n)[\s\S]*?(?=\n\n## )/, text)
}

/** `lejic.yaml` with the given text. */
export function settingsWith(text: string): Readonly<Record<Path, string>> {
  return {'lejic.yaml': `${text}\n`}
}

/** A decision record with the given frontmatter lines. */
export function decisionRecord(...lines: readonly string[]): string {
  return ['---', ...lines, '---', '', 'Context, decision and consequences.', ''].join('\n')
}

/** An agent profile with the given frontmatter lines. */
export function agentProfile(...lines: readonly string[]): string {
  return ['---', ...lines, '---', '', 'How this agent works.', ''].join('\n')
}

/** Frontmatter lines that make a profile complete, but for `id` and `name`. */
export const corePosture = ['role: core', 'requiredRead: [docs/domain/terms.md]', 'mustAskWhen: [a price changes]']

/** The context index of the base layer as a build would write it, entries changed by path. */
export function contextIndexWith(changes: Readonly<Record<Path, Readonly<Record<string, unknown>>>> = {}): string {
  const entries = [
    {
      id: 'sell-by-weight',
      path: 'docs/decisions/0001-sell-by-weight.md',
      title: 'Sell by weight',
      category: 'decisions',
      kind: 'record',
      date: '2026-03-01',
      contentHash: contentHash(decision),
    },
    {
      id: 'terms',
      path: 'docs/domain/terms.md',
      title: 'Terms',
      category: 'domain',
      kind: 'intent',
      contentHash: contentHash(terms),
    },
  ]
  return json({
    schemaVersion: '1.0',
    generatedAt: '2026-03-02T00:00:00.000Z',
    rootPath: 'docs/',
    entries: entries.map((entry) => ({...entry, ...changes[entry.path]})),
  })
}

/** A changelog with one entry for each given set of fields. */
export function changelogOf(...entries: readonly Readonly<Record<string, unknown>>[]): string {
  const fields = {date: '2026-03-01', type: 'added', summary: 'Start the layer.', paths: ['docs/domain/']}
  return json({schemaVersion: '1.0', entries: entries.map((entry) => ({id: 'start', ...fields, ...entry}))})
}

/** What a claim of `indexed` needs beside the manifest's own line. */
export const indexedFiles = {
  'docs/context-index.json': contextIndexWith(),
  'docs/context-changelog.json': changelogOf({}),
} as const

/** A sound declaration of a sibling layer, as a value to vary. */
export const warehouseMount = {
  name: 'warehouse',
  source: 'https://example.org/warehouse.git',
  pin: '0123456789abcdef0123456789abcdef01234567',
  owner: {name: 'Grace'},
}

/** The manifest with sibling layers declared. */
export function manifestWithMounts(...mounts: readonly Readonly<Record<string, unknown>>[]): string {
  return manifestWith({federation: {mounts}})
}

/** The boot profile with a `leji-mounts` block of the given lines. */
export function bootProfileWithMounts(...lines: readonly string[]): string {
  return bootProfileWith(['## Siblings', '', '```leji-mounts', ...lines, '```', ''].join('\n'))
}

/** The lines that surface `warehouseMount`. */
export const warehouseEntry = [
  '- mount: warehouse',
  '  owner: Grace',
  '  carries: stock levels and suppliers',
  '  read-when: a task touches stock',
]

/** The warehouse's content at its pin, as a hydrated clone has it (Leji §17). */
export const hydratedWarehouse = {
  [`.leji/mounts/cache/${sha256(`https://example.org/warehouse\n${warehouseMount.pin}\n2`)}/projection/complete`]: '',
}

/** The base layer with one sibling, declared, surfaced and hydrated. */
export const federatedFiles = {
  'leji.json': manifestWithMounts(warehouseMount),
  'docs/boot-profile.md': bootProfileWithMounts(...warehouseEntry),
  ...hydratedWarehouse,
}

function contentHash(text: string): string {
  return `sha256:${sha256(text).slice(0, 16)}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
