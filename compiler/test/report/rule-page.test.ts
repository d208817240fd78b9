import {expect, test} from 'vitest'
import {baseLayer} from '../../4-check/example-layer.ts'
import {ruleById, rules} from '../../4-check/index.ts'
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
