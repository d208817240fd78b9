import fc from 'fast-check'
import {type Change, withFields, withMachine} from './draft.ts'

const pick = fc.constantFrom

/** One index file for two categories, and twice in one. */
const shared = {
  domain: {indexes: ['docs/context/domain.md', 'docs/context/domain.md']},
  system: {indexes: ['docs/context/domain.md']},
  decisions: {indexes: ['docs/context/decisions.md', 'docs/context/none.md', 'docs/context/none.md']},
}

/** Declarations of all kinds, sound and not. */
export const fieldChange: fc.Arbitrary<Change> = pick(
  withFields({owners: {primary: {name: 'Ada'}, continuity: {name: 'Ada'}}}),
  withFields({owners: {primary: {name: 'Ada', contact: 'a'}, continuity: {name: 'Bo'}}}),
  ...[{owners: {}}, {owners: undefined}, {name: ''}, {name: 7, more: 1}, {leji: '1'}, {leji: '2.0'}, {leji: 1}].map(
    withFields,
  ),
  ...[{rootPath: ''}, {rootPath: '.'}, {rootPath: 'docs'}, {rootPath: 'other/'}, {rootPath: '/docs'}].map(withFields),
  ...[{categories: {}}, {categories: {domain: {paths: ['docs/']}}}, {categories: {odd: {indexes: ['a.md']}}}].map(
    withFields,
  ),
  ...[{categories: {domain: {indexes: []}}}, {categories: {decisions: {indexes: ['docs/a.txt', '/b.md']}}}].map(
    withFields,
  ),
  ...[
    {description: 'x \ud800'},
    {'\udc00': 1},
    {bootProfilePath: 'docs/boot.txt'},
    {bootProfilePath: 'docs/none.md'},
  ].map(withFields),
  ...[{vendorAdapters: ['NOTES.md']}, {vendorAdapters: ['CLAUDE.md', 'docs']}, {vendorAdapters: ['']}].map(withFields),
  ...[{viewer: {port: 0}}, {viewer: {port: 80, title: 'T', mermaid: 1}}, {viewer: {nothing: 1}}].map(withFields),
  ...[{conformance: {claimedLevel: 'gold', claimedAt: '2026-13-01'}}, {conformance: {}}, {conformance: 1}].map(
    withFields,
  ),
  ...[{actors: {bot: {roles: ['writer'], commands: {writer: 'x <prompt>'}}}}].map(withFields),
  withFields({actors: {bot: {roles: ['writer', 'lead'], commands: {other: '<prompt>', lead: '<prompt>'}}}}),
  withFields({actors: {bot: {roles: ['a', 'a'], commands: {}}, 'Bad Id': {}, c: {roles: [], commands: {x: 'no'}}}}),
  withFields({agents: {a: 'docs/agents/none.md', b: 'docs/agents/none.md', default: 'docs/domain/terms.md'}}),
  withFields({agents: {'Bad Id': '/x', ok: '/y', fine: 'docs/boot-profile.md'}}),
  withFields({vendorAdapters: ['none.md', 'none.md', 'docs/domain/terms.md', 'docs/domain/terms.md']}),
  withFields({categories: shared}),
  ...[{indexPath: 'index.json'}, {changelogPath: 'other-changelog.json'}, {changelogPath: '/c.json'}].map(withMachine),
  ...[{decisionRecordsPath: 'adr/'}, {agentProfilesPath: 'docs/domain/'}, {nothing: 'x'}].map(withMachine),
)

/** No manifest, or one that is no object. */
export const textChange: fc.Arbitrary<Change> = pick(null, '', '{', '[]', 'null', '{"leji": "1.0",}').map(
  (text): Change =>
    (draft) => ({...draft, text}),
)
