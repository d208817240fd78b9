import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {smallLayer} from '../../small-layer.ts'
import {changed, committed, loose, mendable, mounting, profile, record} from './layers.ts'

/** A situation: in a layer a command line, perhaps after others, ends with an exit code and fits a schema. */
interface Case {
  readonly schema: string
  readonly exit: 0 | 1 | 2
  readonly line: string
  readonly layer: () => string
  /** Command lines that run before it. */
  readonly after?: readonly string[]
}

const broken = {'docs/system/part-1.md': '# One\n\nSee [gone](gone.md).\n'}
const indexed = {conformance: {claimedLevel: 'indexed'}}
const unreadable = () => loose({'leji.json': '{'})
const commit = '0'.repeat(40)
const entry = '--summary Changed. --path docs/'

const building: readonly Case[] = [
  {schema: 'build', exit: 0, line: 'build', layer: committed},
  {schema: 'build', exit: 0, line: 'build --timing', layer: committed, after: ['build']},
  {schema: 'build', exit: 1, line: 'build --check', layer: committed},
  {schema: 'build', exit: 0, line: 'build --dry-run --only shims,site', layer: committed},
  {schema: 'build', exit: 1, line: 'build', layer: () => committed(broken)},
  {schema: 'build', exit: 1, line: 'build --keep-going', layer: () => committed(broken)},
  {schema: 'build', exit: 1, line: 'build', layer: () => committed({'CLAUDE.md': 'Mine.\n'})},
  {schema: 'build', exit: 1, line: 'build', layer: unreadable},
  {schema: 'build', exit: 2, line: 'build', layer: () => committed({'lejic.yaml': 'out: docs/\n'})},
  {schema: 'build', exit: 2, line: 'build --out ..', layer: committed},
]

const checking: readonly Case[] = [
  {schema: 'check', exit: 0, line: 'check', layer: committed},
  {schema: 'check', exit: 1, line: 'check --format json', layer: () => committed(broken)},
  {schema: 'check', exit: 1, line: 'check --strict --content', layer: () => loose(smallLayer())},
  {schema: 'check', exit: 1, line: 'check', layer: unreadable},
  {schema: 'check', exit: 1, line: 'check', layer: () => committed({}, {vendorAdapters: ['GONE.md']})},
  {
    schema: 'check',
    exit: 1,
    line: 'check --spec',
    layer: () => committed({'docs/decisions/0002-again.md': record('start', 'accepted')}),
  },
  {schema: 'check', exit: 1, line: 'check --fix --dry-run', layer: mendable},
  {schema: 'check', exit: 1, line: 'check --fix', layer: mendable},
  {schema: 'check', exit: 0, line: 'check --since HEAD', layer: committed},
  {schema: 'check', exit: 1, line: 'check --federation available', layer: mounting},
  {schema: 'check', exit: 2, line: 'check --since nowhere', layer: committed},
  {schema: 'check', exit: 2, line: 'check --rule no-such-rule', layer: committed},
]

const routing: readonly Case[] = [
  {
    schema: 'route',
    exit: 0,
    line: 'route --path docs/system/ --category system --topic cranes --profile core',
    layer: () =>
      changed(
        {
          'docs/system/told.md': '---\nkind: record\ndate: 2026-02-03\n---\n\n# Told\n',
          'docs/system/part-1.md': '---\nfreshness: {reviewAfter: 2026-11-30}\n---\n\n# Part one\n',
          'docs/agents/core.md': profile('core', 'requiredRead: [docs/boot-profile.md]', 'mustAskWhen: [unsure]'),
        },
        {'leji.json': readFileSync(join(mounting(), 'leji.json'), 'utf-8')},
      ),
  },
  {
    schema: 'route',
    exit: 1,
    line: 'route --profile lost',
    layer: () => committed({'docs/agents/lost.md': profile('lost', 'inherits: nobody')}),
  },
  {schema: 'route', exit: 1, line: 'route', layer: unreadable},
  {schema: 'route', exit: 2, line: 'route --as-of never', layer: committed},
  {schema: 'route', exit: 2, line: 'route task', layer: committed},
  {
    schema: 'profile',
    exit: 1,
    line: 'profile',
    layer: () =>
      committed({
        'docs/agents/core.md': profile('core', 'requiredRead: [docs/boot-profile.md]', 'mustAskWhen: [unsure]'),
        'docs/agents/other.md': profile('other', 'inherits: core', 'mustRefuseWhen: [in doubt]'),
        'docs/agents/lost.md': profile('lost', 'inherits: nobody'),
      }),
  },
  {schema: 'profile', exit: 0, line: 'profile', layer: committed},
  {schema: 'profile', exit: 1, line: 'profile', layer: unreadable},
  {schema: 'profile', exit: 2, line: 'profile nobody', layer: committed},
]

const explaining: readonly Case[] = [
  ...['docs/system/part-1.md', 'docs/system', 'docs/boot-profile.md', 'docs/loose.md', 'leji.json', '.'].map(
    (path): Case => ({
      schema: 'explain-path',
      exit: 0,
      line: `explain ${path}`,
      layer: () =>
        committed({
          'docs/loose.md': '# Loose\n',
          'docs/system/part-1.md': '# One\n\nSee [two](part-2.md).\n',
          'docs/system/part-2.md': '# Two\n\nSee [one](part-1.md).\n',
          'docs/context/system.md':
            '# System\n\n```leji-index\n- path: docs/system/\n- path: docs/system/part-1.md\n```\n',
          'docs/decisions/0002-scoped.md': record('scoped', 'accepted', 'affectedPaths: [docs/system/]'),
          'docs/agents/core.md': profile('core', 'requiredRead: [docs/system/part-1.md]', 'mustAskWhen: [unsure]'),
        }),
    }),
  ),
  {schema: 'explain-path', exit: 1, line: 'explain leji.json', layer: unreadable},
  {schema: 'explain-path', exit: 2, line: 'explain nowhere.md', layer: committed},
  {schema: 'explain-rule', exit: 2, line: 'explain no-such-rule', layer: committed},
]

const reporting: readonly Case[] = [
  {schema: 'status', exit: 0, line: 'status', layer: () => committed({'docs/loose.md': '# Loose\n'})},
  {
    schema: 'status',
    exit: 1,
    line: 'status --strict',
    layer: () => {
      const root = loose(
        smallLayer({
          'docs/system/README.md': '# Way in\n',
          'docs/system/part-2.md': '# Two\n',
          'docs/context/system.md':
            '# System\n\n```leji-index\n- path: docs/system/\n- path: docs/system/part-1.md\n- path: docs/system/part-2.md\n- path: docs/gone.md\n```\n',
          'docs/context-index.json': JSON.stringify({
            schemaVersion: '1.0',
            generatedAt: '2026-01-31T00:00:00.000Z',
            rootPath: 'docs/',
            entries: [{id: 'went', path: 'docs/system/went.md', title: 'Went', category: 'system'}],
          }),
        }),
      )
      return root
    },
  },
  {
    schema: 'status',
    exit: 0,
    line: 'status',
    layer: () => committed({}, {agents: {lost: 'docs/agents/lost.md'}}),
  },
  {schema: 'status', exit: 1, line: 'status', layer: unreadable},
  {schema: 'status', exit: 2, line: 'status surplus', layer: committed},
  {
    schema: 'freshness',
    exit: 1,
    line: 'freshness --strict',
    layer: () =>
      committed({
        'docs/system/part-1.md': '---\nfreshness: {reviewAfter: 2026-11-30}\n---\n\n# One\n',
        'docs/system/part-2.md': '---\nfreshness: {reviewAfter: 2026-12-24}\n---\n\n# Two\n',
      }),
  },
  {schema: 'freshness', exit: 0, line: 'freshness', layer: committed},
  {schema: 'freshness', exit: 1, line: 'freshness', layer: unreadable},
  {schema: 'freshness', exit: 2, line: 'freshness --nope', layer: committed},
  {schema: 'conformance', exit: 0, line: 'conformance --explain', layer: committed},
  {schema: 'conformance', exit: 1, line: 'conformance', layer: () => committed({}, indexed)},
  {schema: 'conformance', exit: 1, line: 'conformance', layer: unreadable},
  {schema: 'conformance', exit: 0, line: 'conformance --federation verify', layer: committed},
  {schema: 'conformance', exit: 2, line: 'conformance --federation maybe', layer: committed},
]

const logging: readonly Case[] = [
  {schema: 'changelog-check', exit: 1, line: 'changelog check', layer: committed},
  {schema: 'changelog-check', exit: 0, line: 'changelog check', layer: committed, after: [`changelog add ${entry}`]},
  {schema: 'changelog-check', exit: 1, line: 'changelog check', layer: unreadable},
  {schema: 'changelog-check', exit: 2, line: 'changelog check --keep 3', layer: committed},
  {
    schema: 'changelog-add',
    exit: 0,
    line: `changelog add ${entry} --category system --decision start --proposed-by Ann --approved-by Ann --breaking`,
    layer: committed,
  },
  {
    schema: 'changelog-add',
    exit: 0,
    line: 'changelog add --seed',
    layer: committed,
    after: ['changelog add --seed'],
  },
  {
    schema: 'changelog-add',
    exit: 1,
    line: `changelog add ${entry}`,
    layer: () => committed({'docs/context-changelog.json': '{'}),
  },
  {schema: 'changelog-add', exit: 2, line: 'changelog add', layer: committed},
  {
    schema: 'changelog-compact',
    exit: 0,
    line: 'changelog compact --keep 1',
    layer: () => committed({'docs/context-changelog.json': changelog('a', 'b', 'c')}),
  },
  {
    schema: 'changelog-compact',
    exit: 2,
    line: 'changelog compact --keep 1',
    layer: () =>
      changed(
        {'docs/context-changelog.json': changelog('b')},
        {'docs/context-changelog.json': changelog('b', 'a', 'c')},
      ),
  },
  {schema: 'changelog-compact', exit: 1, line: 'changelog compact --keep 1', layer: committed},
  {schema: 'changelog-compact', exit: 2, line: 'changelog compact', layer: committed},
  {schema: 'refusal', exit: 2, line: 'changelog fold', layer: committed},
]

function changelog(...ids: readonly string[]): string {
  const entries = ids.map((id) => ({id, date: '2026-01-01', type: 'added', summary: id, paths: ['docs/']}))
  return JSON.stringify({schemaVersion: '1.0', entries})
}

const fetched = ['mounts hydrate --fetch']

const mounts: readonly Case[] = [
  {schema: 'mounts-status', exit: 0, line: 'mounts status', layer: mounting},
  {schema: 'mounts-status', exit: 0, line: 'mounts status --check-integrity', layer: mounting, after: fetched},
  {
    schema: 'mounts-status',
    exit: 0,
    line: 'mounts status',
    layer: () => mounting({source: 'here', trackingRef: undefined}),
  },
  {
    schema: 'mounts-status',
    exit: 0,
    line: 'mounts status',
    layer: () => mounting({}, 'first', {'.leji/mounts.local.json': '{'}),
  },
  {schema: 'mounts-status', exit: 1, line: 'mounts status', layer: unreadable},
  {schema: 'mounts-status', exit: 2, line: 'mounts status --fetch', layer: mounting},
  {schema: 'mounts-hydrate', exit: 0, line: 'mounts hydrate --fetch', layer: mounting},
  {schema: 'mounts-hydrate', exit: 0, line: 'mounts hydrate', layer: mounting},
  {
    schema: 'mounts-hydrate',
    exit: 0,
    line: 'mounts hydrate --fetch',
    layer: () => mounting({trackingRef: 'refs/heads/none'}),
  },
  {schema: 'mounts-hydrate', exit: 1, line: 'mounts hydrate', layer: () => mounting({source: 'here'})},
  {schema: 'mounts-hydrate', exit: 1, line: 'mounts hydrate', layer: unreadable},
  {schema: 'mounts-hydrate', exit: 2, line: 'mounts hydrate yard', layer: mounting},
  {schema: 'mounts-locate', exit: 0, line: 'mounts locate yard', layer: mounting, after: fetched},
  {schema: 'mounts-locate', exit: 1, line: 'mounts locate yard', layer: mounting},
  {schema: 'mounts-locate', exit: 1, line: 'mounts locate nobody', layer: mounting},
  {schema: 'mounts-locate', exit: 1, line: 'mounts locate yard', layer: unreadable},
  {schema: 'mounts-locate', exit: 2, line: 'mounts locate', layer: mounting},
  {schema: 'mounts-update-pin', exit: 0, line: 'mounts update-pin yard --fetch --dry-run', layer: mounting},
  {schema: 'mounts-update-pin', exit: 0, line: 'mounts update-pin yard', layer: mounting, after: fetched},
  {schema: 'mounts-update-pin', exit: 0, line: 'mounts update-pin yard --fetch', layer: () => mounting({}, 'second')},
  {schema: 'mounts-update-pin', exit: 1, line: 'mounts update-pin yard', layer: mounting},
  {schema: 'mounts-update-pin', exit: 1, line: 'mounts update-pin nobody', layer: mounting},
  {schema: 'mounts-update-pin', exit: 1, line: `mounts update-pin yard --fetch --to ${commit}`, layer: mounting},
  {schema: 'mounts-update-pin', exit: 1, line: 'mounts update-pin yard', layer: unreadable},
  {schema: 'mounts-update-pin', exit: 2, line: 'mounts update-pin yard --to main', layer: mounting},
  {schema: 'refusal', exit: 2, line: 'mounts list', layer: mounting},
]

const starting: readonly Case[] = [
  {schema: 'init', exit: 0, line: 'init', layer: loose},
  {
    schema: 'init',
    exit: 0,
    line: 'init --ci gitlab',
    layer: () => loose({'docs/boot-profile.md': '# Mine\n', 'CLAUDE.md': 'Mine.\n', '.gitlab-ci.yml': 'stages: []\n'}),
  },
  {schema: 'init', exit: 0, line: 'init --ci github', layer: committed},
  {schema: 'init', exit: 0, line: 'init --ci gitlab', layer: () => committed({'.gitlab-ci.yml': 'stages: []\n'})},
  {schema: 'init', exit: 2, line: 'init', layer: committed},
  {schema: 'init', exit: 2, line: 'init --ci elsewhere', layer: loose},
  {schema: 'help', exit: 0, line: 'help', layer: loose},
  {schema: 'help', exit: 0, line: 'help build', layer: loose},
  {schema: 'help', exit: 0, line: 'check --help', layer: loose},
  {schema: 'help', exit: 2, line: 'help chek', layer: loose},
  {schema: 'version', exit: 0, line: '--version', layer: loose},
  {schema: 'version', exit: 0, line: 'build -v', layer: loose},
  {schema: 'version', exit: 2, line: '--version surplus', layer: loose},
  {schema: 'refusal', exit: 2, line: 'chek', layer: loose},
  {schema: 'refusal', exit: 2, line: '', layer: loose},
  {schema: 'refusal', exit: 2, line: '--jsn', layer: loose},
  {schema: 'refusal', exit: 2, line: 'check --root nowhere', layer: loose},
]

/** Every command in situations that are clean, failing, stopped and misused. */
export const cases: readonly Case[] = [
  ...building,
  ...checking,
  ...routing,
  ...explaining,
  ...reporting,
  ...logging,
  ...mounts,
  ...starting,
]
