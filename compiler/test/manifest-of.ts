import {parseJson} from '../2-parse/json.ts'
import type {CategoryId, Manifest, Mount, Path} from '../model.ts'
import {joinUnderRoot} from '../paths.ts'
import {sourceFile} from './source-file.ts'

interface ManifestParts {
  readonly name?: string
  readonly rootPath?: string
  readonly bootProfilePath?: string
  /** Index files by category; a string is a path of the older form. */
  readonly categories?: Partial<Record<CategoryId, {indexes: Path[]} | {paths: string[]}>>
  readonly machine?: Partial<Omit<Manifest['machine'], 'declared'>>
  readonly mounts?: readonly Mount[]
}

const order: readonly CategoryId[] = ['domain', 'system', 'practice', 'governance', 'decisions']

/** A manifest with the parts that stages 2 and 3 look at, for tests of these stages alone. */
export function manifestOf(parts: ManifestParts): Manifest {
  const {
    name = 'layer',
    rootPath = 'docs/',
    bootProfilePath = 'docs/boot-profile.md',
    categories = {},
    mounts = [],
  } = parts
  const written = {name, rootPath, bootProfilePath, categories, federation: {mounts}}
  return {
    json: parseJson(sourceFile(JSON.stringify(written, null, 2), 'leji.json')),
    name,
    description: '',
    rootPath,
    bootProfilePath,
    categories: order.flatMap((id) => {
      const mapping = categories[id]
      return mapping ? {id, indexes: [], paths: [], ...mapping} : []
    }),
    legacyPaths: Object.values(categories).some((mapping) => 'paths' in mapping),
    machine: {
      indexPath: joinUnderRoot(rootPath, 'context-index.json'),
      changelogPath: joinUnderRoot(rootPath, 'context-changelog.json'),
      agentProfilesPath: joinUnderRoot(rootPath, 'agents/'),
      decisionRecordsPath: joinUnderRoot(rootPath, 'decisions/'),
      ...parts.machine,
      declared: new Set(),
    },
    agents: new Map(),
    actors: new Map(),
    owners: {primary: {name: 'Ada'}},
    claimedLevel: 'core',
    mounts,
    vendorAdapters: [],
    viewer: {},
  }
}
