// Leji §4, §5 and the mounts of §17 read a second time.
import {createHash} from 'node:crypto'
import {isValue, mountBlocks} from './fences.ts'
import type {Manifest} from './manifest.ts'
import type {Finding} from './selection.ts'
import {at, type Files, textOf} from './tree.ts'

/** What is found about the boot profile itself. */
export function bootFindings(files: Files, manifest: Manifest): readonly Finding[] {
  const {bootProfilePath: path} = manifest
  const text = textOf(files, path)
  if (text === undefined)
    return [[at(files, path) === 'outside' ? 'path-escapes-root' : 'missing-declared-file', 'error', path]]
  const headings = text.split(/\r?\n/).flatMap((line) => /^#{1,6}\s+(.+)$/.exec(line)?.[1]?.toLowerCase() ?? [])
  const lacking = ['identity', 'loading', 'posture'].filter((word) => !headings.some((one) => one.includes(word)))
  const changelog = manifest.machine?.changelogPath
  const named = [...(changelog === undefined ? [] : [changelog]), manifest.decisionRecordsPath.replace(/\/$/, '')]
  const standard = manifest.agents?.default
  return [
    ...lacking.map((): Finding => ['boot-profile-sections', 'warning', path]),
    ...(named.some((one) => text.includes(one)) ? [] : [['boot-profile-maintenance', 'warning', path] as const]),
    ...(standard && text.includes(standard) ? [['boot-agents-default', 'warning', 'leji.json'] as const] : []),
  ]
}

/** What is found about the mounts and how the boot profile speaks of them. */
export function mountFindings(files: Files, manifest: Manifest): readonly Finding[] {
  const declared = manifest.mounts.filter(
    (one, index) => manifest.mounts.findIndex(({name}) => name === one.name) === index,
  )
  return [...declarations(manifest), ...availability(files, manifest), ...surfacing(files, manifest, declared)]
}

function declarations({mounts, name: own}: Manifest): readonly Finding[] {
  return mounts.flatMap(({name, source, trackingRef}, index): readonly Finding[] => [
    ...(mounts.findIndex((one) => one.name === name) < index ? [['mount-duplicate', 'error', name] as const] : []),
    ...(name === own ? [['mount-self', 'error', name] as const] : []),
    ...(identityOf(source) === undefined ? [['mount-source', 'error', name] as const] : []),
    ...(trackingRef === undefined || isRef(trackingRef) ? [] : [['mount-tracking-ref', 'error', name] as const]),
  ])
}

function availability(files: Files, manifest: Manifest): readonly Finding[] {
  const faulty = new Set(declarations(manifest).map(([, , name]) => name))
  const lacking = manifest.mounts.filter(({name, source, pin}) => {
    const key = createHash('sha256')
      .update(`${identityOf(source)}\n${pin}\n2`)
      .digest('hex')
    return !faulty.has(name) && at(files, `.leji/mounts/cache/${key}/projection/complete`) !== 'file'
  })
  return lacking.map(({name}): Finding => ['mount-unavailable', 'warning', name])
}

/** Who a locator means; undefined when it cannot be told. */
function identityOf(source: string): string | undefined {
  const scp = /^([^@/:\s]+)@([^:/\s]+):(?!\/\/)(.+)$/.exec(source.trim())
  const written = scp ? `ssh://${scp[1]}@${scp[2]}/${scp[3]}` : source.trim()
  const [, scheme, user = '', host = '', port = '', path = ''] =
    /^(https|ssh):\/\/([^@/]+@)?([^/:@]+)(:\d+)?\/(.*)$/.exec(written) ?? []
  const kept = path.replace(/\/$/, '').replace(/\.git$/, '')
  if (scheme === undefined || kept === '' || written.includes('\\')) return undefined
  return `${scheme}://${scheme === 'ssh' ? user : ''}${host.toLowerCase()}${port}/${kept}`
}

function isRef(ref: string): boolean {
  const parts = ref.split('/')
  const bad = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\.$/.test(ref)
  return !bad && parts.every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'))
}

function surfacing(
  files: Files,
  {bootProfilePath: path, mounts}: Manifest,
  declared: Manifest['mounts'],
): readonly Finding[] {
  const text = textOf(files, path)
  const {entries, errors, sawBlock} = mountBlocks(text ?? '')
  const at = (rule: string): Finding => [rule, 'error', path]
  // What a block says is not looked at while there is nothing that it could be about.
  if (mounts.length === 0) return sawBlock ? [at('mount-surfacing-block')] : []
  if (text === undefined) return [at('mount-surfacing-block')]
  const known = new Set(declared.map(({name}) => name))
  const firstOf = (name: string) => entries.find(({mount}) => mount === name)
  return [
    ...(sawBlock ? [] : [at('mount-surfacing-block')]),
    ...errors.map(() => at('mount-surfacing-syntax')),
    ...entries.flatMap((entry) => {
      if (!known.has(entry.mount ?? '')) return [at('mount-surfacing-unknown')]
      return firstOf(entry.mount ?? '') === entry ? [] : [at('mount-surfacing-duplicate')]
    }),
    ...declared.flatMap(({name, owner}): readonly Finding[] => {
      const entry = firstOf(name)
      if (!entry) return sawBlock ? [at('mount-surfacing-missing')] : []
      return entry.owner === owner.name ? [] : [at('mount-surfacing-owner')]
    }),
    ...declared.flatMap(({name, owner}): readonly Finding[] => [
      ...(isValue(name) ? [] : [['mount-name-line', 'error', 'leji.json'] as const]),
      ...(isValue(owner.name) ? [] : [['mount-owner-name-line', 'error', 'leji.json'] as const]),
    ]),
  ]
}
