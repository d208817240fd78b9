import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {
  agentProfile,
  bootProfileWithMounts,
  contextIndexWith,
  corePosture,
  decisionRecord,
  indexedFiles,
  indexFile,
  layOver,
  manifestWith,
  manifestWithMounts,
  warehouseEntry,
  warehouseMount,
} from '../../4-check/example-layer.ts'
import {ruleById, rules} from '../../4-check/index.ts'
import {positionAt} from '../../diagnostics/place.ts'
import {examine} from '../../examine.ts'
import {examineExample} from '../../examine-example.ts'
import type {Diagnostic, ExampleTree} from '../../model.ts'

/** The rule, the path of its example's first finding, where a reader is taken, and the first line of what is marked there. */
const table: readonly (readonly [rule: string, path: string, at: string | undefined, marked: string | undefined])[] = [
  ['manifest-missing', 'leji.json', undefined, undefined],
  ['manifest-parse', 'leji.json', 'leji.json:4:1', '}'],
  ['manifest-not-scalar', 'leji.json', 'leji.json:23:18', '"tea \\ud83c"'],
  ['manifest-line', 'leji.json', 'leji.json:2:11', '"2.0"'],
  ['manifest-schema', 'leji.json', 'leji.json:23:3', '"descripton"'],
  ['git-required', 'leji.json', undefined, undefined],
  ['legacy-leji-dir', 'docs/.leji', undefined, undefined],
  ['missing-declared-file', 'docs/agents/reviewer.md', 'leji.json:24:17', '"docs/agents/reviewer.md"'],
  ['path-escapes-root', 'agents/reviewer.md', 'leji.json:24:17', '"agents/reviewer.md"'],
  ['boot-profile-sections', 'docs/boot-profile.md', 'docs/boot-profile.md:1:1', '# Boot profile'],
  ['boot-profile-maintenance', 'docs/boot-profile.md', 'docs/boot-profile.md:1:1', '# Boot profile'],
  ['categories-minimum', 'leji.json', 'leji.json:6:3', '"categories"'],
  ['category-index-missing', 'docs/context/domain.md', 'leji.json:9:9', '"docs/context/domain.md"'],
  ['index-file-missing', 'docs/context/domain.md', 'leji.json:9:9', '"docs/context/domain.md"'],
  ['index-file-parse', 'docs/context/domain.md', 'docs/context/domain.md:5:1', '* docs/more.md'],
  ['index-entry-missing', 'docs/context/domain.md', 'docs/context/domain.md:5:9', 'docs/prices.md'],
  ['index-entry-not-markdown', 'docs/context/domain.md', 'docs/context/domain.md:5:9', 'docs/prices.csv'],
  ['index-entry-empty', 'docs/context/domain.md', 'docs/context/domain.md:5:9', 'docs/suppliers/'],
  ['category-path-missing', 'docs/gone/', 'leji.json:10:9', '"docs/gone/"'],
  ['category-conflict', 'docs/domain/terms.md', 'docs/context/domain.md:4:9', 'docs/domain/'],
  ['category-empty', 'docs/context/practice.md', 'docs/context/practice.md:3:1', '```leji-index'],
  ['categories-intent-minimum', 'leji.json', 'leji.json:7:5', '"domain"'],
  ['kind-invalid', 'docs/domain/terms.md', 'docs/domain/terms.md:2:7', 'intend'],
  ['freshness-on-record', 'docs/audit.md', 'docs/audit.md:5:16', '2026-08-01'],
  ['paths-outside-root', 'adr/', 'leji.json:24:28', '"adr/"'],
  ['vendor-adapter-redirect', 'AGENTS.md', 'AGENTS.md:1:1', '# Rules'],
  ['continuity-self', 'leji.json', 'leji.json:23:15', '"Ada"'],
  ['actor-command-missing', 'leji.json', 'leji.json:27:9', '"reviewer"'],
  ['actor-command-unclaimed', 'leji.json', 'leji.json:30:9', '"editor"'],
  ['actor-profile-invocation', 'docs/agents/writer.md', 'docs/agents/writer.md:7:1', 'invocation'],
  ['boot-agents-default', 'leji.json', 'leji.json:24:16', '"docs/agents/everyone.md"'],
  ['mount-duplicate', 'warehouse', 'leji.json:34:17', '"warehouse"'],
  ['mount-self', 'tea-shop', 'leji.json:26:17', '"tea-shop"'],
  ['mount-source', 'warehouse', 'leji.json:27:19', '"../warehouse"'],
  ['mount-tracking-ref', 'warehouse', 'leji.json:32:24', '"refs/heads/stock..counts"'],
  ['mount-unavailable', 'warehouse', 'leji.json:26:17', '"warehouse"'],
  ['mount-surfacing-block', 'docs/boot-profile.md', 'docs/boot-profile.md:1:1', '# Boot profile'],
  ['mount-surfacing-syntax', 'docs/boot-profile.md', 'docs/boot-profile.md:29:1', '- mount: kitchen'],
  ['mount-surfacing-unknown', 'docs/boot-profile.md', 'docs/boot-profile.md:28:10', 'kitchen'],
  ['mount-surfacing-duplicate', 'docs/boot-profile.md', 'docs/boot-profile.md:28:10', 'warehouse'],
  ['mount-surfacing-missing', 'docs/boot-profile.md', 'docs/boot-profile.md:23:1', '```leji-mounts'],
  ['mount-surfacing-owner', 'docs/boot-profile.md', 'docs/boot-profile.md:25:10', 'Linus'],
  ['mount-name-line', 'leji.json', 'leji.json:26:17', '"warehouse "'],
  ['mount-owner-name-line', 'leji.json', 'leji.json:30:19', '"Grace "'],
  ['profile-frontmatter', 'docs/agents/core.md', 'docs/agents/core.md:1:1', '---'],
  ['inherits-unknown', 'docs/agents/writer.md', 'docs/agents/writer.md:5:11', 'core'],
  ['inherits-ambiguous-target', 'docs/agents/writer.md', 'docs/agents/writer.md:5:11', 'core'],
  ['inherits-target-not-core', 'docs/agents/writer.md', 'docs/agents/writer.md:5:11', 'lead'],
  ['inherits-on-core', 'docs/agents/core.md', 'docs/agents/core.md:7:11', 'base'],
  ['decision-frontmatter', 'docs/decisions/0002-open-late.md', 'docs/decisions/0002-open-late.md:4:9', 'agreed'],
  ['decisions-empty', 'docs/decisions/', 'leji.json:12:5', '"decisions"'],
  ['decision-number-duplicate', 'docs/decisions/1-open-late.md', undefined, undefined],
  ['decision-supersession', 'docs/decisions/0002-open-late.md', 'docs/decisions/0002-open-late.md:6:13', 'close-early'],
  ['id-duplicate', 'docs/domain/units.md', 'docs/domain/units.md:2:5', 'words'],
  ['link-unresolved', 'docs/domain/terms.md', 'docs/domain/terms.md:3:18', 'pricse.md'],
  ['index-required', 'docs/context-index.json', 'leji.json:24:21', '"indexed"'],
  ['index-stale', 'docs/context-index.json', 'docs/context-index.json:18:16', '"Words"'],
  ['id-pattern', 'docs/domain/terms.md', 'docs/domain/terms.md:2:5', 'Tea Terms'],
  ['id-vanished', 'docs/domain/units.md', 'docs/context-index.json:16:13', '"units"'],
  ['artifact-parse', 'docs/context-changelog.json', 'docs/context-changelog.json:1:38', '}'],
  ['artifact-schema', 'docs/context-changelog.json', 'docs/context-changelog.json:4:5', '{'],
  ['schema-version', 'docs/context-changelog.json', 'docs/context-changelog.json:2:20', '"2.0"'],
  ['changelog-required', 'docs/context-changelog.json', 'leji.json:24:21', '"indexed"'],
  ['changelog-append-only', 'docs/context-changelog.json', 'docs/context-changelog.json:8:18', '"Start the shop."'],
  ['changelog-unverifiable', 'docs/context-changelog.json', undefined, undefined],
  ['profile-required', 'docs/agents/', 'leji.json:24:21', '"governed"'],
  ['settings-syntax', 'lejic.yaml', 'lejic.yaml:2:10', '"Tea'],
  ['settings-schema', 'lejic.yaml', 'lejic.yaml:2:3', 'titel'],
  ['settings-without-effect', 'lejic.yaml', 'lejic.yaml:2:18', 'core'],
  ['manifest-legacy-paths', 'leji.json', 'leji.json:8:7', '"paths"'],
  ['vendor-adapter-import', 'CLAUDE.md', 'CLAUDE.md:1:1', '@AGENTS.md'],
  ['frontmatter-syntax', 'docs/domain/terms.md', 'docs/domain/terms.md:2:8', 'Tea: the terms'],
  ['frontmatter-foreign', 'docs/domain/terms.md', 'docs/domain/terms.md:1:1', '+++'],
  ['text-bom', 'docs/domain/terms.md', 'docs/domain/terms.md:1:1', ''],
  ['text-utf16', 'docs/domain/terms.md', 'docs/domain/terms.md:1:1', ''],
  ['text-invalid-utf8', 'docs/domain/terms.md', 'docs/domain/terms.md:1:5', '\ufffd'],
  ['text-lone-cr', 'docs/domain/terms.md', 'docs/domain/terms.md:3:11', '\r'],
  ['text-nul', 'docs/domain/terms.md', 'docs/domain/terms.md:3:6', '\u0000'],
  ['text-merge-conflict', 'docs/domain/terms.md', 'docs/domain/terms.md:3:1', '<<<<<<< HEAD'],
  ['text-bidi-override', 'docs/domain/terms.md', 'docs/domain/terms.md:3:7', '\u202e'],
  ['extension-case', 'docs/domain/prices.MD', 'docs/context/domain.md:4:9', 'docs/domain/'],
  ['file-unreadable', 'docs/domain/prices.md', 'docs/context/domain.md:4:9', 'docs/domain/'],
  ['path-case', 'docs/domain/terms.md', undefined, undefined],
]

/** The first finding that a rule's failing example gives. */
function firstFinding(id: string): Diagnostic | undefined {
  const rule = ruleById.get(id)
  if (!rule) throw new Error(`no rule ${id}`)
  const {bad, git} = rule.example
  return examineExample(bad, rule, {git: git !== false}).diagnostics.find((finding) => finding.rule === id)
}

/** What changed without an entry is the file, wherever in it. */
const aboutTheFile: ReadonlySet<string> = new Set(['changelog-coverage'])

/** Rules of the table that mark nothing are about a file as a whole; every other rule marks something. */
test('a rule that is not in the table marks a place', () => {
  const known = new Set(table.map(([id]) => id))
  const checked = rules.filter(({id, raisedBy}) => raisedBy === undefined && !known.has(id) && !aboutTheFile.has(id))
  for (const {id} of checked) {
    const {place, related = []} = firstFinding(id) ?? {}
    expect(place ?? related.find((one) => one.place)?.place, id).toBeDefined()
  }
})

test.each(table)('%s marks the value at fault', (id, path, at, marked) => {
  const finding = firstFinding(id)
  expect(finding?.path).toBe(path)
  const place = finding?.place ?? finding?.related?.find((one) => one.place)?.place
  const {line, column} = place ? positionAt(place.file, place.start) : {line: 0, column: 0}
  expect(place && `${place.file.path}:${line}:${column}`).toBe(at)
  expect(place && (/^.[^\n]*/s.exec(place.file.text.slice(place.start, place.end))?.[0] ?? '')).toBe(marked)
})

/** Second places of the same findings: what each says, where it is, and what is marked there. */
const second: readonly (readonly [rule: string, related: readonly string[]])[] = [
  ['missing-declared-file', ['declared here: leji.json:24:17 "docs/agents/reviewer.md"']],
  ['path-escapes-root', ['declared here: leji.json:24:17 "agents/reviewer.md"']],
  ['category-index-missing', ['declared here: leji.json:9:9 "docs/context/domain.md"']],
  ['index-file-missing', ['declared here: leji.json:9:9 "docs/context/domain.md"']],
  ['category-path-missing', ['declared here: leji.json:10:9 "docs/gone/"']],
  [
    'category-conflict',
    [
      'selects it as domain/intent: docs/context/domain.md:4:9 docs/domain/',
      'selects it as practice/intent: docs/context/practice.md:4:9 docs/domain/',
    ],
  ],
  ['category-empty', ['declared here: leji.json:17:5 "practice"']],
  ['categories-intent-minimum', ['listed as records here: docs/context/domain.md:4:9 docs/domain/']],
  ['freshness-on-record', ['a record by its own word: docs/audit.md:2:7 record']],
  ['paths-outside-root', ['declared here: leji.json:24:28 "adr/"', 'the context root: leji.json:4:15 "docs/"']],
  ['vendor-adapter-redirect', ['the boot profile: leji.json:5:22 "docs/boot-profile.md"']],
  ['continuity-self', ['the primary owner: leji.json:20:15 "Ada"']],
  ['actor-command-missing', ['its commands: leji.json:29:7 "commands"']],
  ['actor-command-unclaimed', ['its roles: leji.json:25:7 "roles"']],
  ['actor-profile-invocation', ['the command of the actor: leji.json:32:19 "agent write <prompt>"']],
  ['boot-agents-default', ['named here: docs/boot-profile.md:21:7 docs/agents/everyone.md']],
  [
    'mount-duplicate',
    ['declared here: leji.json:34:17 "warehouse"', 'first declared here: leji.json:26:17 "warehouse"'],
  ],
  ['mount-self', ['declared here: leji.json:26:17 "tea-shop"', 'this layer: leji.json:3:11 "tea-shop"']],
  ['mount-source', ['declared here: leji.json:27:19 "../warehouse"']],
  ['mount-tracking-ref', ['declared here: leji.json:32:24 "refs/heads/stock..counts"']],
  ['mount-unavailable', ['declared here: leji.json:26:17 "warehouse"']],
  ['mount-surfacing-block', ['declared here: leji.json:24:5 "mounts"']],
  ['mount-surfacing-duplicate', ['first surfaced here: docs/boot-profile.md:24:10 warehouse']],
  ['mount-surfacing-missing', ['declared here: leji.json:26:17 "warehouse"']],
  ['mount-surfacing-owner', ['declared here: leji.json:30:19 "Grace"']],
  [
    'inherits-ambiguous-target',
    ['has the id `core`: docs/agents/core.md:2:5 core', 'has the id `core`: team/core.md:2:5 core'],
  ],
  ['inherits-target-not-core', ['the inherited profile: docs/agents/lead.md:4:7 lead']],
  [
    'decisions-empty',
    ['declared here: leji.json:12:5 "decisions"', 'not valid: docs/decisions/0001-sell-by-weight.md'],
  ],
  ['decision-number-duplicate', ['has the number 1 too: docs/decisions/0001-sell-by-weight.md']],
  ['id-duplicate', ['first used here: docs/domain/terms.md:2:5 words']],
  ['index-required', ['claimed here: leji.json:24:21 "indexed"']],
  ['index-stale', ['the document: docs/domain/terms.md']],
  ['id-vanished', ['stored here: docs/context-index.json:16:13 "units"']],
  ['changelog-required', ['claimed here: leji.json:24:21 "indexed"']],
  ['profile-required', ['claimed here: leji.json:24:21 "governed"']],
  ['text-merge-conflict', ['ends here: docs/domain/terms.md:7:1 >>>>>>> 0123abc (prices)']],
  ['file-unreadable', ['listed here: docs/context/domain.md:4:9 docs/domain/']],
  ['path-case', ['the other file: docs/domain/Terms.md']],
  ['extension-case', ['its folder is listed here: docs/context/domain.md:4:9 docs/domain/']],
]

test.each(second)('%s shows its second places', (id, related) => {
  const finding = firstFinding(id)
  expect(secondPlaces(finding)).toEqual(related)
})

function secondPlaces(finding: Diagnostic | undefined): readonly string[] {
  return (finding?.related ?? []).map(({message, path, place}) => {
    if (!place) return `${message}: ${path}`
    const {line, column} = positionAt(place.file, place.start)
    return `${message}: ${path}:${line}:${column} ${place.file.text.slice(place.start, place.end).split('\n')[0]}`
  })
}

const record = (id: string, ...more: readonly string[]) =>
  decisionRecord(`id: ${id}`, `title: ${id}`, 'date: 2026-04-01', ...more)
const profile = (id: string, ...more: readonly string[]) => agentProfile(`id: ${id}`, `name: ${id}`, ...more)

/** Places, second places and suggestions that the examples of the rules do not show. */
test.each<[string, ExampleTree, string, readonly string[], string]>([
  [
    'decision-supersession',
    {
      'docs/decisions/0002-new.md': record('new', 'status: accepted', 'supersedes: old'),
      'docs/decisions/0003-old.md': record('old', 'status: superseded'),
    },
    'docs/decisions/0003-old.md:5:9 superseded',
    ['the other end: docs/decisions/0002-new.md:6:13 old'],
    'Set `supersededBy: new`.',
  ],
  [
    'decision-supersession',
    {
      'docs/decisions/0002-new.md': record('new', 'status: accepted', 'supersedes: sell-by-wieght'),
      'docs/decisions/0003-old.md': record('old', 'status: accepted'),
    },
    'docs/decisions/0002-new.md:6:13 sell-by-wieght',
    [],
    'Did you mean `sell-by-weight`?',
  ],
  [
    'decision-supersession',
    {
      'docs/decisions/0002-a.md': record('a', 'status: superseded', 'supersededBy: b', 'supersedes: b'),
      'docs/decisions/0003-b.md': record('b', 'status: superseded', 'supersededBy: a', 'supersedes: a'),
    },
    'docs/decisions/0002-a.md:7:13 b',
    ['the next of the circle: docs/decisions/0003-b.md:7:13 a'],
    'Break the circle: a decision supersedes an older one only.',
  ],
  [
    'inherits-unknown',
    {
      'docs/agents/core.md': profile('base', ...corePosture),
      'docs/agents/writer.md': profile('writer', 'role: writer', 'inherits: bsae'),
    },
    'docs/agents/writer.md:5:11 bsae',
    [],
    'Did you mean `base`?',
  ],
  [
    'kind-invalid',
    {'docs/domain/terms.md': '---\nkind: recrod\n---\n'},
    'docs/domain/terms.md:2:7 recrod',
    [],
    'Did you mean `record`?',
  ],
  [
    'freshness-on-record',
    {
      'docs/context/domain.md': `${indexFile('domain', 'docs/domain/')}\n\`\`\`leji-index record\n- path: docs/a.md\n\`\`\`\n`,
      'docs/a.md': '---\nfreshness: {reviewAfter: 2026-01-01}\n---\n',
    },
    'docs/a.md:2:26 2026-01-01',
    ['a record by this line: docs/context/domain.md:8:9 docs/a.md'],
    'Take `reviewAfter` away, or make the document `intent` if it has to stay true.',
  ],
  [
    'mount-surfacing-unknown',
    {
      'leji.json': manifestWithMounts(warehouseMount),
      'docs/boot-profile.md': bootProfileWithMounts(
        ...warehouseEntry.map((line) => line.replace('warehouse', 'warehosue')),
      ),
    },
    'docs/boot-profile.md:24:10 warehosue',
    [],
    'Did you mean `warehouse`?',
  ],
  [
    'mount-surfacing-syntax',
    {
      'leji.json': manifestWithMounts(warehouseMount),
      'docs/boot-profile.md': bootProfileWithMounts(
        ...warehouseEntry.map((line) => line.replace('read-when', 'readwhen')),
      ),
    },
    'docs/boot-profile.md:27:3 readwhen',
    [],
    'Did you mean `read-when`?',
  ],
  [
    'index-file-parse',
    {'docs/context/domain.md': '```leji-index recrod\n- path: docs/domain/\n```\n'},
    'docs/context/domain.md:1:15 recrod',
    [],
    'Did you mean `record`?',
  ],
  [
    'index-stale',
    {
      'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}),
      ...indexedFiles,
      'docs/context-index.json': contextIndexWith({'docs/domain/terms.md': {path: 'docs/domain/old.md', id: 'old'}}),
    },
    'docs/context-index.json:17:15 "docs/domain/old.md"',
    [],
    'Run `lejic build` and commit the index.',
  ],
])('%s: %#', (id, tree, at, related, hint) => {
  const findings = examine(memorySource(layOver(tree))).diagnostics.filter(({rule}) => rule === id)
  const finding = findings.find((one) => one.hint === hint)
  const {place} = finding ?? {}
  const {line, column} = place ? positionAt(place.file, place.start) : {line: 0, column: 0}
  expect(place && `${place.file.path}:${line}:${column} ${place.file.text.slice(place.start, place.end)}`).toBe(at)
  expect(secondPlaces(finding)).toEqual(related)
})
