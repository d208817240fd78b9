import {didYouMeanWithin, suggest} from '../diagnostics/suggestion.ts'
import type {BootProfile, Fault, Manifest, Mount, MountEntry, Place, Related, SourceFile} from '../model.ts'

/**
 * Compares the `leji-mounts` blocks of the boot profile with the declared mounts (Leji §5), in the order that the
 * specification gives. A name declared twice counts once. Grammar faults are the parser's.
 */
export function surfacingFaults(boot: BootProfile | undefined, manifest: Manifest): readonly Fault[] {
  const mounts = [...firstByName(manifest.mounts, ({name}) => name).values()]
  const blockFault = missingOrSurplusBlock(boot, manifest, mounts)
  if (!boot || mounts.length === 0) return blockFault
  return [
    ...blockFault,
    ...entryFaults(boot, mounts),
    ...mountFaults(boot, manifest, mounts),
    ...mounts.flatMap((mount) => nameFaults(manifest, mount)),
  ]
}

function missingOrSurplusBlock(
  boot: BootProfile | undefined,
  manifest: Manifest,
  mounts: readonly Mount[],
): readonly Fault[] {
  const fault = (message: string, hint: string, related: readonly Related[] = []): readonly Fault[] => [
    {rule: 'mount-surfacing-block', path: manifest.bootProfilePath, message, hint, related},
  ]
  if (mounts.length === 0) {
    if (!boot?.sawMountBlock) return []
    const message = 'The boot profile has a `leji-mounts` block, but the manifest declares no mounts.'
    return fault(message, 'Take the block away; to show an example, use another tag such as `text`.')
  }
  if (boot?.sawMountBlock) return []
  const message = boot
    ? 'The manifest declares mounts, but the boot profile has no `leji-mounts` block.'
    : 'The manifest declares mounts, but the boot profile that has to name them cannot be read.'
  const declared = {
    message: 'declared here',
    path: manifest.json.file.path,
    place: manifest.json.locate(['federation', 'mounts'], {key: true}),
  }
  const near = boot && nearBlock(boot.document.file)
  const hint = near ?? 'Add a `leji-mounts` block with one record for each declared mount.'
  return fault(message, hint, [declared])
}

/** How to mend a fence that was most likely meant to be the block. */
function nearBlock({text}: SourceFile): string | undefined {
  for (const [, fence = '', tag = ''] of text.matchAll(/^[ \t]*(`{3,}|~{3,})[ \t]*([^\s`]+)/gm)) {
    if (tag === 'leji-mounts' && fence.startsWith('~'))
      return 'Open the `leji-mounts` block with backticks: tildes open none.'
    if (suggest(tag, ['leji-mounts']) !== undefined) return `Did you mean \`leji-mounts\` where \`${tag}\` stands?`
  }
  return undefined
}

/** Entries in document order: undeclared mounts, and second entries. */
function entryFaults(boot: BootProfile, mounts: readonly Mount[]): readonly Fault[] {
  const seen = new Map<string, MountEntry>()
  const declared = new Set(mounts.map((mount) => mount.name))
  const named = new Set(boot.mounts.map(({mount}) => mount))
  return boot.mounts.flatMap((entry) => {
    const {mount: name} = entry
    const first = seen.get(name)
    if (!declared.has(name)) {
      const message = `The manifest declares no mount \`${name}\`.`
      const unnamed = (): string[] => [...declared].filter((one) => !named.has(one))
      const hint =
        didYouMeanWithin(boot, name, unnamed) ?? 'Use the name that `leji.json` declares, or take the record away.'
      return entryFault(boot, entry, 'mount-surfacing-unknown', message, hint)
    }
    if (!first) {
      seen.set(name, entry)
      return []
    }
    const {file} = boot.document
    const place = {file, ...nameRange(first)}
    return {
      ...entryFault(boot, entry, 'mount-surfacing-duplicate', `The mount \`${name}\` is surfaced twice.`, 'Keep one.'),
      related: [{message: 'first surfaced here', path: file.path, place}],
    }
  })
}

/** The items by name; the first of several with one name counts. */
function firstByName<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, Item> {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(nameOf(item))) first.set(nameOf(item), item)
  return first
}

/** In declared order: mounts without a record, and records with another owner. */
function mountFaults(boot: BootProfile, manifest: Manifest, mounts: readonly Mount[]): readonly Fault[] {
  const entries = firstByName(boot.mounts, ({mount}) => mount)
  return mounts.flatMap((mount) => mountFault(boot, manifest, mount, entries.get(mount.name)) ?? [])
}

function mountFault(
  boot: BootProfile,
  manifest: Manifest,
  mount: Mount,
  entry: MountEntry | undefined,
): Fault | undefined {
  if (!entry) {
    if (!boot.sawMountBlock) return undefined
    return {
      rule: 'mount-surfacing-missing',
      path: boot.document.path,
      message: `The declared mount \`${mount.name}\` has no record in the \`leji-mounts\` block.`,
      construct: mount.name,
      related: [declaration(manifest, mount, ['name'])],
      hint: `Add \`- mount: ${mount.name}\` with \`owner\`, \`carries\` and \`read-when\`.`,
    }
  }
  if (entry.owner === mount.owner.name) return undefined
  const message = `The mount \`${mount.name}\` is surfaced with the owner \`${entry.owner}\`, declared with \`${mount.owner.name}\`.`
  const {file} = boot.document
  return {
    ...entryFault(boot, entry, 'mount-surfacing-owner', message, `Write \`owner: ${mount.owner.name}\`.`),
    place: {file, ...ownerRange(file, entry)},
    related: [declaration(manifest, mount, ['owner', 'name'])],
  }
}

function declaration({json, mounts}: Manifest, mount: Mount, at: readonly string[]): Related {
  const place = json.locate(['federation', 'mounts', mounts.indexOf(mount), ...at])
  return {message: 'declared here', path: json.file.path, place}
}

/** The grammar of Leji §5 knows one spelling of a record's first line and of a field. */
function nameRange({mount, start}: MountEntry): Range {
  const from = start + '- mount: '.length
  return {start: from, end: from + mount.length}
}

function ownerRange({text}: SourceFile, entry: MountEntry): Range {
  const key = text.slice(entry.start, entry.end).search(/^ {2}owner: /m)
  if (key < 0) return nameRange(entry)
  const start = entry.start + key + '  owner: '.length
  return {start, end: start + entry.owner.length}
}

type Range = Pick<Place, 'start' | 'end'>

function entryFault({document}: BootProfile, entry: MountEntry, rule: string, message: string, hint: string): Fault {
  const place = {file: document.file, ...nameRange(entry)}
  return {rule, path: document.path, message, hint, construct: entry.mount, place}
}

/** Names that no block could repeat: the declaration itself is at fault. */
function nameFaults(manifest: Manifest, mount: Mount): readonly Fault[] {
  const index = manifest.mounts.indexOf(mount)
  const fault = (rule: string, message: string, at: readonly string[]): Fault => ({
    rule,
    path: manifest.json.file.path,
    message,
    hint: 'Use one line without control characters and without space at its ends.',
    place: manifest.json.locate(['federation', 'mounts', index, ...at]),
  })
  const faults: Fault[] = []
  if (!fitsBlock(mount.name)) {
    faults.push(fault('mount-name-line', `No block can repeat the mount name ${JSON.stringify(mount.name)}.`, ['name']))
  }
  if (!fitsBlock(mount.owner.name)) {
    const message = `No block can repeat the owner ${JSON.stringify(mount.owner.name)} of \`${mount.name}\`.`
    faults.push(fault('mount-owner-name-line', message, ['owner', 'name']))
  }
  return faults
}

/** The value rule of Leji §5: not empty, no space or tab at the ends, no control character or line separator. */
function fitsBlock(value: string): boolean {
  return value !== '' && !/^[ \t]|[ \t]$|[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(value)
}
