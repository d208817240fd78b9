import type {Invocation} from './command.ts'
import {UsageError} from './command.ts'
import {compileOptions} from './options.ts'

/** Now; `SOURCE_DATE_EPOCH` stands in for the clock where it is set. */
export function moment(invocation: Pick<Invocation, 'environment'>): Date {
  const {sourceDateEpoch} = compileOptions(invocation)
  return new Date(sourceDateEpoch === undefined ? Date.now() : sourceDateEpoch * 1000)
}

/** Today in UTC as `YYYY-MM-DD`. */
export function today(invocation: Pick<Invocation, 'environment'>): string {
  return moment(invocation).toISOString().slice(0, 10)
}

/** A day of the calendar as written, `YYYY-MM-DD`. Raises `UsageError` for anything else, the 30th of February too. */
export function calendarDay(written: string, flag: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(`${written}T00:00:00Z`) : undefined
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written)) return written
  throw new UsageError(`\`${written}\` is no day of the calendar.`, `Write \`${flag}\` as YYYY-MM-DD.`)
}
