import {memorySource} from './1-read/memory.ts'
import {layOver} from './4-check/example-layer.ts'
import {type CheckResult, examine} from './examine.ts'
import type {CompileOptions, ExampleTree, Rule} from './model.ts'

/** What is found on a tree laid over the base layer, with the history and the reads that a rule's example asks for. */
export function examineExample(
  tree: ExampleTree,
  {example, when}: Pick<Rule, 'example' | 'when'>,
  {git = true, ...options}: CompileOptions & {readonly git?: boolean} = {},
): CheckResult {
  const then = example.since && {since: layOver(example.since)}
  const leftOut = tree === example.bad ? (example.leftOut ?? []) : []
  const source = memorySource(layOver(tree), {git, head: example.head ?? {}, leftOut, ...then})
  const revision = then && source.git.since('main')
  const since = revision && 'commit' in revision ? {since: revision} : {}
  return examine(source, {...since, content: when === 'content', ...options})
}
