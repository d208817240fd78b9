import type {Shim} from '../hosts/host.ts'
import {hostById} from '../hosts/index.ts'
import type {Artifact, HostSettings, ResolvedLayer} from '../model.ts'
import type {Target} from './target.ts'
import {templatesOf} from './template.ts'

/**
 * The files that lead each declared host to the boot profile. A shim holds nothing canonical (Leji §9): one sentence that
 * names the boot profile, so that it works where `@path` is expanded and where it is not. Where the boot profile itself
 * stands at the host's path there is nothing to lead to, and no shim.
 */
export const hostShims = {
  id: 'shims',
  render(resolved) {
    const {settings} = resolved.layer
    const bootProfile = resolved.manifest.bootProfilePath.toLowerCase()
    return settings.hosts.flatMap((declared) => {
      const shims = hostById(declared.id)?.shims ?? []
      return shims
        .filter((shim) => shim.path.toLowerCase() !== bootProfile)
        .map((shim) => artifactOf(resolved, declared, shim))
    })
  },
} satisfies Target

function artifactOf(resolved: ResolvedLayer, declared: HostSettings, shim: Shim): Artifact {
  const common = {path: shim.path, kind: 'shims', from: 'leji.json'} as const
  if (declared.exact && shim.import) {
    const {line} = shim.import
    return {...common, ownership: 'exact', contents: () => `${line}\n`}
  }
  return {...common, ownership: 'shim', comment: shim.comment, contents: () => textOf(resolved, shim)}
}

function textOf({layer, manifest}: ResolvedLayer, shim: Shim): string {
  const imported = layer.settings.hosts.some((host) => host.id === shim.import?.host)
  return templatesOf(layer.source.templates).fill(shim.template, {
    frontmatter: shim.frontmatter ?? [],
    import: imported ? (shim.import?.line ?? '') : '',
    bootProfile: codeSpan(manifest.bootProfilePath),
  })
}

/**
 * The path as a code span, where `@` in a folder's name is no import for any host. The fence is longer than any run of
 * backticks in the path, and a space inside keeps a path that starts or ends with one whole (CommonMark 6.1).
 */
function codeSpan(path: string): string {
  const runs = path.match(/`+/g)?.map((run) => run.length) ?? []
  const fence = '`'.repeat(Math.max(0, ...runs) + 1)
  const padding = /^[` ]|[` ]$/.test(path) ? ' ' : ''
  return `${fence}${padding}${path}${padding}${fence}`
}
