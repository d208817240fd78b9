// Leji §15 read a second time: everything that validation finds.
import {changelogViolations, indexViolations} from './artifact-schemas.ts'
import {check} from './context-index.ts'
import {decisionCorpus, decisionFindings} from './decisions.ts'
import {isUnresolved, links} from './links.ts'
import {declarationFindings, load, type Manifest} from './manifest.ts'
import {profileSet, resolveSet} from './profiles.ts'
import {type Finding, select} from './selection.ts'
import {bootFindings, mountFindings} from './surfacing.ts'
import {at, type Files, isReadme, textOf, walk} from './tree.ts'

/** The findings of `validate` on a tree with no commit, in no order. */
export function validate(files: Files, isGit: boolean): readonly Finding[] {
  const manifest = load(files)
  if (!('categories' in manifest)) return manifest
  const {agentProfilesPath, decisionRecordsPath, agents = {}} = manifest
  const {all, documents, findings: selection} = select(files, manifest)
  const profiles = profileSet(files, agentProfilesPath, agents)
  const resolved = resolveSet(profiles)
  const corpus = decisionCorpus(files, decisionRecordsPath, all)
  const scanned = [manifest.bootProfilePath, ...[...documents, ...profiles, ...corpus].map(({path}) => path)]
  const broken = [...new Set(scanned)].flatMap((path) =>
    links(textOf(files, path) ?? '')
      .filter(({target}) => isUnresolved(files, manifest.rootPath, path, target))
      .map((): Finding => ['link-unresolved', 'error', path]),
  )
  const spotless = walk(files, agentProfilesPath).filter(
    (path) => !isReadme(path) && profiles.some((one) => one.path === path && one.errors.length === 0),
  )
  return [
    ...(isGit ? [] : [['git-required', 'warning', 'leji.json'] as const]),
    ...legacyFolder(files, manifest),
    ...bootFindings(files, manifest),
    ...selection,
    ...declarationFindings(files, manifest),
    ...mountFindings(files, manifest),
    ...resolved.findings,
    ...decisionFindings(corpus, decisionRecordsPath),
    ...broken,
    ...indexFindings(files, manifest, selection),
    ...changelogFindings(files, manifest, isGit),
    ...(manifest.level >= 2 && spotless.length === 0
      ? [['profile-required', 'error', agentProfilesPath] as const]
      : []),
  ]
}

function legacyFolder(files: Files, {rootPath}: Manifest): readonly Finding[] {
  const root = rootPath.replace(/\/$/, '')
  if (root === '' || root === '.' || at(files, `${root}/.leji`) !== 'directory') return []
  const link = files[`${root}/.leji`]
  const isRoot = typeof link === 'object' && link.link === '../.leji'
  return isRoot ? [] : [['legacy-leji-dir', 'warning', `${root}/.leji`]]
}

/** What an artifact's text breaks: rule by rule, nothing when it is sound. Only the index has to be an object (§10.3). */
function problemsOf(text: string, violations: (value: unknown) => number, isIndex = false): readonly string[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return ['artifact-parse']
  }
  const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  if (isIndex && !object) return ['artifact-parse']
  const version = object && 'schemaVersion' in object ? object.schemaVersion : undefined
  const isUnknown = typeof version === 'string' && version !== '1.0'
  return [...Array.from({length: violations(value)}, () => 'artifact-schema'), ...(isUnknown ? ['schema-version'] : [])]
}

function indexFindings(files: Files, manifest: Manifest, earlier: readonly Finding[]): readonly Finding[] {
  const {indexPath: path} = manifest
  const text = at(files, path) === 'file' ? textOf(files, path) : undefined
  const problems = text === undefined ? [] : problemsOf(text, indexViolations, true)
  if (manifest.level === 0) return problems.map((rule): Finding => [rule, 'error', path])
  const mounts = manifest.mounts.map((mount) => ({...mount}))
  const found = check({...manifest, files, mounts}, path, {text, problems})
  return found.filter((one) => !earlier.some((known) => known.join() === one.join()))
}

function changelogFindings(files: Files, {changelogPath: path, level}: Manifest, isGit: boolean): readonly Finding[] {
  const text = at(files, path) === 'file' ? textOf(files, path) : undefined
  if (text === undefined) return level > 0 ? [['changelog-required', 'error', path]] : []
  const problems = problemsOf(text, changelogViolations)
  const entries: readonly {readonly id?: unknown}[] = problems.includes('artifact-parse')
    ? []
    : JSON.parse(text).entries
  const ids = Array.isArray(entries) ? entries.map(({id}) => id) : []
  const repeated = ids.filter((id, index) => typeof id === 'string' && ids.indexOf(id) < index)
  const isRead = !problems.includes('artifact-parse')
  return [
    ...problems.map((rule): Finding => [rule, 'error', path]),
    ...repeated.map((): Finding => ['id-duplicate', 'error', path]),
    ...(isGit || !isRead ? [] : [['changelog-unverifiable', 'warning', path] as const]),
  ]
}
