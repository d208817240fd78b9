import {existsSync, readFileSync, symlinkSync, unlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {smallLayer} from '../../small-layer.ts'
import {emptyFolder, git, json, lejic, writeFiles} from './executable.ts'

const moment = {SOURCE_DATE_EPOCH: '1796083200'}
const day = '2026-12-01'
const log = 'docs/context-changelog.json'

function committed(files: Record<string, string> = smallLayer()): string {
  const folder = emptyFolder(files)
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'x')
  return folder
}

describe('route', () => {
  const files = smallLayer({
    'docs/system/told.md': '---\nkind: record\ndate: 2026-02-03\n---\n\n# Told\n',
    'docs/system/part-1.md': '---\nfreshness:\n  reviewAfter: 2026-11-30\n---\n\n# Part one\n',
    'docs/agents/core.md':
      '---\nid: core\nname: Core\nrole: core\nrequiredRead: [docs/system/part-1.md]\nmustAskWhen: [unsure]\n---\n\nBe kind.\n',
    'docs/agents/lost.md': '---\nid: lost\nname: Lost\nrole: reviewer\ninherits: nobody\n---\n\nGone.\n',
  })

  test('answers in the order of keys that the specification fixes, whatever else is wrong in the layer', () => {
    const folder = committed({...files, 'docs/system/broken.md': '# [x](gone.md)\n'})
    const run = lejic(folder, ['route', '--path', 'docs/system/', '--category', 'system', '--json'], moment)
    expect(run.exit).toBe(0)
    const answer = json(run)
    expect(Object.keys(answer)).toEqual([
      'command',
      'ok',
      'asOf',
      'pathScoped',
      'categories',
      'categorySignals',
      'documents',
      'records',
      'decisions',
      'mounts',
      'findings',
      'summary',
    ])
    expect(answer).toMatchObject({
      asOf: day,
      pathScoped: true,
      categories: ['system'],
      categorySignals: ['system'],
      documents: [
        {path: 'docs/system/broken.md', category: 'system', reviewAfter: null, expired: false},
        {path: 'docs/system/part-1.md', category: 'system', reviewAfter: '2026-11-30', expired: true},
      ],
      records: [{path: 'docs/system/told.md', category: 'system', date: '2026-02-03', required: true}],
      decisions: [
        {
          id: 'start',
          path: 'docs/decisions/0001-start.md',
          status: 'accepted',
          matchedBy: 'unscoped',
          reviewAfter: null,
          expired: false,
        },
      ],
      mounts: [],
    })
  })

  test('takes both spellings of its flags', () => {
    const folder = committed(files)
    const ours = lejic(
      folder,
      ['route', '--path', 'a', '--path', 'docs/system', '--category', 'domain', '--topic', 'x', '--json'],
      moment,
    )
    const theirs = lejic(
      folder,
      ['route', '--paths', 'a, docs/system', '--categories', ' domain', '--topics', 'x', '--json'],
      moment,
    )
    expect(ours.exit).toBe(0)
    expect(theirs.stdout).toBe(ours.stdout)
  })

  test('adds what a profile must read, and nothing of one that is refused', () => {
    const folder = committed(files)
    expect(json(lejic(folder, ['route', '--profile', 'core', '--json'], moment)).profile).toEqual({
      id: 'core',
      path: 'docs/agents/core.md',
      requiredRead: ['docs/system/part-1.md'],
    })
    const lost = lejic(folder, ['route', '--profile', 'lost', '--json'], moment)
    expect(lost.exit).toBe(1)
    expect(json(lost)).toMatchObject({
      profile: {id: 'lost', requiredRead: null},
      findings: [{rule: 'inherits-unknown', path: 'docs/agents/lost.md'}],
    })
  })

  test.each<readonly [readonly string[], RegExp]>([
    [['--as-of', '2026-02-30'], /no day of the calendar/],
    [['--as-of', 'yesterday'], /no day of the calendar/],
    [['--category', 'domains'], /no category `domains`/],
    [['--topic='], /topic|value/],
    [['--path', '/etc'], /absolute/],
    [['--path', '../x'], /climbs/],
    [['--profile', 'cor'], /no agent profile/],
    [['fix', 'it'], /surplus|prompt|operand|argument/i],
    [['fix it'], /prompt/],
  ])('%j is misuse', (args, message) => {
    const run = lejic(committed(files), ['route', ...args], moment)
    expect(run.exit).toBe(2)
    expect(run.stderr).toMatch(message)
    expect(run.stdout).toBe('')
  })

  test('says for a person what to load, and that nothing was chosen by path', () => {
    const {stdout} = lejic(committed(files), ['route', '--category', 'system'], moment)
    expect(stdout).toMatch(/Always\n {2}docs\/boot-profile\.md +\d+ B\n/)
    expect(stdout).toMatch(/docs\/system\/part-1\.md +\d+ B +system, review was due 2026-11-30/)
    expect(stdout).toMatch(/Candidates, not loaded unasked\n {2}docs\/system\/told\.md/)
    expect(stdout).toContain('No path was given')
  })
})

describe('status, freshness and conformance', () => {
  test('are reports, and gates with --strict', () => {
    const folder = committed(
      smallLayer({'docs/loose.md': '---\nfreshness:\n  reviewAfter: 2026-01-01\n---\n\n# Loose\n'}),
    )
    const status = lejic(folder, ['status', '--json'], moment)
    expect(status.exit).toBe(0)
    expect(json(status)).toMatchObject({
      unindexed: ['docs/loose.md'],
      pending: ['docs/decisions/0001-start.md', 'docs/system/part-1.md'],
    })
    expect(lejic(folder, ['status', '--strict'], moment).exit).toBe(1)
    writeFiles(folder, {'docs/system/part-1.md': '---\nfreshness:\n  reviewAfter: 2026-11-30\n---\n\n# One\n'})
    const fresh = lejic(folder, ['freshness', '--json'], moment)
    expect(fresh.exit).toBe(0)
    expect(json(fresh)).toMatchObject({
      declared: 1,
      expired: [{path: 'docs/system/part-1.md', reviewAfter: '2026-11-30'}],
      upcoming: [],
      findings: [{rule: 'freshness-expired', severity: 'warning', path: 'docs/system/part-1.md', line: 3}],
    })
    const strict = lejic(folder, ['freshness', '--strict', '--json'], moment)
    expect(strict.exit).toBe(1)
    expect(json(strict)).toMatchObject({findings: [{rule: 'freshness-expired', severity: 'error'}]})
  })

  test('conformance holds the claim, and passes one that holds', () => {
    const folder = committed()
    const run = lejic(folder, ['conformance', '--json'], moment)
    expect(run.exit).toBe(0)
    expect(json(run)).toMatchObject({claimedLevel: 'core', verifiedLevel: 'core', processAttested: 4})
    writeFiles(folder, smallLayer({}, {manifest: {conformance: {claimedLevel: 'indexed'}}}))
    const broken = lejic(folder, ['conformance', '--json'], moment)
    expect(broken.exit).toBe(1)
    expect(json(broken)).toMatchObject({
      verifiedLevel: 'core',
      findings: [{rule: 'conformance-claim', path: 'leji.json'}],
    })
    unlinkSync(join(folder, 'leji.json'))
    const none = lejic(folder, ['--root', '.', 'conformance', '--json'], moment)
    expect(none.exit).toBe(1)
    expect(json(none)).toMatchObject({
      claimedLevel: 'none',
      verifiedLevel: 'none',
      findings: [{rule: 'manifest-missing'}],
    })
  })
})

describe('changelog', () => {
  const claim = {manifest: {conformance: {claimedLevel: 'indexed'}}}
  const read = (folder: string) => readFileSync(join(folder, log), 'utf-8')
  const add = (folder: string, ...args: readonly string[]) => lejic(folder, ['changelog', 'add', ...args], moment)

  test('is started by the first entry, then only grows', () => {
    const folder = committed(smallLayer({}, claim))
    const none = lejic(folder, ['changelog', 'check', '--json'], moment)
    expect(none.exit).toBe(1)
    expect(json(none)).toMatchObject({verified: false, findings: [{rule: 'changelog-required', path: log}]})
    const first = add(folder, '--summary', 'Say what part one is.', '--path', 'docs/system/', '--json')
    expect(json(first)).toMatchObject({
      changelog: log,
      added: [{id: 'seed-changelog'}, {id: `${day}-say-what-part-one-is`}],
    })
    const before = read(folder)
    expect(json(lejic(folder, ['changelog', 'check', '--json'], moment)).verified).toBe(false)
    git(folder, 'add', '-A')
    git(folder, 'commit', '-q', '-m', 'y')
    expect(
      add(
        folder,
        '--summary',
        'Say what part one is.',
        '--path',
        'docs/system/part-1.md',
        '--breaking',
        '--category',
        'system',
      ).exit,
    ).toBe(0)
    const after = read(folder)
    expect(after.startsWith(before.slice(0, before.lastIndexOf('}\n  ]') + 1))).toBe(true)
    expect(JSON.parse(after).entries.at(-1)).toEqual({
      id: `${day}-say-what-part-one-is-2`,
      date: day,
      type: 'changed',
      summary: 'Say what part one is.',
      paths: ['docs/system/part-1.md'],
      categories: ['system'],
      breaking: true,
    })
    const check = lejic(folder, ['changelog', 'check', '--json'], moment)
    expect(check.exit).toBe(0)
    expect(json(check)).toMatchObject({verified: true, findings: []})
    writeFileSync(join(folder, log), after.replace('Say what part one is.', 'Say less.'))
    const broken = lejic(folder, ['changelog', 'check', '--json'], moment)
    expect(broken.exit).toBe(1)
    expect(json(broken)).toMatchObject({verified: false, findings: [{rule: 'changelog-append-only', path: log}]})
    const refused = add(folder, '--summary', 'x', '--path', 'docs/')
    expect(refused.exit).toBe(1)
    expect(read(folder)).toBe(after.replace('Say what part one is.', 'Say less.'))
  })

  test('seeds once', () => {
    const folder = committed()
    expect(add(folder, '--seed').stdout).toBe(`added seed-changelog to ${log}\n`)
    const seeded = read(folder)
    expect(JSON.parse(seeded).entries[0]).toMatchObject({date: day, type: 'added', paths: [log], approvedBy: 'Ann'})
    expect(add(folder, '--seed').exit).toBe(0)
    expect(read(folder)).toBe(seeded)
  })

  test('is not written through a link, nor where its bytes make no sense', () => {
    const folder = committed()
    writeFiles(folder, {'elsewhere.json': '{}'})
    symlinkSync('../elsewhere.json', join(folder, log))
    const linked = add(folder, '--summary', 'x', '--path', 'docs/')
    expect(linked.exit).not.toBe(0)
    expect(readFileSync(join(folder, 'elsewhere.json'), 'utf-8')).toBe('{}')
    unlinkSync(join(folder, log))
    writeFiles(folder, {[log]: '{"schemaVersion": "1.0"'})
    expect(add(folder, '--summary', 'x', '--path', 'docs/').exit).toBe(1)
    expect(read(folder)).toBe('{"schemaVersion": "1.0"')
  })

  test('folds what is committed, and says so', () => {
    const folder = committed()
    for (const name of ['a', 'b', 'c'])
      add(folder, '--id', name, '--summary', name, '--path', 'docs/', '--date', '2026-01-01')
    git(folder, 'add', '-A')
    git(folder, 'commit', '-q', '-m', 'y')
    add(folder, '--id', 'fresh', '--summary', 'f', '--path', 'docs/', '--date', '2025-01-01')
    const early = lejic(folder, ['changelog', 'compact', '--keep', '2'], moment)
    expect(early.exit).toBe(2)
    expect(early.stderr).toContain('`fresh`')
    git(folder, 'checkout', '-q', '--', log)
    const run = lejic(folder, ['changelog', 'compact', '--keep', '2', '--json'], moment)
    expect(json(run)).toMatchObject({changelog: log, folded: 2, kept: 2, note: expect.any(String)})
    expect(JSON.parse(read(folder)).entries.map(({id}: {id: string}) => id)).toEqual([
      'seed-changelog',
      'c',
      `compaction-${day}`,
    ])
    expect(json(lejic(folder, ['changelog', 'check', '--json'], moment)).verified).toBe(true)
    const same = read(folder)
    expect(json(lejic(folder, ['changelog', 'compact', '--keep', '9', '--json'], moment))).toMatchObject({
      folded: 0,
      kept: 3,
    })
    expect(read(folder)).toBe(same)
  })

  test.each<readonly [readonly string[], RegExp]>([
    [['chek'], /no `lejic changelog chek`/],
    [[], /VERB/],
    [['add'], /summary/],
    [['add', '--summary', 'x'], /--path/],
    [['add', '--summary', 'x', '--path', '../up'], /not be valid/],
    [['add', '--summary', 'x', '--path', 'a', '--id', 'Bad'], /not be valid/],
    [['add', '--summary', 'x', '--path', 'a', '--type', 'compaction'], /compaction/],
    [['add', '--summary', 'x', '--path', 'a', '--date', '2026-02-30'], /calendar/],
    [['compact'], /--keep N/],
    [['compact', '--keep', '0'], /whole number/],
    [['compact', '--before', '2026-02-30'], /calendar/],
    [['check', '--keep', '3'], /belongs to `lejic changelog compact`/],
  ])('%j is misuse and writes nothing', (args, message) => {
    const folder = committed()
    const run = lejic(folder, ['changelog', ...args], moment)
    expect(run.exit).toBe(2)
    expect(run.stderr).toMatch(message)
    expect(existsSync(join(folder, log))).toBe(false)
  })
})

describe('check --since', () => {
  test('finds a rewritten decision, and refuses a revision that is none', () => {
    const folder = committed()
    git(folder, 'checkout', '-q', '-b', 'work')
    writeFiles(folder, {
      'docs/decisions/0001-start.md':
        '---\nid: start\ntitle: Start\nstatus: accepted\ndate: 2026-01-02\n---\n\n# Start\n\nWe do not start.\n',
    })
    const run = lejic(folder, ['check', '--since', 'main', '--json'], moment)
    expect(run.exit).toBe(1)
    expect(json(run)).toMatchObject({
      findings: [{rule: 'decision-immutable', path: 'docs/decisions/0001-start.md', line: 10}],
    })
    expect(lejic(folder, ['check'], moment).exit).toBe(0)
    const unknown = lejic(folder, ['check', '--since', '--output=x'], moment)
    expect(unknown.exit).toBe(2)
    expect(lejic(folder, ['check', '--since=--output=x'], moment).stderr).toContain('git knows no commit `--output=x`')
    expect(existsSync(join(folder, 'x'))).toBe(false)
  })
})

describe('mounts', () => {
  const declared = {
    name: 'yard',
    source: 'https://example.org/yard.git',
    pin: 'a'.repeat(40),
    trackingRef: 'refs/heads/main',
    owner: {name: 'Grace'},
    categories: ['system'],
  }
  const surfaced = {
    'docs/boot-profile.md': `${smallLayer()['docs/boot-profile.md']}\n\`\`\`leji-mounts\n- mount: yard\n  owner: Grace\n  carries: cranes\n  read-when: lifting\n\`\`\`\n`,
  }
  const host = () => committed(smallLayer(surfaced, {manifest: {federation: {mounts: [declared]}}}))

  test('answers what a mount is, where it is and what became of it', () => {
    const folder = host()
    const run = (...args: readonly string[]) => lejic(folder, ['mounts', ...args, '--json'], moment)
    expect(json(run('status'))).toMatchObject({
      mounts: [
        {
          name: 'yard',
          sourceIdentity: 'https://example.org/yard',
          present: false,
          verified: null,
          pinReport: {state: 'unknown', reason: 'mount-pin-unavailable', observedAt: '2026-12-01T00:00:00.000Z'},
        },
      ],
    })
    expect(json(run('hydrate'))).toMatchObject({ok: true, outcomes: [{name: 'yard', status: 'unavailable'}]})
    const located = run('locate', 'yard')
    expect(located.exit).toBe(1)
    expect(json(located)).toMatchObject({name: 'yard', present: false, path: null})
    const moved = run('update-pin', 'yard')
    expect(moved.exit).toBe(1)
    expect(json(moved)).toMatchObject({
      action: 'refused',
      reason: 'mount-pin-unavailable',
      findings: [],
    })
    expect(lejic(folder, ['mounts', 'status'], moment).stdout).toMatch(/^yard +a{12} +not hydrated +unknown: /)
  })

  test('are relied on only where that was asked for', () => {
    const folder = host()
    expect(lejic(folder, ['check'], moment).exit).toBe(0)
    const all = lejic(folder, ['check', '--federation', 'available', '--spec', '--json'], moment)
    expect(all.exit).toBe(1)
    expect(json(all).findings).toContainEqual(expect.objectContaining({rule: 'mount-enforcement', path: 'yard'}))
    const routed = (paths: string) =>
      lejic(folder, ['check', '--federation', 'required', '--paths', paths], moment).exit
    expect(routed('docs/system/part-1.md')).toBe(1)
    expect(routed('src/a.ts, docs/decisions/0001-start.md')).toBe(0)
    expect(routed('/abs')).toBe(2)
    expect(json(lejic(folder, ['conformance', '--federation', 'verify', '--json'], moment)).items).toContainEqual(
      expect.objectContaining({id: 'pin-reachable', status: 'unknown'}),
    )
  })

  test.each<readonly [readonly string[], RegExp]>([
    [['mounts', 'list'], /no `lejic mounts list`/],
    [['mounts', 'locate'], /needs the name/],
    [['mounts', 'status', 'yard'], /too many/],
    [['mounts', 'status', '--fetch'], /does not belong/],
    [['mounts', 'update-pin', 'yard', '--to', 'main'], /no commit in full/],
    [['check', '--federation', 'required'], /--paths/],
    [['check', '--paths', 'a'], /--federation/],
  ])('%j is misuse', (args, message) => {
    const run = lejic(host(), args, moment)
    expect(run.exit).toBe(2)
    expect(run.stderr).toMatch(message)
  })
})
