import {entriesOf, isVerifiable} from '../4-check/changelog-history.ts'
import {explainAbsence} from '../diagnostics/git-absence.ts'
import type {CheckContext, ConformanceLevel, Diagnostic, Mount} from '../model.ts'
import {freshnessOf} from './freshness.ts'

/** `unknown`: the evidence could not be had in this run. `manual`: only people can attest it. */
export type ItemOutcome = 'pass' | 'fail' | 'manual' | 'unknown' | 'not-applicable'

interface Outcome {
  readonly status: ItemOutcome
  readonly detail?: string
}

/** What items are judged by. */
export interface Evidence {
  readonly context: CheckContext
  /** Error findings of a check in spec mode. */
  readonly errors: readonly Diagnostic[]
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string
  /** Which mounts' pins their sources offer, by mount name, when the sources were asked; absent when they were not. */
  readonly pinsReachable?: ReadonlyMap<string, Outcome>
}

/** One line of the checklist of Leji §18. */
export interface ConformanceItem {
  readonly id: string
  readonly level: ConformanceLevel
  /** What has to be so. */
  readonly description: string
  /** How to come to a pass, imperative. */
  readonly mend: string
  /** Attested by people, whatever the layer looks like. */
  readonly attested?: true
  /** Can be judged although the manifest did not load. */
  readonly withoutManifest?: true
  judge(evidence: Evidence): Outcome
}

const pass: Outcome = {status: 'pass'}
const byPeople = (): Outcome => ({status: 'manual'})

/** The checklist, by level. */
export const items: readonly ConformanceItem[] = [
  {
    id: 'manifest-valid',
    level: 'core',
    description: 'The manifest stands at the root of the repository and is valid.',
    mend: 'Mend what `lejic check` finds in leji.json.',
    withoutManifest: true,
    judge: ({errors}) => failing(errors, ({rule}) => rule.startsWith('manifest-')),
  },
  {
    id: 'git',
    level: 'core',
    description: 'The layer lies in a git work tree, with the work that it describes.',
    mend: 'Run it in a clone; `git init` starts one.',
    withoutManifest: true,
    judge: ({context}) =>
      context.source.git.workTree
        ? pass
        : {status: 'fail', detail: `${explainAbsence(context.source.git.absence).clause}.`},
  },
  {
    id: 'boot-profile',
    level: 'core',
    description: 'The boot profile is where the manifest says.',
    mend: 'Write it, or correct `bootProfilePath`.',
    judge: ({errors, context}) =>
      failing(
        errors,
        ({rule, path}) =>
          (rule === 'missing-declared-file' || rule === 'path-escapes-root') &&
          path === context.layer.manifest?.bootProfilePath,
      ),
  },
  {
    id: 'categories',
    level: 'core',
    description:
      'Domain or system is mapped with something true in it, decisions with a real record, and every list leads somewhere.',
    mend: 'Mend what `lejic check` finds in the category lists.',
    judge: ({errors}) => failing(errors, ({rule}) => categoryRules.has(rule)),
  },
  {
    id: 'owner',
    level: 'core',
    description: 'A person owns the layer.',
    mend: 'Name one in `owners.primary`.',
    judge: ({context}) => (context.layer.manifest?.owners.primary.name ? pass : {status: 'fail'}),
  },
  {
    id: 'vendor-redirects',
    level: 'core',
    description: 'Files that agent hosts read lead to the boot profile.',
    mend: 'Let `lejic build` write them, or name the boot profile in them.',
    judge: ({errors, context}) =>
      failing(
        errors,
        ({rule, path}) =>
          rule === 'vendor-adapter-redirect' ||
          (rule === 'missing-declared-file' && context.layer.manifest?.vendorAdapters.includes(path) === true),
      ),
  },
  {
    id: 'index-current',
    level: 'indexed',
    description: 'The context index is there and says what the layer says.',
    mend: 'Run `lejic build` and commit the index.',
    judge: indexCurrent,
  },
  {
    id: 'changelog',
    level: 'indexed',
    description: 'The changelog is there, valid, and has only grown since the last commit.',
    mend: 'Start it with `lejic changelog add --seed`, commit it, and add an entry with every change.',
    judge: changelog,
  },
  {
    id: 'review-gate',
    level: 'governed',
    description: 'Changes of the layer pass the repository’s review, and people approve them.',
    mend: 'Require a review for the paths of the layer.',
    attested: true,
    judge: byPeople,
  },
  {
    id: 'agent-profiles',
    level: 'governed',
    description: 'There is a core agent profile without a finding.',
    mend: 'Write a profile with `role: core` in the profile folder.',
    judge: coreProfile,
  },
  {
    id: 'ci-validates',
    level: 'governed',
    description: 'The layer is checked in CI.',
    mend: 'Run `lejic check --strict` and `lejic build --check` there.',
    attested: true,
    judge: byPeople,
  },
  {
    id: 'freshness-declared',
    level: 'governed',
    description: 'Review dates are declared.',
    mend: 'Give documents that age a `freshness.reviewAfter`.',
    judge: freshnessDeclared,
  },
  {
    id: 'consumed-externally',
    level: 'federated',
    description: 'Another repository consumes the layer at a pin.',
    mend: 'Have a host mount it.',
    attested: true,
    judge: byPeople,
  },
  {
    id: 'stale-pin-reporting',
    level: 'federated',
    description: 'Pins that fall behind are reported.',
    mend: 'Run `lejic mounts status` on a schedule.',
    attested: true,
    judge: byPeople,
  },
  {
    id: 'sibling-mounts',
    level: 'federated',
    description: 'Every mount has a source that can be told from others and a full pin.',
    mend: 'Give an https or ssh locator and a whole commit id.',
    judge: (evidence) =>
      overMounts(evidence, () =>
        failing(
          evidence.errors,
          ({rule}) => rule === 'mount-source' || rule === 'mount-duplicate' || rule === 'mount-self',
        ),
      ),
  },
  {
    id: 'pin-reachable',
    level: 'federated',
    description: 'Every pin can be fetched from its source.',
    mend: 'Run `lejic conformance --federation verify` where the sources can be reached.',
    judge: (evidence) => overMounts(evidence, (mounts) => pinsReachable(mounts, evidence)),
  },
  {
    id: 'mount-routing',
    level: 'federated',
    description: 'Every mount says which categories and which topics or tasks it is for.',
    mend: 'Give it `categories` and `topics` or `requiredWhen`.',
    judge: (evidence) => overMounts(evidence, mountRouting),
  },
  {
    id: 'mount-discovery',
    level: 'federated',
    description: 'The boot profile names every mount to its readers.',
    mend: 'Write its record into a `leji-mounts` block of the boot profile.',
    judge: (evidence) =>
      overMounts(evidence, () =>
        failing(evidence.errors, ({rule}) => rule.startsWith('mount-surfacing-') || rule.endsWith('-name-line')),
      ),
  },
]

const categoryRules: ReadonlySet<string> = new Set([
  'categories-minimum',
  'categories-intent-minimum',
  'category-index-missing',
  'index-file-missing',
  'index-file-parse',
  'category-conflict',
  'kind-invalid',
  'freshness-on-record',
  'index-entry-missing',
  'index-entry-not-markdown',
  'category-empty',
  'decisions-empty',
])

/** Fails with the first finding that counts. */
function failing(errors: readonly Diagnostic[], counts: (finding: Diagnostic) => boolean): Outcome {
  const found = errors.filter(counts)
  const [first] = found
  if (!first) return pass
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : ''
  return {status: 'fail', detail: `${first.path}: ${first.message}${more}`}
}

function indexCurrent({context: {resolved}}: Evidence): Outcome {
  const states = {
    missing: 'There is no index.',
    unreadable: 'The index cannot be read.',
    stale: 'The index does not say what the layer says.',
  } as const
  const state = resolved?.index.state ?? 'missing'
  return state === 'current' ? pass : {status: 'fail', detail: states[state]}
}

function changelog({context: {source, layer}, errors}: Evidence): Outcome {
  const path = layer.manifest?.machine.changelogPath
  const json = layer.changelog?.json
  if (path === undefined || !layer.changelog) return {status: 'fail', detail: `There is no changelog at ${path}.`}
  const broken = failing(errors, (finding) => finding.path === path)
  if (broken.status === 'fail') return broken
  if (!json || entriesOf(json.value).length === 0) return {status: 'fail', detail: 'The changelog has no entry.'}
  if (!source.git.workTree) return {status: 'unknown', detail: 'Without git nobody can tell whether it only grew.'}
  if (isVerifiable(source, path)) return pass
  return {status: 'unknown', detail: 'No committed version stands behind it yet.'}
}

function coreProfile({context: {layer}, errors}: Evidence): Outcome {
  const faulty = new Set(errors.map(({path}) => path))
  const sound = layer.profiles.filter(
    ({document, data, inDirectory}) => inDirectory && data?.role === 'core' && !faulty.has(document.path),
  )
  return sound.length > 0 ? pass : {status: 'fail', detail: 'No profile with `role: core` is free of findings.'}
}

function freshnessDeclared({context: {resolved}, today}: Evidence): Outcome {
  const {declared, expired} = resolved ? freshnessOf(resolved, today) : {declared: 0, expired: []}
  if (declared === 0) return {status: 'fail', detail: 'No document or profile has a `freshness.reviewAfter`.'}
  return {status: 'pass', detail: `${declared} declared, ${expired.length} passed.`}
}

function overMounts({context}: Evidence, judge: (mounts: readonly Mount[]) => Outcome): Outcome {
  const mounts = context.layer.manifest?.mounts ?? []
  return mounts.length === 0 ? {status: 'not-applicable', detail: 'No mounts are declared.'} : judge(mounts)
}

function mountRouting(mounts: readonly Mount[]): Outcome {
  const mute = mounts.find(
    ({categories = [], topics = [], requiredWhen = []}) =>
      categories.length === 0 || (topics.length === 0 && requiredWhen.length === 0),
  )
  return mute ? {status: 'fail', detail: `\`${mute.name}\` does not say when it is needed.`} : pass
}

function pinsReachable(mounts: readonly Mount[], {pinsReachable}: Evidence): Outcome {
  if (!pinsReachable) return {status: 'unknown', detail: 'The sources were not asked; `--federation verify` asks them.'}
  const outcomes = mounts.map(({name}) => pinsReachable.get(name) ?? {status: 'unknown' as const})
  return outcomes.find(({status}) => status === 'fail') ?? outcomes.find(({status}) => status === 'unknown') ?? pass
}
