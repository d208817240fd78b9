import {decodeFile} from '../1-read/bytes.ts'
import {parseJson} from '../2-parse/json.ts'
import {normaliseSource} from '../3-resolve/mount-source.ts'
import {type EditOutcome, editFile} from '../6-emit/edit-file.ts'
import {applyEdits} from '../diagnostics/edits.ts'
import {isRecord} from '../is-record.ts'
import type {Manifest, Mount, Source} from '../model.ts'
import {defaultRef, refreshWitness, retain} from './fetch.ts'
import {hasCommit} from './object-sources.ts'
import {comparePin, type PinReport, unknownPin} from './pin-report.ts'
import {siblingGit} from './sibling-git.ts'

export interface UpdatePinOptions {
  /** A commit in full; default: what was last seen of the tracking ref. */
  readonly to?: string
  readonly allowNonFastForward?: boolean
  /** Asks the source first. */
  readonly fetch?: boolean
  readonly dryRun?: boolean
  /** ISO 8601, UTC. */
  readonly observedAt: string
}

export interface UpdatePinResult {
  readonly mount: {
    readonly name: string
    readonly sourceIdentity: string | null
    /** As declared. */
    readonly trackingRef: string | null
    readonly from: string | null
    readonly to: string | null
  }
  readonly pinReport: PinReport | null
  readonly action: 'updated' | 'unchanged' | 'dry-run' | 'refused'
  /** A pin was moved where it does not lead forward, because that was asked for. */
  readonly override: boolean
  /** A stable code, present when the run was refused. */
  readonly reason?: string
  /** What a person reads about it. */
  readonly detail?: string
}

/**
 * Moves one mount's pin forward (Leji §17): to the last witness, or to `to`. Replaces nothing in `leji.json` but the pin's
 * own characters. Everything that is not certain refuses, with a reason. `root` is absolute.
 */
export async function updatePin(
  root: string,
  source: Source,
  manifest: Manifest,
  name: string,
  options: UpdatePinOptions,
): Promise<UpdatePinResult> {
  const {observedAt} = options
  const mount = manifest.mounts.find((one) => one.name === name)
  const identity = mount && normaliseSource(mount.source)
  const result = (more: Partial<UpdatePinResult> & {readonly to?: string}): UpdatePinResult => {
    const {to, ...rest} = more
    return {
      mount: {
        name,
        sourceIdentity: identity ?? null,
        trackingRef: mount?.trackingRef ?? null,
        from: mount?.pin ?? null,
        to: to ?? null,
      },
      pinReport: null,
      action: 'refused',
      override: false,
      ...rest,
    }
  }
  if (!mount) return result({reason: 'mount-unknown'})
  const refuse = (reason: string, comparedRef: string | null, detail?: string): UpdatePinResult =>
    result({reason, pinReport: unknownPin(reason, comparedRef, observedAt), ...(detail === undefined ? {} : {detail})})
  if (identity === undefined) return refuse('mount-source-unnormalizable', mount.trackingRef ?? null)
  const ref = mount.trackingRef ?? (options.fetch ? defaultRef(root, mount.source) : undefined)
  if (ref === undefined) return refuse(options.fetch ? 'mount-default-ref-unavailable' : 'mount-no-tracking-ref', null)
  if (options.fetch) {
    const store = retain(root, mount.source, identity, mount.pin)
    if ('problem' in store) return refuse('mount-store-fetch-failed', ref, store.problem)
    if (!refreshWitness(store.repository, mount.source, identity, ref))
      return refuse('mount-witness-refresh-failed', ref)
  }
  const {repository, tip, report} = comparePin(root, source, mount, ref, observedAt)
  const to = options.to ?? tip
  if (repository === undefined || tip === undefined || to === undefined)
    return result({pinReport: report, ...(report.reason === undefined ? {} : {reason: report.reason})})
  if (!hasCommit(repository, to)) return result({to, pinReport: report, reason: 'mount-target-unavailable'})
  if (report.reason !== undefined) return result({to, pinReport: report, reason: report.reason})
  if (to === mount.pin) return result({to, pinReport: report, action: 'unchanged'})
  const gate = forward(repository, mount.pin, to, report)
  const override =
    gate === 'mount-pin-not-fast-forward' && options.to !== undefined && options.allowNonFastForward === true
  if (gate !== undefined && !override) return result({to, pinReport: report, reason: gate})
  const settled = {to, pinReport: report, override}
  if (options.fetch) {
    const kept = retain(root, mount.source, identity, to)
    if ('problem' in kept) return result({...settled, reason: 'mount-store-fetch-failed', detail: kept.problem})
  }
  if (options.dryRun) return result({...settled, action: 'dry-run'})
  const outcome = await editFile(root, 'leji.json', (bytes) => withPin(bytes, mount, to))
  if (outcome.state !== 'refused') return result({...settled, action: 'updated'})
  return result({...settled, reason: 'mount-declaration-changed', detail: outcome.message})
}

/** Undefined when `to` follows from `pin`; a history that is not there whole gives no answer. */
function forward(repository: string, pin: string, to: string, {ancestryComplete}: PinReport): string | undefined {
  const {ok, code} = siblingGit(repository, ['merge-base', '--is-ancestor', pin, to])
  if (ok) return undefined
  return code === 1 && ancestryComplete ? 'mount-pin-not-fast-forward' : 'mount-ancestry-incomplete'
}

/** The manifest with the mount's pin replaced, every other byte as it was; refuses when it no longer says what was compared. */
export function withPin(
  bytes: Uint8Array | undefined,
  mount: Mount,
  pin: string,
): Uint8Array | Extract<EditOutcome, {state: 'refused'}> {
  const refused = (message: string): Extract<EditOutcome, {state: 'refused'}> => ({
    state: 'refused',
    message,
    hint: 'Look at `leji.json` and try again.',
  })
  if (!bytes) return refused('`leji.json` is gone.')
  const file = decodeFile('leji.json', bytes)
  const json = parseJson(file)
  const [syntax] = json.errors
  if (syntax) return refused(`\`leji.json\` cannot be read: ${syntax.message}`)
  const index = mountsIn(json.value).findIndex((one) => one.name === mount.name)
  const now = mountsIn(json.value)[index]
  const same = now?.source === mount.source && now.pin === mount.pin && now.trackingRef === mount.trackingRef
  if (!same) return refused(`\`leji.json\` no longer declares \`${mount.name}\` as it was compared.`)
  const place = json.locate(['federation', 'mounts', index, 'pin'])
  return applyEdits(file, [{place, text: `"${pin}"`}]) ?? refused('`leji.json` is no UTF-8.')
}

function mountsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const federation = field(value, 'federation')
  const mounts = field(federation, 'mounts')
  return Array.isArray(mounts) ? mounts.map((one: unknown) => (isRecord(one) ? one : {})) : []
}

function field(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined
}
