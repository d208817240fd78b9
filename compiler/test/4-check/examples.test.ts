import {describe, expect, test} from 'vitest'
import {recordedFaults} from '../../4-check/faults.ts'
import {ruleById, rules} from '../../4-check/index.ts'
import {examineExample} from '../../examine-example.ts'
import type {CompileOptions, ExampleTree, Rule} from '../../model.ts'

/** What the rules say about a tree laid over the base layer. */
function examineTree(
  tree: ExampleTree,
  rule: Pick<Rule, 'example' | 'when'>,
  git = true,
  options: CompileOptions = {},
) {
  const result = examineExample(tree, rule, {git, ...options})
  const unlisted = [...recordedFaults(result).keys()].filter((rule) => !ruleById.has(rule))
  expect(unlisted).toEqual([])
  return result.diagnostics
}

const judged = rules.filter((rule) => rule.raisedBy === undefined)

describe('the base layer', () => {
  test.each([false, true])('has no finding (spec: %s)', (spec) => {
    expect(examineTree({}, {example: {bad: {}, good: {}}}, true, {spec})).toEqual([])
  })
})

describe.each(judged)('$id', (rule) => {
  const {bad, good, git, companions = []} = rule.example

  test('its bad example gives it, and nothing but it and its companions', () => {
    const found = examineTree(bad, rule, git !== false)
    expect([...new Set(found.map(({rule: id}) => id))].sort()).toEqual([rule.id, ...companions].sort())
    for (const {severity} of found.filter(({rule: id}) => id === rule.id)) expect(severity).toBe(rule.severity)
  })

  test('its good example gives nothing', () => {
    expect(examineTree(good, rule)).toEqual([])
  })

  test('its findings say where, what and how to mend it', () => {
    const own = examineTree(bad, rule, git !== false).filter(({rule: id}) => id === rule.id)
    for (const {path, place, related = [], message, hint} of own) {
      expect(path).not.toBe('')
      expect(message).toMatch(/\S/)
      expect(hint).toMatch(/^[A-Z`].*[.?]"?$/s)
      const places = [...(place ? [place] : []), ...related.flatMap((one) => one.place ?? [])]
      for (const {file, start, end} of places) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(file.text.length)
      }
    }
  })

  test(rule.origin === 'own' ? 'is silent under spec' : 'speaks under spec too', () => {
    const found = examineTree(bad, rule, git !== false, {spec: true}).map(({rule: id}) => id)
    if (rule.origin === 'own') expect(found).not.toContain(rule.id)
    else if (!onlyOutsideSpec.has(rule.id)) expect(found).toContain(rule.id)
  })
})

/** Rules whose example needs a build to matter, or the older form, which spec mode refuses before it is looked at. */
const onlyOutsideSpec = new Set(['id-vanished', 'id-pattern', 'id-duplicate', 'category-path-missing'])
