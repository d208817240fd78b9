import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {layOver} from '../../4-check/example-layer.ts'
import {ruleById, rules} from '../../4-check/index.ts'
import {positionAt} from '../../diagnostics/place.ts'
import {examine} from '../../examine.ts'

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
  ['mount-surfacing-syntax', 'docs/boot-profile.md', 'docs/boot-profile.md:27:1', '- mount: kitchen'],
  ['mount-surfacing-unknown', 'docs/boot-profile.md', 'docs/boot-profile.md:26:1', '- mount: kitchen'],
  ['mount-surfacing-duplicate', 'docs/boot-profile.md', 'docs/boot-profile.md:26:1', '- mount: warehouse'],
  ['mount-surfacing-missing', 'docs/boot-profile.md', 'docs/boot-profile.md:21:1', '```leji-mounts'],
  ['mount-surfacing-owner', 'docs/boot-profile.md', 'docs/boot-profile.md:22:1', '- mount: warehouse'],
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
  ['index-stale', 'docs/context-index.json', 'docs/context-index.json:5:3', '"entries"'],
  ['id-pattern', 'docs/domain/terms.md', 'docs/domain/terms.md:2:5', 'Tea Terms'],
  ['id-vanished', 'docs/domain/units.md', undefined, undefined],
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
  ['extension-case', 'docs/domain/prices.MD', undefined, undefined],
  ['file-unreadable', 'docs/domain/prices.md', undefined, undefined],
  ['path-case', 'docs/domain/terms.md', undefined, undefined],
]

test('the table has every rule that is checked here', () => {
  const checked = rules.filter(({raisedBy}) => raisedBy === undefined)
  expect(table.map(([id]) => id).sort()).toEqual(checked.map(({id}) => id).sort())
})

test.each(table)('%s marks the value at fault', (id, path, at, marked) => {
  const example = ruleById.get(id)?.example
  if (!example) throw new Error(`no rule ${id}`)
  const source = memorySource(layOver(example.bad), {git: example.git !== false, head: example.head ?? {}})
  const finding = examine(source).diagnostics.find(({rule}) => rule === id)
  expect(finding?.path).toBe(path)
  const place = finding?.place ?? finding?.related?.find((one) => one.place)?.place
  const {line, column} = place ? positionAt(place.file, place.start) : {line: 0, column: 0}
  expect(place && `${place.file.path}:${line}:${column}`).toBe(at)
  expect(place && (/^.[^\n]*/s.exec(place.file.text.slice(place.start, place.end))?.[0] ?? '')).toBe(marked)
})
