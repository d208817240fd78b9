import type {Manifest, Source} from '../model.ts'
import {type HydrateOutcome, hydrate} from '../mounts/hydrate.ts'
import {pinReasons} from '../mounts/pin-reasons.ts'
import {locate, type MountStatus, mountStatus} from '../mounts/state.ts'
import {updatePin} from '../mounts/update-pin.ts'
import {type Answer, type Invocation, UsageError} from './command.ts'
import {openLayer} from './open-layer.ts'
import {table} from './table.ts'
import {moment} from './today.ts'

interface Verb {
  /** Whether it takes the name of a mount. */
  readonly named: boolean
  run(invocation: Invocation, name: string): Promise<Answer>
}

/** What `lejic mounts` can do, in the order of its help. */
export const siblingVerbs: ReadonlyMap<string, Verb> = new Map([
  ['status', {named: false, run: status}],
  ['hydrate', {named: false, run: hydrateAll}],
  ['locate', {named: true, run: locateOne}],
  ['update-pin', {named: true, run: movePin}],
])

type Opened = {readonly manifest: Manifest; readonly source: Source} | {readonly answer: Answer}

function open(invocation: Invocation, json: Readonly<Record<string, unknown>>): Opened {
  const opened = openLayer(invocation, json)
  if ('answer' in opened) return opened
  const {manifest, layer} = opened.resolved
  return {manifest, source: layer.source}
}

async function status(invocation: Invocation): Promise<Answer> {
  const opened = open(invocation, {mounts: []})
  if ('answer' in opened) return opened.answer
  const checkIntegrity = invocation.flags.has('check-integrity')
  const mounts = mountStatus(invocation.root, opened.source, opened.manifest, {
    checkIntegrity,
    observedAt: moment(invocation).toISOString(),
  })
  return {
    exit: 0,
    findings: [],
    json: {mounts},
    text: () => (mounts.length === 0 ? noMounts : table(mounts.map(statusRow))),
  }
}

const noMounts = 'The layer mounts no siblings.\n'

function statusRow({name, pin, present, verified, pinReport, detail}: MountStatus): readonly string[] {
  const {state, behind = 0, ahead = 0, comparedRef, reason} = pinReport
  const counts = {
    behind: `behind by ${behind}`,
    ahead: `ahead by ${ahead}`,
    diverged: `diverged: ${behind} behind, ${ahead} ahead`,
  }
  const where = present
    ? verified === null
      ? 'hydrated'
      : verified
        ? 'hydrated, intact'
        : 'hydrated, NOT what its pin holds'
    : 'not hydrated'
  const pinned =
    state === 'unknown'
      ? `unknown: ${pinReasons[reason ?? '']?.[0] ?? reason}`
      : `${Object.hasOwn(counts, state) ? counts[state as keyof typeof counts] : state} (${comparedRef})`
  return [name, pin.slice(0, 12), where, pinned, ...(detail === undefined ? [] : [detail])]
}

async function hydrateAll(invocation: Invocation): Promise<Answer> {
  const opened = open(invocation, {outcomes: []})
  if ('answer' in opened) return opened.answer
  const {manifest, source} = opened
  const outcomes = manifest.mounts.map((mount) => {
    invocation.progress(mount.name)
    return hydrate(invocation.root, source, mount, {fetch: invocation.flags.has('fetch')})
  })
  const failed = outcomes.some((outcome) => outcome.status === 'error')
  return {
    exit: failed ? 1 : 0,
    findings: [],
    json: {outcomes},
    text: () => (invocation.quiet && !failed ? '' : outcomes.length === 0 ? noMounts : table(outcomes.map(outcomeRow))),
  }
}

function outcomeRow({name, status: outcome, detail, witnessRefreshFailed}: HydrateOutcome): readonly string[] {
  const notes = [
    ...(detail === undefined ? [] : [detail]),
    ...(witnessRefreshFailed ? ['its tracking ref could not be fetched'] : []),
  ]
  return [outcome, name, notes.join('; ')]
}

async function locateOne(invocation: Invocation, name: string): Promise<Answer> {
  const opened = open(invocation, {name, sourceIdentity: null, pin: null, present: false, verified: false, path: null})
  if ('answer' in opened) return opened.answer
  const located = locate(invocation.root, opened.source, opened.manifest, name)
  const {path, detail} = located
  return {
    exit: located.present ? 0 : 1,
    findings: [],
    json: {...located},
    text: () => `${path ?? name}${detail === undefined ? '' : path === null ? `: ${detail}` : `\n  ${detail}`}\n`,
  }
}

async function movePin(invocation: Invocation, name: string): Promise<Answer> {
  const {flags, root, quiet} = invocation
  const to = flags.value('to')
  if (to !== undefined && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(to))
    throw new UsageError(`\`${to}\` is no commit in full.`, 'Write all 40 (or 64) digits, in lower case.')
  const opened = open(invocation, {})
  if ('answer' in opened) return opened.answer
  const result = await updatePin(root, opened.source, opened.manifest, name, {
    ...(to === undefined ? {} : {to}),
    allowNonFastForward: flags.has('allow-non-fast-forward'),
    fetch: flags.has('fetch'),
    dryRun: flags.has('dry-run'),
    observedAt: moment(invocation).toISOString(),
  })
  const {mount, pinReport, action, override, reason, detail} = result
  const short = (id: string | null): string => (id ?? '').slice(0, 12)
  return {
    exit: action === 'refused' ? 1 : 0,
    findings: [],
    json: {mount, pinReport, action, override, ...(reason === undefined ? {} : {reason})},
    text: () => {
      if (reason !== undefined) return reasonText(mount.name, reason, detail)
      const forced = override ? reasonText(mount.name, 'mount-pin-non-fast-forward-override') : ''
      return quiet ? '' : `${action}: ${mount.name} ${short(mount.from)} → ${short(mount.to)}\n${forced}`
    },
  }
}

function reasonText(name: string, reason: string, detail?: string): string {
  const [message, hint] = pinReasons[reason] ?? [reason, '']
  return `${name}: ${message}${detail === undefined ? '' : ` (${detail})`}\n  ${hint}\n`
}
