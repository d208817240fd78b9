// Leji §6 and §6.1 read a second time.
import {profileViolations} from './schemas.ts'
import type {Finding} from './selection.ts'
import {byBytes, type Files, frontmatter, isReadme, textOf, underPath, walk} from './tree.ts'

interface Profile {
  readonly path: string
  readonly inDirectory: boolean
  /** Undefined when the file has none, or none that can be read. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly body: string
  /** Its own error findings. */
  readonly errors: readonly Finding[]
}

interface Outcome {
  readonly path: string
  readonly frontmatter: Readonly<Record<string, unknown>> | null
  readonly body: string | null
  readonly sourceIds: readonly unknown[]
  /** Why it is refused. */
  readonly refusal: readonly Finding[]
}

/** The profile set by path bytes. */
export function profileSet(files: Files, directory: string, agents: Readonly<Record<string, string>>): Profile[] {
  const scanned = walk(files, directory).filter((path) => !isReadme(path))
  const bound = Object.values(agents).filter((path) => !underPath(path, directory))
  return [...new Set([...scanned, ...bound])].sort(byBytes).flatMap((path): Profile[] => {
    const text = textOf(files, path)
    if (text === undefined) return []
    const {state, data, body} = frontmatter(text)
    const violations = state === 'read' ? profileViolations(data) : 1
    const errors = Array.from({length: violations}, (): Finding => ['profile-frontmatter', 'error', path])
    return [{path, inDirectory: scanned.includes(path), body, errors, ...(state === 'read' && {data})}]
  })
}

/** What every profile comes to, and all findings about the set. */
export function resolveSet(set: readonly Profile[]): {outcomes: readonly Outcome[]; findings: readonly Finding[]} {
  const outcomes = set.map((one) => resolveOne(one, set))
  const own = set.flatMap(({errors}) => errors)
  // What is carried from a profile's own errors, or from its base's, is reported already.
  const added = outcomes.flatMap(({refusal}) => refusal.filter(([rule]) => rule.startsWith('inherits-')))
  const scanned = set.filter(({inDirectory, data}) => inDirectory && typeof data?.id === 'string')
  const repeated = scanned.filter(({data}, index) => scanned.findIndex((one) => one.data?.id === data?.id) < index)
  return {
    outcomes,
    findings: [...own, ...added, ...repeated.map(({path}): Finding => ['id-duplicate', 'error', path])],
  }
}

/** The rows of Leji §6.1, the first that applies. Rows 10 and 11 ask for what a profile without errors cannot be. */
function resolveOne(profile: Profile, set: readonly Profile[]): Outcome {
  const {path, data, body, errors} = profile
  const refuse = (...refusal: Finding[]): Outcome => ({path, frontmatter: null, body: null, sourceIds: [], refusal})
  const refuseAs = (rule: string) => refuse([rule, 'error', path])
  if (!data || errors.length > 0) return refuse(...errors)
  if (typeof data.inherits !== 'string')
    return {path, frontmatter: data, body: norm(body), sourceIds: [data.id], refusal: []}
  if (data.role === 'core') return refuseAs('inherits-on-core')
  const [base, another] = set.filter((one) => one.data?.id === data.inherits)
  if (!base?.data) return refuseAs('inherits-unknown')
  if (another) return refuseAs('inherits-ambiguous-target')
  if (base.data.role !== 'core') return refuseAs('inherits-target-not-core')
  if (typeof base.data.inherits === 'string') return refuseAs('inherits-on-core')
  if (base.errors.length > 0) return refuse(...base.errors)
  return {
    path,
    frontmatter: compose(base.data, data),
    body: `<!-- inherited from: ${base.data.id} -->\n\n${norm(base.body)}\n<!-- ${data.id} -->\n\n${norm(body)}`,
    sourceIds: [base.data.id, data.id],
    refusal: [],
  }
}

const posture = ['requiredRead', 'defaultContext', 'mustAskWhen', 'mustRefuseWhen']

function compose(
  base: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const lists = posture.flatMap((key) => {
    const [first, second] = [base[key], own[key]].map((value) => (Array.isArray(value) ? value : undefined))
    if (!first && !second) return []
    return [[key, [...(first ?? []), ...(second ?? []).filter((entry) => !first?.includes(entry))]] as const]
  })
  const {inherits: _, ...kept} = {...own, ...Object.fromEntries(lists)}
  return kept
}

function norm(body: string): string {
  return `${body.replaceAll('\r\n', '\n').replace(/^\n+/, '').replace(/\n+$/, '')}\n`
}
