import {execFileSync} from 'node:child_process'
import {chmodSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

/**
 * Inputs that nobody wants: each lays files over a small sound layer in a folder of its own. `what` is how the manual names it. Sizes
 * are what a careless export or an attacker produces, so that a checker that is quadratic somewhere never comes back.
 */
export const hostileInputs = [
  {
    what: 'frontmatter of 10 MB, valid',
    lay: (put) => put(doc, `---\ntitle: A\nnote: |\n${'  more of the same text\n'.repeat(450_000)}---\n\n# A\n`),
  },
  {what: 'frontmatter of 10 MB, broken', lay: (put) => put(doc, `---\n${'key: [\n'.repeat(1_500_000)}---\n\n# A\n`)},
  {what: 'frontmatter of 60 kB of `[`', lay: (put) => put(doc, `---\na: ${'['.repeat(60_000)}\n---\n\n# A\n`)},
  {what: 'frontmatter that never ends, 10 MB', lay: (put) => put(doc, `---\n${'a: b\n'.repeat(2_000_000)}`)},
  {what: 'alias bomb in frontmatter', lay: (put) => put(doc, `---\n${bomb}---\n\n# A\n`)},
  {what: 'alias bomb in `lejic.yaml`', lay: (put) => put('lejic.yaml', bomb)},
  {
    what: '100,000 entries in one list',
    lay: (put) => put('docs/context/domain.md', list(repeat(100_000, (n) => `docs/domain/no-${n}.md`))),
  },
  {
    what: '100,000 entries for one file',
    lay: (put) =>
      put('docs/context/domain.md', list(repeat(100_000, (n) => `docs/${'./'.repeat(n % 50)}domain/terms.md`))),
  },
  {
    what: '100,000 blocks in one list',
    lay: (put) => put('docs/context/domain.md', `${list(['docs/domain/'])}${'```leji-index\n```\n'.repeat(100_000)}`),
  },
  {
    what: '500 lists in one category',
    lay: (put) => {
      const lists = repeat(500, (n) => `docs/context/domain-${n}.md`)
      put(
        'leji.json',
        manifest({categories: {domain: {indexes: lists}, decisions: {indexes: ['docs/context/decisions.md']}}}),
      )
      for (const path of lists) put(path, list(['docs/domain/']))
    },
  },
  ...['[', '*', '_', '`', '<', '&', '|', '!['].map((mark) => ({
    what: `one line of 1 MB of \`${mark === '|' ? '\\|' : mark}\``,
    lay: (put) => put(doc, `# A\n\n${mark.repeat(1_000_000 / mark.length)}\n`),
  })),
  {what: 'one line of 1 MB of words', lay: (put) => put(doc, `# A\n\n${'word '.repeat(200_000)}\n`)},
  {what: 'one line of 1 MB of `[a](`', lay: (put) => put(doc, `# A\n\n${'[a]('.repeat(250_000)}\n`)},
  {what: 'one line of 1 MB of `<a `', lay: (put) => put(doc, `# A\n\n${'<a '.repeat(330_000)}\n`)},
  {
    what: 'a table of 1,000 × 1,000 cells',
    lay: (put) =>
      put(doc, `# A\n\n|${'a|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${`|${'b|'.repeat(1000)}\n`.repeat(1000)}`),
  },
  {what: 'quotations 10,000 deep', lay: (put) => put(doc, `# A\n\n${'>'.repeat(10_000)} a\n`)},
  {
    what: 'lists 1,000 deep',
    lay: (put) => put(doc, `# A\n\n${repeat(1000, (n) => `${'  '.repeat(n)}- a\n`).join('')}`),
  },
  {what: '100,000 headings', lay: (put) => put(doc, `# A\n\n${'## Same\n\n'.repeat(100_000)}`)},
  {
    what: '100,000 links, none of which resolves',
    lay: (put) => put(doc, `# A\n\n${repeat(100_000, (n) => `[x](no-${n}.md#y)\n`).join('')}`),
  },
  {
    what: '10,000 broken links into a folder of 10,000 files',
    lay: (put) => {
      for (let n = 0; n < 10_000; n++) put(`docs/domain/name-${n}.md`, `# A\n\n[x](nmae-${n}.md)\n`)
    },
  },
  {
    what: '100,000 attributes in raw HTML',
    lay: (put) => put(doc, `# A\n\n<a${' href="x'.repeat(100_000)}\n\n<img${" src='".repeat(99_999)}\n`),
  },
  {
    what: '100,000 links to headings that are not there',
    lay: (put) => put(doc, `# A\n\n${repeat(100_000, (n) => `[x](#no-${n})\n`).join('')}`),
  },
  {
    what: '100,000 paths in the boot profile',
    lay: (put, base) =>
      put(
        boot(),
        base[boot()].replace(
          'Read `docs/domain/terms.md` before any task.',
          `Read before any task:\n\n${repeat(100_000, (n) => `- \`docs/no-${n}.md\`\n`).join('')}`,
        ),
      ),
  },
  {
    what: 'a document of 50 MB',
    lay: (put) => put(doc, `# A\n\n${'A line of a text that goes on and on and on.\n\n'.repeat(1_060_000)}`),
  },
  {what: 'JSON 100,000 deep in `leji.json`', lay: (put) => put('leji.json', deep)},
  {what: 'JSON 100,000 deep in the index', lay: (put) => put('docs/context-index.json', deep)},
  {what: 'JSON 100,000 deep in the changelog', lay: (put) => put('docs/context-changelog.json', deep)},
  {
    what: 'an index of 100,000 entries',
    lay: (put) =>
      put(
        'docs/context-index.json',
        JSON.stringify({
          schemaVersion: '1.0',
          generatedAt: '2026-01-01T00:00:00Z',
          rootPath: 'docs/',
          entries: repeat(100_000, (n) => ({
            id: `a-${n}`,
            path: `docs/domain/a-${n}.md`,
            title: 'A',
            category: 'domain',
          })),
        }),
      ),
  },
  {
    what: 'an index of 100,000 broken entries',
    lay: (put) =>
      put(
        'docs/context-index.json',
        JSON.stringify({
          schemaVersion: '1.0',
          generatedAt: '2026-01-01T00:00:00Z',
          rootPath: 'docs/',
          entries: repeat(100_000, () => ({id: 'A', path: '/a'})),
        }),
      ),
  },
  {
    what: 'a changelog of 100,000 entries',
    lay: (put) =>
      put(
        'docs/context-changelog.json',
        JSON.stringify({
          schemaVersion: '1.0',
          entries: repeat(100_000, (n) => ({
            id: `a-${n}`,
            date: '2026-01-01',
            type: 'added',
            summary: 'A.',
            paths: ['docs/'],
          })),
        }),
      ),
  },
  {
    what: '10,000 mounts, surfaced under other names',
    lay: (put, base) => {
      const mount = (n) => ({
        name: `m-${n}`,
        source: `https://example.org/${n}.git`,
        pin: '0'.repeat(40),
        owner: {name: 'Ada'},
      })
      put('leji.json', manifest({federation: {mounts: repeat(10_000, mount)}}))
      const record = (n) => `- mount: n-${n}\n  owner: Ada\n  carries: x\n  read-when: y\n`
      put(boot(), `${base[boot()]}\n\`\`\`leji-mounts\n${repeat(10_000, record).join('')}\`\`\`\n`)
    },
  },
  {
    what: '5,000 profiles that inherit from one',
    lay: (put) => {
      put('docs/agents/core.md', profile('core', 'role: core'))
      for (let n = 0; n < 5_000; n++) put(`docs/agents/p-${n}.md`, profile(`p-${n}`, 'role: writer', 'inherits: core'))
    },
  },
  {
    what: '5,000 profiles with one id',
    lay: (put) => {
      for (let n = 0; n < 5_000; n++) put(`docs/agents/p-${n}.md`, profile('same', 'role: core'))
    },
  },
  {
    what: 'a chain of 10,000 superseded decisions',
    lay: (put) => {
      for (let n = 0; n < 10_000; n++)
        put(`docs/decisions/${n + 2}-d.md`, decision(n, n > 0 ? n - 1 : undefined, n < 9_999 ? n + 1 : undefined))
    },
  },
  {
    what: 'a cycle of 10,000 superseded decisions',
    lay: (put) => {
      for (let n = 0; n < 10_000; n++)
        put(`docs/decisions/${n + 2}-d.md`, decision(n, (n + 9_999) % 10_000, (n + 1) % 10_000))
    },
  },
  {
    what: '10,000 decisions that supersede unknown ones',
    lay: (put) => {
      for (let n = 0; n < 10_000; n++) put(`docs/decisions/${n + 2}-d.md`, decision(n, `no-${n}`))
    },
  },
  {
    what: '10,000 documents with one id',
    lay: (put) => {
      for (let n = 0; n < 10_000; n++) put(`docs/domain/d-${n}.md`, '---\nid: same\n---\n\n# D\n')
    },
  },
  {
    what: '20,000 empty files in one folder',
    lay: (put) => {
      for (let n = 0; n < 20_000; n++) put(`docs/domain/e-${n}.md`, '')
    },
  },
  {
    what: 'links that lead in a circle',
    lay: (put, _, root) => {
      symlinkSync('b.md', join(root, 'docs/domain/a.md'))
      symlinkSync('a.md', join(root, 'docs/domain/b.md'))
      symlinkSync('.', join(root, 'docs/domain/loop'))
      put('docs/context/domain.md', list(['docs/domain/', 'docs/domain/a.md', 'docs/domain/loop/']))
    },
  },
  {what: 'a FIFO in a selected folder', lay: (_, __, root) => fifo(root, 'docs/domain/pipe.md')},
  {
    what: 'a FIFO that a list names',
    lay: (put, _, root) => {
      fifo(root, 'docs/domain/pipe.md')
      put('docs/context/domain.md', list(['docs/domain/terms.md', 'docs/domain/pipe.md']))
    },
  },
  {what: 'a FIFO as `leji.json`', without: ['leji.json'], lay: (_, __, root) => fifo(root, 'leji.json')},
  {what: 'a FIFO as `AGENTS.md`', lay: (_, __, root) => fifo(root, 'AGENTS.md')},
  {what: 'a FIFO as `lejic.yaml`', lay: (_, __, root) => fifo(root, 'lejic.yaml')},
  {what: 'a FIFO as the boot profile', without: [boot()], lay: (_, __, root) => fifo(root, boot())},
  {
    what: 'a file that may not be read',
    lay: (put, _, root) => {
      put('docs/domain/secret.md', '# Secret\n')
      chmodSync(join(root, 'docs/domain/secret.md'), 0)
    },
  },
  {
    what: 'names that differ in letter case',
    lay: (put) => {
      put('docs/domain/Terms.md', '# More\n')
      put('docs/Domain/other.md', '# Other\n')
    },
  },
  {
    what: 'names that differ in how an accent is encoded',
    lay: (put) => {
      put('docs/domain/caf\u00e9.md', '# A\n')
      put('docs/domain/cafe\u0301.md', '# B\n')
    },
  },
  {
    what: 'names with line ends, tabs, escapes',
    lay: (put) => {
      put('docs/domain/a\nb.md', '# A\n')
      put('docs/domain/a\tb.md', '# B\n')
      put('docs/domain/\u001b[31mred.md', '# C\n')
    },
  },
  {
    what: 'a name that is not UTF-8',
    lay: (_, __, root) =>
      writeFileSync(
        Buffer.concat([Buffer.from(join(root, 'docs/domain/')), Buffer.from([0xff, 0xfe]), Buffer.from('.md')]),
        '# A\n',
      ),
  },
  {
    what: 'a path of 3,900 characters',
    lay: (put) => put(`docs/domain/${'a'.repeat(240).concat('/').repeat(15)}${'b'.repeat(100)}.md`, '# A\n'),
  },
  {what: 'a file of zero-width characters', lay: (put) => put(doc, '\u200b\u200c\u200d\u2060'.repeat(100_000))},
  {what: 'a file of 10 MB of NUL', lay: (put) => put(doc, '\0'.repeat(10_000_000))},
  {
    what: 'a file of 10 MB of bytes that are not UTF-8',
    lay: (_, __, root) => writeFileSync(join(root, 'docs/domain/more.md'), Buffer.alloc(10_000_000, 0xff)),
  },
]

const doc = 'docs/domain/more.md'

function boot() {
  return 'docs/boot-profile.md'
}

const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghi'
  .split('')
  .map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]}, `.repeat(9).slice(0, -2)}]\n`)
  .join('')}`

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}\n`

function manifest(fields) {
  return `${JSON.stringify({leji: '1.0', name: 'hostile', rootPath: 'docs/', bootProfilePath: boot(), categories: {domain: {indexes: ['docs/context/domain.md']}, decisions: {indexes: ['docs/context/decisions.md']}}, owners: {primary: {name: 'Ada'}}, ...fields}, null, 2)}\n`
}

function list(paths) {
  return `# List\n\n\`\`\`leji-index\n${paths.map((path) => `- path: ${path}\n`).join('')}\`\`\`\n`
}

function profile(id, ...lines) {
  return `---\nid: ${id}\nname: ${id}\n${lines.join('\n')}\nrequiredRead: [docs/domain/terms.md]\nmustAskWhen: [a price changes]\n---\n\nBody of ${id}.\n`
}

function decision(n, supersedes, supersededBy) {
  return `---\nid: d-${n}\ntitle: D ${n}\nstatus: ${supersededBy === undefined ? 'accepted' : 'superseded'}\ndate: 2026-01-01\n${supersedes === undefined ? '' : `supersedes: d-${supersedes}\n`}${supersededBy === undefined ? '' : `supersededBy: d-${supersededBy}\n`}---\n\nText.\n`
}

function repeat(count, make) {
  return Array.from({length: count}, (_, n) => make(n))
}

function fifo(root, path) {
  execFileSync('mkfifo', [join(root, path)])
}

/** The sound layer that the inputs are laid over. */
export const soundLayer = {
  'leji.json': manifest({}),
  [boot()]:
    '# Hostile\n\n## Identity\n\nA layer for the worst.\n\n## Loading\n\nRead `docs/domain/terms.md` before any task. To change a word, read `docs/domain/`. Anything else: `docs/context-index.json`.\n\n## Posture\n\nAsk.\n\n## Maintenance\n\nDecisions are recorded in `docs/decisions/`, roles in `docs/agents/`, the lists in `leji.json`.\n',
  'docs/context/domain.md': list(['docs/domain/']),
  'docs/context/decisions.md': list(['docs/decisions/']),
  'docs/domain/terms.md': '# Terms\n\nA word.\n',
  'docs/decisions/0001-start.md': '---\nid: start\ntitle: Start\nstatus: accepted\ndate: 2026-01-01\n---\n\nText.\n',
}

/** Writes an input to an empty folder. */
export function layInput({lay, without = []}, root) {
  const put = (path, text) => {
    mkdirSync(dirname(join(root, path)), {recursive: true})
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(soundLayer)) if (!without.includes(path)) put(path, text)
  lay(put, soundLayer, root)
}
