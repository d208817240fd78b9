import {levels} from '../canonical.ts'
import type {ConformanceLevel} from '../model.ts'
import {styleFor} from '../report/style.ts'
import type {Conformance, JudgedItem} from '../survey/conformance.ts'
import {type ItemOutcome, items} from '../survey/conformance-items.ts'
import type {Invocation} from './command.ts'
import {type Cell, table} from './table.ts'

/** What a layer may be found to keep, from nothing up. */
const verdicts: readonly (ConformanceLevel | 'none')[] = ['none', ...levels]

const words: Readonly<Record<ItemOutcome, string>> = {
  pass: 'pass',
  fail: 'fail',
  manual: 'people attest',
  unknown: 'unknown',
  'not-applicable': 'does not apply',
}

/**
 * The checklist for a person, level by level. `explain` adds what each line asks for, how to come to a pass, and what
 * stands between the layer and the next level.
 */
export function conformanceText(
  report: Conformance,
  explain: boolean,
  {color, quiet}: Pick<Invocation, 'color' | 'quiet'>,
): string {
  const style = styleFor(color)
  const paint: Readonly<Record<ItemOutcome, (text: string) => string>> = {
    pass: style.good,
    fail: (text) => style.severity('error', text),
    manual: style.faint,
    unknown: (text) => style.severity('warning', text),
    'not-applicable': style.faint,
  }
  const shown = quiet ? report.items.filter(({status}) => status === 'fail') : report.items
  const blocks = levels.flatMap((level) => {
    const own = shown.filter((item) => item.level === level)
    if (own.length === 0) return []
    const rows = own.map((item): readonly Cell[] => [
      {text: words[item.status], paint: paint[item.status]},
      item.id,
      {text: explain ? '' : (item.detail ?? ''), paint: style.faint},
    ])
    const body = explain
      ? own.map((item, at) => table([rows[at] ?? []], '  ') + reasons(item)).join('')
      : table(rows, '  ')
    return [`${style.strong(level)}\n${body}`]
  })
  if (quiet) return blocks.join('\n')
  const closing = `Claimed: ${report.claimedLevel}. Verified: ${report.verifiedLevel}.\n`
  return [...blocks, closing + (explain ? nextStep(report) : '')].join('\n')
}

function reasons({id, status, description, detail}: JudgedItem): string {
  const mend = items.find((item) => item.id === id)?.mend
  const lines = [description, ...(detail === undefined ? [] : [detail])]
  if (mend && status !== 'pass' && status !== 'not-applicable') lines.push(`How: ${mend}`)
  return lines.map((line) => `    ${line}\n`).join('')
}

function nextStep({verifiedLevel, claimedLevel, items: judged}: Conformance): string {
  const next = verdicts[verdicts.indexOf(verifiedLevel) + 1]
  if (next === undefined) return 'There is no level above.\n'
  const open = judged.filter(({level, status}) => level === next && (status === 'fail' || status === 'unknown'))
  if (open.length > 0) return `Between the layer and \`${next}\`: ${open.map(({id}) => id).join(', ')}.\n`
  if (verdicts.indexOf(claimedLevel) < verdicts.indexOf(next))
    return `Nothing that can be scored stands in the way of \`${next}\`: claim it in leji.json where people attest the rest.\n`
  return ''
}
