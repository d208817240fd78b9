import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join, posix} from 'node:path'

/**
 * A seeded layer: the same count and seed give the same bytes on every machine. Documents hold what real ones hold (prose with
 * links, lists, tables, quotes, fenced code; about 3.5 kB each), spread over the five categories and nested folders.
 * The same pages can be written as a Hugo project, so that both compilers are measured on one text.
 */

const STEMS =
  'account address agent alert batch border branch budget bucket cache claim client clock cluster cursor delta draft edge event export fence field filter gate grant graph header import index invoice job ledger lease limit lock log market mirror module offer order owner packet parcel patch payment plan pool port price queue quota range reader record refund region release report request retry role route rule sample scope seat segment session shard signal sink slot source stage stream switch table tag task tenant thread ticket token topic trace unit user vault version view wallet window worker zone'.split(
    ' ',
  )
const GLUE = 'the a one each no every this that its'.split(' ')
const VERBS =
  'keeps holds sends reads drops checks names moves joins splits waits signs opens closes counts marks skips returns expects refuses'.split(
    ' ',
  )
const LINKS = 'and or before after when unless while until for with without through against beside'.split(' ')
const LANGUAGES = {
  ts: (w) =>
    `export function ${w()}${cap(w())}(${w()}: string, limit = ${w.n(900)}): readonly string[] {\n  // ${w.sentence()}\n  const ${w()} = read(${JSON.stringify(w())})\n  return ${w()}.filter((item) => item.size > limit && item.kind !== '${w()}')\n}`,
  python: (w) =>
    `class ${cap(w())}:\n    """${w.sentence()}"""\n\n    def ${w()}(self, rows, limit=${w.n(90)}):\n        return [row for row in rows if row["${w()}"] > limit]`,
  bash: (w) =>
    `set -eu\nfor file in ${w()}/*.json; do\n  # ${w.sentence()}\n  jq '.${w()}' "$file" >> ${w()}.txt\ndone`,
  yaml: (w) => `${w()}:\n  name: ${w()}\n  limit: ${w.n(500)}\n  ${w()}:\n    - ${w()}\n    - ${w()}`,
  json: (w) => `{\n  "${w()}": ${w.n(99)},\n  "${w()}": ["${w()}", null, true]\n}`,
  sql: (w) =>
    `SELECT ${w()}, count(*) AS total\nFROM ${w()}\nWHERE ${w()} > ${w.n(99)} -- ${w()}\nGROUP BY ${w()}\nORDER BY total DESC;`,
}
const SHARES = [
  ['domain', 0.2],
  ['system', 0.3],
  ['practice', 0.2],
  ['governance', 0.1],
  ['decisions', 0.2],
]

/** A small seeded generator of numbers in [0, 1): xorshift32. */
function randomOf(seed) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

const cap = (text) => text[0].toUpperCase() + text.slice(1)

function writerOf(random) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const word = () => pick(STEMS)
  word.n = (below) => 1 + Math.floor(random() * below)
  word.pick = pick
  word.random = random
  word.clause = () => `${pick(GLUE)} ${word()} ${pick(VERBS)} ${pick(GLUE)} ${word()}`
  word.sentence = () => `${cap(word.clause())} ${pick(LINKS)} ${word.clause()}.`
  return word
}

/** Plans the documents: `{path, category, title, id}` with paths below `docs/`; the first of a category is linked from others. */
export function planLayer(count, seed) {
  const word = writerOf(randomOf(seed * 31 + 7))
  const plan = []
  SHARES.forEach(([category, share], at) => {
    const wanted = at === SHARES.length - 1 ? count - plan.length : Math.round(count * share)
    const folders = Math.max(1, Math.ceil(wanted / 25))
    for (let index = 0; index < wanted; index++) {
      const number = String(index + 1).padStart(5, '0')
      const title = `${cap(word())} ${word()} ${word()} ${index + 1}`
      const name = `${number}-${title.toLowerCase().replaceAll(' ', '-')}.md`
      const area =
        category === 'decisions'
          ? `y${2016 + (index % 10)}`
          : `area-${String((index % Math.ceil(folders / 9)) + 1).padStart(2, '0')}/topic-${String((index % folders) + 1).padStart(3, '0')}`
      plan.push({
        path: folders > 1 ? `docs/${category}/${area}/${name}` : `docs/${category}/${name}`,
        category,
        title,
        id: `${category}-${number}`,
      })
    }
  })
  return plan
}

function frontmatterOf(entry, word) {
  const lines = [`id: ${entry.id}`, `title: ${entry.title}`]
  if (entry.category === 'decisions') {
    lines.push(
      `status: ${word.pick(['accepted', 'accepted', 'proposed', 'deprecated'])}`,
      `date: 20${15 + word.n(10)}-0${word.n(9)}-1${word.n(9)}`,
      'affectedCategories:',
      `  - ${word.pick(['domain', 'system'])}`,
    )
  } else {
    lines.push(
      `summary: ${word.sentence().slice(0, -1)}`,
      'owners:',
      `  - ${word()}`,
      'tags:',
      `  - ${word()}`,
      'freshness:',
      `  reviewAfter: 2027-0${word.n(9)}-1${word.n(9)}`,
    )
  }
  return `---\n${lines.join('\n')}\n---\n`
}

/** The markdown of one planned document; `linkTo(entry)` writes the address of another. */
export function writeDocument(plan, at, seed, linkTo) {
  const entry = plan[at]
  const word = writerOf(randomOf(seed * 100003 + at * 7919 + 13))
  const link = () => {
    const target = plan[Math.floor(word.random() * plan.length)]
    return `[${target.title.toLowerCase()}](${linkTo(target)})`
  }
  const inline = () =>
    word.pick([() => `\`${word()}.${word()}\``, () => `**${word()} ${word()}**`, () => `*${word()}*`, link])()
  const sentence = () => (word.random() < 0.4 ? `${word.sentence().slice(0, -1)}, see ${inline()}.` : word.sentence())
  const many = (low, high, make) => Array.from({length: low + Math.floor(word.random() * (high - low + 1))}, make)
  const paragraph = () => many(2, 4, sentence).join(' ')
  const blocks = [
    paragraph,
    paragraph,
    paragraph,
    () => many(3, 6, () => `- ${sentence()}`).join('\n'),
    () => many(2, 4, (_, index) => `${index + 1}. ${sentence()}`).join('\n'),
    () =>
      `| Name | Means | See |\n|---|:---:|---|\n${many(3, 6, () => `| \`${word()}\` | ${word.clause()} | ${link()} |`).join('\n')}`,
    () => {
      const language = word.pick(Object.keys(LANGUAGES))
      return `\`\`\`${language}\n${LANGUAGES[language](word)}\n\`\`\``
    },
    () => `> ${sentence()}`,
  ]
  const parts = [`# ${entry.title}`, paragraph()]
  const target = 2300 + word.random() * 2200
  for (let length = 0, index = 0; length < target; index++) {
    const heading = index % 3 === 0 ? `## ${cap(word())} ${word()} ${index}\n\n` : ''
    const block = heading + word.pick(blocks)()
    parts.push(block)
    length += block.length
  }
  return `${frontmatterOf(entry, word)}\n${parts.join('\n\n')}\n`
}

function writeInto(root, path, text, known) {
  const file = join(root, path)
  const folder = dirname(file)
  if (!known.has(folder)) {
    mkdirSync(folder, {recursive: true})
    known.add(folder)
  }
  writeFileSync(file, text)
}

const relative = (from, to) => {
  const path = posix.relative(posix.dirname(from.path), to.path)
  return path.startsWith('.') ? path : `./${path}`
}

/** Writes a layer of `count` documents below `root`; returns the path that the edit run appends to. */
export function generateLayer(root, count, seed) {
  const plan = planLayer(count, seed)
  const known = new Set()
  plan.forEach((entry, at) => {
    writeInto(
      root,
      entry.path,
      writeDocument(plan, at, seed, (target) => relative(entry, target)),
      known,
    )
  })
  const categories = {}
  for (const [category] of SHARES) {
    categories[category] = {indexes: [`docs/context/${category}.md`]}
    writeInto(
      root,
      `docs/context/${category}.md`,
      `# ${cap(category)}\n\n\`\`\`leji-index\n- path: docs/${category}/\n\`\`\`\n`,
      known,
    )
  }
  writeInto(
    root,
    'docs/boot-profile.md',
    '# Generated layer\n\n## Identity\n\nA layer made to be measured.\n\n## Loading\n\nRead `docs/context/domain.md` before any task. To change a part, read what `docs/context-index.json` names for it. Anything else: ask.\n\n## Posture\n\nAsk before a deletion.\n\n## Maintenance\n\nDecisions are recorded in `docs/decisions/`; the manifest is `leji.json`.\n',
    known,
  )
  writeInto(
    root,
    'leji.json',
    `${JSON.stringify({leji: '1.0', name: 'generated', rootPath: 'docs/', bootProfilePath: 'docs/boot-profile.md', categories, machine: {decisionRecordsPath: 'docs/decisions/'}, owners: {primary: {name: 'Bench'}}}, null, 2)}\n`,
    known,
  )
  return plan[Math.floor(plan.length / 2)].path
}

/** The same pages as a Hugo project with highlighting, navigation of its section, and a search index. Returns the edit path. */
export function generateHugo(root, count, seed) {
  const plan = planLayer(count, seed)
  const known = new Set()
  const at = (entry) => entry.path.replace(/^docs\//, 'content/')
  const address = (entry) => `/${entry.path.replace(/^docs\//, '').replace(/\.md$/, '/')}`
  plan.forEach((entry, index) => {
    writeInto(root, at(entry), writeDocument(plan, index, seed, address), known)
  })
  for (const folder of new Set(
    plan.flatMap((entry) => {
      const parts = at(entry).split('/').slice(0, -1)
      return parts.slice(1).map((_, depth) => parts.slice(0, depth + 2).join('/'))
    }),
  )) {
    writeInto(root, `${folder}/_index.md`, `---\ntitle: ${folder.split('/').pop()}\n---\n`, known)
  }
  writeInto(
    root,
    'config.toml',
    'baseURL = "https://example.org/"\ntitle = "generated"\ndisableKinds = ["taxonomy", "term", "RSS"]\n[markup.highlight]\n  noClasses = false\n[outputs]\n  home = ["HTML", "JSON"]\n',
    known,
  )
  writeInto(
    root,
    'layouts/_default/baseof.html',
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Params.summary }}"></head><body><nav>{{ partialCached "side.html" . .CurrentSection.RelPermalink }}</nav><main>{{ block "main" . }}{{ end }}</main></body></html>\n',
    known,
  )
  writeInto(
    root,
    'layouts/_default/single.html',
    '{{ define "main" }}<nav>{{ range .Ancestors.Reverse }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> / {{ end }}</nav><article>{{ .Content }}</article><aside>{{ .TableOfContents }}</aside>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}\n',
    known,
  )
  writeInto(
    root,
    'layouts/_default/list.html',
    '{{ define "main" }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}\n',
    known,
  )
  writeInto(
    root,
    'layouts/partials/side.html',
    '<ul>{{ range site.Home.Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul><ul>{{ range .CurrentSection.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>\n',
    known,
  )
  writeInto(
    root,
    'layouts/index.json',
    '[{{ range $index, $page := site.RegularPages }}{{ if $index }},{{ end }}{{ dict "title" $page.Title "address" $page.RelPermalink "text" $page.Plain | jsonify }}{{ end }}]\n',
    known,
  )
  return at(plan[Math.floor(plan.length / 2)])
}
