import {lineStarts, positionAt} from '../diagnostics/place.ts'
import type {Diagnostic, Path, Place, Related, Secret, SourceFile} from '../model.ts'

const mark = '•'

/** A file whose text has marks for the letters of its secrets, so that offsets and lines stay and nothing can be read off. */
export function maskFile(file: SourceFile, secrets: readonly Secret[]): SourceFile {
  const pieces: string[] = []
  let done = 0
  for (const {start, end} of secrets) {
    if (end <= done) continue
    const from = Math.max(start, done)
    pieces.push(file.text.slice(done, from), file.text.slice(from, end).replace(/[^\r\n]/g, mark))
    done = end
  }
  return {
    path: file.path,
    bytes: new Uint8Array(),
    text: [...pieces, file.text.slice(done)].join(''),
    encoding: file.encoding,
  }
}

/**
 * Findings that may quote what stands beside a secret, with the secrets masked: in the lines that they show, in what they
 * name and in what they say. Their edits go, since those hold the text of a file.
 */
export function maskSecrets(
  diagnostics: readonly Diagnostic[],
  files: readonly SourceFile[],
  secretsByPath: ReadonlyMap<Path, readonly Secret[]>,
): readonly Diagnostic[] {
  if (secretsByPath.size === 0) return diagnostics
  const masked = new Map<Path, SourceFile>()
  for (const file of files) {
    const secrets = secretsByPath.get(file.path)
    if (secrets) masked.set(file.path, maskFile(file, secrets))
  }
  const show = (place: Place): Place => ({...place, file: masked.get(place.file.path) ?? place.file})
  return diagnostics.map((diagnostic) => maskFinding(diagnostic, secretsByPath, show))
}

/** A text with every secret of the files masked, line by line, as a diff quotes them. */
export function hideSecrets(
  text: string,
  files: readonly SourceFile[],
  secretsByPath: ReadonlyMap<Path, readonly Secret[]>,
): string {
  const lines = files.flatMap((file) =>
    (secretsByPath.get(file.path) ?? []).flatMap(({start, end}) => file.text.slice(start, end).split(/\r?\n/)),
  )
  const quoted = new Set(lines.filter((line) => line.length > 3))
  return [...quoted].reduce((shown, line) => shown.replaceAll(line, () => mark.repeat(8)), text)
}

function maskFinding(
  {edits: _, ...diagnostic}: Diagnostic,
  secretsByPath: ReadonlyMap<Path, readonly Secret[]>,
  show: (place: Place) => Place,
): Diagnostic {
  const {place, related = [], construct, hint, message} = diagnostic
  const places = [...(place ? [place] : []), ...related.flatMap((one) => one.place ?? [])]
  const quoted = new Set(places.flatMap((one) => secretsOnLines(one, secretsByPath.get(one.file.path) ?? [])))
  const say = (text: string): string =>
    [...quoted].reduce((said, secret) => said.replaceAll(secret, () => mark.repeat(8)), text)
  const tell = (one: Related): Related => ({
    ...one,
    message: say(one.message),
    ...(one.place && {place: show(one.place)}),
  })
  return {
    ...diagnostic,
    message: say(message),
    ...(construct === undefined ? {} : {construct: say(construct)}),
    ...(hint === undefined ? {} : {hint: say(hint)}),
    ...(place && {place: show(place)}),
    ...(diagnostic.related && {related: related.map(tell)}),
  }
}

/** The texts of the secrets that stand on the lines of a place: what a finding says, it reads off there. */
function secretsOnLines({file, start, end}: Place, secrets: readonly Secret[]): readonly string[] {
  const starts = lineStarts(file)
  const from = starts[positionAt(file, start).line - 1] ?? 0
  const to = starts[positionAt(file, end).line] ?? file.text.length
  return secrets
    .filter((secret) => secret.start < to && secret.end > from)
    .map((secret) => file.text.slice(secret.start, secret.end))
}
