import {visibleText} from '../diagnostics/visible-text.ts'
import type {ExampleTree, Path, Rule} from '../model.ts'
import {exampleFiles} from './example-tree.ts'
import {styleFor} from './style.ts'

type Base = Readonly<Record<Path, string>>

interface PageOptions {
  readonly color: boolean
  /** What the failing example prints, as `pretty` shows it; left out when empty. */
  readonly printed?: string
}

/** A rule as `lejic explain` prints it; `base` is the layer over which its examples are laid. Ends with a line break. */
export function rulePage(rule: Rule, base: Base, {color, printed = ''}: PageOptions): string {
  const style = styleFor(color)
  const files = (tree: ExampleTree, git: boolean) =>
    sections(tree, base, git).flatMap(({title, lines}) => [
      `  ${style.faint(title)}`,
      ...lines.map((line) => `    ${visibleText(line)}`.trimEnd()),
    ])
  const {bad, good, git} = rule.example
  return [
    `${style.strong(rule.id)}  ${style.severity(rule.severity, rule.severity)}  ${style.faint(originOf(rule))}`,
    '',
    rule.summary,
    rule.why,
    '',
    `${style.good('mend')}  ${rule.mend}`,
    '',
    style.strong('Raises it:'),
    ...files(bad, git !== false),
    '',
    ...(printed === ''
      ? []
      : [
          style.strong('It prints:'),
          ...printed
            .trimEnd()
            .split('\n')
            .map((line) => `  ${line}`.trimEnd()),
          '',
        ]),
    style.strong('Does not:'),
    ...files(good, true),
    '',
  ].join('\n')
}

/** The same page as a section of the manual, from a level-2 heading on. Ends with a line break. */
export function ruleMarkdown(rule: Rule, base: Base): string {
  const {bad, good, git} = rule.example
  const files = (tree: ExampleTree, inGit: boolean) =>
    sections(tree, base, inGit).flatMap(({path, title, lines}) => [
      path === undefined ? `${title}.` : `\`${path}\``,
      ...(lines.length > 0 ? ['', fenced(lines.map(visibleText).join('\n'))] : []),
      '',
    ])
  return [
    `## ${rule.id}`,
    '',
    `${rule.severity}, ${originOf(rule)}.`,
    '',
    rule.summary,
    rule.why,
    '',
    `**Mend.** ${rule.mend}`,
    '',
    '**Raises it:**',
    '',
    ...files(bad, git !== false),
    '**Does not:**',
    '',
    ...files(good, true),
  ].join('\n')
}

function originOf({origin, source}: Rule): string {
  if (origin === 'leji') return source ?? 'Leji 1.0'
  return source === undefined ? 'a rule of lejic' : `a rule of lejic, see ${source}`
}

interface ExampleSection {
  readonly path?: Path
  readonly title: string
  readonly lines: readonly string[]
}

function sections(tree: ExampleTree, base: Base, git: boolean): readonly ExampleSection[] {
  const files = exampleFiles(tree, base).map(({path, lines}) => ({path, title: path, lines}))
  if (!git) return [...files, {title: 'The layer outside a git work tree', lines: []}]
  return files.length > 0 ? files : [{title: 'The base layer as it is', lines: []}]
}

/** Tildes, longer than any run in the text: an example may hold backtick fences. `text`, so that no scanner takes it for a block. */
function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/~{3,}/g), ([run]) => run.length))
  const fence = '~'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
