import {memorySource} from '../1-read/memory.ts'
import {layOver} from '../4-check/example-layer.ts'
import {examine} from '../examine.ts'
import type {Diagnostic, Rule} from '../model.ts'

/** What `check` finds by a rule on its failing example; nothing for a rule that something else raises. */
export function exampleFindings({id, example, raisedBy, when}: Rule): readonly Diagnostic[] {
  if (raisedBy !== undefined) return []
  const {bad, git, head = {}, since: before} = example
  const then = before && {since: layOver(before)}
  const source = memorySource(layOver(bad), {git: git !== false, head, ...then})
  const revision = then && source.git.since('main')
  const since = revision && 'commit' in revision ? {since: revision} : {}
  return examine(source, {...since, content: when === 'content', now: 0}).diagnostics.filter(({rule}) => rule === id)
}
