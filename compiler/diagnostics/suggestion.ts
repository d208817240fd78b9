/**
 * The entry of `known` nearest to what was written, or undefined when none is near enough to be what was meant. Near is a
 * third of the longer word's letters (at least one), counting a swap of neighbours as one slip; case does not count. The
 * first entry wins a tie, so the answer depends on the order of `known` alone.
 */
export function suggest(written: string, known: readonly string[]): string | undefined {
  const wanted = written.toLowerCase()
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const limit = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3))
    if (Math.abs(wanted.length - candidate.length) > limit) continue
    const distance = slips(wanted, candidate.toLowerCase())
    if (distance <= limit && distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours, in UTF-16 units. */
function slips(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({length: b.length + 1}, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
