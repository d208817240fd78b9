import {diagnose} from '../4-check/check.ts'
import {sortDiagnostics} from '../diagnostics/sort.ts'
import type {Severity} from '../model.ts'
import {plural} from '../report/counts.ts'
import {styleFor} from '../report/style.ts'
import {daysBetween, type Freshness, freshnessOf, type Horizon} from '../survey/freshness.ts'
import type {Command, Invocation} from './command.ts'
import {openLayer} from './open-layer.ts'
import {type Cell, table} from './table.ts'
import {today} from './today.ts'

/** `lejic freshness` (Leji §12) */
export const freshness: Command = {
  name: 'freshness',
  operands: [],
  flags: [{name: 'strict', help: 'a review date that has passed is an error'}],
  about:
    'Lists the review dates (`freshness.reviewAfter`) of documents and agent profiles that have passed, and those of the ' +
    'next 30 days. A report: it fails only with `--strict`.',
  examples: [
    {line: 'lejic freshness', help: 'what to read again'},
    {line: 'lejic freshness --strict', help: 'as a scheduled job'},
  ],
  async run(invocation) {
    const opened = openLayer(invocation, {declared: 0, expired: [], upcoming: []})
    if ('answer' in opened) return opened.answer
    const day = today(invocation)
    const {faults, ...report} = freshnessOf(opened.resolved, day)
    const strict = invocation.flags.has('strict')
    const severity: Severity = strict ? 'error' : 'warning'
    const findings = sortDiagnostics(faults.map((fault) => ({...diagnose(fault), severity})))
    return {
      exit: strict && findings.length > 0 ? 1 : 0,
      findings,
      json: report,
      text: () => freshnessText(report, day, invocation),
    }
  },
}

function freshnessText(
  {declared, expired, upcoming}: Omit<Freshness, 'faults'>,
  day: string,
  {color, quiet}: Pick<Invocation, 'color' | 'quiet'>,
): string {
  const style = styleFor(color)
  const late = (text: string): string => style.severity('warning', text)
  const rows = (list: readonly Horizon[], paint: (text: string) => string): readonly (readonly Cell[])[] =>
    list.map(({path, reviewAfter}) => [reviewAfter, {text: distance(day, reviewAfter), paint}, path])
  const blocks = [
    expired.length > 0 ? `${style.strong(`Passed (${expired.length})`)}\n${table(rows(expired, late), '  ')}` : '',
    upcoming.length > 0 && !quiet
      ? `${style.strong(`Within 30 days (${upcoming.length})`)}\n${table(rows(upcoming, style.faint), '  ')}`
      : '',
    quiet ? '' : `${closing(declared, expired.length)}\n`,
  ]
  return blocks.filter((block) => block !== '').join('\n')
}

function closing(declared: number, expired: number): string {
  if (declared === 0) return 'No document or profile has a review date (`freshness.reviewAfter`).'
  const dates = plural(declared, 'review date')
  return expired === 0 ? `${dates}, none has passed.` : `${dates}, ${expired} passed.`
}

function distance(today: string, date: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  const count = plural(Math.abs(days), 'day')
  return days < 0 ? `${count} ago` : `in ${count}`
}
