import fc from 'fast-check'
import {nastyFiles} from './nasty-files.ts'
import type {Files} from './tree.ts'

const pick = fc.constantFrom

/** Ways to write a path that an index file may list. */
const spelling = pick<(path: string) => string>(
  (path) => path,
  (path) => path,
  (path) => path,
  (path) => `./${path}`,
  (path) => `${path}/`,
)
const folderSpelling = pick<(path: string) => string>(
  (path) => path,
  (path) => `${path}/`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `./${path}/`,
  (path) => path.replace('/', '//'),
)

function entriesOf(tree: Files): fc.Arbitrary<string> {
  const paths = Object.keys(tree)
  const folders = new Set(
    paths.flatMap((path) => path.split('/').map((_, index, all) => all.slice(0, index).join('/'))),
  )
  folders.delete('')
  const listed = fc.tuple(fc.constantFrom('docs/gone.md', ...paths), spelling).map(([path, spell]) => spell(path))
  const folderEntry = fc
    .tuple(fc.constantFrom('docs/gone', ...folders), folderSpelling)
    .map(([path, spell]) => spell(path))
  return fc.oneof(
    {weight: 3, arbitrary: listed},
    {weight: 4, arbitrary: folderEntry},
    {weight: 1, arbitrary: pick('.', './', '../docs')},
  )
}

const token = pick('', '', ' intent', ' record', ' record', ' other')

function indexText(tree: Files): fc.Arbitrary<string> {
  const block = fc
    .tuple(token, fc.array(entriesOf(tree), {minLength: 1, maxLength: 4}))
    .map(([kind, entries]) =>
      [`\`\`\`leji-index${kind}`, ...entries.map((entry) => `- path: ${entry}`), '```', ''].join('\n'),
    )
  return fc.array(block, {minLength: 1, maxLength: 2}).map((blocks) => blocks.join('\n'))
}

export interface NastyTree {
  readonly files: Files
  readonly categories: Readonly<Record<string, {readonly indexes: readonly string[]}>>
  readonly agentProfilesPath: string
  readonly bootProfilePath: string
}

const categorySet = fc.subarray(['domain', 'system', 'practice', 'governance', 'decisions'], {minLength: 1})

/** A tree and a mapping of some categories to index files in it, one or two each, now and then missing or shared. */
export const nastyTree: fc.Arbitrary<NastyTree> = fc
  .tuple(nastyFiles, categorySet)
  .chain(([tree, ids]) =>
    fc.record({
      tree: fc.constant(tree),
      ids: fc.constant(ids),
      texts: fc.array(fc.tuple(indexText(tree), indexText(tree)), {minLength: ids.length, maxLength: ids.length}),
      two: fc.array(fc.boolean(), {minLength: ids.length, maxLength: ids.length}),
      lost: fc.option(fc.constantFrom(...ids), {freq: 8}),
      agentProfilesPath: pick('docs/agents/', 'docs/agents/', 'docs/agents', 'docs/domain/sub/'),
      bootProfilePath: pick('docs/boot-profile.md', 'docs/boot-profile.md', 'docs/domain/a.md'),
    }),
  )
  .map(({tree, ids, texts, two, lost, agentProfilesPath, bootProfilePath}) => {
    const written: Record<string, string> = {}
    const categories = Object.fromEntries(
      ids.map((id, index) => {
        const indexes = two[index] ? [`context/${id}.md`, `context/${id}-more.md`] : [`context/${id}.md`]
        indexes.forEach((path, which) => {
          if (id !== lost) written[path] = texts[index]?.[which] ?? ''
        })
        return [id, {indexes}]
      }),
    )
    return {files: {...tree, ...written}, categories, agentProfilesPath, bootProfilePath}
  })
