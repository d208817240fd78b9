import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {baseLayer, changelogOf, manifestWith} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import {cases} from './cases.ts'
import {
  canonical,
  check,
  type Entry,
  generate,
  type IndexedLayer,
  mountRecords,
  type StoredText,
} from './context-index.ts'
import {decisionCorpus, decisionFindings} from './decisions.ts'
import {nastyIndex} from './nasty-indexes.ts'
import {type Finding, select, sorted} from './selection.ts'

const indexPath = 'docs/context-index.json'
const rules = /^(index-(required|stale)|artifact-(parse|schema)|schema-version|id-(pattern|duplicate|vanished))$/

/** What the stored index is worth. */
function stateOf(layer: IndexedLayer, stored: StoredText): string {
  if (stored.text === undefined) return 'missing'
  if (stored.problems.length > 0) return 'unreadable'
  return check(layer, indexPath, stored).some(([, severity]) => severity === 'error') ? 'stale' : 'current'
}

test('the context index is generated, and held against the stored one, as a second reading does it', () => {
  fc.assert(
    fc.property(nastyIndex, ({layer, stored}) => {
      const {categories, mounts, files} = layer
      const source = memorySource({
        'docs/boot-profile.md': baseLayer['docs/boot-profile.md'] ?? '',
        'docs/context-changelog.json': changelogOf({}),
        ...files,
        ...(stored.text !== undefined && {[indexPath]: stored.text}),
        'leji.json': manifestWith({categories, conformance: {claimedLevel: 'indexed'}, federation: {mounts}}),
      })
      const {resolved, diagnostics} = examine(source, {spec: true, now: 0})
      // What is stored is carried on even when something about it is wrong.
      const isLost = stored.text === undefined || stored.problems.includes('artifact-parse')
      const carried: readonly Entry[] = isLost ? [] : JSON.parse(stored.text ?? '').entries
      const entries = resolved?.index.entries.map(({lastModified: _, ...entry}) => entry)
      expect(canonical(resolved?.index.mounts)).toBe(canonical(mountRecords(mounts)))
      expect(canonical(entries)).toEqual(canonical(generate(layer, carried).entries))
      expect(resolved?.index.state).toBe(stateOf(layer, stored))
      const found = diagnostics.flatMap(({rule, severity, path}): Finding[] =>
        rules.test(rule) && severity !== 'info' ? [[rule, severity, path]] : [],
      )
      // Ids of decision records are unique in their own right too.
      const {all} = select(files, layer)
      const records = decisionFindings(decisionCorpus(files, 'docs/decisions/', all), 'docs/decisions/')
      const expected = [...check(layer, indexPath, stored), ...records].filter(([rule]) => rules.test(rule))
      expect(sorted(found)).toEqual(sorted(expected))
    }),
    cases(400),
  )
})
