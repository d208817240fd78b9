import type {Document} from '../model.ts'
import {proseOf} from '../prose.ts'

/** A piece of one host's configuration syntax in a text that every host reads. */
export interface VendorSyntax {
  readonly what: string
  readonly host: string
  readonly hint: string
  /** Range in the file. */
  readonly start: number
  readonly end: number
}

interface Syntax {
  readonly pattern: RegExp
  readonly what: string
  readonly host: string
  readonly hint: string
}

const asPath = 'Write the path in backticks, and in words what to do with it.'
const asWords = 'Say in plain words what is to be done.'

/** What stands in running text. Code spans are blanked before, since code shows syntax and does not use it. */
const inProse: readonly Syntax[] = [
  {
    // Not an address, a package or a person: it ends like a file, or starts like a path.
    pattern:
      /(?<![\p{L}\p{N}`/@._-])@(?:(?:~|\.{1,2})?\/[\w./-]*\w|(?:[\w-]+\/)*[\w-]*\.?[\w-]+\.[A-Za-z][A-Za-z0-9]{0,9})(?![\w@/-])/gu,
    what: 'an import',
    host: 'Claude Code, Gemini CLI and a few more',
    hint: asPath,
  },
  {
    pattern: /(?<![\w&])#(?:file|folder|codebase|selection|sym):\S+/g,
    what: 'a context variable',
    host: 'Copilot',
    hint: asPath,
  },
  {pattern: /(?<=\]\()mdc:[^)\s]*/g, what: 'a link form', host: 'Cursor', hint: 'Link the path itself.'},
  {pattern: /\$ARGUMENTS\b/g, what: 'a placeholder', host: 'Claude Code commands', hint: asWords},
  {
    pattern: /\$\{(?:input|file|selection|workspaceFolder)\b[^}\n]*\}/g,
    what: 'a placeholder',
    host: 'Copilot prompt files',
    hint: asWords,
  },
  {pattern: /[!@]\{[^}\n]+\}|\{\{args\}\}/g, what: 'a placeholder', host: 'Gemini CLI commands', hint: asWords},
  {pattern: /(?<![^\s(])!(?=\0)/g, what: 'the start of a command to run', host: 'Claude Code commands', hint: asWords},
]

/** Frontmatter keys that one host acts on. */
const keys: ReadonlyMap<string, string> = new Map([
  ['alwaysApply', 'Cursor'],
  ['globs', 'Cursor'],
  ['applyTo', 'Copilot'],
  ['excludeAgent', 'Copilot'],
  ['trigger', 'Windsurf'],
  ['inclusion', 'Kiro'],
  ['fileMatchPattern', 'Kiro'],
  ['allowed-tools', 'Claude Code'],
  ['argument-hint', 'Claude Code'],
])

/** Vendor syntax in a document, in document order. Imports in the router table are legal: they stand in its `Load` column. */
export function vendorSyntaxIn({file, bodyStart, frontmatter}: Document): readonly VendorSyntax[] {
  const {text, ranges} = proseOf(file.text, bodyStart)
  const router = routerTable(file.text)
  const inText = ranges.flatMap((range) =>
    inProse.flatMap(({pattern, ...syntax}) =>
      [...text.slice(range.start, range.end).matchAll(pattern)].map((match) => {
        const start = range.start + match.index
        return {...syntax, start, end: start + match[0].length}
      }),
    ),
  )
  const inFrontmatter = Object.keys(frontmatter.data ?? {}).flatMap((key) => {
    const host = keys.get(key)
    return host === undefined
      ? []
      : [
          {
            what: 'a frontmatter key',
            host,
            hint: 'Take it out; the host files carry what a host needs.',
            ...frontmatter.locate([key], {key: true}),
          },
        ]
  })
  return [...inFrontmatter, ...inText.filter(({start}) => start < router.start || start >= router.end)].sort(
    (a, b) => a.start - b.start,
  )
}

function routerTable(text: string): {readonly start: number; readonly end: number} {
  const start = text.indexOf('<!-- router:start -->')
  const end = start < 0 ? -1 : text.indexOf('<!-- router:end -->', start)
  return end < 0 ? {start: text.length, end: text.length} : {start, end}
}
