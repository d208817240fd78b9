import {suggestWithin} from '../../diagnostics/suggestion.ts'
import type {Document, ResolvedLayer, ResolvedLink, Rule, SourceFile, Tree} from '../../model.ts'
import {type Anchors, anchorsOf, hasAnchor} from '../heading-anchors.ts'
import {linkCheckedDocuments} from '../link-checked.ts'

const prices = '# Prices\n\n## By weight\n\nA hundred grams cost four.\n'

export const linkAnchor = {
  id: 'link-anchor',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §14',
  summary: 'A link names a heading that its target does not have.',
  why: 'The reader lands at the top of a page and looks for what was meant; an agent that reads by heading finds nothing.',
  mend: 'Correct what stands behind `#`. It is the heading in small letters, with `-` for spaces and without punctuation.',
  example: {
    bad: {
      'docs/domain/terms.md': '# Terms\n\nTins are [sold by weight](prices.md#by-wieght).\n',
      'docs/domain/prices.md': prices,
    },
    good: {
      'docs/domain/terms.md': '# Terms\n\nTins are [sold by weight](prices.md#by-weight).\n',
      'docs/domain/prices.md': prices,
    },
  },
  check({source, resolved}, report) {
    if (!resolved) return
    for (const document of linkCheckedDocuments(resolved)) {
      for (const resolvedLink of resolved.linksByPath.get(document.path) ?? []) {
        const fragment = fragmentOf(resolvedLink)
        const target = fragment === undefined ? undefined : targetOf(source.tree, resolved, document, resolvedLink)
        if (fragment === undefined || !target) continue
        const anchors = anchorsOf(target)
        if (hasAnchor(anchors, fragment) || isFootnote(target, fragment)) continue
        const {link} = resolvedLink
        report({
          rule: 'link-anchor',
          path: document.path,
          construct: link.target,
          message: `\`#${fragment}\` is no heading of ${target === document.file ? 'this document' : `\`${target.path}\``}.`,
          hint: hint(resolved, anchors, fragment),
          place: {file: document.file, start: link.start + link.target.indexOf('#'), end: link.end},
        })
      }
    }
  },
} satisfies Rule

/** The decoded fragment; undefined for none, for the top of a page, for lines of a source view and for text directives. */
function fragmentOf({link, state, fragment}: ResolvedLink): string | undefined {
  if (state === 'broken' || fragment === undefined || !link.target.includes('#')) return undefined
  const decoded = decode(fragment)
  return decoded === '' || decoded === 'top' || /^L\d+(?:C\d+)?(?:-|$)|:~:/.test(decoded) ? undefined : decoded
}

/** Percent-encoding and numeric character references, as markdown and then a browser reads them. */
function decode(fragment: string): string {
  const text = fragment.replace(
    /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi,
    (whole, hex: string | undefined, decimal: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The markdown file that a link leads to: the document itself for a fragment alone, the README for a folder. */
function targetOf(tree: Tree, {layer}: ResolvedLayer, from: Document, {path}: ResolvedLink): SourceFile | undefined {
  if (path === undefined) return from.file
  const file = tree.kind(path) === 'directory' ? (path === '' ? 'README.md' : `${path}/README.md`) : path
  return file.endsWith('.md') ? (layer.documents.get(file)?.file ?? tree.file(file)) : undefined
}

function isFootnote({text}: SourceFile, fragment: string): boolean {
  return /^(?:user-content-)?(?:fn|fnref)-|^footnote-label$/.test(fragment) && text.includes('[^')
}

function hint(resolved: ResolvedLayer, {ids}: Anchors, fragment: string): string {
  const twin = ['NFC', 'NFD'].map((form) => fragment.normalize(form)).find((form) => ids.has(form))
  if (twin !== undefined) return `It looks the same but is encoded otherwise: write \`#${encodeURIComponent(twin)}\`.`
  const near = suggestWithin(resolved, fragment, () => [...ids])
  return near === undefined ? 'Name one of its headings, or link the page as a whole.' : `Did you mean \`#${near}\`?`
}
