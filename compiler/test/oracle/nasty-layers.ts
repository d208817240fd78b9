import fc from 'fast-check'
import {
  agentProfile,
  baseLayer,
  baseManifest,
  changelogOf,
  contextIndexWith,
  corePosture,
} from '../../4-check/example-layer.ts'
import {type Change, type Draft, withFields, withFiles, withMachine} from './draft.ts'
import {bootChange, mountChange} from './nasty-boot.ts'
import {nastyDecisions} from './nasty-decisions.ts'
import {nastyFences} from './nasty-fences.ts'
import {linkedFiles, nastyDocument} from './nasty-links.ts'
import {fieldChange, textChange} from './nasty-manifests.ts'
import {nastyProfiles} from './nasty-profiles.ts'
import {nastyTree} from './nasty-trees.ts'
import type {Files} from './tree.ts'

const pick = fc.constantFrom

const writer = agentProfile('id: writer', 'name: Writer', ...corePosture)

const artifactChange: fc.Arbitrary<Change> = fc.oneof(
  pick('indexed', 'governed', 'federated').map((claimedLevel) => withFields({conformance: {claimedLevel}})),
  pick('docs/agents/writer.md', 'team/writer.md', 'docs/agents/README.md').map(
    (path): Change =>
      (draft) =>
        withFields({conformance: {claimedLevel: 'governed'}, agents: {writer: path}})(
          withFiles({[path]: writer})(draft),
        ),
  ),
  pick(
    ...[contextIndexWith(), contextIndexWith({'docs/domain/terms.md': {title: 'Words'}})],
    ...[contextIndexWith({'docs/domain/terms.md': {kind: undefined}}), contextIndexWith().replace('"1.0"', '"2.0"')],
    ...[contextIndexWith({'docs/domain/terms.md': {id: 'Bad', path: '/x', more: 1}}), '{', '[]', '{}'],
  ).map((text) => withFiles({'docs/context-index.json': text})),
  pick(
    ...[changelogOf({}), changelogOf({}, {}), changelogOf(), changelogOf({type: 'compaction'}), '{', '[]', '{}'],
    ...[changelogOf({date: '2026-03-01T25:00:00Z'}), changelogOf({date: '2026-03-01T23:00:00Z'}, {id: 'b', paths: []})],
    ...[
      changelogOf({type: 'compaction', compacted: {entries: 0, firstId: 'A', lastId: 'b'}}),
      changelogOf({summary: '', x: 1}),
    ],
  ).map((text) => withFiles({'docs/context-changelog.json': text})),
)

const fileChange: fc.Arbitrary<Change> = fc.oneof(
  nastyDecisions.map(withFiles),
  nastyDocument.map((text) => withFiles({...linkedFiles, 'docs/domain/terms.md': text})),
  nastyDocument.map((text) => withFiles({...linkedFiles, 'docs/decisions/linking.md': text})),
  nastyFences.map((text) => withFiles({'docs/context/domain.md': text})),
  pick<Files>(
    ...[{'AGENTS.md': '# Rules\n'}, {'AGENTS.md': 'See docs/boot-profile.md\n'}, {'CLAUDE.md': {link: 'AGENTS.md'}}],
    ...[{'.cursor/rules/a.mdc': ''}, {'.cursor/rules': 'x'}, {'GEMINI.md': {link: '../x.md'}}, {'NOTES.md': 'x'}],
    ...[{'docs/.leji/x': ''}, {'docs/.leji': {link: '../.leji'}, '.leji/x': ''}, {'docs/.leji': 'a file'}],
  ).map(withFiles),
)

const profileChange: fc.Arbitrary<Change> = nastyProfiles.map(
  ({files, agents, directory}): Change =>
    (draft) =>
      withMachine({agentProfilesPath: directory})(withFields({agents})(withFiles(files)(draft))),
)

const treeChange: fc.Arbitrary<Change> = nastyTree.map(
  ({files, categories, agentProfilesPath, bootProfilePath}): Change =>
    (draft) =>
      withMachine({agentProfilesPath})(withFields({categories, bootProfilePath})(withFiles(files)(draft))),
)

const anyChange = fc.oneof(
  {weight: 4, arbitrary: bootChange},
  {weight: 4, arbitrary: mountChange},
  {weight: 5, arbitrary: fieldChange},
  {weight: 1, arbitrary: textChange},
  {weight: 4, arbitrary: artifactChange},
  {weight: 4, arbitrary: fileChange},
  {weight: 3, arbitrary: profileChange},
  {weight: 2, arbitrary: treeChange},
)

/** The base layer with some changes made to it, one after the other. */
export const nastyLayer: fc.Arbitrary<Files> = fc.array(anyChange, {minLength: 1, maxLength: 4}).map((changes) => {
  const start: Draft = {files: baseLayer, manifest: baseManifest}
  const {files, manifest, text = JSON.stringify(manifest)} = changes.reduce((draft, change) => change(draft), start)
  const {'leji.json': _, ...rest} = files
  return text === null ? rest : {...rest, 'leji.json': text}
})
