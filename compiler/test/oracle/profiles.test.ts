import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {manifestWith} from '../../4-check/example-layer.ts'
import {examine} from '../../examine.ts'
import {cases} from './cases.ts'
import {nastyProfiles} from './nasty-profiles.ts'
import {profileSet, resolveSet} from './profiles.ts'
import {type Finding, sorted} from './selection.ts'

const isAbout = (rule: string) =>
  rule.startsWith('inherits-') || rule === 'profile-frontmatter' || rule === 'id-duplicate'

test('every profile comes to what a second reading says, or is refused for the same reasons', () => {
  fc.assert(
    fc.property(nastyProfiles, ({files, agents, directory}) => {
      const manifest = manifestWith({agents, machine: {agentProfilesPath: directory}})
      const {resolved, diagnostics} = examine(memorySource({...files, 'leji.json': manifest}), {spec: true, now: 0})
      const {outcomes, findings} = resolveSet(profileSet(files, directory, agents))
      expect(
        resolved?.profiles.map(({path, frontmatter, body, sourceIds, faults}) => ({
          ...{path, frontmatter, body, sourceIds},
          refusal: sorted(faults.map((fault): Finding => [fault.rule, 'error', fault.path])),
        })),
      ).toEqual(outcomes.map((outcome) => ({...outcome, refusal: sorted(outcome.refusal)})))
      const found = diagnostics.filter(({rule}) => isAbout(rule))
      expect(sorted(found.map(({rule, path}): Finding => [rule, 'error', path]))).toEqual(sorted(findings))
    }),
    cases(500),
  )
})
