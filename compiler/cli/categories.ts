import {categoryIds} from '../canonical.ts'
import {didYouMean} from '../diagnostics/suggestion.ts'
import type {CategoryId} from '../model.ts'
import {UsageError} from './command.ts'

/** Category ids as written. Raises `UsageError` for one that is none. */
export function wantedCategories(written: readonly string[]): readonly CategoryId[] {
  return written.map((id) => {
    const known = categoryIds.find((one) => one === id)
    if (known) return known
    throw new UsageError(
      `There is no category \`${id}\`.`,
      didYouMean(id, categoryIds) ?? `It is one of ${categoryIds.join(', ')}.`,
    )
  })
}
