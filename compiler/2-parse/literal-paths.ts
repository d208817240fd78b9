import type {LiteralPath, SourceFile} from '../model.ts'
import {normalisePath} from '../paths.ts'
import type {Prose} from '../prose.ts'

/** Endings that make a bare name a file's: `leji.json` is one, `node.js` and `v1.2` are not. */
const bareFile = /^[^/\s]+\.(?:mdx?|jsonc?|ya?ml|toml|txt)$/i

/** What stands in for something else, is a pattern, a command, an address or a package. */
const noPath = /[*?<>{}$|=,;"'`\\:]|\p{Cc}|^[-~@#/]|^\.\.?(?:\/|$)|…|\.{3}|(?:^|\/)\.\.(?:\/|$)|\/\/|N{3,}|X{3,}|Y{4}/u

/**
 * The code spans of a document that hold a path from the repository's root and nothing else, in document order (Leji §4:
 * the boot profile names literal paths; §1.1: paths start at the root).
 */
export function literalPaths({text}: SourceFile, prose: Prose): readonly LiteralPath[] {
  return prose.spans.flatMap(({start, end}) => {
    const marks = /^`+/.exec(text.slice(start, end))?.[0].length ?? 1
    const inner = text.slice(start + marks, end - marks)
    const written = inner.trim()
    const certain = certainty(written)
    const path = normalisePath(written)
    if (certain === undefined || path === undefined) return []
    const from = start + marks + (inner.length - inner.trimStart().length)
    return [{path, written, form: 'code' as const, certain, start: from, end: from + written.length}]
  })
}

/**
 * True for what can only be a path: a folder with its slash, or a file with an ending. False for words with a slash, which
 * are one where something stands there; undefined for anything else.
 */
function certainty(name: string): boolean | undefined {
  if (name === '' || noPath.test(name)) return undefined
  if (!name.includes('/')) return bareFile.test(name) ? true : undefined
  const looksLikeHost = /^[^/.]+\.[^/]*\//.test(name)
  return !looksLikeHost && !/\s/.test(name) && (name.endsWith('/') || /\.[A-Za-z0-9]{1,10}$/.test(name))
}
