import {compareBytes} from '../byte-order.ts'
import type {Document, Fault, Layer, Manifest, Path, ProfileData, Settings, Source, TypedDocument} from '../model.ts'
import {normalisePath, underPath} from '../paths.ts'
import {parseBootProfile} from './boot-profile.ts'
import {readChangelog} from './changelog.ts'
import {parseDecision} from './decision.ts'
import {parseDocument} from './document.ts'
import {foreignFrontmatter} from './frontmatter.ts'
import {loadManifest} from './manifest.ts'
import {parseProfile} from './profile.ts'
import {readSelectors} from './selectors.ts'
import {readStoredIndex} from './stored-index.ts'
import {isReadme, walkMarkdown} from './walk.ts'

/**
 * Understands each file of the layer on its own: the manifest first, since it says which files there are, then every
 * markdown file that it leads to, once. What files mean to each other is the next stage's question.
 */
export function parse(source: Source, settings: Settings): Layer {
  const {tree} = source
  const {manifest, faults} = loadManifest(tree, settings.spec ?? false)
  const common = {source, settings, parseDecision}
  if (!manifest)
    return {...common, indexFiles: [], selectors: [], documents: new Map(), readmes: new Map(), profiles: [], faults}

  const {indexFiles, selectors, faults: selectorFaults} = readSelectors(tree, manifest)
  const profilePaths = profileSet(source, manifest)
  const decisionPaths = walkMarkdown(tree, manifest.machine.decisionRecordsPath).filter((path) => !isReadme(path))
  const documents = readDocuments(source, [
    manifest.bootProfilePath,
    ...indexFiles.map(({path}) => path),
    ...selectors.flatMap(({covers}) => covers),
    ...profilePaths.keys(),
    // What a role is bound to counts although the scan of the profiles passes it over: a README, a link.
    ...[...manifest.agents.values()].map((path) => normalisePath(path) ?? path),
    ...decisionPaths,
  ])
  const bootDocument = documents.get(manifest.bootProfilePath)
  const boot = bootDocument && parseBootProfile(bootDocument)
  const storedIndex = readStoredIndex(tree, manifest.machine.indexPath)
  const changelog = readChangelog(tree, manifest.machine.changelogPath)
  // Profiles and records say in their own finding what is wrong with their frontmatter.
  const recorded = selectors.filter(({category}) => category === 'decisions').flatMap(({covers}) => covers)
  const typed = new Set([...profilePaths.keys(), ...decisionPaths, ...recorded])
  return {
    ...common,
    manifest,
    ...(boot && {boot: boot.boot}),
    indexFiles,
    selectors,
    documents,
    readmes: readDocuments(
      source,
      selectors.flatMap(({skippedReadmes}) => skippedReadmes).filter((path) => !documents.has(path)),
    ),
    profiles: readProfiles(documents, profilePaths),
    ...(storedIndex && {storedIndex}),
    ...(changelog && {changelog}),
    faults: [...faults, ...selectorFaults, ...(boot?.faults ?? []), ...foreignFaults(documents, typed)],
  }
}

/**
 * The profile set of Leji §6 by path: the directory scan (true), and the `agents` values outside of that directory
 * (false). A value inside it that the scan passes over, such as a link, is in neither.
 */
function profileSet({tree}: Source, {machine, agents}: Manifest): ReadonlyMap<Path, boolean> {
  const directory = machine.agentProfilesPath
  const scanned = walkMarkdown(tree, directory).filter((path) => !isReadme(path))
  const paths = new Map<Path, boolean>(scanned.map((path) => [path, true]))
  for (const value of agents.values()) {
    const path = normalisePath(value) ?? value
    if (!underPath(path, directory) && tree.kind(path) === 'file') paths.set(path, false)
  }
  return new Map([...paths].sort(([a], [b]) => compareBytes(a, b)))
}

function readDocuments({tree}: Source, paths: readonly Path[]): ReadonlyMap<Path, Document> {
  const documents = new Map<Path, Document>()
  for (const path of [...new Set(paths)].sort(compareBytes)) {
    const file = tree.file(path)
    if (file) documents.set(path, parseDocument(file))
  }
  return documents
}

function readProfiles(
  documents: ReadonlyMap<Path, Document>,
  paths: ReadonlyMap<Path, boolean>,
): readonly (TypedDocument<ProfileData> & {readonly inDirectory: boolean})[] {
  return [...paths].flatMap(([path, inDirectory]) => {
    const document = documents.get(path)
    return document ? [{...parseProfile(document), inDirectory}] : []
  })
}

function foreignFaults(documents: ReadonlyMap<Path, Document>, typed: ReadonlySet<Path>): readonly Fault[] {
  return [...documents.values()].flatMap(({path, file, frontmatter}) => {
    const fault = frontmatter.state === 'absent' && !typed.has(path) ? foreignFrontmatter(file) : undefined
    return fault ? [fault] : []
  })
}
