import settingsSchema from '../../schemas/lejic.schema.json' with {type: 'json'}
import {isIdleSetting} from '../2-parse/idle-settings.ts'
import {baseLayer} from '../4-check/example-layer.ts'
import {rules} from '../4-check/index.ts'
import {hosts} from '../hosts/index.ts'
import type {Path, Rule} from '../model.ts'
import {ruleMarkdown} from '../report/rule-page.ts'
import {commandHelp, generalHelp} from './help.ts'
import {commands} from './index.ts'

/**
 * The pages of the manual that are generated, by path: rules, commands and hosts, from the very records that the program
 * runs on, so that the manual cannot tell of another program.
 */
export async function manualPages(): Promise<ReadonlyMap<Path, string>> {
  return new Map([
    ['content/system/rules.md', rulesPage()],
    ['content/system/rule-reference.md', ruleReference()],
    ['content/system/commands.md', await commandsPage()],
    ['content/system/hosts.md', hostsPage()],
    ['content/system/settings.md', settingsPage()],
  ])
}

function page(id: string, title: string, summary: string, body: readonly string[]): string {
  return [`---\nid: ${id}\ntitle: ${title}\nsummary: ${summary}\n---`, `# ${title}`, ...body, '']
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function rulesPage(): string {
  const table = (some: readonly Rule[]) => [
    ['| Rule | Severity | Says |', '|---|---|---|', ...some.map(ruleRow)].join('\n'),
  ]
  const byOrigin = (origin: Rule['origin']) => rules.filter((rule: Rule) => rule.origin === origin)
  return page('rules', 'Rules', `All ${rules.length} rules by origin, with severity and meaning.`, [
    'A rule id never changes. `lejic explain RULE` prints a rule with its reason, its mend and two examples; the same stands in the [rule reference](rule-reference.md).',
    '## Rules of the specification',
    'These are what `lejic check --spec` reports. Their severity is fixed.',
    ...table(byOrigin('leji')),
    '## Rules of lejic',
    'The specification is silent here. `rules` in `lejic.yaml` sets their severity or turns them off.',
    ...table(byOrigin('own')),
  ])
}

function ruleRow({id, severity, summary}: Rule): string {
  return `| [\`${id}\`](rule-reference.md#${id}) | ${severity} | ${summary.replaceAll('|', '\\|')} |`
}

function ruleReference(): string {
  return page(
    'rule-reference',
    'Rule reference',
    'Each rule with its reason, its mend, an example that raises it and one that does not.',
    [
      'The examples are laid over a small valid layer and run as tests.',
      '<!-- secretlint-disable -- the example of content-secret is no secret -->',
      ...rules.map((rule: Rule) => ruleMarkdown(rule, baseLayer).trimEnd()),
    ],
  )
}

async function commandsPage(): Promise<string> {
  const loaded = await Promise.all(commands.map(({load}) => load()))
  return page('commands', 'Commands', 'Every command with its flags, as its own help prints them.', [
    `\`\`\`text\n${generalHelp(commands).trimEnd()}\n\`\`\``,
    ...loaded.flatMap((command) => [
      `## lejic ${command.name}`,
      `\`\`\`text\n${commandHelp(command).trimEnd()}\n\`\`\``,
    ]),
  ])
}

function hostsPage(): string {
  const rows = hosts.flatMap(({id, name, docs, verified, shims}) =>
    shims.map(({path}) => `| \`${id}\` | ${name} | \`${path}\` | [source](${docs}), read ${verified} |`),
  )
  return page('hosts', 'Hosts', 'The hosts that lejic writes files for, and where their facts come from.', [
    ['| Id | Host | File | Facts |', '|---|---|---|---|', ...rows].join('\n'),
  ])
}

/** The parts of a JSON Schema that say something to a person. */
interface SchemaNode {
  readonly description?: string
  readonly default?: unknown
  readonly type?: string | readonly string[]
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly additionalProperties?: boolean | SchemaNode
}

function settingsPage(): string {
  const schema: SchemaNode & {readonly $defs?: Readonly<Record<string, SchemaNode>>} = settingsSchema
  const rows = (node: SchemaNode, prefix: string): readonly string[] =>
    Object.entries(node.properties ?? {}).flatMap(([key, value]) => {
      const name = `${prefix}${key}`
      const {additionalProperties: each} = value
      const below =
        typeof each === 'object' ? (schema.$defs?.[each.$ref?.replace('#/$defs/', '') ?? ''] ?? each) : undefined
      return [
        `| \`${name}\` | ${value.default === undefined ? '' : `\`${JSON.stringify(value.default)}\``} | ${value.description ?? ''}${isIdleSetting(name) ? ' *Not acted on yet.*' : ''} |`,
        ...rows(value, `${name}.`),
        ...(below ? rows(below, `${name}.NAME.`) : []),
      ]
    })
  return page('settings', 'Settings', 'Every key of lejic.yaml with its default.', [
    'The file and every key in it are optional. A key that is not listed here is an error. What is *not acted on yet* may be set, does nothing in this version, and is noted by `settings-without-effect`.',
    ['| Key | Default | Means |', '|---|---|---|', ...rows(schema, '')].join('\n'),
  ])
}
