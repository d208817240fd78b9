import type {Edit, Fault, Path, Place, Tree} from '../model.ts'

/**
 * The mend of a path that is written in the wrong letter case where exactly one thing on disk has the name: the value at
 * `place`, a path as it stands in a list or a JSON string. Nothing where there is no such name, or more than one.
 */
export function caseMend(tree: Tree, path: string, place: Place | undefined): Pick<Fault, 'edits'> {
  const right = place && sameButForCase(tree, path)
  if (!place || right === undefined) return {}
  const written = place.file.text.slice(place.start, place.end)
  const texts = [
    [path, right],
    [JSON.stringify(path), JSON.stringify(right)],
  ] as const
  const found = texts.find(([before]) => before === written)
  const edit: Edit | undefined = found && {place, text: found[1]}
  return edit ? {edits: [edit]} : {}
}

/** The one path that differs in letter case only; a slash at the end stays. */
function sameButForCase(tree: Tree, path: string): Path | undefined {
  const segments = path.replace(/\/$/, '').split('/')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return undefined
  let found: readonly Path[] = ['']
  for (const segment of segments) {
    const wanted = segment.toLowerCase()
    found = found.flatMap((folder) =>
      tree
        .list(folder)
        .filter(({name}) => name.toLowerCase() === wanted)
        .map(({name}) => (folder === '' ? name : `${folder}/${name}`)),
    )
  }
  const [right, ...others] = found
  if (right === undefined || others.length > 0) return undefined
  return path.endsWith('/') ? `${right}/` : right
}
