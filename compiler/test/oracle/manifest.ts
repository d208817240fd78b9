// Leji §2 read a second time: how the manifest loads, and what its declarations give away (§4, §8, §9, §15).
import {manifestViolations} from './artifact-schemas.ts'
import type {Mount} from './route.ts'
import type {Finding, Mapping} from './selection.ts'
import {at, type Files, frontmatter, joinUnderRoot, textOf, underPath} from './tree.ts'

interface Written {
  readonly leji: string
  readonly name: string
  readonly rootPath: string
  readonly bootProfilePath: string
  readonly categories: Mapping['categories']
  readonly machine?: Readonly<Record<string, string>>
  readonly agents?: Readonly<Record<string, string>>
  readonly actors?: Readonly<Record<string, {readonly roles: readonly string[]; readonly commands: object}>>
  readonly owners: {readonly primary: {readonly name: string}; readonly continuity?: {readonly name: string}}
  readonly conformance?: {readonly claimedLevel?: string}
  readonly federation?: {readonly mounts?: Manifest['mounts']}
  readonly vendorAdapters?: readonly string[]
}

/** What is written, with the defaults of Leji §2.2. */
export interface Manifest extends Written, Mapping {
  readonly decisionRecordsPath: string
  readonly indexPath: string
  readonly changelogPath: string
  readonly level: number
  readonly mounts: readonly (Mount & {
    readonly source: string
    readonly owner: {readonly name: string}
    readonly trackingRef?: string
  })[]
}

/** The manifest, or why it does not load (Leji §2.5). */
export function load(files: Files): Manifest | readonly Finding[] {
  const refuse = (rule: string, count = 1) => Array.from({length: count}, (): Finding => [rule, 'error', 'leji.json'])
  const text = textOf(files, 'leji.json')
  if (text === undefined) return refuse(at(files, 'leji.json') === 'outside' ? 'manifest-parse' : 'manifest-missing')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('manifest-parse')
  }
  const isText = (one: unknown): boolean => !/\p{Surrogate}/u.test(String(one))
  let isScalar = true
  JSON.stringify(value, (key, inner: unknown) => {
    isScalar &&= isText(key) && (typeof inner !== 'string' || isText(inner))
    return inner
  })
  if (!isScalar) return refuse('manifest-not-scalar')
  const line = typeof value === 'object' && value !== null && 'leji' in value ? value.leji : undefined
  if (typeof line === 'string' && /^\d+\.\d+$/.test(line) && line !== '1.0') return refuse('manifest-line')
  const violations = manifestViolations(value)
  if (violations > 0) return refuse('manifest-schema', violations + (hasOlderForm(value) ? 1 : 0))
  const written: Written = JSON.parse(text)
  const place = (key: string, below: string) => written.machine?.[key] ?? joinUnderRoot(written.rootPath, below)
  return {
    ...written,
    agentProfilesPath: place('agentProfilesPath', 'agents/'),
    decisionRecordsPath: place('decisionRecordsPath', 'decisions/'),
    indexPath: place('indexPath', 'context-index.json'),
    changelogPath: place('changelogPath', 'context-changelog.json'),
    level: ['core', 'indexed', 'governed', 'federated'].indexOf(written.conformance?.claimedLevel ?? 'core'),
    mounts: written.federation?.mounts ?? [],
  }
}

function hasOlderForm(value: unknown): boolean {
  const categories = typeof value === 'object' && value !== null && 'categories' in value ? value.categories : {}
  return Object.values(categories ?? {}).some((one) => typeof one === 'object' && one !== null && 'paths' in one)
}

const wellKnown = [
  ...['CLAUDE.md', 'AGENTS.md', 'GEMINI.md', '.cursorrules', '.cursor/rules', '.windsurfrules'],
  '.github/copilot-instructions.md',
]

/** What is found about owners, agents, actors, vendor files and where things are said to lie. */
export function declarationFindings(files: Files, manifest: Manifest): readonly Finding[] {
  const {owners, agents = {}, actors = {}, vendorAdapters = [], machine = {}, rootPath} = manifest
  const backed = new Set(Object.values(actors).flatMap(({roles}) => roles))
  const bound = Object.entries(agents)
  const indexes = Object.values(manifest.categories).flatMap((category) => category.indexes)
  const isFile = (path: string) => at(files, path) === 'file'
  const error = (rule: string, path: string): Finding => [rule, 'error', path]
  const strays = [...indexes.filter(isFile), ...Object.values(machine)].filter((path) => !underPath(path, rootPath))
  return [
    ...(owners.continuity?.name === owners.primary.name ? [['continuity-self', 'warning', 'leji.json'] as const] : []),
    ...vendorAdapters.filter((path) => !isFile(path)).map((path) => error('missing-declared-file', path)),
    ...[...new Set([...wellKnown, ...vendorAdapters])]
      .filter((path) => isFile(path) && !textOf(files, path)?.includes(manifest.bootProfilePath))
      .map((path) => error('vendor-adapter-redirect', path)),
    ...bound.filter(([, path]) => at(files, path) === 'absent').map(([, path]) => error('missing-declared-file', path)),
    ...bound
      .filter(([, path]) => at(files, path) === 'outside' && !underPath(path, manifest.agentProfilesPath))
      .map(([, path]) => error('path-escapes-root', path)),
    ...Object.values(actors).flatMap(({roles, commands}) => [
      ...roles.filter((role) => !Object.hasOwn(commands, role)).map(() => error('actor-command-missing', 'leji.json')),
      ...Object.keys(commands)
        .filter((role) => !roles.includes(role))
        .map(() => error('actor-command-unclaimed', 'leji.json')),
    ]),
    ...bound
      .filter(([role, path]) => backed.has(role) && 'invocation' in frontmatter(textOf(files, path) ?? '').data)
      .map(([, path]) => error('actor-profile-invocation', path)),
    ...strays.map((path): Finding => ['paths-outside-root', 'warning', path]),
  ]
}
