/** Frontmatter `freshness.reviewAfter` where it is text; null else (Leji §10.2). */
export function reviewDate(frontmatter: Readonly<Record<string, unknown>> | undefined): string | null {
  const freshness = frontmatter?.freshness
  if (typeof freshness !== 'object' || freshness === null || !('reviewAfter' in freshness)) return null
  const {reviewAfter} = freshness
  return typeof reviewAfter === 'string' && reviewAfter !== '' ? reviewAfter : null
}
