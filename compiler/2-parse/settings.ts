import {isRecord} from '../is-record.ts'
import type {
  CompileOptions,
  Fault,
  HostSettings,
  Settings,
  Severity,
  SiteSettings,
  Source,
  SourceFile,
} from '../model.ts'
import {normalisePath} from '../paths.ts'
import {findIdleSettings} from './idle-settings.ts'
import {type Violation, violationsOf} from './schema.ts'
import {validateSettings} from './validators.generated.js'
import {parseYaml, type YamlDocument} from './yaml.ts'

const path = 'lejic.yaml'
const defaultOut = 'out'
const defaultHosts: readonly HostSettings[] = ['agents', 'claude-code'].map((id) => toHost(id, {}))

/**
 * Every setting: what the command line says, else `lejic.yaml`, else the default. Where the file is wrong, `faults` says so
 * (`settings-syntax`, `settings-schema`) and the default stands in for the value at fault, so that the rest can be checked.
 */
export function parseSettings(source: Source, options: CompileOptions = {}): Settings {
  const {file, yaml, value, faults} = readFile(source)
  const at = (...segments: string[]) => yaml?.locate(segments)
  const place = (...segments: string[]) => {
    const range = at(...segments)
    return file && range ? {file, ...range} : undefined
  }
  const out = readOut(options.out ?? text(value.out, `${defaultOut}/`))
  if (out === undefined)
    faults.push(badOut(options.out ?? text(value.out, ''), options.out === undefined ? place('out') : undefined))
  const hosts = readHosts(value.hosts)
  for (const {id, key, message, hint} of misplacedOptions(hosts)) {
    const where = place('hosts', id, key)
    faults.push({rule: 'settings-schema', path, construct: `${id}.${key}`, message, hint, ...(where && {place: where})})
  }
  const notes = (faults.length > 0 ? [] : findIdleSettings(value)).map(({segments, instead}): Fault => {
    const name = segments.join('.')
    const where = place(...segments)
    const message = `\`${name}\` has no effect in this version. ${instead}`
    const hint = 'Take it out, or leave it for a version that acts on it.'
    return {rule: 'settings-without-effect', path, construct: name, message, hint, ...(where && {place: where})}
  })
  return {
    out: out ?? defaultOut,
    hosts,
    engine: oneOf(value.engine, ['auto', 'reference', 'fast'], 'auto'),
    budgets: readBudgets(record(value.budgets)),
    site: readSite(record(value.site)),
    rules: new Map(Object.entries(record(value.rules)).flatMap(([id, level]) => (isLevel(level) ? [[id, level]] : []))),
    adopted: new Map(
      Object.entries(record(value.adopted)).flatMap(([name, hash]) => (typeof hash === 'string' ? [[name, hash]] : [])),
    ),
    now: options.now ?? Date.now(),
    ...(options.sourceDateEpoch === undefined ? {} : {generatedAt: options.sourceDateEpoch * 1000}),
    ...(file && {file}),
    ...(options.spec === undefined ? {} : {spec: options.spec}),
    faults,
    notes,
  }
}

interface SettingsFile {
  readonly file?: SourceFile
  readonly yaml?: YamlDocument
  /** The mapping; empty when there is none to read. */
  readonly value: Readonly<Record<string, unknown>>
  readonly faults: Fault[]
}

function readFile({tree}: Source): SettingsFile {
  const kind = tree.kind(path)
  if (kind === 'absent') return {value: {}, faults: []}
  const file = tree.file(path)
  if (!file) {
    const message = kind === 'outside' ? '`lejic.yaml` leads outside the repository.' : '`lejic.yaml` cannot be read.'
    return {value: {}, faults: [{rule: 'settings-syntax', path, message, hint: 'Put a readable file there, or none.'}]}
  }
  const yaml = parseYaml(file.text)
  const syntax = (message: string, start: number, end: number, hint?: string): SettingsFile => ({
    file,
    value: {},
    faults: [
      {rule: 'settings-syntax', path, message, place: {file, start, end}, ...(hint === undefined ? {} : {hint})},
    ],
  })
  if (yaml.error) return syntax(yaml.error.message, yaml.error.start, yaml.error.end, yaml.error.hint)
  const value = yaml.value ?? {}
  if (!isRecord(value)) {
    const {start, end} = yaml.locate([])
    return syntax('The settings must be lines of `key: value`.', start, end, 'Give each value a name.')
  }
  const faults = violationsOf(validateSettings, value).map((violation) => toFault(file, yaml, violation))
  return {file, yaml, value, faults}
}

function toFault(file: SourceFile, yaml: YamlDocument, {segments, key, message, hint}: Violation): Fault {
  const place = {file, ...yaml.locate(segments, {key})}
  return {rule: 'settings-schema', path, message, place, ...(hint === undefined ? {} : {hint})}
}

/** Root-relative without a trailing slash; undefined for the root itself and for what lies above it. */
function readOut(written: string): string | undefined {
  if (written.startsWith('/') || written.includes('\\') || /^[A-Za-z]:/.test(written)) return undefined
  const out = normalisePath(written)
  return out === '' || out === '.git' || out?.startsWith('.git/') ? undefined : out
}

function badOut(written: string, place: Fault['place']): Fault {
  const message = `\`${written}\` cannot be the output folder: it must be a folder of its own inside the repository.`
  return {
    rule: 'settings-schema',
    path,
    construct: written,
    message,
    hint: 'Write `out/`, or another folder.',
    ...(place && {place}),
  }
}

function readHosts(value: unknown): readonly HostSettings[] {
  if (!isRecord(value)) return defaultHosts
  return Object.entries(value).map(([id, options]) => toHost(id, record(options)))
}

function toHost(id: string, {mode, exact, hooks}: Readonly<Record<string, unknown>>): HostSettings {
  return {id, mode: oneOf(mode, ['redirect', 'core'], 'redirect'), exact: exact === true, hooks: hooks === true}
}

/** Options that the schema knows but that only one host takes. */
function misplacedOptions(
  hosts: readonly HostSettings[],
): readonly {readonly id: string; readonly key: string; readonly message: string; readonly hint: string}[] {
  return hosts.flatMap(({id, mode, exact}) => [
    ...(mode === 'core' && id !== 'agents'
      ? [
          {
            id,
            key: 'mode',
            message: `The host \`${id}\` cannot have the mode \`core\`; only \`agents\` can.`,
            hint: 'Write `mode: redirect`.',
          },
        ]
      : []),
    ...(exact && id !== 'claude-code'
      ? [
          {
            id,
            key: 'exact',
            message: `The host \`${id}\` has no \`exact\` form; only \`claude-code\` has.`,
            hint: 'Take `exact` away.',
          },
        ]
      : []),
  ])
}

function readBudgets({target, budget}: Readonly<Record<string, unknown>>): Settings['budgets'] {
  return {target: size(target, 16_384), budget: size(budget, 24_576)}
}

function size(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : fallback
}

function readSite({title, base, accent, editUrl}: Readonly<Record<string, unknown>>): SiteSettings {
  return {
    title: text(title, ''),
    base: typeof base === 'string' && base.startsWith('/') ? base : '/',
    accent: typeof accent === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(accent) ? accent : '#0f766e',
    editUrl: text(editUrl, ''),
  }
}

function isLevel(value: unknown): value is 'off' | Severity {
  return value === 'off' || value === 'info' || value === 'warning' || value === 'error'
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[], fallback: Value): Value {
  return values.find((one) => one === value) ?? fallback
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
