import {readdirSync} from 'node:fs'
import {expect, test} from 'vitest'
import {ruleById, rules} from '../../4-check/index.ts'

const files = readdirSync(new URL('../../4-check/rules', import.meta.url)).sort()

test('every file in rules/ is listed under its own name, and every listed rule has its file', () => {
  expect(rules.map(({id}) => `${id}.ts`).sort()).toEqual(files)
})

test('ids are unique and kebab-case', () => {
  expect(ruleById.size).toBe(rules.length)
  for (const {id} of rules) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
})

test('every rule is either checked here or raised by a later stage, and is explained', () => {
  for (const rule of rules) {
    expect(rule.check === undefined, rule.id).toBe(rule.raisedBy !== undefined)
    for (const text of [rule.summary, rule.why, rule.mend]) expect(text, rule.id).toMatch(/^[A-Z`"].*\.$/s)
    if (rule.origin === 'leji') expect(rule.source, rule.id).toMatch(/^Leji 1\.0 §[\d.]+$/)
  }
})

test('the severities of the specification', () => {
  const warnings = rules.filter(({origin, severity}) => origin === 'leji' && severity === 'warning').map(({id}) => id)
  expect(warnings.sort()).toEqual([
    'boot-agents-default',
    'boot-profile-maintenance',
    'boot-profile-sections',
    'changelog-unverifiable',
    'content-identity',
    'content-placeholder',
    'content-thin',
    'content-unconfirmed',
    'continuity-self',
    'freshness-expired',
    'git-required',
    'id-vanished',
    'index-entry-empty',
    'legacy-leji-dir',
    'mount-unavailable',
    'paths-outside-root',
  ])
  expect(rules.filter(({origin, severity}) => origin === 'leji' && severity === 'info')).toEqual([])
})
