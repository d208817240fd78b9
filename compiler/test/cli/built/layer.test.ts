import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {emptyFolder, git, json, lejic, repository, writeFiles} from './executable.ts'

const layerFiles = [
  'docs/agents/core.md',
  'docs/boot-profile.md',
  'docs/context/decisions.md',
  'docs/context/domain.md',
  'docs/context/system.md',
  'docs/decisions/0001-keep-context-in-the-repository.md',
  'docs/domain/overview.md',
  'docs/system/overview.md',
  'leji.json',
  'lejic.yaml',
]
const noFindings = {findings: [], summary: {errors: 0, warnings: 0, infos: 0}}
const moment = {SOURCE_DATE_EPOCH: '1796083200'}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf-8')

/** Every file of a folder but git's, as root-relative paths. */
function filesIn(folder: string, below = ''): readonly string[] {
  return readdirSync(join(folder, below), {withFileTypes: true}).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.name === '.git') return []
    return entry.isDirectory() ? filesIn(folder, path) : [path]
  })
}

/** A fresh layer inside a git work tree. */
function freshLayer(): string {
  const folder = emptyFolder()
  cpSync(firstLayer, folder, {recursive: true})
  return folder
}

/** Made once and copied, since each test starts from one. */
let firstLayer: string
beforeAll(() => {
  firstLayer = emptyFolder({}, (remove) => afterAll(remove))
  git(firstLayer, 'init', '-q')
  expect(lejic(firstLayer, ['init'], moment).exit).toBe(0)
})

describe('init', () => {
  test('answers what it did', () => {
    const folder = emptyFolder()
    const run = lejic(folder, ['init', '--json'], moment)
    expect(run.stderr).toBe('')
    expect(json(run)).toEqual({
      command: 'init',
      ok: true,
      ...noFindings,
      name: 'meadow',
      owner: 'The meadow team',
      hosts: ['agents', 'claude-code'],
      written: layerFiles,
      kept: [],
      ignored: ['/out/', '/.leji/'],
      foreign: [],
    })
    expect(filesIn(folder).toSorted()).toEqual(['.gitignore', ...layerFiles])
    expect(read(folder, '.gitignore')).toBe('/out/\n/.leji/\n')
    expect(filesIn(folder).flatMap((path) => read(folder, path).match(/\{\{|\}\}/g) ?? [])).toEqual([])
    expect(read(folder, 'docs/decisions/0001-keep-context-in-the-repository.md')).toContain('date: 2026-12-01\n')
  })

  test('says what it did to a person', () => {
    const folder = emptyFolder({'docs/domain/overview.md': 'ours\n', 'AGENTS.md': 'Be kind.\n'})
    const {exit, stdout, stderr} = lejic(folder, ['init'])
    expect([exit, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Left as they are, since they exist:\n  docs/domain/overview.md\n')
    expect(stdout).toContain('then delete them:\n  AGENTS.md\n')
    expect(stdout).toContain('Added to .gitignore:\n  /out/\n  /.leji/\n')
    expect(read(folder, 'docs/domain/overview.md')).toBe('ours\n')
    expect(read(folder, 'AGENTS.md')).toBe('Be kind.\n')
  })

  test('a layer that exists is refused and untouched', () => {
    const folder = emptyFolder({'leji.json': 'mine'})
    const run = lejic(folder, ['init', '--json'])
    const error = {
      kind: 'usage',
      message: 'There is a `leji.json` here already.',
      hint: '`lejic check` says whether the layer is sound; `lejic build` compiles it.',
    }
    expect(run.exit).toBe(2)
    expect(json(run)).toEqual({command: 'init', ok: false, ...noFindings, error})
    expect(filesIn(folder)).toEqual(['leji.json'])
    expect(read(folder, 'leji.json')).toBe('mine')
  })

  test('works in the working folder, even inside a layer', () => {
    const folder = emptyFolder({'leji.json': '{}'})
    mkdirSync(join(folder, 'inner'))
    expect(lejic(join(folder, 'inner'), ['init']).exit).toBe(0)
    expect(JSON.parse(read(folder, 'inner/leji.json')).name).toBe('inner')
  })

  test('finds the hosts that a repository uses', () => {
    const folder = emptyFolder({
      '.cursor/mcp.json': '{}',
      '.github/copilot-instructions.md': 'Be kind.\n',
      'GEMINI.md': 'Be kind.\n',
      '.windsurf/rules/style.md': 'Be kind.\n',
      '.cursorrules': 'Be kind.\n',
      '.windsurfrules': 'Read docs/boot-profile.md.\n',
    })
    const answer = json(lejic(folder, ['init', '--json']))
    expect(answer.hosts).toEqual(['agents', 'claude-code', 'gemini', 'copilot', 'cursor', 'windsurf'])
    expect(answer.foreign).toEqual(['.cursorrules', '.github/copilot-instructions.md', 'GEMINI.md'])
  })

  test('the owner is who git says', () => {
    const folder = emptyFolder()
    git(folder, 'init', '-q')
    git(folder, 'config', 'user.name', 'Rosa "R." Ünlü: <rosa>')
    expect(json(lejic(folder, ['init', '--json'])).owner).toBe('Rosa -R.- Ünlü- -rosa')
    expect(lejic(folder, ['check', '--strict']).exit).toBe(0)
  })

  test.each(['we & you', '-x-', '[a](b)', '日本語', "it's: #1", '{{name}}'])(
    'a folder called %j gives a clean layer',
    (name) => {
      const folder = join(emptyFolder(), name)
      mkdirSync(folder)
      git(folder, 'init', '-q')
      expect(lejic(folder, ['init']).exit).toBe(0)
      expect(json(lejic(folder, ['check', '--strict', '--json']))).toEqual({command: 'check', ok: true, ...noFindings})
    },
  )

  test('nothing is written through a link that leads out', () => {
    const folder = emptyFolder()
    symlinkSync('..', join(folder, 'docs'))
    expect(lejic(folder, ['init']).exit).toBe(2)
    expect(readdirSync(folder)).toEqual(['docs'])
  })
})

describe('a fresh layer', () => {
  test('checks clean in git, before and after a build, and builds once', () => {
    const folder = freshLayer()
    const clean = {command: 'check', ok: true, ...noFindings}
    expect(json(lejic(folder, ['check', '--strict', '--json']))).toEqual(clean)
    expect(json(lejic(folder, ['check', '--spec', '--strict', '--json']))).toEqual(clean)

    const first = lejic(folder, ['build', '--json'], moment)
    expect([first.exit, first.stderr]).toEqual([0, ''])
    const {artifacts, stats, ...rest} = json(first) as {artifacts: Row[]; stats: Record<string, number>}
    expect(rest).toEqual({command: 'build', ok: true, ...noFindings})
    expect(artifacts.filter(({action}) => action !== 'written')).toEqual([])
    expect(committed(artifacts)).toEqual(['AGENTS.md', 'CLAUDE.md', 'docs/context-index.json'])
    expect(artifacts.map(({path}) => path)).toContain('out/site/index.html')
    expect(Object.keys(stats)).toEqual(['documents', 'pages', 'cached', 'ms'])
    expect(stats.documents).toBe(3)
    expect(stats.pages).toBe(artifacts.filter(({path}) => path.endsWith('.html')).length)
    for (const {path, bytes} of artifacts)
      expect([path, readFileSync(join(folder, path)).length]).toEqual([path, bytes])

    const before = filesIn(folder).map((path) => [path, read(folder, path)])
    const second = json(lejic(folder, ['build', '--json'])) as {artifacts: Row[]}
    expect(second.artifacts.filter(({action}) => action !== 'unchanged')).toEqual([])
    expect(filesIn(folder).map((path) => [path, read(folder, path)])).toEqual(before)
    expect(json(lejic(folder, ['check', '--strict', '--json']))).toEqual(clean)
    expect(json(lejic(folder, ['build', '--check', '--json']))).toMatchObject({ok: true, findings: []})
  })

  test('without git only that is said', () => {
    const folder = emptyFolder()
    expect(lejic(folder, ['init']).exit).toBe(0)
    const {findings} = json(lejic(folder, ['check', '--json'])) as {findings: {rule: string}[]}
    expect(findings.map(({rule}) => rule)).toEqual(['git-required'])
    expect(lejic(folder, ['check', '--strict']).exit).toBe(1)
    expect(lejic(folder, ['build']).exit).toBe(0)
    expect(lejic(folder, ['build', '--check']).exit).toBe(0)
  })
})

interface Row {
  readonly path: string
  readonly kind: string
  readonly action: string
  readonly bytes: number
}

function committed(rows: readonly Row[]): readonly string[] {
  return rows.filter(({kind}) => kind !== 'site' && kind !== 'llms').map(({path}) => path)
}

describe('build', () => {
  test('--check and --dry-run write nothing and name what is stale', () => {
    const folder = freshLayer()
    const files = filesIn(folder)
    const check = json(lejic(folder, ['build', '--check', '--json'])) as {artifacts: Row[]}
    expect(check.artifacts.map(({path, action}) => [path, action])).toEqual([
      ['AGENTS.md', 'stale'],
      ['CLAUDE.md', 'stale'],
      ['docs/context-index.json', 'stale'],
    ])
    const run = lejic(folder, ['build', '--check', '-q'])
    expect([run.exit, run.stdout.match(/^ {2}stale .*$/gm)?.length]).toEqual([1, 3])
    expect(lejic(folder, ['build', '--dry-run']).exit).toBe(0)
    expect(filesIn(folder)).toEqual(files)
  })

  test('--only builds that and nothing else', () => {
    const folder = freshLayer()
    const {artifacts} = json(lejic(folder, ['build', '--only', 'shims,index', '--json'])) as {artifacts: Row[]}
    expect(artifacts.map(({path}) => path)).toEqual(['AGENTS.md', 'CLAUDE.md', 'docs/context-index.json'])
    expect(filesIn(folder).some((path) => path.startsWith('out/site'))).toBe(false)
  })

  test('--out moves what is not committed', () => {
    const folder = freshLayer()
    expect(lejic(join(folder, 'docs'), ['build', '--out', 'public']).exit).toBe(0)
    expect(filesIn(folder)).toContain('public/site/index.html')
    expect(filesIn(folder).some((path) => path.startsWith('out/'))).toBe(false)
  })

  test.each([
    ['.', 'is the root itself'],
    ['..', 'lies outside the root'],
    ['/', 'lies outside the root'],
    ['docs', 'holds a source, `docs/boot-profile.md`'],
    ['.git/x', 'lies in a folder that is not for outputs'],
  ])('--out %s is refused as a document and on stderr', (out, why) => {
    const folder = freshLayer()
    const run = lejic(folder, ['build', '--out', out, '--json'])
    const message = `The output folder \`${out}\` ${why}.`
    expect([run.exit, run.stderr.split('\n')[0]]).toEqual([2, `lejic: ${message}`])
    expect(json(run)).toMatchObject({ok: false, findings: [], error: {message}})
  })

  test('an error stops it, --keep-going does not, and both exit 1', () => {
    const folder = freshLayer()
    writeFiles(folder, {'docs/domain/broken.md': '# Broken\n\n[gone](gone.md)\n'})
    const stopped = lejic(folder, ['build', '--json'])
    expect(stopped.exit).toBe(1)
    expect(json(stopped)).toMatchObject({ok: false, summary: {errors: 1}, stats: {documents: 4}})
    expect(filesIn(folder)).not.toContain('AGENTS.md')
    expect(lejic(folder, ['build']).stdout).toContain('Nothing was written, because of the errors above.\n')
    expect(lejic(folder, ['build', '--keep-going']).exit).toBe(1)
    expect(filesIn(folder)).toContain('out/site/docs/domain/broken.html')
  })

  test('--timing adds the stages in their order', () => {
    const {timing} = json(lejic(freshLayer(), ['build', '--timing', '--json'])) as {
      timing: {stage: string; ms: number}[]
    }
    expect(timing.map(({stage}) => stage)).toEqual(['settings', 'parse', 'resolve', 'check', 'render', 'plan', 'emit'])
  })
})

describe('check', () => {
  const broken = {'docs/domain/broken.md': '# Broken\n\nSee [gone](gone.md).\n'}
  const finding = {
    rule: 'link-unresolved',
    severity: 'error',
    path: 'docs/domain/broken.md',
    line: 3,
    construct: 'gone.md',
    message: 'link target "gone.md" does not resolve',
  }

  test('every format tells the same finding', () => {
    const folder = freshLayer()
    writeFiles(folder, broken)
    const document = json(lejic(folder, ['check', '--json']))
    expect(document).toMatchObject({
      command: 'check',
      ok: false,
      findings: [finding],
      summary: {errors: 1, warnings: 0, infos: 0},
    })
    expect(json(lejic(folder, ['check', '--format', 'json']))).toEqual(document)
    const sarif = JSON.parse(lejic(folder, ['check', '--format', 'sarif']).stdout) as {runs: {results: unknown[]}[]}
    expect(sarif.runs[0]?.results).toMatchObject([{ruleId: 'link-unresolved', level: 'error'}])
    const github = lejic(folder, ['check', '--format', 'github'])
    expect([github.exit, github.stdout]).toEqual([
      1,
      expect.stringMatching(/^::error file=docs\/domain\/broken\.md,line=3,/),
    ])
    expect(lejic(folder, ['check'], {GITHUB_ACTIONS: 'true'}).stdout).toBe(github.stdout)
    expect(lejic(folder, ['check']).stdout).toContain('docs/domain/broken.md:3:12 error link-unresolved\n')
  })

  test('annotations name files from the top of the git work tree', () => {
    const outer = emptyFolder()
    git(outer, 'init', '-q')
    mkdirSync(join(outer, 'part'))
    expect(lejic(join(outer, 'part'), ['init']).exit).toBe(0)
    writeFiles(join(outer, 'part'), broken)
    const {stdout} = lejic(outer, ['check', '--root', 'part', '--format', 'github'])
    expect(stdout).toMatch(/^::error file=part\/docs\/domain\/broken\.md,/)
  })

  test('--rule shows one rule, unless nothing could be looked at', () => {
    const folder = freshLayer()
    writeFiles(folder, broken)
    expect(lejic(folder, ['check', '--rule', 'kind-invalid']).exit).toBe(0)
    expect(lejic(folder, ['check', '--rule', 'kind-invalid', '--rule', 'link-unresolved']).exit).toBe(1)
    writeFiles(folder, {'leji.json': '{'})
    const run = lejic(folder, ['check', '--rule', 'kind-invalid', '--json'])
    expect(run.exit).toBe(1)
    expect(json(run)).toMatchObject({findings: [{rule: 'manifest-parse', path: 'leji.json'}]})
  })

  test('--strict fails for a warning, which stays one', () => {
    const folder = emptyFolder()
    lejic(folder, ['init'])
    expect(lejic(folder, ['check']).exit).toBe(0)
    expect(json(lejic(folder, ['check', '--strict', '--json']))).toMatchObject({
      ok: false,
      findings: [{rule: 'git-required', severity: 'warning'}],
    })
  })

  test('-q says nothing where there is no error', () => {
    const folder = emptyFolder()
    lejic(folder, ['init'])
    expect(lejic(folder, ['check', '-q'])).toEqual({exit: 0, stdout: '', stderr: ''})
  })

  test('without a manifest that is the finding', () => {
    const run = lejic(emptyFolder(), ['check', '--json'])
    expect(run.exit).toBe(1)
    expect(json(run)).toMatchObject({
      ok: false,
      findings: expect.arrayContaining([expect.objectContaining({rule: 'manifest-missing', path: 'leji.json'})]),
    })
  })

  test('the root is found from below, and from elsewhere by name', () => {
    const folder = freshLayer()
    expect(lejic(join(folder, 'docs/domain'), ['check', '--strict']).exit).toBe(0)
    expect(lejic(join(folder, '..'), ['check', '--strict', '--root', 'meadow']).exit).toBe(0)
    expect(lejic(join(folder, '..'), ['--root', 'meadow', 'check', '--strict']).exit).toBe(0)
  })
})

describe('profile', () => {
  const reviewer = [
    '---',
    'id: reviewer',
    'name: Reviewer',
    'role: reviewer',
    'inherits: core',
    'mustRefuseWhen: [asked to skip the tests]',
    '---',
    '',
    '# Reviewer',
    '',
  ]

  test('resolved profiles, refuse before ask', () => {
    const folder = freshLayer()
    writeFiles(folder, {'docs/agents/reviewer.md': reviewer.join('\n')})
    const answer = json(lejic(folder, ['profile', 'reviewer', '--json'])) as {profiles: Record<string, unknown>[]}
    expect(answer).toMatchObject({command: 'profile', ok: true, findings: []})
    const [profile = {}] = answer.profiles
    expect(Object.keys(profile)).toEqual(['id', 'path', 'frontmatter', 'body', 'sourceIds'])
    expect(profile).toMatchObject({id: 'reviewer', path: 'docs/agents/reviewer.md', sourceIds: ['core', 'reviewer']})
    const {stdout} = lejic(folder, ['profile', 'reviewer'])
    const at = ['Refuse when:', 'asked to skip the tests', 'Ask when:', 'Read:'].map((text) => stdout.indexOf(text))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(at.includes(-1)).toBe(false)
    expect((json(lejic(folder, ['profile', '--json'])) as {profiles: unknown[]}).profiles.length).toBe(2)
  })

  test('a refused profile applies not at all', () => {
    const folder = freshLayer()
    writeFiles(folder, {'docs/agents/reviewer.md': reviewer.join('\n').replace('inherits: core', 'inherits: nobody')})
    const run = lejic(folder, ['profile', 'reviewer', '--json'])
    expect(run.exit).toBe(1)
    expect(json(run)).toMatchObject({
      ok: false,
      findings: [{rule: 'inherits-unknown', severity: 'error', path: 'docs/agents/reviewer.md'}],
      profiles: [{id: 'reviewer', path: 'docs/agents/reviewer.md', frontmatter: null, body: null, sourceIds: []}],
    })
    expect(lejic(folder, ['profile', 'core']).exit).toBe(0)
  })

  test('an id that does not exist is misuse', () => {
    const run = lejic(freshLayer(), ['profile', 'cor'])
    expect([run.exit, run.stderr]).toEqual([2, 'lejic: There is no agent profile `cor`.\n  Did you mean `core`?\n'])
  })
})

describe('explain', () => {
  test('a rule', () => {
    const answer = json(lejic(emptyFolder(), ['explain', 'kind-invalid', '--json'])) as {rule: Record<string, unknown>}
    expect(answer).toMatchObject({command: 'explain', ok: true, ...noFindings})
    expect(Object.keys(answer.rule)).toEqual([
      'id',
      'severity',
      'origin',
      'source',
      'summary',
      'why',
      'mend',
      'example',
    ])
    expect(answer.rule).toMatchObject({id: 'kind-invalid', severity: 'error', origin: 'leji'})
  })

  test('a document: its place, what lost and what concerns it', () => {
    const folder = freshLayer()
    writeFiles(folder, {
      'docs/context/domain.md':
        '# Domain\n\n```leji-index\n- path: docs/domain/\n- path: docs/domain/overview.md\n```\n',
    })
    const answer = json(lejic(join(folder, 'docs'), ['explain', 'domain/overview.md', '--json']))
    const line = {category: 'domain', kind: 'intent', indexFile: 'docs/context/domain.md'}
    expect(answer).toMatchObject({
      ok: true,
      document: {
        path: 'docs/domain/overview.md',
        role: 'document',
        title: 'Domain overview',
        category: 'domain',
        kind: 'intent',
        date: null,
        selector: {...line, form: 'file', path: 'docs/domain/overview.md', line: 5},
        lost: [{...line, form: 'directory', path: 'docs/domain/', line: 4}],
        why: 'A line that names the file outranks lines that name a folder.',
        profiles: [{id: 'core', path: 'docs/agents/core.md', matchedBy: 'requiredRead'}],
        decisions: [{id: 'keep-context-in-the-repository', status: 'accepted', matchedBy: 'path'}],
      },
    })
    const {stdout} = lejic(folder, ['explain', 'docs/domain/overview.md'])
    expect(stdout).toContain('  won        docs/context/domain.md:5 `docs/domain/overview.md` (domain, intent)\n')
    expect(stdout).toContain('  lost       docs/context/domain.md:4 `docs/domain/` (domain, intent)\n')
  })

  test.each([
    ['docs/boot-profile.md', 'boot-profile'],
    ['docs/agents/core.md', 'profile'],
    ['docs/context/domain.md', 'index-file'],
    ['leji.json', 'manifest'],
    ['lejic.yaml', 'other'],
    ['NOTES.md', 'unassigned'],
  ])('%s is %s', (path, role) => {
    const folder = freshLayer()
    writeFiles(folder, {'NOTES.md': '# Notes\n'})
    expect(json(lejic(folder, ['explain', path, '--json']))).toMatchObject({
      document: {path, role, category: null, selector: null},
    })
  })
})

describe('our own layer', () => {
  test('is sound, and what is compiled from it is committed (`npm start` writes it)', () => {
    expect(lejic(repository, ['check', '--strict']).stdout).toBe('No findings.\n')
    const {exit, stdout} = lejic(repository, ['build', '--check', '--only', 'shims,index'])
    expect([exit, stdout]).toEqual([0, expect.stringMatching(/^Up to date: /)])
  })
})
