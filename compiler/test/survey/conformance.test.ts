import {describe, expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {
  agentProfile,
  corePosture,
  federatedFiles,
  indexedFiles,
  layOver,
  manifestWith,
} from '../../4-check/example-layer.ts'
import {conformanceClaim} from '../../4-check/rules/conformance-claim.ts'
import {examine} from '../../examine.ts'
import type {ExampleTree} from '../../model.ts'
import {conformanceOf} from '../../survey/conformance.ts'
import {items} from '../../survey/conformance-items.ts'

type Options = NonNullable<Parameters<typeof memorySource>[1]>

function judged(
  tree: ExampleTree,
  options: Options = {},
  pins?: ReadonlyMap<string, {status: 'pass' | 'fail' | 'unknown'}>,
) {
  const {source, layer, resolved, diagnostics} = examine(
    memorySource(layOver(tree), {git: true, head: {}, ...options}),
    {
      spec: true,
    },
  )
  const evidence = {today: '2026-06-01', ...(pins && {pinsReachable: pins})}
  const report = conformanceOf({source, layer, resolved}, diagnostics, evidence)
  return {...report, outcome: Object.fromEntries(report.items.map(({id, status}) => [id, status]))}
}

const claim = (claimedLevel: string) => ({'leji.json': manifestWith({conformance: {claimedLevel}})})
const committed = {head: {'docs/context-changelog.json': indexedFiles['docs/context-changelog.json'] as string}}
const core = {'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture)}
const freshCore = {
  'docs/agents/core.md': agentProfile('id: core', 'name: Core', ...corePosture, 'freshness: {reviewAfter: 2099-01-01}'),
}

describe('core', () => {
  test('is what a layer without a claim keeps', () => {
    expect(judged({})).toMatchObject({claimedLevel: 'core', verifiedLevel: 'core', processAttested: 4, faults: []})
  })

  test('is not kept outside git', () => {
    const {verifiedLevel, outcome, faults} = judged({}, {git: false})
    expect(verifiedLevel).toBe('none')
    expect(outcome.git).toBe('fail')
    expect(faults).toMatchObject([{rule: 'conformance-claim', path: 'leji.json'}])
  })

  test.each<[string, ExampleTree]>([
    ['boot-profile', {'docs/boot-profile.md': null}],
    ['categories', {'docs/context/domain.md': null}],
    ['categories', {'docs/decisions/0001-sell-by-weight.md': '# No frontmatter\n'}],
    ['vendor-redirects', {'CLAUDE.md': 'Do as you like.\n'}],
    ['vendor-redirects', {'leji.json': manifestWith({vendorAdapters: ['.rules']})}],
  ])('%s fails', (id, tree) => {
    const {outcome, verifiedLevel, items: own} = judged(tree)
    expect(outcome[id]).toBe('fail')
    expect(own.find((item) => item.id === id)?.detail).toMatch(/\S/)
    expect(verifiedLevel).toBe('none')
  })

  test('headings that a boot profile lacks are a warning, so it passes', () => {
    expect(judged({'docs/boot-profile.md': '# Boot\n'}).outcome['boot-profile']).toBe('pass')
  })
})

describe('without a manifest', () => {
  test.each<[string, ExampleTree]>([
    ['absent', {'leji.json': null}],
    ['broken', {'leji.json': '{'}],
  ])('%s: both levels are none', (_, tree) => {
    expect(judged(tree)).toMatchObject({
      claimedLevel: 'none',
      verifiedLevel: 'none',
      processAttested: 4,
      outcome: {'manifest-valid': 'fail', git: 'pass'},
      faults: [],
    })
  })
})

describe('indexed', () => {
  test('needs an index, a changelog, and a committed version of it to be verified', () => {
    const {verifiedLevel, outcome, faults} = judged({...claim('indexed'), ...indexedFiles})
    expect(outcome).toMatchObject({'index-current': 'pass', changelog: 'unknown'})
    expect(verifiedLevel).toBe('core')
    expect(faults).toEqual([])
    expect(judged({...claim('indexed'), ...indexedFiles}, committed).verifiedLevel).toBe('indexed')
  })

  test('is never verified above the claim', () => {
    expect(judged(indexedFiles, committed)).toMatchObject({verifiedLevel: 'core', outcome: {changelog: 'pass'}})
  })

  test('fails with a stale index, an edited changelog, or none', () => {
    const stale = judged({...claim('indexed'), ...indexedFiles, 'docs/domain/terms.md': '# Changed\n'}, committed)
    expect(stale.outcome['index-current']).toBe('fail')
    expect(stale.faults).toHaveLength(1)
    const head = {
      head: {
        'docs/context-changelog.json': committed.head['docs/context-changelog.json'].replace(/"summary": ?"/, '$&x'),
      },
    }
    expect(judged({...claim('indexed'), ...indexedFiles}, head).outcome.changelog).toBe('fail')
    expect(judged({...claim('indexed'), ...indexedFiles, 'docs/context-changelog.json': null}).outcome.changelog).toBe(
      'fail',
    )
    expect(
      judged({...claim('indexed'), ...indexedFiles}, {head: {'docs/context-changelog.json': '{'}}).outcome.changelog,
    ).toBe('unknown')
  })
})

describe('governed', () => {
  const base = {...claim('governed'), ...indexedFiles}

  test('needs a core profile and a review date', () => {
    expect(judged({...base, ...core}, committed)).toMatchObject({
      verifiedLevel: 'indexed',
      outcome: {
        'agent-profiles': 'pass',
        'freshness-declared': 'fail',
        'review-gate': 'manual',
        'ci-validates': 'manual',
      },
    })
    expect(judged({...base, ...freshCore}, committed)).toMatchObject({verifiedLevel: 'governed', faults: []})
  })

  test('a profile of another role does not count', () => {
    const other = agentProfile(
      'id: other',
      'name: Other',
      ...corePosture.map((line) => line.replace('role: core', 'role: reviewer')),
    )
    expect(judged({...base, 'docs/agents/other.md': other}, committed).outcome['agent-profiles']).toBe('fail')
  })
})

describe('federated', () => {
  test('cannot be claimed by a layer that mounts nothing', () => {
    const {verifiedLevel, faults, outcome} = judged({...claim('federated'), ...indexedFiles, ...freshCore}, committed)
    expect(verifiedLevel).toBe('governed')
    expect(outcome).toMatchObject({'sibling-mounts': 'not-applicable', 'pin-reachable': 'not-applicable'})
    expect(faults).toHaveLength(1)
  })

  test('is scored by its mounts; a pin counts only when its source was asked', () => {
    const {outcome} = judged(federatedFiles)
    expect(outcome).toMatchObject({'sibling-mounts': 'pass', 'pin-reachable': 'unknown', 'mount-discovery': 'pass'})
    const asked = (status: 'pass' | 'fail' | 'unknown') =>
      judged(federatedFiles, {}, new Map([['warehouse', {status}]]))
    expect(asked('pass').outcome['pin-reachable']).toBe('pass')
    expect(asked('fail').outcome['pin-reachable']).toBe('fail')
    expect(asked('unknown').outcome['pin-reachable']).toBe('unknown')
  })
})

test('the rule’s examples do what they show', () => {
  expect(judged(conformanceClaim.example.good).faults).toEqual([])
  expect(judged(conformanceClaim.example.bad).faults).toMatchObject([
    {rule: 'conformance-claim', message: expect.stringContaining('`index-current`')},
  ])
})

test('the checklist has each id once, and its people’s items are four', () => {
  expect(new Set(items.map(({id}) => id)).size).toBe(items.length)
  expect(items.filter(({attested}) => attested).map(({id}) => id)).toEqual([
    'review-gate',
    'ci-validates',
    'consumed-externally',
    'stale-pin-reporting',
  ])
})
