import {readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {memorySource} from '../1-read/memory.ts'
import {overlay} from '../1-read/overlay.ts'
import {parseFrontmatter} from '../2-parse/frontmatter.ts'
import {decisionRecord, indexedFiles, indexFile, layOver, manifestWith} from '../4-check/example-layer.ts'
import {applyEdits} from '../diagnostics/edits.ts'
import {examine} from '../examine.ts'
import {fix} from '../fix.ts'
import type {ExampleTree} from '../model.ts'
import {shownDiff, unifiedDiff} from '../report/diff.ts'
import {onDisk} from './on-disk.ts'
import {fileOf} from './report/sample.ts'

const options = {rules: new Set<string>(), dryRun: false, now: Date.UTC(2026, 2, 2)}
const newer = decisionRecord(
  'id: sell-loose',
  'title: Sell loose',
  'status: accepted',
  'date: 2026-04-01',
  'supersedes: sell-by-weight',
)
const superseded = decisionRecord('id: sell-by-weight', 'title: Sell', 'status: superseded', 'date: 2026-03-01')
const pair = {'docs/decisions/0001-sell-by-weight.md': superseded, 'docs/decisions/0002-loose.md': newer}
const summary = (mends: Awaited<ReturnType<typeof fix>>['mends']) => mends.map(({rule, path}) => `${rule} ${path}`)

describe('fix', () => {
  test('inserts the one line that a superseded decision lacks', async () => {
    const root = onDisk(pair)
    const {mends, left, result} = await fix(root, options)
    expect(summary(mends)).toEqual(['decision-supersession docs/decisions/0001-sell-by-weight.md'])
    expect(left).toEqual([])
    expect(result.diagnostics.filter(({severity}) => severity === 'error')).toEqual([])
    expect(readFileSync(join(root, 'docs/decisions/0001-sell-by-weight.md'), 'utf-8')).toBe(
      superseded.replace('status: superseded\n', 'status: superseded\nsupersededBy: sell-loose\n'),
    )
    expect((await fix(root, options)).mends).toEqual([])
  })

  test.each<[string, ExampleTree]>([
    ['two claim it', {...pair, 'docs/decisions/0003-x.md': newer.replace('id: sell-loose', 'id: sell-other')}],
    [
      'the successor is only proposed',
      {...pair, 'docs/decisions/0002-loose.md': newer.replace('accepted', 'proposed')},
    ],
    ['two have its id', {...pair, 'docs/decisions/0003-x.md': superseded}],
    [
      'it names another',
      {...pair, 'docs/decisions/0001-sell-by-weight.md': superseded.replace('date', 'supersededBy: other\ndate')},
    ],
    [
      'a flow mapping',
      {
        ...pair,
        'docs/decisions/0001-sell-by-weight.md':
          '---\n{id: sell-by-weight, title: x, status: superseded, date: 2026-03-01}\n---\n',
      },
    ],
    [
      'a cycle',
      {...pair, 'docs/decisions/0001-sell-by-weight.md': superseded.replace('date', 'supersedes: sell-loose\ndate')},
    ],
    [
      'not UTF-8',
      {...pair, 'docs/decisions/0001-sell-by-weight.md': Buffer.concat([Buffer.from(superseded), Buffer.from([0xff])])},
    ],
  ])('leaves a decision alone where %s', async (_, tree) => {
    const root = onDisk(tree)
    const before = Object.keys(layOver(tree)).map((path) => readFileSync(join(root, path)))
    expect((await fix(root, options)).mends).toEqual([])
    expect(Object.keys(layOver(tree)).map((path) => readFileSync(join(root, path)))).toEqual(before)
  })

  test('mends letter case in lists and in the manifest where one file has the name', async () => {
    const list = indexFile('domain', 'docs/Domain/terms.md', 'docs/domain/', 'docs/domain/')
    const text = manifestWith({bootProfilePath: 'docs/Boot-profile.md'})
    const root = onDisk({'docs/context/domain.md': list, 'leji.json': text})
    const {mends} = await fix(root, options)
    expect(summary(mends)).toEqual([
      'index-entry-missing docs/context/domain.md',
      'index-file-parse docs/context/domain.md',
      'missing-declared-file leji.json',
    ])
    expect(readFileSync(join(root, 'docs/context/domain.md'), 'utf-8')).toBe(
      indexFile('domain', 'docs/domain/terms.md', 'docs/domain/'),
    )
    expect(readFileSync(join(root, 'leji.json'), 'utf-8')).toBe(text.replace('Boot-profile', 'boot-profile'))
  })

  test('does not choose between two names, nor between two kinds, nor drop a comment', async () => {
    const kinds = '```leji-index\n- path: docs/domain/\n```\n```leji-index record\n- path: docs/domain/\n```\n'
    const comment = '```leji-index\n- path: docs/domain/\n- path: docs/domain/ # why\n```\n'
    const two = {'docs/domain/Prices.md': 'a\n', 'docs/domain/PRICES.md': 'b\n'}
    for (const tree of [
      {'docs/context/domain.md': kinds},
      {'docs/context/domain.md': comment},
      {...two, 'docs/context/domain.md': indexFile('domain', 'docs/domain/prices.md')},
    ]) {
      expect((await fix(onDisk(tree), options)).mends).toEqual([])
    }
  })

  test('writes the index after the documents, and only where one is asked for', async () => {
    const indexed = {'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}), ...indexedFiles}
    const root = onDisk({...indexed, ...pair})
    const {mends, result} = await fix(root, options)
    expect(summary(mends)).toEqual([
      'index-stale docs/context-index.json',
      'decision-supersession docs/decisions/0001-sell-by-weight.md',
    ])
    expect(result.resolved?.index.state).toBe('current')
    expect((await fix(root, options)).mends).toEqual([])
    expect(
      (await fix(onDisk({'docs/context-index.json': indexedFiles['docs/context-index.json'], ...pair}), options)).mends,
    ).toHaveLength(1)
  })

  test('a dry run writes nothing, and rules can be chosen', async () => {
    const indexed = {'leji.json': manifestWith({conformance: {claimedLevel: 'indexed'}}), ...indexedFiles}
    const root = onDisk({...indexed, ...pair})
    const all = await fix(root, {...options, dryRun: true})
    expect(summary(all.mends)).toHaveLength(2)
    expect(all.result.diagnostics.some(({rule}) => rule === 'decision-supersession')).toBe(true)
    expect(readFileSync(join(root, 'docs/decisions/0001-sell-by-weight.md'), 'utf-8')).toBe(superseded)
    const one = await fix(root, {...options, rules: new Set(['index-stale'])})
    expect(summary(one.mends)).toEqual(['index-stale docs/context-index.json'])
  })

  test('writes through no link, and says so', async () => {
    const root = onDisk({...pair, 'docs/decisions/0001-sell-by-weight.md': null})
    writeFileSync(join(root, 'real.md'), superseded)
    symlinkSync('../../real.md', join(root, 'docs/decisions/0001-sell-by-weight.md'))
    const list = {'leji-index': '- path: docs/decisions/0001-sell-by-weight.md\n- path: docs/decisions/'}
    writeFileSync(join(root, 'docs/context/decisions.md'), `\`\`\`leji-index\n${list['leji-index']}\n\`\`\`\n`)
    const {mends, left} = await fix(root, options)
    expect(mends).toEqual([])
    expect(left).toEqual([
      {path: 'docs/decisions/0001-sell-by-weight.md', reason: 'it is a symbolic link, or a folder above it is one'},
    ])
    expect(readFileSync(join(root, 'real.md'), 'utf-8')).toBe(superseded)
  })

  test('a layer without a manifest has nothing to mend', async () => {
    expect((await fix(onDisk({'leji.json': '{'}), options)).mends).toEqual([])
  })
})

test('the inserted field changes no other byte and no other field, whatever the frontmatter looks like', () => {
  let applied = 0
  const fields = fc.shuffledSubarray(
    [
      'title: "a: b" # c',
      "note: 'x'",
      'list:\n  - 1\n  - 2',
      'text: |\n  two\n\n  lines',
      '# a comment',
      '',
      'deep: {status: no}',
      'long: one\n  two',
    ],
    {minLength: 0},
  )
  const status = fc.constantFrom(
    'status: superseded',
    'status:   "superseded"  # why',
    "'status': superseded",
    'status:\n  superseded',
  )
  const property = fc.property(
    fields,
    fields,
    status,
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
    fc.string(),
    (above, below, line, eol, mark, body) => {
      const lines = [
        '---',
        ...above,
        'id: sell-by-weight',
        line,
        'date: 2026-03-01',
        ...below.filter((one) => !above.includes(one)),
        '---',
        '',
      ]
      const text = `${mark ? '\ufeff' : ''}${lines.join('\n').replaceAll('\n', eol)}${body}`
      const path = 'docs/decisions/0001-sell-by-weight.md'
      const source = memorySource(layOver({...pair, [path]: text}))
      const finding = examine(source).diagnostics.find((one) => one.path === path && one.edits)
      const file = source.tree.file(path)
      if (!file || !finding?.edits) return
      const after = applyEdits(file, finding.edits)
      if (!after) throw new Error('not applied')
      applied++
      const start = finding.edits[0]?.place.start ?? 0
      const added = `supersededBy: sell-loose${eol}`
      const at = Buffer.byteLength(file.text.slice(0, start)) + (mark ? 3 : 0)
      expect(Buffer.from(after)).toEqual(
        Buffer.concat([file.bytes.subarray(0, at), Buffer.from(added), file.bytes.subarray(at)]),
      )
      const changed = overlay(source, new Map([[path, after]])).tree.file(path)
      const [was, is] = [file, changed].map((one) => (one ? parseFrontmatter(one).data : undefined))
      expect(is).toEqual({...was, supersededBy: 'sell-loose'})
    },
  )
  fc.assert(property, {numRuns: 300})
  expect(applied).toBeGreaterThan(100)
})

describe('applyEdits', () => {
  const file = fileOf('a.md', 'aä😀z')
  const edit = (start: number, end: number, text: string) => ({place: {file, start, end}, text})

  test('makes each once, in order of place', () => {
    const bytes = applyEdits(file, [edit(4, 5, 'Z'), edit(0, 0, '>'), edit(1, 2, ''), edit(4, 5, 'Z')])
    expect(Buffer.from(bytes ?? []).toString()).toBe('>a😀Z')
  })

  test('refuses edits that overlap or belong elsewhere', () => {
    expect(applyEdits(file, [edit(0, 2, 'x'), edit(1, 3, 'y')])).toBeUndefined()
    expect(applyEdits(fileOf('b.md', 'x'), [edit(0, 1, 'x')])).toBeUndefined()
  })
})

describe('diffs', () => {
  test('are unified, with git’s paths', () => {
    expect(unifiedDiff('a b.md', 'one\ntwo\n', 'one\n2\n')).toBe(
      '--- a/a b.md\n+++ b/a b.md\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n',
    )
    expect(unifiedDiff('n.md', undefined, 'x\n')).toBe('--- /dev/null\n+++ b/n.md\n@@ -0,0 +1,1 @@\n+x\n')
  })

  test('obey nothing that a file holds, and stay short', () => {
    const diff = unifiedDiff('a.md', 'x\n', `\u001b[2J\u202e${'y'.repeat(1 << 20)}\n`)
    const shown = shownDiff(diff, {color: true})
    expect(shown).toContain('\u001b[32m+<U+001B>[2J<U+202E>yyy')
    expect(shown.length).toBeLessThan(700)
    expect(shownDiff(diff, {color: false})).not.toContain('\u001b')
  })
})
