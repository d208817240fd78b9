import type {Path} from '../../model.ts'

/**
 * Turns inline code that is exactly the path of a published page into a link to it: layers name each other's documents in
 * backticks, as agents are told to read them. Code blocks and what stands in a link already stay as they are. `html` is
 * our own renderer's, so tags are balanced and no attribute holds `<` or `>`.
 */
export function linkPaths(html: string, hrefOf: (path: Path) => string | undefined): string {
  let closed = 0
  return html.replace(
    /<(\/?)(?:a|pre)\b[^<>]*>|<code>([^<]+)<\/code>/g,
    (whole: string, slash: string | undefined, code: string | undefined) => {
      if (code === undefined) {
        closed += slash === '/' ? -1 : 1
        return whole
      }
      const href = closed > 0 ? undefined : hrefOf(decoded(code))
      return href === undefined ? whole : `<a href="${href}">${whole}</a>`
    },
  )
}

/** Paths that `linkPaths` may find in a text: what stands between two backticks and has a dot or a slash. */
export function possiblePaths(body: string): readonly string[] {
  return [...new Set([...body.matchAll(/`([^`\n]*[./][^`\n]*)`/g)].map(([, path]) => (path ?? '').trim()))]
}

function decoded(text: string): string {
  return text
    .replace(/&#x3C;/gi, '<')
    .replace(/&#x26;|&amp;/gi, '&')
    .replace(/&#x22;|&quot;/gi, '"')
}
