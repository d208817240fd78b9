/** A search term with where it stands in the text, in UTF-16 offsets. */
export interface TokenSpan {
  readonly term: string
  readonly start: number
  readonly end: number
}

/** Scripts written without spaces: cut into pairs of characters, as no dictionary is at hand. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}々〆ヶー]+/gu
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_.'’-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

/** The terms of a text with their places; overlapping where a word also counts by its parts. */
export function tokenSpans(text: string): readonly TokenSpan[] {
  const spans: TokenSpan[] = []
  let at = 0
  for (const match of text.matchAll(unspaced)) {
    words(text.slice(at, match.index), at, spans)
    pairs(match[0], match.index, spans)
    at = match.index + match[0].length
  }
  words(text.slice(at), at, spans)
  return spans
}

/** The terms under which a text is found. */
export function indexTokens(text: string): string[] {
  return tokenSpans(text).map(({term}) => term)
}

/**
 * The terms of what somebody types. The lone last character of a run of pairs is left out: in the index it is there to
 * find runs that end in it, in a query the pair before has said more.
 */
export function queryTokens(text: string): string[] {
  const spans = tokenSpans(text)
  return spans.filter((span) => !spans.some((other) => other !== span && contains(other, span))).map(({term}) => term)
}

function contains(outer: TokenSpan, inner: TokenSpan): boolean {
  return outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start
}

function pairs(run: string, offset: number, spans: TokenSpan[]): void {
  const characters = [...run]
  let start = offset
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1] ?? ''
    const term = (character + next).normalize('NFKC')
    spans.push({term, start, end: start + character.length + next.length})
    start += character.length
  }
}

function words(text: string, offset: number, spans: TokenSpan[]): void {
  for (const match of text.matchAll(word)) {
    const start = offset + match.index
    const [whole] = match
    push(spans, whole, start)
    if (!/[_.'’-]/.test(whole)) continue
    let at = start
    for (const part of whole.split(/([_.'’-])/)) {
      if (part.length > 1) push(spans, part, at)
      at += part.length
    }
  }
}

function push(spans: TokenSpan[], written: string, start: number): void {
  const term = foldTerm(written)
  if (term !== '') spans.push({term, start, end: start + written.length})
}

/**
 * One form for what readers hold to be one word: case and accents off (`Decisión`, `decision`), Arabic vowel marks,
 * stretching and letter variants off, and the Arabic article, so that `القرار` is found by `قرار`.
 */
export function foldTerm(written: string): string {
  const folded = written
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ıİ]/g, 'i')
    .replace(/’/g, "'")
    .replace(/ß/g, 'ss')
  // Decomposed Hangul is put together again: a syllable is the unit that people type.
  const composed = folded.normalize('NFC')
  if (!/\p{Script=Arabic}/u.test(composed)) return composed
  const letters = composed
    .replace(/[\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
  return letters.replace(/^(?:و|ف|ب|ك)?ال(?=.{3})/, '')
}
