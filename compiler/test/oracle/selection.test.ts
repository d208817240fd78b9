import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {baseManifest} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import type {Diagnostic} from '../../model.ts'
import {cases} from './cases.ts'
import {nastyTree} from './nasty-trees.ts'
import {type Finding, select, sorted} from './selection.ts'

const rules = new Set([
  ...['category-index-missing', 'index-file-missing', 'index-file-parse', 'index-entry-missing', 'index-entry-empty'],
  ...['index-entry-not-markdown', 'category-conflict', 'kind-invalid', 'freshness-on-record', 'categories-minimum'],
  ...['category-empty', 'categories-intent-minimum'],
])

function findingsOf(diagnostics: readonly Diagnostic[]): readonly Finding[] {
  return sorted(
    diagnostics.flatMap(({rule, severity, path}): Finding[] =>
      rules.has(rule) && severity !== 'info' ? [[rule, severity, path]] : [],
    ),
  )
}

test('documents get the category and kind of a second reading, and the layer its findings', () => {
  fc.assert(
    fc.property(nastyTree, ({files, categories, agentProfilesPath, bootProfilePath}) => {
      const manifest = {...baseManifest, categories, bootProfilePath, machine: {agentProfilesPath}}
      const source = memorySource({...files, 'leji.json': JSON.stringify(manifest)})
      const {resolved, diagnostics} = examine(source, {spec: true, now: 0})
      const expected = select(files, {categories, agentProfilesPath, bootProfilePath})
      expect(resolved?.documents.map(({document, category, kind}) => [document.path, category, kind])).toEqual(
        expected.documents.map(({path, category, kind}) => [path, category, kind]),
      )
      expect(findingsOf(diagnostics)).toEqual(sorted(expected.findings))
    }),
    cases(500),
  )
})
