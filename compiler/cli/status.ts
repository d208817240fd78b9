import {type SelfProjection, selfProjection} from '../mounts/self-projection.ts'
import {styleFor} from '../report/style.ts'
import {type Status, statusOf} from '../survey/status.ts'
import type {Command, Invocation} from './command.ts'
import {openLayer} from './open-layer.ts'
import {table} from './table.ts'

/** `lejic status` (Leji §20.1) */
export const status: Command = {
  name: 'status',
  operands: [],
  flags: [{name: 'strict', help: 'exit 1 when anything is unindexed, dangling, stale or pending'}],
  about:
    'Says what lies below the root path that no category holds, which lines of the lists lead nowhere, and where the ' +
    'context index is behind. A report: it fails only with `--strict`.',
  examples: [
    {line: 'lejic status', help: 'what to look at'},
    {line: 'lejic status --strict', help: 'as a gate'},
  ],
  async run(invocation) {
    const opened = openLayer(invocation, {})
    if ('answer' in opened) return opened.answer
    const status = {...statusOf(opened.resolved), projection: selfProjection(invocation.root)}
    const open = gated.some((key) => status[key].length > 0)
    return {
      exit: open && invocation.flags.has('strict') ? 1 : 0,
      findings: [],
      json: {...status},
      text: () => statusText(status, invocation) + projectionText(status.projection, invocation),
    }
  },
}

/** Said only where a host that mounts the layer would miss something. */
function projectionText(projection: SelfProjection, {quiet}: Pick<Invocation, 'quiet'>): string {
  if (projection.state !== 'fail' || quiet) return ''
  return `\nA host that mounted this layer at HEAD could not read it: ${projection.detail}.\n`
}

/** What `--strict` looks at. */
const gated = ['unindexed', 'dangling', 'stale', 'pending'] as const

const parts = [
  ['unindexed', 'In no category', 'List it in a category’s list, or move it out of the layer.'],
  ['dangling', 'Lines that lead nowhere', 'Correct or remove the line.'],
  ['stale', 'In the context index, no longer in the layer', 'Run `lejic build`.'],
  ['pending', 'In the layer, not yet in the context index', 'Run `lejic build`.'],
  ['shadowed', 'Lines that win no document', 'A narrower line wins each of them; remove the line, or leave it.'],
  ['skippedReadmes', 'READMEs that a folder line passes over', 'Name one in a list to take it in.'],
] as const

/** How many lines of one part are shown; the JSON has all. */
const shownLines = 20

function statusText(status: Status, {color, quiet}: Pick<Invocation, 'color' | 'quiet'>): string {
  const style = styleFor(color)
  const blocks = parts.flatMap(([key, title, mend]) => {
    const rows = status[key].map(rowOf)
    if (rows.length === 0 || (quiet && !gated.some((one) => one === key))) return []
    const more = rows.length - shownLines
    return [
      `${style.strong(`${title} (${rows.length})`)}\n${table(rows.slice(0, shownLines), '  ')}` +
        (more > 0 ? `  and ${more} more; --json lists all\n` : '') +
        `  ${style.faint(mend)}\n`,
    ]
  })
  if (blocks.length > 0) return blocks.join('\n')
  return quiet
    ? ''
    : 'Every document is in a category, every line leads somewhere, and the context index knows them all.\n'
}

function rowOf(
  item: string | {readonly indexFile: string; readonly detail?: string; readonly path?: string},
): string[] {
  return typeof item === 'string' ? [item] : [item.indexFile, item.detail ?? item.path ?? '']
}
