import type {CheckContext, Path, Rule} from '../../model.ts'
import {directoryOf, stripSlash, underPath} from '../../paths.ts'

export const gitSparse = {
  id: 'git-sparse',
  severity: 'error',
  origin: 'own',
  summary: 'A sparse checkout leaves files of the layer out of the work tree.',
  why: 'What is left out looks deleted: links to it break, and a build would take it out of the index.',
  mend: 'Let git check the whole layer out: `git sparse-checkout add FOLDER`.',
  example: {
    bad: {},
    good: {},
    leftOut: ['docs/domain/prices.md', 'src/till.ts'],
  },
  check(context, report) {
    const {resolved, source} = context
    if (!resolved) return
    const missing = source.git.leftOut().filter((path) => isOfLayer(context, path))
    const [first] = missing
    if (first === undefined) return
    const folders = [...new Set(missing.map(directoryOf))]
    report({
      rule: 'git-sparse',
      path: 'leji.json',
      message: `Git leaves ${missing.length === 1 ? `a file of the layer out of this work tree: \`${first}\`` : `${missing.length} files of the layer out of this work tree, such as \`${first}\``}.`,
      hint: `Run \`git sparse-checkout add ${folders.slice(0, 3).join(' ')}\`.`,
      place: resolved.manifest.json.locate(['rootPath']),
    })
  },
} satisfies Rule

/** Markdown under the context root or a folder of the layer, and every file that the manifest or a list names. */
function isOfLayer({layer, resolved}: CheckContext, path: Path): boolean {
  const manifest = resolved?.manifest
  if (!manifest) return false
  const {machine, bootProfilePath, rootPath, agents} = manifest
  const named = [
    bootProfilePath,
    machine.indexPath,
    machine.changelogPath,
    ...layer.indexFiles.map((file) => file.path),
  ]
  if (named.includes(path) || [...agents.values()].includes(path)) return true
  if (!path.endsWith('.md')) return false
  const folders = [rootPath, machine.agentProfilesPath, machine.decisionRecordsPath]
  const listed = layer.indexFiles.flatMap(({entries}) => entries.map((entry) => stripSlash(entry.path)))
  return [...folders, ...listed].some((folder) => underPath(path, folder))
}
