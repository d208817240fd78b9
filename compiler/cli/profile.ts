import {openSource} from '../1-read/disk.ts'
import {sortDiagnostics} from '../diagnostics/sort.ts'
import {didYouMean} from '../diagnostics/suggestion.ts'
import {examine} from '../examine.ts'
import type {Diagnostic, ResolvedProfile} from '../model.ts'
import {type Command, UsageError} from './command.ts'
import {findingsText} from './findings.ts'
import {compileOptions} from './options.ts'

/** `lejic profile [ID]`: profiles after inheritance (Leji §6.1). */
export const profile: Command = {
  name: 'profile',
  operands: [{name: 'ID', required: false, help: 'the id of one profile (default: all of them)'}],
  flags: [],
  about:
    'Shows agent profiles with what they inherit: what to refuse, then what to ask (where both apply, refuse wins), then what ' +
    'to read. A profile that cannot be resolved is refused as a whole, with exit 1.',
  examples: [
    {line: 'lejic profile', help: 'every profile'},
    {line: 'lejic profile reviewer --json', help: 'one, for a program'},
  ],
  async run(invocation) {
    const {resolved, diagnostics} = examine(openSource(invocation.root), compileOptions(invocation))
    if (!resolved) {
      return {exit: 1, findings: diagnostics, json: {profiles: []}, text: () => findingsText(diagnostics, invocation)}
    }
    const chosen = choose(resolved.profiles, invocation.operands[0])
    const findings = sortDiagnostics(chosen.flatMap((one) => refusal(one, diagnostics)))
    return {
      exit: findings.length > 0 ? 1 : 0,
      findings,
      json: {
        profiles: chosen.map(({id, path, frontmatter, body, sourceIds}) => ({id, path, frontmatter, body, sourceIds})),
      },
      text: () =>
        chosen.map(describe).join('\n') + (findings.length > 0 ? `\n${findingsText(findings, invocation)}` : ''),
    }
  },
}

function choose(profiles: readonly ResolvedProfile[], id: string | undefined): readonly ResolvedProfile[] {
  return id === undefined ? profiles : profilesNamed(profiles, id)
}

/** The profiles with an id; more than one where they share it. Raises `UsageError` when there is none. */
export function profilesNamed(profiles: readonly ResolvedProfile[], id: string): readonly ResolvedProfile[] {
  const chosen = profiles.filter((one) => one.id === id)
  if (chosen.length > 0) return chosen
  const ids = profiles.map((one) => one.id)
  throw new UsageError(
    `There is no agent profile \`${id}\`.`,
    didYouMean(id, ids) ?? (ids.length > 0 ? `The layer has ${ids.join(', ')}.` : 'The layer has no profiles.'),
  )
}

/** Why a profile was refused, as `diagnostics` of a check report it; nothing for one that resolved. */
export function refusal(
  {frontmatter, faults}: ResolvedProfile,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (frontmatter !== null) return []
  return faults.map((fault) => {
    const reported = diagnostics.find(
      ({rule, path, message}) => rule === fault.rule && path === fault.path && message === fault.message,
    )
    return reported ?? {...fault, severity: 'error'}
  })
}

/** Labels of the parts in the order in which an agent must weigh them. */
const parts = [
  ['mustRefuseWhen', 'Refuse when'],
  ['mustAskWhen', 'Ask when'],
  ['requiredRead', 'Read'],
  ['defaultContext', 'Categories'],
] as const

function describe({id, path, frontmatter, body, sourceIds}: ResolvedProfile): string {
  if (!frontmatter) return `${id} (${path})\n  refused: it applies as a whole or not at all\n`
  const {name, role, purpose} = frontmatter
  const from = sourceIds.length > 1 ? `, inherits from ${sourceIds[0]}` : ''
  const lines = [`${name} (${id}, role ${role}${from}; ${path})`]
  if (purpose !== undefined) lines.push(`  ${purpose}`)
  for (const [key, label] of parts) {
    const items = frontmatter[key]
    if (Array.isArray(items) && items.length > 0) lines.push(`  ${label}:`, ...items.map((item) => `    - ${item}`))
  }
  const text = (body ?? '').trim()
  if (text !== '') lines.push('', ...text.split('\n').map((line) => (line === '' ? '' : `  ${line}`)))
  return `${lines.join('\n')}\n`
}
