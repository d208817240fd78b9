import {describe, expect, it} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {readTemplates} from '../../1-read/templates.ts'
import {hostShims} from '../../5-render/host-shims.ts'
import {hosts} from '../../hosts/index.ts'
import type {HostSettings, ResolvedLayer} from '../../model.ts'

const templates = readTemplates()
const sentence =
  'Before any task in this repository, read `docs/boot-profile.md` (a path from the repository root) and do as it says: it tells what else to load.\n'

const declared = (id: string, more: Partial<HostSettings> = {}): HostSettings => ({
  id,
  mode: 'redirect',
  exact: false,
  hooks: false,
  ...more,
})

/** Only what the target looks at. */
function layerWith(declaredHosts: readonly HostSettings[], bootProfilePath = 'docs/boot-profile.md'): ResolvedLayer {
  const source = memorySource({}, {templates})
  return {layer: {source, settings: {hosts: declaredHosts}}, manifest: {bootProfilePath}} as unknown as ResolvedLayer
}

const textOf = (content: string | Uint8Array) => Buffer.from(content).toString('utf-8')

function shims(...parameters: Parameters<typeof layerWith>): Record<string, string> {
  const artifacts = hostShims.render(layerWith(...parameters))
  return Object.fromEntries(artifacts.map(({path, contents}) => [path, textOf(contents())]))
}

describe('host shims', () => {
  it('are, for the default hosts, the sentence and an import above it', () => {
    expect(shims([declared('agents'), declared('claude-code')])).toEqual({
      'AGENTS.md': sentence,
      'CLAUDE.md': `@AGENTS.md\n\n${sentence}`,
    })
  })

  it('are the sentence alone where the imported file is not declared', () => {
    expect(shims([declared('claude-code')])).toEqual({'CLAUDE.md': sentence})
  })

  it('are eleven bytes for `exact`, and say so to emit', () => {
    const artifacts = hostShims.render(layerWith([declared('agents'), declared('claude-code', {exact: true})]))
    expect(artifacts.map(({path, ownership, comment}) => [path, ownership, comment])).toEqual([
      ['AGENTS.md', 'shim', 'html'],
      ['CLAUDE.md', 'exact', undefined],
    ])
    expect(Buffer.from(artifacts[1]?.contents() ?? '')).toEqual(Buffer.from('@AGENTS.md\n'))
  })

  it('start with their host’s frontmatter at the first byte', () => {
    expect(shims([declared('cursor'), declared('windsurf'), declared('gemini'), declared('copilot')])).toEqual({
      '.cursor/rules/lejic.mdc': `---\ndescription: Where to start in this repository\nalwaysApply: true\n---\n\n${sentence}`,
      '.windsurf/rules/lejic.md': `---\ntrigger: always_on\n---\n\n${sentence}`,
      'GEMINI.md': sentence,
      '.github/copilot-instructions.md': sentence,
    })
  })

  it('name the boot profile as it is written, in code, whatever its path holds', () => {
    const read = (path: string) => shims([declared('agents')], path)['AGENTS.md']?.match(/read (.*) \(a path/)?.[1]
    expect(read('docs/@scope/a b.md')).toBe('`docs/@scope/a b.md`')
    expect(read('docs/a&b<c>"d".md')).toBe('`docs/a&b<c>"d".md`')
    expect(read('docs/a`b.md')).toBe('``docs/a`b.md``')
    expect(read('`docs/{{x}}.md')).toBe('`` `docs/{{x}}.md ``')
  })

  it('are left out where the boot profile itself stands', () => {
    expect(shims([declared('agents'), declared('claude-code')], 'AGENTS.md')).toEqual({
      'CLAUDE.md':
        '@AGENTS.md\n\nBefore any task in this repository, read `AGENTS.md` (a path from the repository root) and do as it says: it tells what else to load.\n',
    })
    expect(Object.keys(shims([declared('agents')], 'agents.md'))).toEqual([])
  })

  it('are none for a host that lejic does not know', () => {
    expect(shims([declared('abacus')])).toEqual({})
  })
})

describe('the host table', () => {
  it.each(hosts.map((host) => [host.id, host] as const))(
    '%s fits its host’s limit and names its source',
    (id, host) => {
      expect(host.docs).toMatch(/^https:\/\//)
      expect(host.verified).toMatch(/^\d{4}-\d\d-\d\d$/)
      for (const shim of host.shims) {
        const text = shims([declared(id), declared('agents')])[shim.path] ?? expect.unreachable(shim.path)
        const limit = 'limit' in shim ? shim.limit : undefined
        if (limit) expect(limit.unit === 'bytes' ? Buffer.byteLength(text) : text.length).toBeLessThan(limit.size)
        // Imports of other hosts' files must be declared hosts, and every path has one owner.
        if (shim.import) expect(hosts.map((other) => other.id)).toContain(shim.import.host)
      }
    },
  )

  it('has one owner for each id and path', () => {
    const paths = hosts.flatMap((host) => host.shims.map((shim) => shim.path.toLowerCase()))
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(hosts.map((host) => host.id)).size).toBe(hosts.length)
  })
})
