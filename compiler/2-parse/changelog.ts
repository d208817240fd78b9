import type {ChangelogEntry, Fault, JsonDocument, Path, StoredChangelog, Tree} from '../model.ts'
import {readArtifact} from './artifact.ts'
import {validateChangelog} from './validators.generated.js'

/**
 * The changelog as it stands on disk (Leji §11), with one `id-duplicate` for each entry whose id an entry before it has;
 * undefined when no file stands there. Whether it only grew is a question of history, and so of a rule.
 */
export function readChangelog(tree: Tree, path: Path): StoredChangelog | undefined {
  const artifact = readArtifact<{readonly entries: readonly ChangelogEntry[]}>(tree, path, validateChangelog)
  if (!artifact) return undefined
  const {json, value} = artifact
  const faults = [...artifact.faults, ...(json ? findDuplicates(json) : [])]
  return {path, ...(json && {json}), ...(value && {entries: value.entries}), faults}
}

function findDuplicates(json: JsonDocument): readonly Fault[] {
  const {path} = json.file
  const firstById = new Map<string, number>()
  return idsOf(json.value).flatMap((id, index): readonly Fault[] => {
    if (id === undefined) return []
    const first = firstById.get(id)
    if (first === undefined) {
      firstById.set(id, index)
      return []
    }
    const related = [{message: 'first used here', path, place: json.locate(['entries', first, 'id'])}]
    const message = `The id \`${id}\` is already that of an entry before this one.`
    const place = json.locate(['entries', index, 'id'])
    return [
      {rule: 'id-duplicate', path, construct: id, message, place, hint: 'Give the newer entry another id.', related},
    ]
  })
}

function idsOf(value: unknown): readonly (string | undefined)[] {
  const entries = typeof value === 'object' && value !== null && 'entries' in value ? value.entries : undefined
  if (!Array.isArray(entries)) return []
  return entries.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' ? entry.id : undefined,
  )
}
