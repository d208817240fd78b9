import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {diagnose} from '../../4-check/check.ts'
import {layOver} from '../../4-check/example-layer.ts'
import {freshnessExpired} from '../../4-check/rules/freshness-expired.ts'
import {positionAt} from '../../diagnostics/place.ts'
import {examine} from '../../examine.ts'
import {addDays, daysBetween, freshnessOf} from '../../survey/freshness.ts'
import {smallLayer} from '../small-layer.ts'

const dated = (day: string, more = '') => `---\nfreshness:\n  reviewAfter: ${day}\n${more}---\n\n# A page\n`

function freshness(files: Parameters<typeof memorySource>[0], today: string) {
  const {resolved} = examine(memorySource(files), {now: 0})
  if (!resolved) throw new Error('no layer')
  return freshnessOf(resolved, today)
}

test('dates that have passed and those of thirty days, by date and path', () => {
  const files = smallLayer({
    'docs/system/b.md': dated('2026-05-31'),
    'docs/system/a.md': dated('2026-05-31'),
    'docs/system/c.md': dated('2026-01-01'),
    'docs/system/today.md': dated('2026-06-01'),
    'docs/system/edge.md': dated('2026-07-01'),
    'docs/system/later.md': dated('2026-07-02'),
    'docs/system/odd.md': dated('soon'),
    'docs/system/record.md': dated('2026-01-01', 'kind: record\ndate: 2025-01-01\n'),
    'docs/agents/core.md':
      '---\nid: core\nname: Core\nrole: core\nrequiredRead: [docs/system/a.md]\nmustAskWhen: [unsure]\nfreshness:\n  reviewAfter: 2026-02-01\n---\n\nBe kind.\n',
  })
  const {declared, expired, upcoming, faults} = freshness(files, '2026-06-01')
  expect(declared).toBe(7)
  expect(expired).toEqual([
    {path: 'docs/system/c.md', reviewAfter: '2026-01-01'},
    {path: 'docs/agents/core.md', reviewAfter: '2026-02-01'},
    {path: 'docs/system/a.md', reviewAfter: '2026-05-31'},
    {path: 'docs/system/b.md', reviewAfter: '2026-05-31'},
  ])
  expect(upcoming).toEqual([
    {path: 'docs/system/today.md', reviewAfter: '2026-06-01'},
    {path: 'docs/system/edge.md', reviewAfter: '2026-07-01'},
  ])
  expect(faults.map(({path}) => path)).toEqual(expired.map(({path}) => path))
})

test('the rule’s examples do what they show, with the caret under the date', () => {
  const {bad, good} = freshnessExpired.example
  expect(freshness(layOver(good), '2026-06-01').faults).toEqual([])
  const [fault, ...others] = freshness(layOver(bad), '2026-06-01').faults
  expect(others).toEqual([])
  expect(fault && diagnose(fault)).toMatchObject({
    rule: 'freshness-expired',
    severity: 'warning',
    path: 'docs/domain/terms.md',
  })
  const place = fault?.place
  expect(place?.file.text.slice(place.start, place.end)).toBe('2026-01-31')
  expect(place && positionAt(place.file, place.start)).toMatchObject({line: 3, column: 16})
})

test('days are counted over months, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
})
