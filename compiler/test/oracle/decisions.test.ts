import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {baseLayer, indexFile, manifestWith} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import {cases} from './cases.ts'
import {decisionCorpus, decisionFindings} from './decisions.ts'
import {nastyDecisions} from './nasty-decisions.ts'
import {type Finding, select, sorted} from './selection.ts'
import type {Files} from './tree.ts'

const rules = /^(decision-(frontmatter|number-duplicate|supersession)|decisions-empty|id-duplicate)$/

test('the decision corpus and its findings are those of a second reading', () => {
  const entries = fc.array(
    fc.constantFrom(
      'docs/decisions/',
      'docs/decisions/old/',
      'adr/',
      'docs/domain/',
      'docs/decisions/readme.md',
      'docs/decisions/README.md',
    ),
    {
      minLength: 1,
    },
  )
  const folders = fc.constantFrom('docs/decisions/', 'docs/decisions', 'adr/', 'docs/decisions/old/', 'none/')
  fc.assert(
    fc.property(nastyDecisions, entries, folders, (records, listed, decisionRecordsPath) => {
      const files: Files = {
        ...baseLayer,
        'docs/decisions/0001-sell-by-weight.md': '',
        ...records,
        'docs/context/decisions.md': indexFile('decisions', ...new Set(listed)),
        'leji.json': manifestWith({machine: {decisionRecordsPath}}),
      }
      const {resolved, diagnostics} = examine(memorySource(files), {spec: true, now: 0})
      const {all} = select(files, {
        bootProfilePath: 'docs/boot-profile.md',
        agentProfilesPath: 'docs/agents/',
        categories: {
          domain: {indexes: ['docs/context/domain.md']},
          decisions: {indexes: ['docs/context/decisions.md']},
        },
      })
      const corpus = decisionCorpus(files, decisionRecordsPath, all)
      expect(resolved?.decisions.map(({typed}) => typed.document.path)).toEqual(corpus.map(({path}) => path))
      const found = diagnostics.filter(({rule}) => rules.test(rule))
      expect(sorted(found.map(({rule, path}): Finding => [rule, 'error', path]))).toEqual(
        sorted(decisionFindings(corpus, decisionRecordsPath)),
      )
    }),
    cases(500),
  )
})
