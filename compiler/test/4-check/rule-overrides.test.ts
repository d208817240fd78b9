import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {examine} from '../../examine.ts'
import {smallLayer} from '../small-layer.ts'

const findings = (yaml: string, spec = false) =>
  examine(memorySource(smallLayer({'lejic.yaml': yaml})), {now: 0, spec}).diagnostics.map(
    ({rule, severity, message, hint, place}) => [
      rule,
      severity,
      message,
      hint,
      place?.file.text.slice(place.start, place.end),
    ],
  )

test('severities of our own rules may be changed', () => {
  expect(findings('rules: {text-bom: "off", path-case: error}')).toEqual([])
})

test('a misspelt rule, and one of the specification, are errors at their keys', () => {
  expect(findings('# text-bm\nrules:\n  text-bm: error\n  "link-unresolved": warning\n')).toEqual([
    ['settings-schema', 'error', '`rules` names `text-bm`, which is no rule.', 'Did you mean `text-bom`?', 'text-bm'],
    [
      'settings-schema',
      'error',
      '`link-unresolved` is a rule of the specification, whose severity is fixed.',
      'Take it away.',
      'link-unresolved',
    ],
  ])
})

test('under the specification our settings are not judged', () => {
  expect(findings('rules: {text-bm: error}', true)).toEqual([])
})
