import type {Document, Fault, Path, ResolvedLayer, Rule} from '../../model.ts'
import {agentProfile, corePosture} from '../example-layer.ts'
import {pathNow} from '../moved-files.ts'

export const idChanged = {
  id: 'id-changed',
  severity: 'error',
  origin: 'own',
  source: 'Leji 1.0 §1.2',
  summary: 'A document or profile that was published under one id now has another.',
  why: 'Other layers, profiles and notes refer to it by its id; a move changes the path and nothing else.',
  mend: 'Write the published id into its frontmatter.',
  example: {
    since: {'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture)},
    bad: {'docs/agents/core.md': agentProfile('id: main', 'name: Core', ...corePosture)},
    good: {'docs/agents/main.md': agentProfile('id: core', 'name: Core', ...corePosture)},
  },
  check({since, resolved}, report) {
    if (!since?.resolved || !resolved) return
    const now = identified(resolved)
    for (const [path, {id}] of published(since.resolved)) {
      const successor = now.get(pathNow(since, path))
      if (successor && successor.id !== id) report(fault(id, path, successor))
    }
  },
} satisfies Rule

interface Identified {
  readonly id: string
  readonly document: Document
}

/** Documents by the id that the index gives them, profiles by their own. Decision records have a rule of their own. */
function identified({index, documentByPath, profiles}: ResolvedLayer): ReadonlyMap<Path, Identified> {
  const documents = index.entries.flatMap(({id, path, category}) => {
    const document = documentByPath.get(path)?.document
    return document && category !== 'decisions' ? [[path, {id, document}] as const] : []
  })
  const ids = profiles.flatMap(({path, own}) =>
    typeof own.raw?.id === 'string' ? [[path, {id: own.raw.id, document: own.document}] as const] : [],
  )
  return new Map([...documents, ...ids])
}

/** Those whose id somebody could know: it stood in a committed index or in the file itself. */
function published(then: ResolvedLayer): ReadonlyMap<Path, Identified> {
  const indexed = new Set(then.layer.storedIndex?.value?.entries.map(({path}) => path))
  return new Map(
    [...identified(then)].filter(
      ([path, {document}]) => indexed.has(path) || typeof document.frontmatter.data?.id === 'string',
    ),
  )
}

function fault(id: string, from: Path, {id: now, document}: Identified): Fault {
  const {path, file, frontmatter} = document
  const moved = from === path ? '' : ` as \`${from}\``
  const hasOwn = frontmatter.data !== undefined && 'id' in frontmatter.data
  return {
    rule: 'id-changed',
    path,
    message: `It was published${moved} with the id \`${id}\` and now has the id \`${now}\`.`,
    hint: `Write \`id: ${id}\` into its frontmatter.`,
    ...(hasOwn ? {place: {file, ...frontmatter.locate(['id'])}} : {}),
  }
}
