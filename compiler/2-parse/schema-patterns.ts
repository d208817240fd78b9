/** What a pattern of the schemas asks for in words, and how a text that breaks it is most likely meant. */
export interface PatternRule {
  readonly what: string
  /** A text that fits, or undefined when it cannot be guessed. */
  mend?(text: string): string | undefined
  /** What to do when it cannot. */
  readonly hint?: string
}

/** The words for a pattern; for one that is not listed, the pattern itself. */
export function patternRule(pattern: string): PatternRule {
  return rules.find((rule) => rule.pattern === pattern) ?? {what: `text of the form \`${pattern}\``}
}

const path = '^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\)'
const date = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const hintDate = 'Year, month from 01 to 12, day from 01 to 31, as in `2026-01-31`.'
const fromRoot = 'from the repository root, without `/` or `./` at its start, `..` or `\\`'

/** Exported for the test that finds every pattern of the schemas here. */
export const rules: readonly (PatternRule & {readonly pattern: string})[] = [
  {pattern: `${path}.+$`, what: `a path ${fromRoot}`, mend: mendPath},
  {pattern: `${path}.*$`, what: `a path ${fromRoot}`, mend: mendPath},
  {pattern: `${path}.+\\.md$`, what: `the path of a \`.md\` file ${fromRoot}`, mend: mendMarkdownPath},
  {
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    what: 'lower-case letters and digits in words joined by single hyphens',
    mend: mendId,
  },
  {pattern: `${date}$`, what: 'a date of the form `YYYY-MM-DD`', mend: mendDate, hint: hintDate},
  {
    pattern: `${date}([T ].*)?$`,
    what: 'a date of the form `YYYY-MM-DD`, with or without a time',
    mend: mendDate,
    hint: hintDate,
  },
  {pattern: `${date}[T ].+$`, what: 'a date and time such as `2026-01-31T12:00:00.000Z`'},
  {
    pattern: `${date}(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ)?$`,
    what: 'a date of the form `YYYY-MM-DD`, or a second in UTC such as `2026-01-31T12:00:00Z`',
    mend: mendDate,
    hint: hintDate,
  },
  {pattern: '^\\d+\\.\\d+$', what: 'a version of the form `1.0`'},
  {pattern: '^([0-9a-f]{40}|[0-9a-f]{64})$', what: 'a full commit id of 40 or 64 lower-case hexadecimal digits'},
  {pattern: '^refs/(heads|tags)/.+$', what: 'a full ref name such as `refs/heads/main`', mend: mendRef},
  {pattern: '<prompt>', what: 'a command that holds `<prompt>` where the prompt goes'},
  {
    pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$',
    what: 'a colour such as `#0f766e`',
  },
  {pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$', what: 'a colour such as `#0f766e`'},
  {pattern: '^/', what: 'a path that starts with `/`', mend: (text) => `/${text}`},
  {pattern: '^[0-9a-f]{64}$', what: 'a SHA-256 hash of 64 lower-case hexadecimal digits'},
]

function mendPath(text: string): string | undefined {
  const better = text.replaceAll('\\', '/').replace(/^(\.?\/)+/, '')
  return better === '' || better === text || /(^|\/)\.\.(\/|$)/.test(better) ? undefined : better
}

function mendMarkdownPath(text: string): string | undefined {
  const better = mendPath(text)
  return better?.endsWith('.md') ? better : undefined
}

function mendId(text: string): string | undefined {
  const better = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return better === '' ? undefined : better
}

/** `2026-1-2` and `2026/01/02`. */
function mendDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (!year || !month || !day || Number(month) > 12 || Number(day) > 31 || !Number(month) || !Number(day))
    return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function mendRef(text: string): string | undefined {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(text) && !text.startsWith('refs/') ? `refs/heads/${text}` : undefined
}
