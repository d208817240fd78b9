import {compareBytes} from '../byte-order.ts'

/**
 * The candidate that `word` was most likely meant to be; undefined when none is near enough. Near means at most one edit
 * for every three characters, and at least one: `praktice` finds `practice`, `ab` does not find `xy`, nor `a` find `b`. Equal but for
 * letter case always counts. Between equally near candidates the first in byte order wins, so the answer does not hang
 * on the order in which they were collected.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate === word) continue
    const limit = allowedEdits(wanted, candidate)
    const distance = editDistance(wanted, candidate.toLowerCase(), Math.min(limit, bestDistance))
    if (distance > limit || distance > bestDistance) continue
    if (distance === bestDistance && best !== undefined && compareBytes(best, candidate) <= 0) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

/** Candidates that all questions about one thing may look at together; then nobody needs another guess. */
const maxCompared = 500_000

const comparedFor = new WeakMap<object, number>()

/**
 * Like `suggest`, for questions that come in thousands over thousands of names (broken links into one folder, unknown ids):
 * once those about `owner` have looked at half a million candidates, the answer is undefined.
 */
export function suggestWithin(owner: object, word: string, candidates: () => readonly string[]): string | undefined {
  const compared = comparedFor.get(owner) ?? 0
  if (compared > maxCompared) return undefined
  const names = candidates()
  comparedFor.set(owner, compared + names.length + 1)
  return suggest(word, names)
}

/** `didYouMean` with the bound of `suggestWithin`. */
export function didYouMeanWithin(owner: object, word: string, candidates: () => readonly string[]): string | undefined {
  return asQuestion(suggestWithin(owner, word, candidates))
}

/** `Did you mean ...?` for `suggest`'s answer, with the spelling in backticks; undefined when there is none. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  return asQuestion(suggest(word, candidates))
}

function asQuestion(found: string | undefined): string | undefined {
  return found === undefined ? undefined : `Did you mean \`${found}\`?`
}

function allowedEdits(word: string, candidate: string): number {
  const longest = Math.max(word.length, candidate.length)
  return Math.min(longest - 1, Math.max(1, Math.floor(longest / 3)))
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one into the other (optimal string alignment: no
 * substring is edited twice). Gives up with Infinity once more than `limit` edits are certain.
 */
export function editDistance(first: string, second: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(first.length - second.length) > limit) return Number.POSITIVE_INFINITY
  const [a, b] = withoutCommonEnds(first, second)
  let beforeLast: number[] = []
  let last = Array.from({length: b.length + 1}, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let smallest = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(beforeLast, j - 2) + 1)
      row.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = row
  }
  const distance = at(last, b.length)
  return distance > limit ? Number.POSITIVE_INFINITY : distance
}

/** What lies between the common start and the common end: names in one folder are mostly alike. */
function withoutCommonEnds(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
