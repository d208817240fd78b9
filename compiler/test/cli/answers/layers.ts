import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {vi} from 'vitest'
import {folder, repository} from '../../1-read/repository.ts'
import {smallLayer} from '../../small-layer.ts'

type Files = Readonly<Record<string, string>>

/** A folder that holds these files and is no git work tree. */
export function loose(files: Files = {}): string {
  const root = folder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), {recursive: true})
    writeFileSync(join(root, path), text)
  }
  return root
}

/** A sound layer with files laid over it, committed. */
export function committed(extra: Files = {}, manifest: Readonly<Record<string, unknown>> = {}): string {
  const made = repository()
  made.write(smallLayer(extra, {manifest}))
  made.commit('2026-01-01')
  return made.root
}

/** The same, then changed: what is laid over it now is not committed. */
export function changed(extra: Files, later: Files): string {
  const root = committed(extra)
  for (const [path, text] of Object.entries(later)) writeFileSync(join(root, path), text)
  return root
}

/** Two decisions lack the line that names what replaced them; one stands behind a link and is left alone. */
export function mendable(): string {
  const root = committed({
    'docs/context/decisions.md':
      '# Decisions\n\n```leji-index record\n- path: docs/decisions/0002-linked.md\n- path: docs/decisions/\n```\n',
    'docs/decisions/0003-plain.md': record('plain', 'superseded'),
    'docs/decisions/0004-next.md': record('next', 'accepted', 'supersedes: linked'),
    'docs/decisions/0005-last.md': record('last', 'accepted', 'supersedes: plain'),
    'linked.md': record('linked', 'superseded'),
  })
  symlinkSync('../../linked.md', join(root, 'docs/decisions/0002-linked.md'))
  return root
}

/** A layer that mounts a sibling of two commits at the first, or at another commit; git finds the sibling by its address. */
export function mounting(
  more: Readonly<Record<string, unknown>> = {},
  at: 'first' | 'second' = 'first',
  extra: Files = {},
): string {
  const sibling = repository()
  sibling.write(smallLayer({}, {manifest: {name: 'yard'}}))
  sibling.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  sibling.commit('2026-01-01')
  const commits = {first: sibling.git('rev-parse', 'HEAD').trim(), second: ''}
  sibling.write({'docs/system/part-1.md': '# New\n'})
  sibling.commit('2026-01-02')
  commits.second = sibling.git('rev-parse', 'HEAD').trim()
  const config = join(folder(), 'config')
  writeFileSync(config, `[url "${sibling.root}"]\n\tinsteadOf = https://example.org/yard.git\n`)
  vi.stubEnv('GIT_CONFIG_GLOBAL', config)
  const declared = {
    name: 'yard',
    source: 'https://example.org/yard.git',
    pin: commits[at],
    trackingRef: 'refs/heads/main',
    owner: {name: 'Grace'},
    categories: ['system'],
    topics: ['cranes'],
    ...more,
  }
  return loose(smallLayer(extra, {manifest: {federation: {mounts: [declared]}}}))
}

export function record(id: string, status: string, more?: string): string {
  const lines = [`id: ${id}`, `title: ${id}`, `status: ${status}`, 'date: 2026-01-02', ...(more ? [more] : [])]
  return `---\n${lines.join('\n')}\n---\n\n# ${id}\n\nSo it is.\n`
}

export function profile(id: string, ...more: readonly string[]): string {
  return `---\n${[`id: ${id}`, `name: ${id}`, `role: ${id}`, ...more].join('\n')}\n---\n\n# ${id}\n\nBe kind.\n`
}
