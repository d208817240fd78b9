import {sortDiagnostics} from '../diagnostics/sort.ts'
import type {Diagnostic, ResolvedLayer, ResolvedProfile} from '../model.ts'
import {routeFacts} from '../route/route-facts.ts'
import {routeTask, type TaskRoute} from '../route/task-route.ts'
import {TaskScopeError} from '../route/task-scope.ts'
import {wantedCategories} from './categories.ts'
import {type Command, type FlagValues, type Invocation, UsageError} from './command.ts'
import {findingsText} from './findings.ts'
import {openLayer} from './open-layer.ts'
import {profilesNamed, refusal} from './profile.ts'
import {routeText} from './route-report.ts'
import {calendarDay, today} from './today.ts'

/** `lejic route`: what a task must load (Leji §16). */
export const route: Command = {
  name: 'route',
  operands: [{name: 'PROMPT', required: false, help: 'a task in words; not in this version'}],
  flags: [
    {name: 'path', value: 'PATH', many: 'repeat', help: 'a path that the task touches, from the layer’s root'},
    {name: 'category', value: 'ID', many: 'repeat', help: 'a category that the task needs as a whole'},
    {name: 'topic', value: 'TOPIC', many: 'repeat', help: 'a topic of a mount, exactly as declared'},
    {name: 'paths', value: 'P,P', many: 'comma', help: 'the same as --path, several at once'},
    {name: 'categories', value: 'ID,ID', many: 'comma', help: 'the same as --category, several at once'},
    {name: 'topics', value: 'TOPIC', many: 'repeat', help: 'the same as --topic'},
    {name: 'as-of', value: 'DATE', help: 'the day that review dates are held against (default: today in UTC)'},
    {name: 'profile', value: 'ID', help: 'also what this agent profile asks to read'},
  ],
  about:
    'Says what a task must load beyond the boot profile: documents, records, decisions and mounts, chosen by the paths, ' +
    'categories and topics that the task names. Answers although the layer has findings. Records that are not required ' +
    'are candidates: they are not loaded unasked.',
  examples: [
    {line: 'lejic route --path src/billing/invoice.ts', help: 'what applies to one file'},
    {line: 'lejic route --category domain --json', help: 'a whole category, for a program'},
    {line: 'lejic route --path src/ --profile reviewer', help: 'with what a profile must read'},
  ],
  async run(invocation) {
    const {flags, operands} = invocation
    if (operands.length > 0) {
      throw new UsageError(
        'Routing a prompt is not in this version of lejic.',
        'Name what the task touches with `--path`, `--category` or `--topic`.',
      )
    }
    const scope = {
      paths: [...flags.values('path'), ...trimmed(flags, 'paths')],
      categories: wantedCategories([...flags.values('category'), ...trimmed(flags, 'categories')]),
      topics: [...flags.values('topic'), ...flags.values('topics')],
      asOf: asOf(invocation),
    }
    const opened = openLayer(invocation, {})
    if ('answer' in opened) return opened.answer
    const {resolved} = opened
    const answer = asked(() => routeTask(routeFacts(resolved), scope))
    const wanted = flags.value('profile')
    const profile = wanted === undefined ? undefined : profilesNamed(resolved.profiles, wanted)[0]
    const findings = profile ? sortDiagnostics(refusal(profile, [])) : []
    return {
      exit: findings.length > 0 ? 1 : 0,
      findings,
      leading: {...answer},
      json: profile ? {profile: required(profile)} : {},
      text: () => text(resolved, answer, profile, findings, invocation),
    }
  },
}

/** A scope that cannot be meant is misuse of the command line. */
function asked(work: () => TaskRoute): TaskRoute {
  try {
    return work()
  } catch (error) {
    if (error instanceof TaskScopeError) throw new UsageError(error.message, 'See `lejic route --help`.')
    throw error
  }
}

function asOf(invocation: Invocation): string {
  const written = invocation.flags.value('as-of')
  return written === undefined ? today(invocation) : calendarDay(written, '--as-of')
}

function trimmed(flags: FlagValues, name: string): readonly string[] {
  return flags
    .values(name)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** What a profile adds to the baseline; nothing when it is refused, since it applies as a whole or not at all. */
function required({id, path, frontmatter}: ResolvedProfile): {
  id: string
  path: string
  requiredRead: unknown[] | null
} {
  const read = frontmatter?.requiredRead
  return {id, path, requiredRead: frontmatter ? (Array.isArray(read) ? read : []) : null}
}

function text(
  resolved: ResolvedLayer,
  answer: TaskRoute,
  profile: ResolvedProfile | undefined,
  findings: readonly Diagnostic[],
  invocation: Invocation,
): string {
  const read = profile && required(profile).requiredRead
  const shown = routeText(resolved, answer, read?.map(String), invocation)
  return findings.length > 0 ? `${shown}\n${findingsText(findings, invocation)}` : shown
}
