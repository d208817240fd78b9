import {expect, test} from 'vitest'
import {parseDecision} from '../../2-parse/decision.ts'
import {parseDocument} from '../../2-parse/document.ts'
import {parseProfile} from '../../2-parse/profile.ts'
import {sourceFile} from '../source-file.ts'

const marked = (text: string, parse: typeof parseDecision | typeof parseProfile) =>
  parse(parseDocument(sourceFile(text, 'docs/x.md'))).faults.map(({rule, path, message, hint, place}) => [
    rule,
    path,
    message,
    hint,
    place?.file.text.slice(place.start, place.end),
  ])

const decision = '---\nid: use-tea\ntitle: Tea\nstatus: accepted\ndate: 2026-01-31\n---\n\nWe use tea.\n'

test('a record that fits has its data and no fault', () => {
  const typed = parseDecision(parseDocument(sourceFile(decision)))
  expect(typed.faults).toEqual([])
  expect(typed.data).toEqual({id: 'use-tea', title: 'Tea', status: 'accepted', date: '2026-01-31'})
  expect(typed.raw).toBe(typed.data)
})

test('a violation keeps the frontmatter as read and marks the value or the key', () => {
  const text = decision.replace('accepted', 'agreed').replace('date:', 'kind: record\ndate:')
  const typed = parseDecision(parseDocument(sourceFile(text)))
  expect([typed.data, typed.raw?.status]).toEqual([undefined, 'agreed'])
  expect(marked(text, parseDecision)).toEqual([
    [
      'decision-frontmatter',
      'docs/x.md',
      '`kind` is not a known field.',
      'Known: `id`, `title`, `status`, `date`, `deciders`, `supersedes`, `supersededBy`, `affectedPaths`, `affectedCategories`, `links`.',
      'kind',
    ],
    [
      'decision-frontmatter',
      'docs/x.md',
      '`status` is `agreed`, which is not one of its values.',
      'Allowed: `proposed`, `accepted`, `superseded`, `deprecated`, `rejected`.',
      'agreed',
    ],
  ])
})

test.each([
  [
    '# Tea\n',
    'The decision record has no frontmatter.',
    'Begin it with decision record fields between two lines of `---`.',
    '',
  ],
  [
    '+++\nid = "x"\n+++\n',
    'The file begins with a `+++` block (TOML), so its keys are not read.',
    'Write it as YAML between `---` lines: `key: value`.',
    '+++',
  ],
  [
    '\n---\nid: x\n---\n',
    'An empty line stands before the opening `---`, so its keys are not read.',
    'Delete everything before `---`.',
    '---',
  ],
  [
    '---\nid: x\n',
    'The frontmatter that opens with `---` is not closed.',
    'Put `---` on a line of its own after the last key.',
    '---',
  ],
  ['---\nid: x\nid: y\n---\n', '`id` is given more than once.', 'Keep one of them.', 'id'],
  ['---\n- x\n---\n', 'Frontmatter must be lines of `key: value`, but it is a list.', 'Give each value a name.', '- x'],
  [
    '---\ntitle: Tea: why\nid: [\n---\n',
    'The value of `title` holds a colon, which YAML reads as the start of another `key: value`.',
    'Put the value in quotes: `title: "Tea: why"`.',
    'Tea: why',
  ],
])('unreadable frontmatter is one fault: %j', (text, message, hint, place) => {
  expect(marked(text, parseDecision)).toEqual([['decision-frontmatter', 'docs/x.md', message, hint, place]])
})

test('an empty block misses each required field; the whole block is marked', () => {
  expect(marked('---\n\n---\n', parseProfile).map(([rule, , message, , place]) => [rule, message, place])).toEqual([
    ['profile-frontmatter', '`requiredRead` is missing.', '---\n\n---\n'],
    ['profile-frontmatter', '`mustAskWhen` is missing.', '---\n\n---\n'],
    ['profile-frontmatter', '`id` is missing.', '---\n\n---\n'],
    ['profile-frontmatter', '`name` is missing.', '---\n\n---\n'],
    ['profile-frontmatter', '`role` is missing.', '---\n\n---\n'],
  ])
})
