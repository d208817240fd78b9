import type {Edit, SourceFile} from '../model.ts'

/**
 * The bytes of a file with edits made, byte for byte the same outside of them; undefined where that cannot be promised:
 * edits that overlap or belong to another file, and text that is not plain UTF-8. Equal edits count once.
 */
export function applyEdits(file: SourceFile, edits: readonly Edit[]): Uint8Array | undefined {
  const {text, bytes, encoding} = file
  if (encoding.invalidAt !== undefined || encoding.bom.startsWith('utf-16')) return undefined
  const sorted = withoutTwins(edits).sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end)
  let done = 0
  const parts: string[] = []
  for (const {place, text: inserted} of sorted) {
    if (place.file.path !== file.path || place.start < done || place.end < place.start) return undefined
    parts.push(text.slice(done, place.start), inserted)
    done = place.end
  }
  parts.push(text.slice(done))
  const mark = encoding.bom === 'utf-8' ? bytes.subarray(0, 3) : new Uint8Array()
  return Buffer.concat([mark, Buffer.from(parts.join(''), 'utf-8')])
}

/** Without the second of two edits that say the same: two rules may ask for one mend. */
function withoutTwins(edits: readonly Edit[]): Edit[] {
  const byKey = new Map(edits.map((edit) => [`${edit.place.start}:${edit.place.end}:${edit.text}`, edit]))
  return [...byKey.values()]
}
