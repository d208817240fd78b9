import {expect, test} from 'vitest'
import {baseLayer} from '../../4-check/example-layer.ts'
import {ruleById, rules} from '../../4-check/index.ts'
import {exampleFindings} from '../../cli/example-findings.ts'
import {pretty} from '../../report/pretty.ts'
import {ruleMarkdown, rulePage} from '../../report/rule-page.ts'

function page(id: string): string {
  const rule = ruleById.get(id)
  return rule ? rulePage(rule, baseLayer, {color: false}) : ''
}

test('a page shows meaning, reason, mend and both examples, changed lines only', () => {
  expect(page('continuity-self')).toBe(
    [
      'continuity-self  warning  Leji 1.0 §19',
      '',
      'The continuity owner is the primary owner.',
      'The continuity owner acts when the primary is away; one and the same person cannot.',
      '',
      'mend  Name another person, or leave `continuity` out until there is one.',
      '',
      'Raises it:',
      '  leji.json',
      '    …',
      '          "name": "Ada"',
      '        },',
      '        "continuity": {',
      '          "name": "Ada"',
      '        }',
      '    …',
      '',
      'Does not:',
      '  leji.json',
      '    …',
      '          "name": "Ada"',
      '        },',
      '        "continuity": {',
      '          "name": "Grace"',
      '        }',
      '    …',
      '',
    ].join('\n'),
  )
})

test('a page shows what the failing example prints', () => {
  const rule = ruleById.get('continuity-self')
  if (!rule) throw new Error('no rule')
  const printed = pretty(exampleFindings(rule), {color: false, introduced: true})
  expect(rulePage(rule, baseLayer, {color: false, printed})).toContain(
    [
      '',
      'It prints:',
      '  leji.json:23:15 warning continuity-self',
      '    `Ada` is both the primary and the continuity owner.',
      '    22 │     "continuity": {',
      '    23 │       "name": "Ada"',
      '       │               ^^^^^',
      '    the primary owner  leji.json:20:15',
      '    20 │       "name": "Ada"',
      '       │               -----',
      '    hint  Name another person, or leave `continuity` out until there is one.',
      '',
      'Does not:',
      '',
    ].join('\n'),
  )
})

test('the failing example of every rule that is checked prints something', () => {
  for (const rule of rules.filter(({raisedBy}) => raisedBy === undefined)) {
    const findings = exampleFindings(rule)
    expect(findings.length, rule.id).toBeGreaterThan(0)
    expect(pretty(findings, {color: false, introduced: true, width: 60}), rule.id).toContain(
      ` ${rule.severity} ${rule.id}\n`,
    )
  }
})

test('what is not text is described', () => {
  expect(page('text-invalid-utf8')).toContain('(6 bytes: 23 20 54 68 e9 0a)')
  expect(page('manifest-missing')).toContain('    (absent)')
  expect(page('git-required')).toContain('The layer outside a git work tree')
})

test('every rule has a page and a section, without control characters and without an open fence', () => {
  for (const rule of rules) {
    const text = rulePage(rule, baseLayer, {color: false})
    expect(text.startsWith(`${rule.id}  ${rule.severity}  `)).toBe(true)
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u200b\u202e\ufeff]/)
    const markdown = ruleMarkdown(rule, baseLayer)
    expect(markdown.startsWith(`## ${rule.id}\n`)).toBe(true)
    expect((markdown.match(/^~{3,}(text)?$/gm) ?? []).length % 2).toBe(0)
  }
})
