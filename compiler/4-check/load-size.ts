import type {CheckContext, Fault} from '../model.ts'

/** Files that a message names, the largest first. */
const named = 3

/**
 * A fault when what is read before any task has more bytes than `limit` and no more than `ceiling`, where the next rule
 * speaks. It points at the first path of the set.
 */
export function loadSizeFault(
  {layer, resolved}: CheckContext,
  rule: string,
  limit: number,
  ceiling: number,
): Fault | undefined {
  const {boot} = layer
  if (!boot || !resolved?.load) return undefined
  const {first, steps} = resolved.load
  const total = first.reduce((sum, {bytes}) => sum + bytes, 0)
  if (total <= limit || total > ceiling) return undefined
  const largest = [...first].sort((a, b) => b.bytes - a.bytes).slice(0, named)
  const list = largest.map(({path, bytes}) => `\`${path}\` ${bytes}`).join(', ')
  const target = steps.find(({role, targets}) => role === 'first' && targets.length > 0)?.targets[0]
  const {file} = boot.document
  return {
    rule,
    path: file.path,
    message: `An agent reads ${total} bytes before any task, in ${first.length} ${first.length === 1 ? 'file' : 'files'}, over the ${limit} that ${rule === 'boot-load-budget' ? 'are allowed' : 'are aimed for'} (largest: ${list}).`,
    hint: `Let the tasks that need it name it, or raise \`budgets.${rule === 'boot-load-budget' ? 'budget' : 'target'}\` in \`lejic.yaml\`.`,
    place: {file, start: target?.start ?? 0, end: target?.end ?? 0},
  }
}
