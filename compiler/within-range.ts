/**
 * The ranges that lie inside `start` to `end`, of a list in order of their starts that do not overlap. A binary search, so
 * that many questions to one long list stay cheap.
 */
export function withinRange<Range extends {readonly start: number; readonly end: number}>(
  ranges: readonly Range[],
  start: number,
  end: number,
): readonly Range[] {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.start ?? end) < start) low = middle + 1
    else high = middle
  }
  let last = low
  while (last < ranges.length && (ranges[last]?.end ?? Number.POSITIVE_INFINITY) <= end) last++
  return ranges.slice(low, last)
}
