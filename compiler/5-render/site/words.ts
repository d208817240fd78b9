import type {CategoryId, Kind} from '../../model.ts'

/** How the site names a category. */
export const categoryName: Readonly<Record<CategoryId, string>> = {
  domain: 'Domain',
  system: 'System',
  practice: 'Practice',
  governance: 'Governance',
  decisions: 'Decisions',
}

/** What a category is for, shown when its index file says nothing. */
export const categoryPurpose: Readonly<Record<CategoryId, string>> = {
  domain: 'What the words mean here, and the facts that the work rests on.',
  system: 'How the things we build are shaped, and why they hold together.',
  practice: 'How the work is done: habits that have worked more than once.',
  governance: 'The rules that bind, and who may change them.',
  decisions: 'What was decided, when, by whom, and what it cost.',
}

/** What kind of truth a document is, in the reader's words (Leji §3.5). */
export const kindMeaning: Readonly<Record<Kind, string>> = {
  intent: 'Intent: kept true as things change',
  record: 'Record: true for its own time, never rewritten',
}

/**
 * A title as plain text: markdown marks of a heading are taken off (code, emphasis, links, images, closing hashes) and
 * tags that only carry an anchor or a picture. A title such as `<form>` is a word and stays.
 */
export function plainTitle(title: string): string {
  const plain = title
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(?:a|img|br|span|sub|sup|b|i|em|strong|kbd|code)(?:\s[^>]*)?\/?>/gi, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*/gu, '$1')
    .replace(/\s*\{[#/][^}]*\}\s*$/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain || title.trim()
}

/** Direction overrides and isolates: one in a title would turn everything after it in a list (Unicode TR9). */
const invisible = /[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g

/** A size for people: `812 B`, `9.4 kB`, `1.2 MB`; decimal units. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(bytes < 9950 ? 1 : 0)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** `1 document`, `2,048 documents`. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`
}

/** Thousands are set off by commas: not by the machine's locale, so that pages are the same everywhere. */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-03-02` as `2 Mar 2026`; anything else as it is. */
export function dateText(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  const month = months[Number(parts?.[2]) - 1]
  return parts && month ? `${Number(parts[3])} ${month} ${parts[1]}` : date
}

/** A date with its machine-readable form, for `<time>`; null stays null. */
export function dateOf(date: string | undefined | null): {iso: string; text: string} | null {
  return date ? {iso: date, text: dateText(date)} : null
}

/** Cuts at a word where there is one, and says so by an ellipsis. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/\p{Surrogate}$/u, '').replace(/[\s.,;:]+$/, '')}…`
}
