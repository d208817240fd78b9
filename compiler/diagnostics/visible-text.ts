/**
 * Characters that a terminal would obey or hide: C0 and C1 controls (so also escape sequences in a file name), the bidi
 * marks, embeddings and isolates, line and paragraph separators, zero-width space, word joiner, BOM, soft hyphen and
 * lone surrogates. The joiners U+200C and U+200D stay: Persian, Indic scripts and emoji need them.
 */
const hidden =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/u

const everyHidden = new RegExp(hidden.source, 'gu')

/** `text` with every hidden or obeyed character written as `<U+202E>`, so that a reader sees what stands there. */
export function visibleText(text: string): string {
  return text.replace(everyHidden, codePointName)
}

/** True for one character that `visibleText` would rewrite. */
export function isHidden(character: string): boolean {
  return hidden.test(character)
}

/** `<U+202E>` for the first code point of `character`. */
export function codePointName(character: string): string {
  return `<${codePoint(character)}>`
}

/** `U+202E` for the first code point of `character`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
