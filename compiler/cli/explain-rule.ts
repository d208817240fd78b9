import type {ExampleTree, Rule} from '../model.ts'

/** A rule as a page of text. */
export function describeRule(rule: Rule, color: boolean): string {
  const strong = (text: string) => (color ? `\u001b[1m${text}\u001b[22m` : text)
  const from = rule.source ?? 'lejic’s own rule'
  return [
    `${strong(rule.id)} (${rule.severity}, ${from})`,
    '',
    rule.summary,
    '',
    `${strong('Why')}   ${rule.why}`,
    `${strong('Mend')}  ${rule.mend}`,
    '',
    strong('Raises it:'),
    ...exampleLines(rule.example.bad, rule.example.git === false),
    '',
    strong('Does not:'),
    ...exampleLines(rule.example.good, false),
    '',
  ].join('\n')
}

function exampleLines(tree: ExampleTree, withoutGit: boolean): readonly string[] {
  const entries = Object.entries(tree)
  const lines = entries.flatMap(([path, content]) => [
    `  ${path}`,
    ...contentLines(content).map((line) => `    ${line}`),
  ])
  if (withoutGit) lines.push('  the same folder outside a git work tree')
  return lines.length > 0 ? lines : ['  the example layer as it is']
}

function contentLines(content: ExampleTree[string]): readonly string[] {
  if (content === null || content === undefined) return ['(absent)']
  if (typeof content === 'string')
    return content
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.trimEnd())
  if (content instanceof Uint8Array) return [`(${content.length} bytes: ${hex(content)})`]
  return 'link' in content ? [`(a link to ${content.link})`] : ['(cannot be read)']
}

/** The first bytes in hexadecimal, enough to see a byte order mark or a broken sequence. */
function hex(bytes: Uint8Array): string {
  const shown = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
  return bytes.length > 16 ? `${shown} …` : shown
}
