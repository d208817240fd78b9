import type {Edit, SourceFile} from '../model.ts'

/**
 * The bytes of a file with edits made, byte for byte the same outside of them; undefined where that cannot be promised:
 * edits that overlap or belong to another file, and text that is not plain UTF-8. Equal edits count once.
 */
export function applyEdits(file: SourceFile, edits: readonly Edit[]): Uint8Array | undefined {
  if (!isEditable(file)) return undefined
  const {text} = file
  const sorted = withoutTwins(edits).sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end)
  let done = 0
  const parts: string[] = []
  for (const {place, text: inserted} of sorted) {
    if (place.file.path !== file.path || place.start < done || place.end < place.start) return undefined
    parts.push(text.slice(done, place.start), inserted)
    done = place.end
  }
  parts.push(text.slice(done))
  return withText(file, parts.join(''))
}

/** Whether a file's text can be written back with the bytes that it came from: plain UTF-8, with or without a mark. */
export function isEditable({encoding}: SourceFile): boolean {
  return encoding.invalidAt === undefined && !encoding.bom.startsWith('utf-16')
}

/** The bytes of an editable file with another text; its byte order mark stays. */
export function withText({bytes, encoding}: SourceFile, text: string): Uint8Array {
  const mark = encoding.bom === 'utf-8' ? bytes.subarray(0, 3) : new Uint8Array()
  return Buffer.concat([mark, Buffer.from(text, 'utf-8')])
}

/** Without the second of two edits that say the same: two rules may ask for one mend. */
function withoutTwins(edits: readonly Edit[]): Edit[] {
  const byKey = new Map(edits.map((edit) => [`${edit.place.start}:${edit.place.end}:${edit.text}`, edit]))
  return [...byKey.values()]
}
