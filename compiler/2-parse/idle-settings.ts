/** A setting that lejic.yaml may hold and this version does not act on yet; `*` stands for any key. */
interface IdleSetting {
  readonly at: readonly string[]
  /** The value that asks for nothing; any other is reported. */
  readonly unset: unknown
  readonly instead: string
}

const everyKey = '*'

const idleSettings: readonly IdleSetting[] = [
  {at: ['hosts', everyKey, 'mode'], unset: 'redirect', instead: 'The file is written as a redirect.'},
  {at: ['hosts', everyKey, 'hooks'], unset: false, instead: 'No hook is written.'},
  {at: ['engine'], unset: 'auto', instead: 'Pages are rendered by the reference engine.'},
  {at: ['budgets', 'project'], unset: 28672, instead: 'Only what is read before any task is measured.'},
  {at: ['router', everyKey], unset: undefined, instead: 'No router is compiled.'},
  {at: ['chain', everyKey], unset: undefined, instead: 'No chain is worked out.'},
  {at: ['site', 'templates'], unset: '', instead: 'The built-in templates are used.'},
  {at: ['site', 'plugins', everyKey], unset: undefined, instead: 'No plugin is loaded.'},
]

/** Every value in lejic.yaml that asks for something this version does not do, with what it does instead. */
export function findIdleSettings(
  value: unknown,
): readonly {readonly segments: readonly string[]; readonly instead: string}[] {
  return idleSettings.flatMap(({at, unset, instead}) =>
    matches(value, at, []).flatMap(({segments, found}) =>
      found === unset || isReference(segments, found) ? [] : [{segments, instead}],
    ),
  )
}

/** `engine: reference` asks for just what is there. */
function isReference(segments: readonly string[], found: unknown): boolean {
  return segments[0] === 'engine' && found === 'reference'
}

function matches(
  value: unknown,
  [key, ...rest]: readonly string[],
  segments: readonly string[],
): readonly {readonly segments: readonly string[]; readonly found: unknown}[] {
  if (key === undefined) return [{segments, found: value}]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([name]) => key === everyKey || name === key)
  return entries.flatMap(([name, below]) => matches(below, rest, [...segments, name]))
}

/** Whether this version acts on nothing but the default of a setting; `hosts.NAME.mode` stands for that of every host. */
export function isIdleSetting(name: string): boolean {
  const segments = name.split('.')
  return idleSettings.some(({at}) => {
    const own = at.at(-1) === everyKey ? at.slice(0, -1) : at
    return own.length <= segments.length && own.every((key, index) => key === everyKey || key === segments[index])
  })
}
